# A Game of Thrones szavai.
verb-kill = Megölés
verb-discard = Eldobás játékból
verb-return = Visszavétel kézbe
verb-leave = Távozás
verb-kneel = Letérdeltetés
verb-stand = Felállítás
verb-control = Irányításváltás
verb-attach = Felhelyezés
verb-play = Kijátszás
verb-put = Játékba hozás
verb-duplicate = Másodpéldány
verb-draw = Húzás
verb-take = Kézbe vétel
verb-discard-hand = Eldobás kézből
verb-reveal-plot = Cselszövés felfedése
verb-attack = Támadó kijelölése
verb-defend = Védő kijelölése
verb-bypass = Megkerülés lopakodással
verb-remove = Kikerülés a kihívásból
verb-save = Megmentés
verb-cancel = Érvénytelenítés
verb-use-plot = Elhasznált cselszövés
verb-redirect = Másik hely
verb-place = Letevés az előkészületben
verb-recover = Visszaszerzés
verb-put-on-deck = Pakli tetejére
verb-discard-from-deck = Eldobás a pakliból
verb-shuffle-in = Pakliba keverés
verb-claim-power = Hatalomszerzés
verb-move-power = Hatalom áthelyezése
verb-effect = Tartós hatás kezdődik
verb-gold = Arany
verb-phase-begins = Kezdődik egy fázis
verb-phase-ends = Véget ér egy fázis
verb-dominance = Dominancia
verb-challenge-ends = A kihívás véget ér
verb-first-player = Kezdőjátékos
# ---- Lépések.
step-kill = { $form ->
    [cannot] { $who } nem ölheti meg: { $subject }
    [none-does] meghal: { $subject }
    [none-cannot] nem ölhető meg: { $subject }
   *[does] { $who } megöli: { $subject }
  }
step-discard = { $form ->
    [cannot] { $who } nem dobhatja el a játékból: { $subject }
    [none-does] játékból eldobva: { $subject }
    [none-cannot] nem dobható el a játékból: { $subject }
   *[does] { $who } eldobja a játékból: { $subject }
  }
step-return = { $form ->
    [cannot] { $who } nem veheti vissza kézbe: { $subject }
    [none-does] kézbe kerül vissza: { $subject }
    [none-cannot] nem vehető vissza kézbe: { $subject }
   *[does] { $who } visszaveszi kézbe: { $subject }
  }
step-leave = { $form ->
    [cannot] { $who } nem veheti el: { $subject }
    [none-does] távozik: { $subject }
    [none-cannot] nem távozhat: { $subject }
   *[does] { $who } elveszi: { $subject }
  }
step-kneel = { $form ->
    [cannot] { $who } nem térdeltetheti le: { $subject }
    [none-does] letérdel: { $subject }
    [none-cannot] nem térdelhet le: { $subject }
   *[does] { $who } letérdelteti: { $subject }
  }
step-stand = { $form ->
    [cannot] { $who } nem állíthatja fel: { $subject }
    [none-does] feláll: { $subject }
    [none-cannot] nem állhat fel: { $subject }
   *[does] { $who } felállítja: { $subject }
  }
step-control = { $form ->
    [cannot] { $who } nem veheti át: { $subject }
    [none-does] gazdát cserél: { $subject }
    [none-cannot] nem cserélhet gazdát: { $subject }
   *[does] { $who } átveszi: { $subject }
  }
step-attach = { $form ->
    [cannot] { $who } nem helyezheti fel: { $subject }
    [none-does] felhelyezve: { $subject }
    [none-cannot] nem helyezhető fel: { $subject }
   *[does] { $who } felhelyezi: { $subject }
  }
step-play = { $form ->
    [cannot] { $who } nem játszhatja ki: { $subject }
    [none-does] kijátszva: { $subject }
    [none-cannot] nem játszható ki: { $subject }
   *[does] { $who } kijátssza: { $subject }
  }
step-put = { $form ->
    [cannot] { $who } nem hozhatja játékba: { $subject }
    [none-does] játékba kerül: { $subject }
    [none-cannot] nem kerülhet játékba: { $subject }
   *[does] { $who } játékba hozza: { $subject }
  }
step-duplicate = { $form ->
    [cannot] { $who } nem teheti le másodpéldányként: { $subject }
    [none-does] másodpéldány lesz: { $subject }
    [none-cannot] nem lehet másodpéldány: { $subject }
   *[does] { $who } másodpéldányként leteszi: { $subject }
  }
step-draw = { $form ->
    [cannot] { $who } nem húzhatja fel: { $subject }
    [none-does] felhúzva: { $subject }
    [none-cannot] nem húzható fel: { $subject }
   *[does] { $who } felhúzza: { $subject }
  }
step-take = { $form ->
    [cannot] { $who } nem veheti kézbe: { $subject }
    [none-does] kézbe kerül: { $subject }
    [none-cannot] nem kerülhet kézbe: { $subject }
   *[does] { $who } kézbe veszi: { $subject }
  }
step-discard-hand = { $form ->
    [cannot] { $who } nem dobhatja el a kezéből: { $subject }
    [none-does] kézből eldobva: { $subject }
    [none-cannot] nem dobható el kézből: { $subject }
   *[does] { $who } eldobja a kezéből: { $subject }
  }
step-reveal-plot = { $form ->
    [cannot] { $who } nem fedheti fel: { $subject }
    [none-does] felfedve: { $subject }
    [none-cannot] nem fedhető fel: { $subject }
   *[does] { $who } felfedi: { $subject }
  }
step-attack = { $form ->
    [cannot] { $who } nem jelölheti ki támadónak: { $subject }
    [none-does] támadó lesz: { $subject }
    [none-cannot] nem lehet támadó: { $subject }
   *[does] { $who } támadónak jelöli ki: { $subject }
  }
step-defend = { $form ->
    [cannot] { $who } nem jelölheti ki védőnek: { $subject }
    [none-does] védő lesz: { $subject }
    [none-cannot] nem lehet védő: { $subject }
   *[does] { $who } védőnek jelöli ki: { $subject }
  }
step-bypass = { $form ->
    [cannot] { $who } nem kerülheti meg lopakodva: { $subject }
    [none-does] lopakodva megkerülve: { $subject }
    [none-cannot] nem kerülhető meg lopakodva: { $subject }
   *[does] { $who } lopakodva megkerüli: { $subject }
  }
step-remove = { $form ->
    [cannot] { $who } nem veheti ki a kihívásból: { $subject }
    [none-does] kikerül a kihívásból: { $subject }
    [none-cannot] nem kerülhet ki a kihívásból: { $subject }
   *[does] { $who } kiveszi a kihívásból: { $subject }
  }
step-save = { $form ->
    [cannot] { $who } nem mentheti meg: { $subject }
    [none-does] megmenekül: { $subject }
    [none-cannot] nem menthető meg: { $subject }
   *[does] { $who } megmenti: { $subject }
  }
step-cancel = { $form ->
    [cannot] { $who } nem érvénytelenítheti: { $subject }
    [none-does] érvénytelen: { $subject }
    [none-cannot] nem érvényteleníthető: { $subject }
   *[does] { $who } érvényteleníti: { $subject }
  }
step-use-plot = { $form ->
    [cannot] { $who } nem teheti át a cselszövések közt: { $subject }
    [none-does] áthelyezve a cselszövések közt: { $subject }
    [none-cannot] nem helyezhető át a cselszövések közt: { $subject }
   *[does] { $who } átteszi a cselszövések közt: { $subject }
  }
step-redirect = { $form ->
    [cannot] { $who } nem küldheti máshová: { $subject }
    [none-does] máshová kerül: { $subject }
    [none-cannot] nem kerülhet máshová: { $subject }
   *[does] { $who } máshová küldi: { $subject }
  }
step-place = { $form ->
    [cannot] { $who } nem teheti le: { $subject }
    [none-does] letéve: { $subject }
    [none-cannot] nem tehető le: { $subject }
   *[does] { $who } leteszi: { $subject }
  }
step-recover = { $form ->
    [cannot] { $who } nem szerezheti vissza: { $subject }
    [none-does] visszaszerezve: { $subject }
    [none-cannot] nem szerezhető vissza: { $subject }
   *[does] { $who } visszaszerzi: { $subject }
  }
step-put-on-deck = { $form ->
    [cannot] { $who } nem teheti pakli tetejére: { $subject }
    [none-does] egy pakli tetejére kerül: { $subject }
    [none-cannot] nem kerülhet pakli tetejére: { $subject }
   *[does] { $who } egy pakli tetejére teszi: { $subject }
  }
step-discard-from-deck = { $form ->
    [cannot] { $who } nem dobhatja el a pakliból: { $subject }
    [none-does] pakliból eldobva: { $subject }
    [none-cannot] nem dobható el a pakliból: { $subject }
   *[does] { $who } eldobja a pakliból: { $subject }
  }
step-shuffle-in = { $form ->
    [cannot] { $who } nem keverheti be a pakliba: { $subject }
    [none-does] bekeverve a pakliba: { $subject }
    [none-cannot] nem keverhető be a pakliba: { $subject }
   *[does] { $who } bekeveri a pakliba: { $subject }
  }
step-claim-power = { $form ->
    [cannot] { $who } nem tehet rá hatalmat: { $subject }
    [none-does] hatalmat szerez: { $subject }
    [none-cannot] nem szerezhet hatalmat: { $subject }
   *[does] { $who } hatalmat tesz rá: { $subject }
  }
step-move-power = { $form ->
    [cannot] { $who } nem helyezheti át a hatalmát: { $subject }
    [none-does] hatalma áthelyezve: { $subject }
    [none-cannot] hatalma nem helyezhető át: { $subject }
   *[does] { $who } áthelyezi a hatalmát: { $subject }
  }
step-effect = { $form ->
    [cannot] nem kezdődhet hatás, akire szólna: { $name } – { $subject }
    [none-does] hatás kezdődik: { $subject }
    [none-cannot] nem kezdődhet hatás: { $subject }
   *[does] hatás kezdődik, akire szól: { $name } – { $subject }
  }
step-gold = ami { $who } aranyával történik
step-phase-begins = ami egy fázis elején történik
step-phase-ends = ami egy fázis végén történik
step-dominance = { $who } nyeri a dominanciát ennyivel: { $many }
step-challenge-ends = a kihívás végrehajtás nélkül véget ér
step-first-player = kezdőjátékos: { $who }
step-kill-more = { step-kill }
step-discard-more = { step-discard }
step-return-more = { step-return }
step-kneel-more = { step-kneel }
step-attack-more = { step-attack }
step-defend-more = { step-defend }
step-bypass-more = { step-bypass }
step-redirect-more = { step-redirect }
step-stand-less = { step-stand }
step-remove-less = { step-remove }
step-redirect-less = { step-redirect }
step-claim-power-more = { $form ->
    [none-does] { $subject } { $amount } szerez
   *[does] { $who } { $amount } szerez: { $subject }
  }
step-move-power-more = { $subject } { $amount } kap
step-move-power-less = { $subject } { $amount } ad át
verb-resolve = A kihívás eldől
step-resolve = { $form ->
    [none-does] senki sem nyeri a kihívást
   *[does] { $who } nyeri a kihívást ennyivel: { $many }
  }
step-phase-begins-phase = kezdődik: { $phase }
step-phase-begins-trigger = a fázis elején { $who } végrehajt egy képességet: { $subject }
step-gold-more = { $who } { $amount } kap
step-gold-less = { $who } kifizet { $amount }
lasting-strength = ereje egy ideig { $n }: { $subject }
lasting-claim = követelése egy ideig { $n }: { $subject }
# ---- Helyek.
zone-deck = pakli
zone-deck-of = { $player }: pakli
zone-hand = kéz
zone-hand-of = { $player }: kéz
zone-discard = dobópakli
zone-discard-of = { $player }: dobópakli
zone-dead = halottas pakli
zone-dead-of = { $player }: halottas pakli
zone-play = játéktér
zone-play-of = { $player }: játéktér
zone-attached = kiegészítők
zone-attached-of = { $player }: kiegészítők
zone-duplicates = másodpéldányok
zone-duplicates-of = { $player }: másodpéldányok
zone-limbo = éppen kijátszott lapok
zone-limbo-of = { $player }: éppen kijátszott lapok
zone-plots = cselszövéspakli
zone-plots-of = { $player }: cselszövéspakli
zone-revealed = felfedett cselszövés
zone-revealed-of = { $player }: felfedett cselszövés
zone-used = elhasznált cselszövések
zone-used-of = { $player }: elhasznált cselszövések
zone-house = Ház-lap
zone-house-of = { $player }: Ház-lap
zone-setup = előkészített lapok
zone-setup-of = { $player }: előkészített lapok
# ---- Számok.
resource-gold = { $n } { $case ->
    [acc] aranyat
   *[nom] arany
  }
resource-military = { $n } { $case ->
    [acc] katonai kihívást
   *[nom] katonai kihívás
  }
resource-intrigue = { $n } { $case ->
    [acc] intrika kihívást
   *[nom] intrika kihívás
  }
resource-challenges-for-power = { $n } { $case ->
    [acc] hatalmi kihívást
   *[nom] hatalmi kihívás
  }
resource-limited = { $n } { $case ->
    [acc] kijátszott korlátozott lapot
   *[nom] kijátszott korlátozott lap
  }
resource-drawn = { $n } { $case ->
    [acc] felhúzott lapot
   *[nom] felhúzott lap
  }
shown-kneeling = térdel
counter-kneeling = { $n } { $case ->
    [acc] térdelést
   *[nom] térdelés
  }
counter-power = { $n } { $case ->
    [acc] hatalmat
   *[nom] hatalom
  }
counter-moribund = { $n } { $case ->
    [acc] haldoklójelet
   *[nom] haldoklójel
  }
counter-role = { $n } { $case ->
    [acc] részvételt a kihívásban
   *[nom] részvétel a kihívásban
  }
counter-facedown = { $n } { $case ->
    [acc] képpel lefelé
   *[nom] képpel lefelé
  }
counter-bypassed = { $n } { $case ->
    [acc] lopakodásjelet
   *[nom] lopakodásjel
  }
# ---- Fázisok és típusok.
phase-setup = előkészület
phase-plot = cselszövésfázis
phase-draw = húzásfázis
phase-marshalling = hadbaszólítás fázisa
phase-challenges = kihívásfázis
phase-dominance = dominanciafázis
phase-standing = felállási fázis
phase-taxation = adózási fázis
phase-epic = epikus fázis
type-character = karakter
of-character = karakter
type-location = helyszín
of-location = helyszín
type-attachment = kiegészítő
of-attachment = kiegészítő
type-event = esemény
of-event = esemény
type-plot = cselszövés
of-plot = cselszövés
type-house = Ház
of-house = Ház
# ---- Kérdések.
prompt-mulligan = új kezet húzol?
prompt-setup = leteszel karaktert vagy helyszínt?
prompt-host = melyik lapra kerüljön?
prompt-plot = melyik cselszövést fedjük fel?
prompt-first-player = ki legyen a kezdőjátékos?
prompt-influence = melyik lapot térdelteted le a befolyásáért?
prompt-challenge = kihívást kezdeményezel?
prompt-attackers = válassz támadókat
prompt-stealth = megkerülsz egy karaktert lopakodással?
prompt-defenders = választasz védőket?
prompt-claim = válassz karaktert, aki a követelésért meghal
prompt-deadly = válassz védőt, aki a halálos támadásban meghal
prompt-infamy = ki kapja a hatalmat?
prompt-whose-gold = kinek az aranya vesszen el?
prompt-play-as = miként játszod ki?
prompt-window-passive = passzív képesség végrehajtása
prompt-window-save = megmentés?
prompt-window-cancel = érvényteleníted?
prompt-window-response = válaszolsz?
prompt-window-action = akciót hajtasz végre?
prompt-window-challenge = akciót hajtasz végre a kihívás alatt?
prompt-window-marshalling = hadba szólítasz lapot, vagy akciót hajtasz végre?
mode-military = katonai
mode-intrigue = intrika
mode-power = hatalmi
mode-location = helyszín
mode-attachment = kiegészítő
mode-deck = a paklid felső lapja
mode-this = ez a lap
mode-gold = arany
mode-influence = befolyás
mode-return = vissza kézbe
prompt-choose-kill = válassz egy lapot, amelyet ölsz meg
prompt-choose-discard = válassz egy lapot, amelyet dobsz el
prompt-choose-kneel = válassz egy lapot, amelyet térdeltetsz le
prompt-choose-stand = válassz egy lapot, amelyet állítasz fel
prompt-choose-return = válassz egy lapot, amelyet veszel vissza kézbe
prompt-choose-take = válassz egy lapot, amelyet veszel kézbe
prompt-choose-save = válassz egy lapot, amelyet mentesz meg
prompt-choose-put = válassz egy lapot, amelyet hozol játékba
prompt-choose-put-on-deck = válassz egy lapot, amelyet teszel a paklija tetejére
prompt-choose-claim-power = válassz egy lapot, amelynek adsz hatalmat
prompt-choose-remove = válassz egy lapot, amelyet veszel ki a kihívásból

# ---- Lapszöveg: főnevek.
noun-character = { $n ->
    [all] { $case ->
        [acc] karaktereket
        [sub] karakterekre
        [del] karakterekről
        [all] karakterekhez
        [dat] karaktereknek
       *[nom] karakterek
      }
   *[other] { $case ->
        [acc] karaktert
        [sub] karakterre
        [del] karakterről
        [all] karakterhez
        [dat] karakternek
       *[nom] karakter
      }
  }
noun-location = { $n ->
    [all] { $case ->
        [acc] helyszíneket
        [sub] helyszínekre
        [del] helyszínekről
        [all] helyszínekhez
        [dat] helyszíneknek
       *[nom] helyszínek
      }
   *[other] { $case ->
        [acc] helyszínt
        [sub] helyszínre
        [del] helyszínről
        [all] helyszínhez
        [dat] helyszínnek
       *[nom] helyszín
      }
  }
noun-attachment = { $n ->
    [all] { $case ->
        [acc] kiegészítőket
        [sub] kiegészítőkre
        [del] kiegészítőkről
        [all] kiegészítőkhez
        [dat] kiegészítőknek
       *[nom] kiegészítők
      }
   *[other] { $case ->
        [acc] kiegészítőt
        [sub] kiegészítőre
        [del] kiegészítőről
        [all] kiegészítőhez
        [dat] kiegészítőnek
       *[nom] kiegészítő
      }
  }
noun-event = { $n ->
    [all] { $case ->
        [acc] eseményeket
        [sub] eseményekre
        [del] eseményekről
        [all] eseményekhez
        [dat] eseményeknek
       *[nom] események
      }
   *[other] { $case ->
        [acc] eseményt
        [sub] eseményre
        [del] eseményről
        [all] eseményhez
        [dat] eseménynek
       *[nom] esemény
      }
  }
noun-plot = { $n ->
    [all] { $case ->
        [acc] cselszövéseket
        [sub] cselszövésekre
        [del] cselszövésekről
        [all] cselszövésekhez
        [dat] cselszövéseknek
       *[nom] cselszövések
      }
   *[other] { $case ->
        [acc] cselszövést
        [sub] cselszövésre
        [del] cselszövésről
        [all] cselszövéshez
        [dat] cselszövésnek
       *[nom] cselszövés
      }
  }
np-host = { $on ->
    [location] { $case ->
        [acc] a hordozó helyszínt
        [sub] a hordozó helyszínre
        [del] a hordozó helyszínről
        [all] a hordozó helyszínhez
        [dat] a hordozó helyszínnek
       *[nom] a hordozó helyszín
      }
    [house] { $case ->
        [acc] a hordozó Ház-lapot
        [sub] a hordozó Ház-lapra
        [del] a hordozó Ház-lapról
        [all] a hordozó Ház-laphoz
        [dat] a hordozó Ház-lapnak
       *[nom] a hordozó Ház-lap
      }
   *[character] { $case ->
        [acc] a hordozó karaktert
        [sub] a hordozó karakterre
        [del] a hordozó karakterről
        [all] a hordozó karakterhez
        [dat] a hordozó karakternek
       *[nom] a hordozó karakter
      }
  }
    .noun = noun-character
np-plots-of = { $case ->
    [acc] a felfedett { $house } cselszövéseket
   *[nom] a felfedett { $house } cselszövések
  }
    .noun = noun-plot
np-house-card = { $case ->
    [acc] a Ház-lapodat
    [sub] a Ház-lapodra
   *[nom] a Ház-lapod
  }
np-participants = { $case ->
    [acc] a részt vevő lapokat
   *[nom] a részt vevő lapok
  }
mod-next = következő
    .at = before
    .outer = 3

# ---- Lapszöveg: az első sor.
card-house = { $types }, { $house }
card-cost = költség: { $cost }
stat-strength = erő: { $n }
change-stat-strength = { $n } erőt
stat-income = jövedelem: { $n }
change-stat-income = { $n } jövedelmet
stat-influence = befolyás: { $n }
change-stat-influence = { $n } befolyást
stat-initiative = kezdeményezés: { $n }
change-stat-initiative = { $n } kezdeményezést
stat-claim = követelés: { $n }
change-stat-claim = { $n } követelést

# ---- Lapszöveg: ikonok, címerek, Házak, kulcsszavak, jellemzők.
keyword-military = katonai
keyword-intrigue = intrika
keyword-power = hatalmi
keyword-holy = Szent
keyword-learned = Tanult
keyword-noble = Nemes
keyword-war = Hadi
keyword-unique = egyedi
keyword-stark = Stark-ház
keyword-lannister = Lannister-ház
keyword-baratheon = Baratheon-ház
keyword-targaryen = Targaryen-ház
keyword-greyjoy = Greyjoy-ház
keyword-martell = Martell-ház
keyword-stealth = lopakodás
keyword-renown = hírnév
keyword-deadly = halálos
keyword-intimidate = megfélemlítés
keyword-no-attachments = kiegészítő nélkül{ $n ->
    [1] {""}
   *[other] {""}, kivéve: Fegyver
  }
keyword-vengeful = bosszúálló
keyword-vigilant = éberség
keyword-stalwart = rendíthetetlen
keyword-limited = korlátozott
keyword-deathbound = halálra szánt
keyword-infamy = hírhedtség
keyword-ambush = rajtaütés
keyword-set-up = előkészület
keyword-cannot-attack = nem támadhat
keyword-cannot-defend = nem védhet
keyword-cannot-be-bypassed = lopakodással nem kerülhető meg
keyword-stands-to-attack = nem térdel le, hogy támadjon
keyword-stands-to-defend = nem térdel le, hogy védjen
keyword-counts-no-strength = nem számít az ereje
keyword-does-not-stand = nem áll fel a felállás fázisban
keyword-one-each = egy karakteren legfeljebb egy példány lehet
keyword-house-only = csak a saját Háza paklijában
keyword-on-house = kiegészítőként is kijátszható a Ház-lapodra
keyword-trait-lord = Úr
keyword-trait-lady = Úrnő
keyword-trait-knight = Lovag
keyword-trait-direwolf = Rémfarkas
keyword-trait-army = Hadsereg
keyword-trait-creature = Teremtmény
keyword-trait-ally = Szövetséges
keyword-trait-item = Tárgy
keyword-trait-weapon = Fegyver
keyword-trait-condition = Állapot
keyword-trait-title = Cím
keyword-trait-skill = Képzettség
keyword-trait-armor = Vért
keyword-trait-dragon = Sárkány
keyword-trait-asshai = Asshai-beli
keyword-trait-bastard = Fattyú
keyword-trait-nights-watch = Éjjeli Őrség
keyword-trait-kingsguard = Királyi Testőrség
keyword-trait-house-tully = Tully-ház
keyword-trait-house-tyrell = Tyrell-ház
keyword-trait-house-florent = Florent-ház
keyword-trait-winterfell = Deres
keyword-trait-stronghold = Erősség
keyword-trait-westeros = Westeros földje
keyword-trait-kings-landing = Királyvár
keyword-trait-lannisport = Lannisrév
keyword-trait-free-cities = Szabad Városok
keyword-trait-dothraki = Dothrak
keyword-trait-queensguard = Királynői Testőrség
keyword-trait-mercenary = Zsoldos
keyword-trait-qartheen = Qarthi
keyword-trait-maester = Mester
keyword-trait-house-clegane = Clegane-ház
keyword-trait-small-council = Kistanács
keyword-trait-warship = Hadihajó
keyword-trait-unsullied = Makulátlan
keyword-trait-queen = Királynő
keyword-trait-boon = Áldás
keyword-trait-dragonstone = Sárkánykő
keyword-trait-the-east = Kelet
keyword-trait-captain = Kapitány
keyword-trait-conscriptor = Toborzó
keyword-trait-others = Mások
keyword-trait-clansman = Hegylakó
keyword-trait-favor = Kegy
keyword-trait-iron-islands = Vas-szigetek
keyword-trait-epic-battle = Epikus csata
mod-icon = { $name } ikonú
    .at = before
mod-no-icon = { $name } ikon nélküli
    .at = before
mod-crest = { $name } címerű
    .at = before
mod-no-crest = { $name } címer nélküli
    .at = before
mod-house = { $name } hűségű
    .at = before
mod-no-house = nem { $name } hűségű
    .at = before
mod-unique = egyedi
    .at = before
mod-unique-adj = egyedi
mod-no-unique = nem egyedi
    .at = before
mod-no-unique-adj = nem egyedi
mod-keyword = { $name } kulcsszavú
    .at = before
mod-no-keyword = { $name } kulcsszó nélküli
    .at = before
mod-trait = { $name } jellemzőjű
    .at = before
mod-no-trait = nem { $name } jellemzőjű
    .at = before
mod-standing = álló
    .at = before
    .outer = 2
mod-kneeling = térdelő
    .at = before
    .outer = 2
mod-dying = haldokló
    .at = before
    .outer = 2
mod-participates = { $role ->
    [attacking] támadó
    [defending] védő
   *[either] részt vevő
  }
    .at = before
mod-attacking-adj = támadó
mod-defending-adj = védő
mod-taking-part-adj = részt vevő
mod-can-carry-this = ezt a lapot viselni képes
    .at = before
mod-stat-strength = { $how ->
    [least] legalább
    [most] legfeljebb
   *[equal] pontosan
  } { $n } erejű
    .at = before
mod-cost = { $how ->
    [least] legalább
    [most] legfeljebb
   *[equal] pontosan
  } { $n } költségű
    .at = before
mod-counter-power = { $how ->
    [some] hatalommal bíró
    [none] hatalom nélküli
   *[equal] { $n } hatalmú
  }
    .at = before
mod-counter-kneeling = { $how ->
    [some] térdelő
    [none] álló
   *[equal] { $n } alkalommal térdelő
  }
    .at = before
mod-stat-income-or-influence = { $how ->
    [some] aranyat vagy befolyást adó
   *[other] aranyat és befolyást nem adó
  }
    .at = before
pred-icon = { $subj } { $negated ->
    [yes] nem { $name } ikonú
   *[no] { $name } ikonú
  }
pred-crest = { $subj } { $negated ->
    [yes] nem { $name } címerű
   *[no] { $name } címerű
  }
pred-house = { $subj } { $negated ->
    [yes] nem { $name } hűségű
   *[no] { $name } hűségű
  }
pred-keyword = { $subj } { $negated ->
    [yes] nem { $name } kulcsszavú
   *[no] { $name } kulcsszavú
  }
pred-trait = { $subj } { $negated ->
    [yes] nem { $name } jellemzőjű
   *[no] { $name } jellemzőjű
  }
pred-unique = { $subj } { $negated ->
    [yes] nem egyedi
   *[no] egyedi
  }
pred-standing = { $subj } { $negated ->
    [yes] térdel
   *[no] áll
  }
pred-owned = { $negated ->
    [yes] { $subj } nem a tulajdonod
   *[no] { $subj } a tulajdonod
  }
pred-participates = { $subj } { $negated ->
    [yes] { $role ->
        [attacking] nem támad
        [defending] nem véd
       *[either] nem vesz részt a kihívásban
      }
   *[no] { $role ->
        [attacking] támad
        [defending] véd
       *[either] részt vesz a kihívásban
      }
  }

# ---- Lapszöveg: helyek.
from-play = { $whose ->
    [they] általa irányított
   *[you] általad irányított
  }
    .at = before
from-play-other = ellenséges
    .at = before
from-play-any = játékban lévő
    .at = before
from-attached-any = { "" }
    .noun = noun-attachment
in-play = { $whose ->
    [they] általa irányított
   *[you] általad irányított
  }
    .at = before
in-play-other = ellenséges
    .at = before
in-play-any = játékban lévő
    .at = before
in-attached-any = { "" }
    .noun = noun-attachment
in-dead = halottas paklidban lévő
    .at = before
from-deck = { $whose ->
    [they] a paklijából
   *[you] a paklidból
  }
from-discard = { $whose ->
    [they] a dobópaklijából
   *[you] a dobópaklidból
  }
from-plots = { $whose ->
    [they] a cselszövéspaklijából
   *[you] a cselszövéspaklidból
  }
    .noun = noun-plot
from-revealed-other = ellenfeled által felfedett
    .noun = noun-plot
    .at = before
np-top-of-deck = a paklid felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
np-top-of-discard-any = egy dobópakli felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
np-top-of-discard = a dobópaklid felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
while-hand = amíg ez a lap a kezedben van
while-dead = amíg ez a lap a halottas paklidban van
while-play = { "" }
while-attached = amíg ez a lap csatolva van
while-revealed = { "" }
while-house = { "" }
from-hand = { $whose ->
    [they] a kezéből
   *[you] a kezedből
  }
in-hand = { $whose ->
    [they] kezében lévő
   *[you] kezedben lévő
  }
    .at = before
in-hand-other = { $whose ->
    [they] ellenfele kezében lévő
   *[you] ellenfeled kezében lévő
  }
    .at = before
mod-in-house = { $whose ->
    [they] a Házába tartozó vagy semleges
   *[you] a Házadba tartozó vagy semleges
  }
    .at = before
register-spared = { $case ->
    [acc] a kiválasztott lapokat
   *[nom] a kiválasztott lapok
  }
each-attachment-on-it = minden rajta lévő kiegészítő

# ---- Lapszöveg: hatások és költségek.
doom-kill-dead = { $agree ->
    [do] ölj meg
    [do-it] öld meg
    [does] öljön meg
    [does-it] ölje meg
    [may] megölhetsz
    [may-it] megölheted
    [let] megölhet
   *[let-it] megölheti
  } { $obj }
doom-discard-discard = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
doom-return-hand = { $agree ->
    [do] végy vissza
    [do-it] vedd vissza
    [does] vegyen vissza
    [does-it] vegye vissza
    [may] visszavehetsz
    [may-it] visszaveheted
    [let] visszavehet
   *[let-it] visszaveheti
  } { $obj } { $many ->
    [yes] a tulajdonosaik kezébe
   *[no] a tulajdonosa kezébe
  }
cannot-be-saved = { $body } (nem { $many ->
    [yes] menthetők
   *[no] menthető
  } meg)
count-kneel = { $agree ->
    [do] térdeltess le
    [do-it] térdeltesd le
    [does] térdeltessen le
    [does-it] térdeltesse le
    [may] letérdeltethetsz
    [may-it] letérdeltetheted
    [let] letérdeltethet
   *[let-it] letérdeltetheti
  } { $obj }
count-stand = { $agree ->
    [do] állíts fel
    [do-it] állítsd fel
    [does] állítson fel
    [does-it] állítsa fel
    [may] felállíthatsz
    [may-it] felállíthatod
    [let] felállíthat
   *[let-it] felállíthatja
  } { $obj }
claims = { $subj } { $many ->
    [yes] egyenként { $n } hatalmat szereznek
   *[no] { $n } hatalmat szerez
  }
claim-for-house = { $agree ->
    [do] szerezz
    [do-it] szerezz
    [does] szerezzen
    [does-it] szerezzen
    [may] szerezhetsz
    [may-it] szerezhetsz
    [let] szerezhet
   *[let-it] szerezhet
  } { $n } hatalmat a Házadnak
draw = { $agree ->
    [do] húzz
    [do-it] húzz
    [does] húzzon
    [does-it] húzzon
    [may] húzhatsz
    [may-it] húzhatsz
    [let] húzhat
   *[let-it] húzhat
  } { $n } lapot
save = { $agree ->
    [do] ments meg
    [do-it] mentsd meg
    [does] mentsen meg
    [does-it] mentse meg
    [may] megmenthetsz
    [may-it] megmentheted
    [let] megmenthet
   *[let-it] megmentheti
  } { $obj }
put-into-play = { $agree ->
    [do] hozz játékba
    [do-it] hozd játékba
    [does] hozzon játékba
    [does-it] hozza játékba
    [may] játékba hozhatsz
    [may-it] játékba hozhatod
    [let] játékba hozhat
   *[let-it] játékba hozhatja
  } { $obj }
put-for-opponent = { $agree ->
    [do] hozz játékba
    [do-it] hozd játékba
    [does] hozzon játékba
    [does-it] hozza játékba
    [may] játékba hozhatsz
    [may-it] játékba hozhatod
    [let] játékba hozhat
   *[let-it] játékba hozhatja
  } { $obj } az ellenfeled irányítása alatt
next-costs = ebben a fázisban { $what }, amelyet kijátszol, { $n } arannyal kevesebbe kerül
redirect-hand = { $agree ->
    [do] végy vissza
    [do-it] vedd vissza
    [does] vegyen vissza
    [does-it] vegye vissza
    [may] visszavehetsz
    [may-it] visszaveheted
    [let] visszavehet
   *[let-it] visszaveheti
  } inkább a tulajdonosa kezébe { $obj }
cancel = érvénytelenítsd azt a hatást
take-gold = vedd el az ellenfeled összes aranyát
discard-gold = dobj el { $n } aranyat egy általad választott játékostól
discard-from-hand = az ellenfeled véletlenszerűen dobjon el { $n } lapot a kezéből
attach-this = { $agree ->
    [do] csatold
    [do-it] csatold
    [does] csatolja
    [does-it] csatolja
    [may] csatolhatod
    [may-it] csatolhatod
    [let] csatolhatja
   *[let-it] csatolhatja
  } ezt a lapot { $obj }
    .case = all
attach-it = { $agree ->
    [do] csatolj
    [do-it] csatold
    [does] csatoljon
    [does-it] csatolja
    [may] csatolhatsz
    [may-it] csatolhatod
    [let] csatolhat
   *[let-it] csatolhatja
  } egy általad irányított karakterhez { $obj }
shuffle-in-dead = { $agree ->
    [do] keverd
    [do-it] keverd
    [does] keverje
    [does-it] keverje
    [may] keverheted
    [may-it] keverheted
    [let] keverheti
   *[let-it] keverheti
  } a { $whose ->
    [they] halottas pakliját a paklijába
   *[you] halottas paklidat a paklidba
  }
shuffle-in-discard = { $agree ->
    [do] keverd
    [do-it] keverd
    [does] keverje
    [does-it] keverje
    [may] keverheted
    [may-it] keverheted
    [let] keverheti
   *[let-it] keverheti
  } a { $whose ->
    [they] dobópakliját a paklijába
   *[you] dobópaklidat a paklidba
  }
take = { $agree ->
    [do] fedj fel és vegyél a kezedbe
    [do-it] fedd fel és vedd a kezedbe
    [does] fedjen fel és vegyen a kezébe
    [does-it] fedje fel és vegye a kezébe
    [may] felfedhetsz és a kezedbe vehetsz
    [may-it] felfedheted és a kezedbe veheted
    [let] felfedhet és a kezébe vehet
   *[let-it] felfedheti és a kezébe veheti
  } { $obj }, aztán { $whose ->
    [they] keverje meg a pakliját
   *[you] keverd meg a paklidat
  }
shuffle-deck = { $agree ->
    [do] keverd meg
    [do-it] keverd meg
    [does] keverje meg
    [does-it] keverje meg
    [may] megkeverheted
    [may-it] megkeverheted
    [let] megkeverheti
   *[let-it] megkeverheti
  } { $whose ->
    [they] a pakliját
   *[you] a paklidat
  }
reveal-plot = { $agree ->
    [do] fedj fel
    [do-it] fedd fel
    [does] fedjen fel
    [does-it] fedje fel
    [may] felfedhetsz
    [may-it] felfedheted
    [let] felfedhet
   *[let-it] felfedheti
  } { $obj } { $whose ->
    [they] a felfedett cselszövése
   *[you] a felfedett cselszövésed
  } helyett
remove-from-challenge = { $agree ->
    [do] végy ki
    [do-it] vedd ki
    [does] vegyen ki
    [does-it] vegye ki
    [may] kivehetsz
    [may-it] kiveheted
    [let] kivehet
   *[let-it] kiveheti
  } { $obj } a kihívásból
more-challenges = ebben a fázisban kezdeményezhetsz még egy kihívást: { $challenge }
move-discard-hand-discard = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
join-challenge = { $obj } csatlakozik a kihíváshoz a te oldaladon
    .case = nom
epic-phase = ebben a fordulóban van egy epikus fázis, amelyben minden játékos kezdeményezhet { $challenge }
move-discard-from-deck-discard = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
move-recover-hand = { $agree ->
    [do] végy vissza
    [do-it] vedd vissza
    [does] vegyen vissza
    [does-it] vegye vissza
    [may] visszavehetsz
    [may-it] visszaveheted
    [let] visszavehet
   *[let-it] visszaveheti
  } a kezedbe { $obj }
move-put-on-deck-deck-owner = { $agree ->
    [do] tégy
    [do-it] tedd
    [does] tegyen
    [does-it] tegye
    [may] tehetsz
    [may-it] teheted
    [let] tehet
   *[let-it] teheti
  } a tulajdonosa paklijának tetejére { $obj }
pay-gold = { $agree ->
    [do] fizess
    [do-it] fizess
    [does] fizessen
    [does-it] fizessen
    [may] fizethetsz
    [may-it] fizethetsz
    [let] fizethet
   *[let-it] fizethet
  } { $n } aranyat
pay-influence = { $agree ->
    [do] térdeltess le
    [do-it] térdeltess le
    [does] térdeltessen le
    [does-it] térdeltessen le
    [may] letérdeltethetsz
    [may-it] letérdeltethetsz
    [let] letérdeltethet
   *[let-it] letérdeltethet
  } { $n } befolyást
discard-this = dobd el ezt a lapot a játékból
limit-round = legfeljebb { $n } alkalommal fordulónként{ $whose ->
    [player] {""} és játékosonként
   *[copy] {""}
  }
until-round = a forduló végéig { $body }
limit-phase = legfeljebb { $n } alkalommal fázisonként{ $whose ->
    [player] {""} és játékosonként
   *[copy] {""}
  }
until-phase = a fázis végéig { $body }
limit-challenge = legfeljebb { $n } alkalommal kihívásonként{ $whose ->
    [player] {""} és játékosonként
   *[copy] {""}
  }
until-challenge = a kihívás végéig { $body }

# ---- Lapszöveg: mikor.
in-setup = előkészület
phase-of-setup = az előkészület
in-plot = cselszövés fázis
phase-of-plot = a cselszövés fázis
in-draw = húzás fázis
phase-of-draw = a húzás fázis
in-marshalling = hadba szólítás fázis
phase-of-marshalling = a hadba szólítás fázis
in-challenges = kihívás fázis
phase-of-challenges = a kihívás fázis
in-dominance = dominancia fázis
phase-of-dominance = a dominancia fázis
in-standing = felállás fázis
phase-of-standing = a felállás fázis
in-taxation = adóztatás fázis
phase-of-taxation = az adóztatás fázis
in-any-phase = bármely fázis
anyone-may = bármely játékos használhatja
label-save = megmentés
label-cancel = érvénytelenítés
label-response = válasz
label-played-plot = felfedéskor
challenge-any = { $case ->
    [acc] egy kihívást
   *[nom] egy kihívás
  }
challenge-military = { $case ->
    [acc] egy katonai kihívást
   *[nom] egy katonai kihívás
  }
challenge-intrigue = { $case ->
    [acc] egy intrika kihívást
   *[nom] egy intrika kihívás
  }
challenge-power = { $case ->
    [acc] egy hatalmi kihívást
   *[nom] egy hatalmi kihívás
  }
won-by = legalább { $n } erővel
as-attacker = támadóként
when-resolve = miután { $who ->
    [won] megnyersz
    [lost] elveszítesz
    [decided] eldől
   *[any] eldől egy kihívás
  } { $notes }{ $has ->
    [yes] {""}, amelyben { $obj } részt vesz
   *[no] {""}
  }
    .case = nom
    .notes = inside
attacked-alone = , amelyben ez a lap egyedül támad
cond-won = megnyertél { $challenge }
cond-lost = elveszítettél { $challenge }
span-round-each = a forduló végéig
span-round-once = egyszer a forduló végéig
cond-event-this = ez a lap részt vett benne
cond-challenge = éppen { $kind } zajlik
when-kill = amikor { $obj } { $window ->
    [save] meghalna
   *[other] meghal
  }
    .case = nom
when-discard = amikor { $obj } { $window ->
    [save] eldobódna
   *[other] eldobódik
  } a játékból
    .case = nom
when-play = amikor { $who ->
    [you] { $known ->
        [yes] kijátszod
       *[no] kijátszol
      }
    [other] az ellenfeled { $known ->
        [yes] kijátssza
       *[no] kijátszik
      }
   *[any] { $known ->
        [yes] kijátszod
       *[no] egy játékos kijátszik
      }
  } { $obj }
when-put = amikor { $obj } játékba kerül hatás révén
    .case = nom
when-stand = amikor { $obj } feláll
    .case = nom
when-attack = amikor { $obj } támadónak lesz kijelölve
    .case = nom
when-defend = amikor { $obj } védőnek lesz kijelölve
    .case = nom
when-claim-power = amikor { $obj } hatalmat szerez
    .case = nom
for-renown = hírnévért
when-reveal-plot = amikor { $obj } felfedésre kerül
    .case = nom
when-phase-begins = amikor elkezdődik { $notes }
    .notes = inside
    .join = ability
when-phase-ends = amikor véget ér { $notes }
    .notes = inside
when-dominance = { $who ->
    [you] amikor te nyered a dominanciát
    [other] amikor az ellenfeled nyeri a dominanciát
   *[any] amikor valaki megnyeri a dominanciát
  }
free-of-gold = , amely sem aranyba, sem befolyásba nem kerül
at-phase-ends-phase = a fázis végén
would-kill = ha { $subj } meghalna
instead-to-discard = a tulajdonosa dobópaklijába kerül
amount-of-power = { $who ->
    [opponent] az ellenfeled összes hatalma
   *[you] az összes hatalmad
  }
amount-of-gold = { $who ->
    [opponent] az ellenfeled aranya
   *[you] az aranyad
  }
each-gold = minden aranyad
actor-the-winner = a győztes
actor-each-other-player = az ellenfeled
actor-its-owner = a tulajdonosa
actor-the-winner-may = a győztes
actor-each-other-player-may = az ellenfeled
actor-its-owner-may = a tulajdonosa

# ---- Lapszöveg: ami érvényes.
state-cannot-attack = { $subj } { $many ->
    [yes] nem támadhatnak
   *[no] nem támadhat
  }
state-cannot-defend = { $subj } { $many ->
    [yes] nem védhetnek
   *[no] nem védhet
  }
state-cannot-be-bypassed = { $subj } { $many ->
    [yes] lopakodással nem kerülhetők meg
   *[no] lopakodással nem kerülhető meg
  }
state-stands-to-attack = { $subj } { $many ->
    [yes] nem térdelnek le, amikor támadnak
   *[no] nem térdel le, amikor támad
  }
state-stands-to-defend = { $subj } { $many ->
    [yes] nem térdelnek le, amikor védenek
   *[no] nem térdel le, amikor véd
  }
state-counts-no-strength = { $subj } { $many ->
    [yes] nem számítják be az erejüket
   *[no] nem számítja be az erejét
  }
state-does-not-stand = { $subj } { $many ->
    [yes] nem állnak fel a felállás fázisban
   *[no] nem áll fel a felállás fázisban
  }
is-terminal = { $subj } meghal, ha 0 az ereje
no-income = { $subj } nem ad jövedelmet
no-taxation = az adóztatás fázis kimarad{ $kind ->
    [each] {""}
   *[other] {""}: { $subj }
  }
power-not-counted = { $subj } a hatalma nem számít
    .case = dat
immune-event = { $subj } immunis az eseményekre
immune-event-of-opponents = { $subj } immunis az ellenfelek eseményeire
immune-character = { $subj } immunis a karakterek képességeire
immune-character-of-opponents = { $subj } immunis az ellenfelek karaktereinek képességeire
immune-location = { $subj } immunis a helyszínekre
immune-location-of-opponents = { $subj } immunis az ellenfelek helyszíneire
immune-attachment = { $subj } immunis a kiegészítőkre
immune-attachment-of-opponents = { $subj } immunis az ellenfelek kiegészítőire
immune-plot = { $subj } immunis a cselszövésekre
immune-plot-of-opponents = { $subj } immunis az ellenfelek cselszövéseire
cannot-discard = { $subj } nem dobható el a játékból
gains-icon = { $subj } { $many ->
    [yes] megkapják
   *[no] megkapja
  } ezt: { $name } ikon
loses-icon = { $subj } { $many ->
    [yes] elveszítik
   *[no] elveszíti
  } ezt: { $name } ikon
gains-trait = { $subj } { $many ->
    [yes] megkapják
   *[no] megkapja
  } ezt: { $name } jellemző
loses-trait = { $subj } { $many ->
    [yes] elveszítik
   *[no] elveszíti
  } ezt: { $name } jellemző
cannot-kill = { $subj } nem ölhető meg
