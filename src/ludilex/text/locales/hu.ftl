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
prompt-answer = használsz képességet?
prompt-order = melyik képesség jön?
prompt-replacement = melyik helyettesítés?
prompt-mode = válassz egyet

# ---- Lapszöveg: főnévi csoportok. $core a főnév a jelzőivel és a helyével; $case az esete, $n a száma.
card-name = „{ $name }”
noun-card = { $n ->
    [all] { $case ->
        [acc] lapokat
        [ade] lapoknál
       *[nom] lapok
      }
   *[other] { $case ->
        [acc] lapot
        [ade] lapnál
       *[nom] lap
      }
  }
noun-type = { $types } típusú { noun-card }
noun-name = { $names } { noun-card }
np-a = egy { $core }
np-n = { $n } { $core }
np-upto = legfeljebb { $n } { $core }
np-all = az összes { $core }
    .number = 1
np-each = minden { $core }
np-bare = { $core }
np-allbut = { $n } lap kivételével az összes { $core }
    .number = 1
np-or = { $a } vagy { $b }
np-this = { $case ->
    [acc] ezt a lapot
    [ade] ennél a lapnál
   *[nom] ez a lap
  }
np-event = { $case ->
    [acc] azt a lapot
    [ade] annál a lapnál
   *[nom] az a lap
  }
np-it = { $many ->
    [yes] { $case ->
        [acc] azokat a lapokat
       *[nom] azok a lapok
      }
   *[no] { $case ->
        [acc] azt a lapot
       *[nom] az a lap
      }
  }
np-part = azt a lapot, ha az { $of }
np-rest = { $of } többi részét
either = { $a } vagy { $b }
types-or = { $a }- vagy { $b }
mod-not = nem { $types } típusú
    .at = before
mod-among = { $of } közül

# ---- Lapszöveg: ki cselekszik. Az igék $agree szerint ragozódnak: do, does, may, let (más játékos megteheti); határozott
# tárggyal -it.
actor-you = { "" }
actor-you-may = { "" }
actor-each-other-player = minden más játékos
actor-each-other-player-may = minden más játékos
actor-each-player = minden játékos
actor-each-player-may = minden játékos
actor-that-player = az a játékos
actor-that-player-may = az a játékos
choose = { $agree ->
    [do] válassz
    [do-it] válaszd ki
    [does] válasszon
    [does-it] válassza ki
    [may] választhatsz
    [may-it] kiválaszthatod
    [let] választhat
   *[let-it] kiválaszthatja
  } { $obj }
owner-chooses = te { $known ->
    [yes] kiválasztod
   *[no] választasz
  } { $obj }
look = { $agree ->
    [do] nézz meg
    [do-it] nézd meg
    [does] nézzen meg
    [does-it] nézze meg
    [may] megnézhetsz
    [may-it] megnézheted
    [let] megnézhet
   *[let-it] megnézheti
  } { $obj }
plus = { $agree ->
    [do] { $what }
    [does] kapja ezt: { $what }
    [may] kaphatod ezt: { $what }
   *[let] kaphatja ezt: { $what }
  }
plus-each = { $agree ->
    [do] { $each } után { $what }
    [does] { $each } után kapja ezt: { $what }
    [may] { $each } után kaphatod ezt: { $what }
   *[let] { $each } után kaphatja ezt: { $what }
  }
one-of = { $agree ->
    [do] válassz
    [does] válasszon
    [may] választhatsz
   *[let] választhat
  } egyet: { $modes }
mode-of-several = ({ $letter }) { $body }
either-mode = { $a } vagy { $b }

# ---- Lapszöveg: hogyan függnek össze a hatások.
if = ha { $condition }, { $body }
if-only = ha { $condition }
otherwise = különben { $body }
may-do = { $whose ->
    [they] megteheti
   *[you] megteheted
  } a következőket: { $body }
times = { $clause } ({ $n ->
    [2] kétszer
    [3] háromszor
   *[other] többször: { $n }
  })
repeat = { $n } alkalommal: { $body }
for-each = { $each } után: { $body }
each-name = minden különböző név ({ $what })
number-of = { $what } száma
cond-did = { $whose ->
    [they] megtette
   *[you] megtetted
  }
cond-is = { $many ->
    [yes] van köztük { $what }
   *[no] az { $what }
  }
cond-and = { $a } és { $b }
cond-exists = van { $what }
cond-compare = { $what } { $how }
compared-less = kevesebb, mint { $n }
compared-most = legfeljebb { $n }
compared-equal = pontosan { $n }
compared-least = legalább { $n }
compared-more = több, mint { $n }
compared-other = nem { $n }
moment = { $occasion } { $body }
ability = { $occasion }, { $body }

# ---- Lapszöveg: az első sor, és ami mindig érvényes.
card-cost = ára: { $cost }
card-points = győzelmi pont: { $n }
card-score = { $each } után 1 győzelmi pontot ér

# ---- Kérdések és lépések.
prompt-for = { $asked } ({ $player } helyett)
legend = Az idézett szabálypontok:
