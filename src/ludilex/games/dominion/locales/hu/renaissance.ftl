# Szavak a Renaissance és a Menagerie lapjaihoz.
zone-mouse = a Way of the Mouse félretett lapja
type-mat = tálca
of-mat = tálca
from-front = { $whose ->
    [they] az előtte fekvők közül
   *[you] az előtted fekvők közül
  }
in-front = { $whose ->
    [they] előtte fekvő
   *[you] előtted fekvő
  }
    .at = before
in-front-any = egy játékos előtt fekvő
    .at = before
from-exile = { $whose ->
    [they] az Exile-tálcájáról
   *[you] az Exile-tálcádról
  }
in-exile = { $whose ->
    [they] az Exile-tálcáján lévő
   *[you] az Exile-tálcádon lévő
  }
    .at = before
there-front = { $whose ->
    [they] előtte
   *[you] előtted
  }
there-exile = { $whose ->
    [they] az Exile-tálcáján
   *[you] az Exile-tálcádon
  }
np-mouse = { $case ->
    [acc] az ehhez félretett lapot
    [ade] az ehhez félretett lapnál
   *[nom] az ehhez félretett lap
  }
register-cost-of-the-returned-card = { $case ->
    [ade] a visszatett lapnál
   *[nom] a visszatett lap
  }
register-actions-among-them = a felfedett akciókártyák száma
mod-copy-of-event = azonos nevű
    .at = before
mod-played-into-play = { $whose ->
    [they] általa ebben a körben kijátszott
   *[you] általad ebben a körben kijátszott
  }
    .at = before
mod-leaves-play = ebben a körben eldobásra kerülő
    .at = before
move-take-front = { $agree ->
    [do] végy magadhoz
    [do-it] vedd magadhoz
    [does] vegyen magához
    [does-it] vegye magához
    [may] magadhoz vehetsz
    [may-it] magadhoz veheted
    [let] magához vehet
   *[let-it] magához veheti
  } { $obj }
move-exile-exile = { $agree ->
    [do] száműzz
    [do-it] száműzd
    [does] száműzzön
    [does-it] száműzze
    [may] száműzhetsz
    [may-it] száműzheted
    [let] száműzhet
   *[let-it] száműzheti
  } { $obj }
for-each-other-player = minden más játékosra: { $body }
use-up = ez a képesség ebben a körben már nem használható újra
while-front = amíg ez előtted fekszik
first-action = egy saját körödben először
not-first-action = egy saját körödben nem először
lasting-played-this-turn = { $who } ebben a körben kijátszotta: { $subject }
lasting-used-up = { $who } ebben a körben felhasználta: { $subject }
cond-reveals-more = { $whose ->
    [they] nála van a „Lantern”
   *[you] nálad van a „Lantern”
  }
reveal-more = a „Border Guard” lapjaid 2 helyett { $n } lapot fednek fel, és ahhoz, hogy ereklyét végy magadhoz, mind a { $n } lapnak akciókártyának kell lennie
