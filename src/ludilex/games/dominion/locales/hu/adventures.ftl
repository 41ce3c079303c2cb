# Szavak az Adventures lapjaihoz.
resource-gained-last = { $n } megszerzett lap az előző körben
lasting-estate-token = { $who } az Estate-jelzőt erre teszi: { $card }
mode-plus-card = egy lap
mode-plus-action = egy akció
mode-plus-buy = egy vásárlás
mode-plus-coin = egy érme
while-tavern = amíg ez a lap a Tavern-tálcádon van
while-landscape = { "" }
call-this = { $agree ->
    [do] hívj be
    [do-it] hívd be
    [does] hívjon be
    [does-it] hívja be
    [may] behívhatsz
    [may-it] behívhatod
    [let] behívhat
   *[let-it] behívhatja
  } { $obj }
move-set-aside-tavern = { $agree ->
    [do] tegyél a Tavern-tálcádra
    [do-it] tedd a Tavern-tálcádra
    [does] tegyen a Tavern-tálcájára
    [does-it] tegye a Tavern-tálcájára
    [may] a Tavern-tálcádra tehetsz
    [may-it] a Tavern-tálcádra teheted
    [let] a Tavern-tálcájára tehet
   *[let-it] a Tavern-tálcájára teheti
  } { $obj }
put-token = { $agree ->
    [do] tedd át az ilyen jelződet a paklijára
    [does] tegye át az ilyen jelzőjét a paklijára
    [may] átteheted az ilyen jelződet a paklijára
   *[let] átteheti az ilyen jelzőjét a paklijára
  }; ettől fogva, amikor abból a pakliból játszol ki egy lapot, először { $body }
np-top-of-deck-many = { $case ->
    [acc] a húzópaklid felső lapjait
   *[nom] a húzópaklid felső lapjai
  } (annyit, ahány { $count })
np-with-estate-token = { $case ->
    [acc] az Estate-jelződet viselő lapot
   *[nom] az Estate-jelződet viselő lap
  }
register-the-cost-of-the-trashed-card = érmébe a szemétre dobott lap került
register-the-cards-looked-at = { $case ->
    [acc] a megnézett lapokat
   *[nom] a megnézett lapok
  }
mod-on-tokenless-pile = (olyan akciópakliról, amelyen nincs jelződ)
each-gained-by-right = a jobb oldali szomszédod által a legutóbbi körében megszerzett minden lap
cond-still-in-play = az még játékban van
cond-not-inherited = ezt még nem tetted meg
cond-heirs-turn = olyan játékos köre zajlik, akinek Estate-jelzője egy lapon van
has-estate-token = { $card } viseli az Estate-jelződet
out-of-play-note = a játéktérről
out-of-play-note-not = máshonnan, mint a játéktérről
when-played = közvetlenül azután, hogy { $who ->
    [you] { $notes } befejezted
    [they] az a játékos { $notes } befejezte
    [other] egy másik játékos { $notes } befejezte
   *[any] valaki { $notes } befejezte
  } { $obj } kijátszását
    .case = nom
    .notes = inside
mod-of-heir = (ha olyan játékosé, akinek Estate-jelzője egy lapon van)
gains-estate-token = { $cards } megkapja a jelzőt viselő lap típusait és képességeit
