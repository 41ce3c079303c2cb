# Nocturne: áldások, átkok, állapotok.
np-next-boons = { $case ->
    [acc] a következő áldást
   *[nom] a következő áldás
  }
np-next-hexes = { $case ->
    [acc] a következő rontást
   *[nom] a következő rontás
  }
np-that-boon = { $case ->
    [acc] azt az áldást
   *[nom] az az áldás
  }
receive = { $agree ->
    [do] vegyél át
    [do-it] vedd át
    [does] vegyen át
    [does-it] vegye át
    [may] átvehetsz
    [may-it] átveheted
    [let] átvehet
   *[let-it] átveheti
  } { $obj }
put-away = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
shuffle-deck = { $agree ->
    [do] keverd meg a húzópaklidat
    [does] keverje meg a húzópakliját
    [may] megkeverheted a húzópaklidat
   *[let] megkeverheti a húzópakliját
  }
deck-to-discard = { $agree ->
    [do] tedd a húzópaklidat a dobópaklidba
    [does] tegye a húzópakliját a dobópaklijába
    [may] a dobópaklidba teheted a húzópaklidat
   *[let] a dobópaklijába teheti a húzópakliját
  }
played-as = ebben a körben { $obj } kijátszása csak ennyit ér: { $body }
    .case = nom
mod-no-copy-in-play = { $whose ->
    [they] (amelyből nincs a játékterén)
   *[you] (amelyből nincs a játéktereden)
  }
mod-shares-type = (amelynek van vele közös típusa)
number-of-singles = az olyan, { $what } száma, amelyekből ott pontosan egy van,
register-number-of-discarded-cards = az eldobott lapok száma
in-games-with-this = az olyan játékokban, amelyekben ez a lap szerepel, { $body }
move-move-front = { $agree ->
    [do] tarts magad előtt a takarításig
    [do-it] tartsd magad előtt a takarításig
    [does] tartson maga előtt a takarításig
    [does-it] tartsa maga előtt a takarításig
    [may] magad előtt tarthatsz a takarításig
    [may-it] magad előtt tarthatod a takarításig
    [let] maga előtt tarthat a takarításig
   *[let-it] maga előtt tarthatja a takarításig
  } { $obj }
when-buy-phase = { $who ->
    [you] vásárlásfázisod
    [they] annak a játékosnak a vásárlásfázisa
    [other] egy másik játékos vásárlásfázisa
   *[any] egy vásárlásfázis
  } kezdetén
    .join = moment
when-turn-start = { $who ->
    [you] köröd
    [they] annak a játékosnak a köre
    [other] egy másik játékos köre
   *[any] egy kör
  } kezdetén
    .join = moment
cannot-buy = nem vásárolhatsz { $subj }
    .case = acc
step-receive-shuffle = { $who } új paklivá keveri a használtakat
lasting-played-otherwise = egy ideig mást tesz, vagy semmit sem, néhány lap, amelyet { $who } kijátszik
lasting-not-bought = ebben a körben egy típus lapjai nem vásárolhatók
