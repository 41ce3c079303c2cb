# Minden játék közös szavai.
word-done = kész
word-yes = igen
word-no = nem
word-all = mind
word-withdraw = visszavonás
word-pass = passz
prompt-choose = válassz egy lapot
prompt-may = megteszed?
prompt-choose-verb = válassz ({ $verb })
prompt-may-verb = megteszed ({ $verb })?
prompt-answer = használsz képességet?
prompt-order = melyik képesség jön?
prompt-replacement = melyik helyettesítés?
prompt-series-first = ki kezdjen?
prompt-mode = válassz egyet

# ---- Lapszöveg: főnévi csoportok. $core a főnév a jelzőivel és a helyével; $case az esete, $n a száma.
card-name = „{ $name }”
noun-card = { $n ->
    [all] { $case ->
        [acc] lapokat
        [ade] lapoknál
        [sub] lapokra
        [del] lapokról
        [all] lapokhoz
        [dat] lapoknak
       *[nom] lapok
      }
   *[other] { $case ->
        [acc] lapot
        [ade] lapnál
        [sub] lapra
        [del] lapról
        [all] laphoz
        [dat] lapnak
       *[nom] lap
      }
  }
noun-type = { $types } típusú { noun-card }
noun-name = { $names } { noun-card }
np-a = egy { $core }
np-n = { $n } { $core }
np-upto = legfeljebb { $n } { $core }
np-some = { $n ->
    [2] 1 vagy 2
   *[other] 1–{ $n }
  } { $core }
np-the = { $n ->
    [1] { ART($core) } { $core }
   *[other] { ART($n) } { $n } { $core }
  }
np-all = az összes { $core }
    .number = 1
np-each = minden { $core }
np-next = a következő { $core }
np-bare = { $core }
np-any = akárhány { $core }
    .number = 1
np-any-of = { $case ->
    [acc] { $of } közül akárhányat
   *[nom] { $of } közül akárhány
  }
    .of = bare
np-allbut = { $n } lap kivételével az összes { $core }
    .number = 1
np-or = { $a } vagy { $b }
np-and = { $a } és { $b }
np-this = { $case ->
    [acc] ezt a lapot
    [sub] erre a lapra
    [del] erről a lapról
    [sup] ezen a lapon
    [all] ehhez a laphoz
    [dat] ennek a lapnak
    [ade] ennél a lapnál
   *[nom] ez a lap
  }
np-event = { $case ->
    [acc] azt
    [ade] annál
    [sub] arra
    [del] arról
    [all] ahhoz
    [dat] annak
   *[nom] az
  } { ART($noun) } { $noun }
np-it = { $many ->
    [yes] { $case ->
        [acc] azokat { ART($noun) } { $noun }
        [sub] azokra { ART($noun) } { $noun }
        [del] azokról { ART($noun) } { $noun }
        [all] azokhoz { ART($noun) } { $noun }
        [dat] azoknak { ART($noun) } { $noun }
        [bare] azok
       *[nom] azok { ART($noun) } { $noun }
      }
   *[no] { $case ->
        [acc] azt { ART($noun) } { $noun }
        [sub] arra { ART($noun) } { $noun }
        [del] arról { ART($noun) } { $noun }
        [all] ahhoz { ART($noun) } { $noun }
        [dat] annak { ART($noun) } { $noun }
        [bare] az
       *[nom] az { ART($noun) } { $noun }
      }
  }
np-host = { $case ->
    [acc] e lap hordozóját
    [sub] e lap hordozójára
    [del] e lap hordozójáról
    [all] e lap hordozójához
    [dat] e lap hordozójának
   *[nom] e lap hordozója
  }
np-player = { $who ->
    [you] te
   *[opponent] az ellenfeled
  }
np-first = az elsőt a következők közül: { $of }
np-part = azt a lapot, ha az { $of }
np-if = { $whole } (ha az { $of })
np-left = a megmaradtak
np-rest = { $of } többi { $case ->
    [acc] részét
   *[nom] része
  }
either = { $a } vagy { $b }
types-or = { $a }- vagy { $b }
types-nor = { $a } és nem { $b }
mod-not = nem { $types } típusú
    .at = before
mod-among = { $of } közül
    .of = bare
mod-except = , kivéve { $of }
    .of = acc
mod-attached-to = , amely { $of } van csatolva
    .of = all
mod-mine = { $whose ->
    [they] általa irányított
   *[you] általad irányított
  }
    .at = before
    .outer = 1
mod-theirs = { $whose ->
    [they] más által irányított
   *[you] ellenséges
  }
    .at = before
    .outer = 1
mod-other = másik
    .at = before
    .outer = 2
mod-not-host = a hordozótól különböző
    .at = before
mod-not-named = nem { $name } nevű
    .at = before
mod-keyword = { $word } képességű
    .at = before
mod-no-keyword = { $word } nélküli
    .at = before
mod-least = legkisebb { $by }
    .at = before
    .by = adj
mod-greatest = legnagyobb { $by }
    .at = before
    .by = adj

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
opponent-chooses = az ellenfeled { $known ->
    [yes] kiválasztja
   *[no] választ
  } { $obj }
choose-each = { $each } után { choose }
choose-secretly = { $agree ->
    [do] válassz titokban
    [do-it] válaszd ki titokban
    [does] titokban válasszon
    [does-it] titokban válassza ki
    [may] titokban választhatsz
    [may-it] titokban kiválaszthatod
    [let] titokban választhat
   *[let-it] titokban kiválaszthatja
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
otherwise-if = különben, { $body }
each-player-if = minden játékosnál: ha { $condition }, { $body }
for-each-other-player = minden más játékosnál: { $body }
each-other-player-if = minden más játékosnál: ha { $condition }, { $body }
may-do = { $whose ->
    [they] megteheti
   *[you] megteheted
  } a következőket: { $body }
times = { $clause } ({ $n ->
    [2] kétszer
    [3] háromszor
    [4] négyszer
   *[other] { $n } alkalommal
  })
repeat = { $n } alkalommal: { $body }
for-each = { $each } után: { $body }
for-each-short = { $each } után
as-long-as-again = amíg { $condition }, tedd meg újra ugyanezt
as-long-as-may = amíg { $condition }, újra megteheted ugyanezt
one-by-one = { $what }, egyenként: { $body }
    .case = sub
each-name = minden, { $what } között előforduló különböző név
number-of = { ART($what) } { $what } száma
cond-some-left = maradt még belőlük
cond-did = { $whose ->
    [they] megtette
   *[you] megtetted
  }
cond-did-not = { $whose ->
    [they] nem tette meg
   *[you] nem tetted meg
  }
cond-is = { $many ->
    [yes] van köztük { $what }
   *[no] az { $what }
  }
cond-and = { $a } és { $b }
cond-exists = van { $what }
cond-none = nincsenek { $what }
cond-there = { $how ->
    [some] van { $what }
    [none] nincs { $what }
    [less] kevesebb, mint { $what } van
    [most] legfeljebb { $what } van
    [least] legalább { $what } van
    [more] több, mint { $what } van
   *[equal] pontosan { $what } van
  } { $place }
    .number = 1
added-up = { $what } együtt
cond-so-many = van { $how ->
    [less] kevesebb, mint
    [most] legfeljebb
    [least] legalább
    [more] több, mint
   *[equal] pontosan
  } { $what }
cond-has = { $who ->
    [you] nálad
    [they] nála
   *[opponent] az ellenfelednél
  } { $how ->
    [less] kevesebb, mint { $amount }
    [most] legfeljebb { $amount }
    [least] legalább { $amount }
    [more] több, mint { $amount }
    [other] nem { $amount }
    [none] { $amount }
   *[equal] pontosan { $amount }
  } van
cond-my-turn = { $negated ->
    [yes] nem a te köröd van
   *[no] a te köröd van
  }
cond-phase = { $negated ->
    [yes] nem { ART($phase) } { $phase } van
   *[no] { ART($phase) } { $phase } van
  }
cond-still-there = az a lap még ott van, ahová került
cond-came = { $place } jött
cond-compare-two = { $a } { $how ->
    [less] kisebb, mint
    [most] legfeljebb
    [least] legalább
    [more] nagyobb, mint
    [other] nem
   *[equal] pontosan
  } { $b }
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
card-score = { $each } után { $n } győzelmi pontot ér

# ---- Lapszöveg: mi más egy lapon ($subj) vagy egy játékosnál ($who: you, opponent; különben card).
amount-of-event = az a szám
gets = { $subj } { $what } { $who ->
    [you] kapsz
   *[other] { $many ->
        [yes] kapnak
       *[no] kap
      }
  }
gets-each = { $each } után { gets }
gains-keyword = { $subj } megkap{ $many ->
    [yes] ják
   *[no] ja
  } ezt: { $word }
loses-keyword = { $subj } elveszít{ $many ->
    [yes] ik
   *[no] i
  } ezt: { $word }
gains-ability = { $subj } megkap{ $many ->
    [yes] ják
   *[no] ja
  } ezt: „{ $ability }”
for-each-changed = { $each } után { $body }
constant-cost = { $many ->
    [yes] { ART($cards) } { $cards }
   *[no] { $cards }
  } az ára { $n } egységgel { $how ->
    [less] kevesebb
   *[more] több
  }
    .case = dat
is-immune = { $subj } immunis ezekre: { $what }
take-control-of = { $agree ->
    [do] vedd át
    [do-it] vedd át
    [does] vegye át
    [does-it] vegye át
    [may] átveheted
    [may-it] átveheted
   *[let] átveheti
  } { $obj } az irányítását
    .case = dat
is-controlled = te irányítod { $subj }
    .case = acc
is-type = { $subj } új típusa: { $types }
    .case = dat
is-type-too = { $subj } további típusa: { $types }
    .case = dat
color-becomes = { $subj } színe { $a } helyett { $b } lesz
is-blank = { $subj } elveszíti a rányomtatott képességeit
as-long-as = { $body }, amíg { $condition }
as-long-as-this = amíg ez a lap játékban van, { $body }

# ---- Lapszöveg: képességek.
labelled = { $label }: { $body }
label-use = használat
instead = { $occasion }, helyette { $body }
instead-if = { $occasion }, és { $condition }
attach-only = { $what } csatolható
    .case = all

# ---- Kérdések és lépések.
prompt-for = { $asked } – { $player } helyett
legend = Az idézett szabálypontok:

# ---- Lépések mondatban. $who: a játékos alanyként; $name: a betűje; $card, $subject: a lap; $form: does (teszi),
# cannot (nem teheti), none-does és none-cannot, ha senki sem cselekszik.
player = { ART($name) } { $name } játékos
turn = Kör
a-card = egy rejtett lap
every-card = minden lap
the-cards = a lapok
because = { $card } hatására
because-of = { ART($name) } { $name } játékos { $card } lapjának hatására
event-at = esemény: { $verb }
basis-derived = levezetve
basis-assumption = feltevés
kind-resource-more = { $who } kap { $amount }
kind-resource-less = { $who } veszít { $amount }
kind-counter-more = { $form ->
    [none-does] rákerül { $amount }: { $subject }
   *[does] { $who } rátesz { $amount }: { $subject }
  }
kind-counter-less = { $form ->
    [none-does] lekerül róla { $amount }: { $subject }
   *[does] { $who } levesz { $amount }: { $subject }
  }
kind-attached = { $form ->
    [none-does] csatolva lesz: { $subject }, ehhez: { $other }
   *[does] { $who } hozzácsatolja: { $subject }, ehhez: { $other }
  }
kind-detached = már nincs csatolva: { $subject }
kind-controlled = { $who } átveszi az irányítást e fölött: { $subject }
kind-replaced = { $subject } mást rendel el helyette
kind-trigger = { $who } képességet hajt végre: { $subject }
kind-pass = { $who } passzol
kind-shuffle = { $who } megkeveri
kind-again = { $who } még egyszer kijátssza: { $subject }
kind-in-place = { $who } ott játssza ki, ahol van: { $subject }
kind-becomes = { $itself ->
    [yes] { $subject } újra önmaga
    [changed] { $subject } már nem az, ami volt
   *[no] { $subject } mostantól ez: { $other }
  }
kind-withdrawn = { $who } visszavonja
kind-phase = { $who } következő fázisa: { $phase }
kind-choice = { $who } ezt választja: { $subject }
kind-look = { $who } megnézi: { $subject }
kind-look-through = { $who } átnézi az ott lévő lapokat
kind-end = { $form ->
    [none-does] a játék véget ér
   *[does] a játék véget ér, { $who } nyer
  }
kind-skipped = ez nem történt meg, ezért { $who } kihagyja, ami tőle függ: { $subject }
kind-met = ez megtörtént, ezért { $who } végrehajtja, ami tőle függ: { $subject }
kind-assumption = a szabályok itt hallgatnak, rögzített feltevés dönt: { $subject }
# Ami egy ideig érvényben lesz; $n: mennyivel. A játék a sajátjait nevezi meg: lasting-<név>.
lasting-stat = egy időre megváltozik egy értéke ennyivel: { $n } – { $subject }
lasting-word = egy időre kulcsszót kap: { $subject }
lasting-lose = egy időre elveszti egy kulcsszavát: { $subject }
lasting-word-of = { $subject } egy ideig: { $what }
lasting-lose-of = { $subject } egy ideig e nélkül: { $what }
lasting-cost = egy időre megváltozik az ára ennyivel: { $n } – { $subject }
lasting-immune = egy időre immunis: { $subject }
lasting-forbid = egy időre tilos vele valami: { $subject }
lasting-terminal = egy időre végső helynek számít valami: { $subject }
lasting-control = egy időre { $who } irányítja: { $subject }
lasting-shield = egy időre nem hat rá: { $subject }
lasting-delay = { $form ->
    [none-does] egy képesség várakozik: { $subject }
   *[does] { $who } várakozó képességet kap: { $subject }
  }
lasting-game = { $form ->
    [none-does] mostantól egy hatás érvényes: { $subject }
   *[does] mostantól egy hatás érvényes, akire szól: { $name } – { $subject }
  }
lasting-replace = egy időre más történik vele: { $subject }
lasting-copy = { $subject } egy időre ennek a másolata: { $other }
lasting-type = egy időre megváltozik a típusa: { $subject }
lasting-color = egy időre megváltozik a színe: { $subject }
lasting-blank = egy időre nincs képessége: { $subject }
lasting-grant = egy időre új képességet kap: { $subject }
board-with = rajta: { $cards }
