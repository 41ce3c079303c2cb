# A KeyForge szavai; a lapok neve minden nyelven angol.
verb-draw = Húzás
verb-play = Kijátszás
verb-played = Lap kijátszva
verb-put-into-play = Játékba helyezés
verb-discard = Dobás
verb-use = Használat
verb-reap = Aratás
verb-attack = Harc előtt
verb-fight = Harc
verb-damage = Sebzés
verb-heal = Gyógyítás
verb-tag = Megjelölés pusztulásra
verb-destroy = Elpusztítás
verb-destroyed = Pusztulás után
verb-return = Visszavétel
verb-archive = Archiválás
verb-purge = Száműzés
verb-detach = Fejlesztés lehullása
verb-leave = A játék elhagyása előtt
verb-gain = Szerzés
verb-steal = Lopás
verb-capture = Zsákmányolás
verb-lose = Vesztés
verb-pay = Fizetés
verb-forge = Kovácsolás
verb-exhaust = Kimerítés
verb-ready = Felkészítés
verb-stun = Elkábítás
verb-unstun = Kábulat levétele
verb-ward = Oltalom
verb-power = +1 erő
verb-attach = Csatolás
verb-control = Irányítás átvétele
verb-effect = Tartós hatás kezdődik
verb-house = Házválasztás
verb-turn-start = A kör kezdete
verb-turn-end = A kör vége
verb-chains = Láncok
verb-reveal = Felfedés
verb-shuffle = Keverés
verb-select = Kiválasztás erő szerint
verb-poison = Méreg
verb-release = Lekerülő Æmber és jelölők
verb-take = Elvétel az archívumból
verb-put-back = Visszatétel a pakliba
verb-move = Áthelyezés
verb-mulligan = Kézcsere
verb-spare = Megmenekülés
verb-abduct = Idegen lap archiválása
step-draw = { $form ->
    [cannot] { $who } nem húzhatja fel: { $subject }
    [none-does] felhúzva: { $subject }
    [none-cannot] nem húzható fel: { $subject }
   *[does] { $who } felhúzza: { $subject }
  }
step-play = { $form ->
    [cannot] { $who } nem játszhatja ki: { $subject }
    [none-does] kijátszva: { $subject }
    [none-cannot] nem játszható ki: { $subject }
   *[does] { $who } kijátssza: { $subject }
  }
step-played = { $form ->
    [cannot] { $who } nem játszhatta ki: { $subject }
    [none-does] ki van játszva: { $subject }
    [none-cannot] nem lehet kijátszva: { $subject }
   *[does] { $who } kijátszotta: { $subject }
  }
step-put-into-play = { $form ->
    [cannot] { $who } nem helyezheti játékba: { $subject }
    [none-does] játékba kerül: { $subject }
    [none-cannot] nem kerülhet játékba: { $subject }
   *[does] { $who } játékba helyezi: { $subject }
  }
step-discard = { $form ->
    [cannot] { $who } nem dobhatja el: { $subject }
    [none-does] eldobva: { $subject }
    [none-cannot] nem dobható el: { $subject }
   *[does] { $who } eldobja: { $subject }
  }
step-use = { $form ->
    [cannot] { $who } nem használhatja: { $subject }
    [none-does] használva: { $subject }
    [none-cannot] nem használható: { $subject }
   *[does] { $who } használja: { $subject }
  }
step-reap = { $form ->
    [cannot] { $who } nem arathat vele: { $subject }
    [none-does] arat: { $subject }
    [none-cannot] nem arathat: { $subject }
   *[does] { $who } arat vele: { $subject }
  }
step-attack = { $form ->
    [cannot] { $who } nem támadhat vele: { $subject }
    [none-does] támad: { $subject }
    [none-cannot] nem támadhat: { $subject }
   *[does] { $who } támad vele: { $subject }
  }
step-fight = { $form ->
    [cannot] { $who } nem harcolhat vele: { $subject }
    [none-does] harcol: { $subject }
    [none-cannot] nem harcolhat: { $subject }
   *[does] { $who } harcol vele: { $subject }
  }
step-damage = { $form ->
    [cannot] { $who } nem sebezheti meg: { $subject }
    [none-does] megsebezve: { $subject }
    [none-cannot] nem sebezhető meg: { $subject }
   *[does] { $who } megsebzi: { $subject }
  }
step-heal = { $form ->
    [cannot] { $who } nem gyógyíthatja meg: { $subject }
    [none-does] meggyógyítva: { $subject }
    [none-cannot] nem gyógyítható meg: { $subject }
   *[does] { $who } meggyógyítja: { $subject }
  }
step-tag = { $form ->
    [cannot] { $who } nem jelölheti pusztulásra: { $subject }
    [none-does] pusztulásra jelölve: { $subject }
    [none-cannot] nem jelölhető pusztulásra: { $subject }
   *[does] { $who } pusztulásra jelöli: { $subject }
  }
step-destroy = { $form ->
    [cannot] { $who } nem pusztíthatja el: { $subject }
    [none-does] elpusztul: { $subject }
    [none-cannot] nem pusztulhat el: { $subject }
   *[does] { $who } elpusztítja: { $subject }
  }
step-destroyed = { $form ->
    [cannot] { $who } nem pusztíthatta el: { $subject }
    [none-does] elpusztult: { $subject }
    [none-cannot] nem pusztulhatott el: { $subject }
   *[does] { $who } elpusztította: { $subject }
  }
step-return = { $form ->
    [cannot] { $who } nem veheti vissza: { $subject }
    [none-does] visszakerül: { $subject }
    [none-cannot] nem kerülhet vissza: { $subject }
   *[does] { $who } visszaveszi: { $subject }
  }
step-archive = { $form ->
    [cannot] { $who } nem archiválhatja: { $subject }
    [none-does] archiválva: { $subject }
    [none-cannot] nem archiválható: { $subject }
   *[does] { $who } archiválja: { $subject }
  }
step-purge = { $form ->
    [cannot] { $who } nem száműzheti: { $subject }
    [none-does] száműzve: { $subject }
    [none-cannot] nem száműzhető: { $subject }
   *[does] { $who } száműzi: { $subject }
  }
step-detach = { $form ->
    [cannot] { $who } nem hagyhatja lehullni: { $subject }
    [none-does] lehull: { $subject }
    [none-cannot] nem hullhat le: { $subject }
   *[does] { $who } lehullni hagyja: { $subject }
  }
step-leave = { $form ->
    [cannot] { $who } nem búcsúzhat el tőle: { $subject }
    [none-does] elhagyni készül a játékot: { $subject }
    [none-cannot] nem hagyhatja el a játékot: { $subject }
   *[does] { $who } elbúcsúzik tőle: { $subject }
  }
step-gain = { $form ->
    [cannot] { $who } nem szerezhet Æmbert
    [none-does] valaki Æmbert szerez
    [none-cannot] senki sem szerezhet Æmbert
   *[does] { $who } Æmbert szerez
  }
step-steal = { $form ->
    [cannot] nem lopható Æmber, akitől lopnák: { $name }
    [none-does] Æmbert lopnak
    [none-cannot] nem lopható Æmber
   *[does] Æmbert lopnak, és ez érinti: { $name }
  }
step-capture = { $form ->
    [cannot] nem zsákmányolható Æmber, akitől: { $name }
    [none-does] Æmbert zsákmányolnak
    [none-cannot] nem zsákmányolható Æmber
   *[does] Æmbert zsákmányolnak, akitől: { $name }
  }
step-lose = { $form ->
    [cannot] { $who } nem veszíthet Æmbert
    [none-does] Æmber vész el
    [none-cannot] nem veszhet el Æmber
   *[does] { $who } Æmbert veszít
  }
step-pay = { $form ->
    [cannot] { $who } nem fizethet
    [none-does] valaki fizet
    [none-cannot] senki sem fizethet
   *[does] { $who } fizet
  }
step-forge = { $form ->
    [cannot] { $who } nem kovácsolhat kulcsot
    [none-does] kulcs készül
    [none-cannot] nem készülhet kulcs
   *[does] { $who } kulcsot kovácsol
  }
step-exhaust = { $form ->
    [cannot] { $who } nem merítheti ki: { $subject }
    [none-does] kimerül: { $subject }
    [none-cannot] nem merülhet ki: { $subject }
   *[does] { $who } kimeríti: { $subject }
  }
step-ready = { $form ->
    [cannot] { $who } nem készítheti fel: { $subject }
    [none-does] felkészül: { $subject }
    [none-cannot] nem készülhet fel: { $subject }
   *[does] { $who } felkészíti: { $subject }
  }
step-stun = { $form ->
    [cannot] { $who } nem kábíthatja el: { $subject }
    [none-does] elkábul: { $subject }
    [none-cannot] nem kábulhat el: { $subject }
   *[does] { $who } elkábítja: { $subject }
  }
step-unstun = { $form ->
    [cannot] { $who } nem veheti le a kábulatát: { $subject }
    [none-does] magához tér: { $subject }
    [none-cannot] nem térhet magához: { $subject }
   *[does] { $who } leveszi a kábulatát: { $subject }
  }
step-ward = { $form ->
    [cannot] { $who } nem láthatja el oltalommal: { $subject }
    [none-does] oltalmat kap: { $subject }
    [none-cannot] nem kaphat oltalmat: { $subject }
   *[does] { $who } oltalommal látja el: { $subject }
  }
step-power = { $form ->
    [cannot] { $who } nem erősítheti meg: { $subject }
    [none-does] megerősödik: { $subject }
    [none-cannot] nem erősödhet meg: { $subject }
   *[does] { $who } megerősíti: { $subject }
  }
step-attach = { $form ->
    [cannot] { $who } nem csatolhatja: { $subject }
    [none-does] csatolva: { $subject }
    [none-cannot] nem csatolható: { $subject }
   *[does] { $who } csatolja: { $subject }
  }
step-control = { $form ->
    [cannot] { $who } nem veheti át az irányítását: { $subject }
    [none-does] más irányítása alá kerül: { $subject }
    [none-cannot] nem kerülhet más irányítása alá: { $subject }
   *[does] { $who } átveszi az irányítását: { $subject }
  }
step-effect = { $form ->
    [cannot] nem kezdődhet hatás, akire szólna: { $name }
    [none-does] hatás kezdődik
    [none-cannot] nem kezdődhet hatás
   *[does] hatás kezdődik, akire szól: { $name }
  }
step-house = { $form ->
    [cannot] { $who } nem választhat házat
    [none-does] ház kiválasztva
    [none-cannot] nem választható ház
   *[does] { $who } kiválasztja az aktív házat
  }
step-turn-start = { $form ->
    [cannot] nem kezdődhet kör, akié: { $name }
    [none-does] kör kezdődik
    [none-cannot] nem kezdődhet kör
   *[does] kör kezdődik, akié: { $name }
  }
step-turn-end = { $form ->
    [cannot] nem érhet véget a kör, akié: { $name }
    [none-does] véget ér a kör
    [none-cannot] nem érhet véget a kör
   *[does] véget ér a kör, akié: { $name }
  }
step-chains = { $form ->
    [cannot] nem változhatnak a láncok, akiéi: { $name }
    [none-does] változnak a láncok
    [none-cannot] nem változhatnak a láncok
   *[does] változnak a láncok, akiéi: { $name }
  }
step-reveal = { $form ->
    [cannot] { $who } nem fedheti fel: { $subject }
    [none-does] felfedve: { $subject }
    [none-cannot] nem fedhető fel: { $subject }
   *[does] { $who } felfedi: { $subject }
  }
step-shuffle = { $form ->
    [cannot] { $who } nem keverheti meg a lapokat
    [none-does] a lapok megkeverve
    [none-cannot] a lapok nem keverhetők meg
   *[does] { $who } megkeveri a lapokat
  }
step-select = { $form ->
    [cannot] { $who } nem választhatja ki ereje szerint: { $subject }
    [none-does] ereje szerint kiválasztva: { $subject }
    [none-cannot] nem választható ki ereje szerint: { $subject }
   *[does] { $who } ereje szerint kiválasztja: { $subject }
  }
step-poison = { $form ->
    [cannot] { $who } nem mérgezheti meg: { $subject }
    [none-does] a méregtől elpusztul: { $subject }
    [none-cannot] nem pusztulhat el a méregtől: { $subject }
   *[does] { $who } megmérgezi: { $subject }
  }
step-release = { $form ->
    [cannot] { $who } nem veheti le, ami rajta van: { $subject }
    [none-does] lekerül róla, ami rajta van: { $subject }
    [none-cannot] nem kerülhet le róla, ami rajta van: { $subject }
   *[does] { $who } leveszi, ami rajta van: { $subject }
  }
step-take = { $form ->
    [cannot] { $who } nem veheti ki az archívumból: { $subject }
    [none-does] kikerül az archívumból: { $subject }
    [none-cannot] nem kerülhet ki az archívumból: { $subject }
   *[does] { $who } kiveszi az archívumból: { $subject }
  }
step-put-back = { $form ->
    [cannot] { $who } nem teheti a pakliba: { $subject }
    [none-does] a pakliba kerül: { $subject }
    [none-cannot] nem kerülhet a pakliba: { $subject }
   *[does] { $who } a pakliba teszi: { $subject }
  }
step-move = { $form ->
    [cannot] { $who } nem helyezhet át Æmbert
    [none-does] Æmbert helyeznek át
    [none-cannot] nem helyezhető át Æmber
   *[does] { $who } áthelyez Æmbert
  }
step-mulligan = { $form ->
    [cannot] { $who } nem keverheti vissza kézcseréhez: { $subject }
    [none-does] kézcseréhez visszakeverve: { $subject }
    [none-cannot] nem keverhető vissza kézcseréhez: { $subject }
   *[does] { $who } kézcseréhez visszakeveri: { $subject }
  }
step-spare = { $form ->
    [cannot] { $who } nem mentheti meg a pusztulástól: { $subject }
    [none-does] megmenekül a pusztulástól: { $subject }
    [none-cannot] nem menekülhet meg a pusztulástól: { $subject }
   *[does] { $who } megmenti a pusztulástól: { $subject }
  }
step-abduct = { $form ->
    [cannot] { $who } nem viheti el a saját archívumába: { $subject }
    [none-does] másik archívumba kerül: { $subject }
    [none-cannot] nem kerülhet másik archívumba: { $subject }
   *[does] { $who } elviszi a saját archívumába: { $subject }
  }
step-damage-more = { $who } ennyit oszt: { $amount } – { $subject }
step-heal-less = { $who } meggyógyítja: { $subject } – { $amount }
step-tag-more = pusztulásra jelölve: { $subject }
step-spare-less = megmenekül a pusztulástól: { $subject }
step-exhaust-more = kimerül: { $subject }
step-ready-less = { $who } felkészíti: { $subject }
step-stun-more = elkábul: { $subject }
step-unstun-less = magához tér: { $subject }
step-ward-more = oltalmat kap: { $subject }
step-ward-less = helyette az oltalmát veszti el: { $subject }
step-power-more = ezt kapja: { $amount } – { $subject }
step-attack-more = ebben a körben először harcolnak vele: { $subject }
step-gain-more = { $who } ezt szerzi: { $amount }
step-steal-more = { $who } ezt lopja: { $amount }
step-steal-less = ezt lopják: { $amount }, akitől: { $name }
step-capture-more = ezt zsákmányolja: { $amount } – { $subject }
step-capture-less = ez kerül ki a készletből: { $amount }, akiéből: { $name }
step-lose-less = { $who } ezt veszíti: { $amount }
step-pay-more = { $who } ezt kapja fizetségül: { $amount }
step-pay-less = { $who } ezt fizeti: { $amount }
step-forge-more = { $who } ezt kovácsolja: { $amount }
step-forge-less = kulcsra költve: { $amount }
step-chains-more = { $who } ezt kapja: { $amount }
step-chains-less = { $who } leveszi: { $amount }
step-release-more = { $who } megkapja: { $amount } – { $subject }
step-release-less = lekerül: { $amount } – { $subject }
step-move-more = rákerül: { $amount } – { $subject }
step-move-less = ez kerül ki a készletből: { $amount }, akiéből: { $name }
step-turn-start-phase = új kör kezdődik, akié: { $name }
step-house-choice = { $who } választása: { $other }
step-poison-skipped = a méreg nem hat rá: { $subject }
step-damage-skipped = nem kap sebzést: { $subject }
step-fight-skipped = nem harcol: { $subject }
step-use-skipped = nem használják: { $subject }
step-tag-skipped = az erőjelzői életben tartják: { $subject }
step-mulligan-skipped = { $who } megtartja a kezét
step-effect-skipped = { $who } nem él a képességgel: { $subject }
step-effect-met = { $who } él a képességgel: { $subject }
step-use-met = házon kívüli, mégis kijátszható: { $subject }
use-play = kijátszás: { $card }
use-discard = eldobás: { $card }
use-reap = aratás: { $card }
use-fight = harc: { $card }
use-action = akció: { $card }
use-omni = omni: { $card }
use-unstun = kábulat levétele: { $card }
zone-deck = pakli
zone-hand = kéz
zone-discard = dobópakli
zone-line = csatasor
zone-artifacts = tárgyak sora
zone-upgrades = fejlesztések
zone-archives = archívum
zone-purged = száműzött lapok
zone-limbo = kijátszás alatt
zone-deck-of = { $player }: pakli
zone-hand-of = { $player }: kéz
zone-discard-of = { $player }: dobópakli
zone-line-of = { $player }: csatasor
zone-artifacts-of = { $player }: tárgyak
zone-upgrades-of = { $player }: fejlesztések
zone-archives-of = { $player }: archívum
zone-purged-of = { $player }: száműzött lapok
zone-limbo-of = { $player }: kijátszás alatt
phase-setup = előkészület
phase-key = kulcskovácsolás
phase-house = házválasztás
phase-main = kijátszás, dobás és használat
phase-ready = felkészítés
phase-draw = laphúzás
type-action = akció
type-artifact = tárgy
type-creature = lény
type-upgrade = fejlesztés
of-action = akció
of-artifact = tárgy
of-creature = lény
of-upgrade = fejlesztés
prompt-main = kijátszol, eldobsz vagy használsz egy lapot?
prompt-house = válassz házat
prompt-flank = melyik szárnyra?
prompt-mulligan = visszakevered a kezed, és eggyel kevesebbet húzol?
prompt-archives = kézbe veszed az archívumot?
prompt-key-color = melyik kulcs?
prompt-select = válassz az egyenlő erejű lények közül
prompt-host = melyik lényre?
prompt-spend = mennyi Æmbert költesz erről a lapról?
prompt-use = hogyan használod?
mode-left = bal szárny
mode-right = jobb szárny
mode-red = piros kulcs
mode-blue = kék kulcs
mode-yellow = sárga kulcs
mode-brobnar = a Brobnar ház
mode-dis = a Dis ház
mode-logos = a Logos ház
mode-mars = a Mars ház
mode-sanctum = a Sanctum ház
mode-shadows = az Árnyak háza
mode-untamed = a Vadak háza
lasting-may-use = a házától függetlenül használható: { $subject }
lasting-may-play = { $who } kijátszhat egy másik házhoz tartozó lapot
lasting-no-house-brobnar = ezt a házat az ellenfél nem választhatja: Brobnar
lasting-no-house-dis = ezt a házat az ellenfél nem választhatja: Dis
lasting-no-house-logos = ezt a házat az ellenfél nem választhatja: Logos
lasting-no-house-mars = ezt a házat az ellenfél nem választhatja: Mars
lasting-no-house-sanctum = ezt a házat az ellenfél nem választhatja: Sanctum
lasting-no-house-shadows = ezt a házat az ellenfél nem választhatja: Árnyak
lasting-no-house-untamed = ezt a házat az ellenfél nem választhatja: Vadak
resource-amber = { $n } { $case ->
    [acc] Æmbert
   *[nom] Æmber
  }
resource-keys = { $n } { $case ->
    [acc] kulcsot
   *[nom] kulcs
  }
resource-chains = { $n } { $case ->
    [acc] láncot
   *[nom] lánc
  }
resource-red = { $n } { $case ->
    [acc] piros kulcsot
   *[nom] piros kulcs
  }
resource-blue = { $n } { $case ->
    [acc] kék kulcsot
   *[nom] kék kulcs
  }
resource-yellow = { $n } { $case ->
    [acc] sárga kulcsot
   *[nom] sárga kulcs
  }
counter-damage = { $n } { $case ->
    [acc] sebzést
   *[nom] sebzés
  }
counter-amber = { $n } { $case ->
    [acc] Æmbert
   *[nom] Æmber
  }
counter-power = { $n } { $case ->
    [acc] +1 erőjelzőt
   *[nom] +1 erőjelző
  }
counter-stun = { $n } { $case ->
    [acc] kábulatot
   *[nom] kábulat
  }
counter-ward = { $n } { $case ->
    [acc] oltalmat
   *[nom] oltalom
  }
counter-exhausted = { $n } { $case ->
    [acc] kimerülést
   *[nom] kimerülés
  }
counter-armor-used = { $n } { $case ->
    [acc] páncéllal felfogott sebzést
   *[nom] páncéllal felfogott sebzés
  }
counter-elusive-used = { $n } { $case ->
    [acc] harcot
   *[nom] harc
  }
counter-tagged = { $n } { $case ->
    [acc] pusztulásjelölőt
   *[nom] pusztulásjelölő
  }
