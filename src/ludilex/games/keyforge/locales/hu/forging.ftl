# ---- Kulcs kovácsolása hatásra.
forge-verb = { $agree ->
    [do] kovácsolj
    [do-it] kovácsolj
    [does] kovácsoljon
    [does-it] kovácsoljon
    [may] kovácsolhatsz
    [may-it] kovácsolhatsz
    [let] kovácsolhat
   *[let-it] kovácsolhat
  } egy kulcsot
forge-now = { forge-verb } { $n ->
    [0] az aktuális árán
   *[other] az aktuális áránál { $n } Æmberrel drágábban
  }
forge-for-less = { forge-now }, { $each } után 1-gyel olcsóbban
forge-free = { forge-verb } költség nélkül
step-forge-skipped = nincs elég Æmber a kulcs kovácsolásához
key-cost = { $each } { $who ->
    [you] a kulcsaid ára
    [opponent] az ellenfeled kulcsainak ára
   *[all] a kulcsok ára
  } { $n } Æmberrel { $how ->
    [less] kevesebb
   *[more] több
  }
lasting-skip-forge = az ellenfél kihagyja a kulcskovácsolást; a hatás ezé a játékosé: { $name }
