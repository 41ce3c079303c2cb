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
step-dominance = { $who } nyeri a dominanciát ennyivel: { $n }
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
   *[does] { $who } nyeri a kihívást ennyivel: { $n }
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
    [acc] harci kihívást
   *[nom] harci kihívás
  }
resource-intrigue = { $n } { $case ->
    [acc] ármány kihívást
   *[nom] ármány kihívás
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
mode-military = harci
mode-intrigue = ármány
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
