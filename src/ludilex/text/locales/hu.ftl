# Minden játék közös szavai.
by = { $card } hatására
a-card = egy lap
gained = Kap
spent = Felhasznál
kind-turn = Kör
kind-phase = Fázis
kind-stopped = Elmarad ({ $verb })
kind-forbidden = Tilos ({ $verb })
kind-replaced = Helyettesítve ({ $verb })
kind-trigger = Képesség ({ $verb })
kind-pass = Passz
kind-shuffle = Keverés
kind-again = Újra kijátszva
kind-in-place = Ott kijátszva, ahol van
kind-becomes = Mostantól más
kind-withdrawn = Visszavonva
kind-choice = Választás
kind-look = Megnézi
kind-end = Vége
kind-skipped = Elmarad, mert a feltétele nem teljesült
kind-met = Megtörténik, mert a feltétele teljesült
kind-assumption = Feltevés
word-done = kész
word-yes = igen
word-no = nem
word-all = mind
word-withdraw = visszavonás
word-pass = passz
prompt-choose = válassz
prompt-may = megteszed?
prompt-choose-verb = válassz ({ $verb })
prompt-may-verb = megteszed ({ $verb })?
prompt-order = melyik képesség jön?
prompt-replacement = melyik helyettesítés?
prompt-mode = válassz egyet

# Card text: one message for each class of node.
ability = { $own ->
    [yes] Ha ez történik ezzel a lappal
   *[no] Amíg ez a lap itt van ({ $zone }), ha ez történik
  } — { $verb }{ $when ->
    [0] { "" }
   *[other] { " (" }{ $when })
  }: { $optional ->
    [yes] megteheted:
   *[no] { "" }
  } { $effect }
card-cost = ára: { $cost }
card-points = győzelmi pont: { $n }
node-Did = megtörtént
node-IsType = { $types }
node-Named = neve: { $name }
node-All = { $parts }
node-Any = ezek egyike: { $parts }
node-Not = nem ({ $part })
node-Sum = ezek összege: { $parts }
node-Times = { $part } szorozva ennyivel: { $by }
node-AtMost = a kisebb ezek közül: { $a }; { $b }
node-HowMany = ezek száma: { $cards }
node-DifferentNames = a különböző nevek száma: { $cards }
node-Compare = { $a } { $operator } { $b }
node-Fact = az e fázisban szerzett győzelemlapok
node-ResourceOf = a te készleted: { $resource }
node-CostOf = az ára plusz { $plus }
node-Value = a feljegyzett szám
node-EventBy = { $other ->
    [yes] más játékosé
   *[no] a tiéd
  }
node-EventHas = ilyen lappal: { $where }
node-In = lapok: { $kind } ({ $where })
node-Tops = egy lap a készletből ({ $where })
node-This = ez a lap
node-It = az a lap
node-Kept = a feljegyzett lapok
node-EventCards = a szóban forgó lap
node-Where = { $cards } ({ $where })
node-Union = { $parts }
node-Unmoved = ami maradt ebből: { $cards }
node-Choose = { $who ->
    [owner] e lap gazdája választ
   *[me] válassz
  } ennyit: { $count }; { $cards }
node-Move = { $verb }: { $cards } → { $to }
node-Plus = +{ $what }
node-PlusMany = +{ $what } ({ $number })
node-If = ha { $condition }: { $then } [különben: { $other }]
node-May = megteheted: { $then }
node-OneOf = válassz egyet: { $modes }
node-EachPlayer = minden más játékos: { $parts }
node-Repeat = ennyiszer ({ $times }): { $parts }
node-Let = { "" }
node-Keep = { "" }
node-Recall = erre: { $cards }
node-Reveal = felfedés: { $cards }
node-Look = megnézés: { $cards }
node-Delay = később, ekkor: { $verb } ({ $when }){ $once ->
    [yes] , egyszer
   *[no] , minden alkalommal
  }{ $optional ->
    [yes] , ha akarod
   *[no] { "" }
  }: { $parts }
everything = mind
