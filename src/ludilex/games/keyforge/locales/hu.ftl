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
    [cannot] { $who } nem hullathatja le: { $subject }
    [none-does] lehull: { $subject }
    [none-cannot] nem hullhat le: { $subject }
   *[does] { $who } lehullatja: { $subject }
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
step-damage-more = { $who } ennyivel sebzi: { $subject } – { $amount }
step-heal-less = { $who } meggyógyítja: { $subject } – { $amount }
step-tag-more = pusztulásra jelölve: { $subject }
step-spare-less = megmenekül a pusztulástól: { $subject }
step-exhaust-more = kimerül: { $subject }
step-ready-less = { $who } felkészíti: { $subject }
step-stun-more = elkábul: { $subject }
step-unstun-less = magához tér: { $subject }
step-ward-more = oltalmat kap: { $subject }
step-ward-less = helyette az oltalmát veszti el: { $subject }
step-power-more = { $subject } ezt kapja: { $amount }
step-attack-more = ebben a körben először harcolnak vele: { $subject }
step-gain-more = { $who } ezt szerzi: { $amount }
step-steal-more = { $who } ezt lopja: { $amount }
step-steal-less = ezt lopják: { $amount }, akitől: { $name }
step-capture-more = { $subject } ezt zsákmányolja: { $amount }
step-capture-less = { $who } készletéből ezt veszik el: { $amount }
step-lose-less = { $who } ezt veszíti: { $amount }
step-pay-more = { $who } ezt kapja fizetségül: { $amount }
step-pay-less = { $who } ezt fizeti: { $amount }
step-forge-more = { $who } ezt kovácsolja: { $amount }
step-forge-less = { $who } kulcsra költ ennyit: { $amount }
step-chains-more = { $who } ezt kapja: { $amount }
step-chains-less = { $who } leveszi: { $amount }
step-release-more = { $who } ennyit vesz le róla: { $subject } – { $amount }
step-release-less = ezt veszik le róla: { $subject } – { $amount }
step-move-more = ezt teszik rá: { $subject } – { $amount }
step-move-less = { $who } készletéből ezt viszik át: { $amount }
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

# ---- Lapszöveg: főnevek.
noun-creature = { $n ->
    [all] { $case ->
        [acc] lényeket
        [sub] lényekre
        [del] lényekről
        [all] lényekhez
        [dat] lényeknek
       *[nom] lények
      }
   *[other] { $case ->
        [acc] lényt
        [sub] lényre
        [del] lényről
        [all] lényhez
        [dat] lénynek
       *[nom] lény
      }
  }
noun-artifact = { $n ->
    [all] { $case ->
        [acc] tárgyakat
        [sub] tárgyakra
        [del] tárgyakról
        [all] tárgyakhoz
        [dat] tárgyaknak
       *[nom] tárgyak
      }
   *[other] { $case ->
        [acc] tárgyat
        [sub] tárgyra
        [del] tárgyról
        [all] tárgyhoz
        [dat] tárgynak
       *[nom] tárgy
      }
  }
noun-upgrade = { $n ->
    [all] { $case ->
        [acc] fejlesztéseket
        [sub] fejlesztésekre
        [del] fejlesztésekről
        [all] fejlesztésekhez
        [dat] fejlesztéseknek
       *[nom] fejlesztések
      }
   *[other] { $case ->
        [acc] fejlesztést
        [sub] fejlesztésre
        [del] fejlesztésről
        [all] fejlesztéshez
        [dat] fejlesztésnek
       *[nom] fejlesztés
      }
  }
noun-action = { $n ->
    [all] { $case ->
        [acc] akciólapokat
        [sub] akciólapokra
        [del] akciólapokról
        [all] akciólapokhoz
        [dat] akciólapoknak
       *[nom] akciólapok
      }
   *[other] { $case ->
        [acc] akciólapot
        [sub] akciólapra
        [del] akciólapról
        [all] akciólaphoz
        [dat] akciólapnak
       *[nom] akciólap
      }
  }

# ---- Lapszöveg: az első sor.
house-brobnar = Brobnar ház
house-dis = Dis ház
house-logos = Logos ház
house-mars = Mars ház
house-sanctum = Sanctum ház
house-shadows = Árnyak ház
house-untamed = Vadak ház
card-house = { $types }, { $house }
stat-power = erő: { $n }
stat-armor = páncél: { $n }
stat-bonus = bónusz: { $n } Æmber
change-stat-power = { $n } erőt
change-stat-armor = { $n } páncélt
trait-angel = angyal
trait-beast = vadállat
trait-cyborg = kiborg
trait-demon = démon
trait-dragon = sárkány
trait-elf = tünde
trait-faerie = tündér
trait-giant = óriás
trait-horseman = lovas
trait-human = ember
trait-imp = ördögfióka
trait-item = eszköz
trait-knight = lovag
trait-location = helyszín
trait-martian = marslakó
trait-merchant = kereskedő
trait-power = hatalom
trait-priest = pap
trait-quest = küldetés
trait-scientist = tudós
trait-soldier = katona
trait-specter = kísértet
trait-spirit = szellem
trait-thief = tolvaj
trait-vehicle = jármű
trait-weapon = fegyver

# ---- Lapszöveg: kulcsszavak.
keyword-taunt = gúny
keyword-elusive = illanó
keyword-skirmish = portyázó
keyword-poison = méreg
keyword-assault = roham { $n }
keyword-hazardous = veszélyes { $n }
keyword-enters-ready = készen áll, amikor játékba kerül

# ---- Lapszöveg: helyek.
adj-friendly = baráti
adj-enemy = ellenséges
from-line = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-creature
from-line-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
from-artifacts = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-artifact
from-artifacts-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-artifact
from-artifacts-any = { "" }
    .noun = noun-artifact
from-upgrades = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-upgrade
from-upgrades-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-upgrade
from-upgrades-any = { "" }
    .noun = noun-upgrade
in-line = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-creature
in-line-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-creature
in-line-any = { "" }
    .noun = noun-creature
in-artifacts = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-artifact
in-artifacts-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-artifact
in-artifacts-any = { "" }
    .noun = noun-artifact
in-upgrades = { adj-friendly }
    .at = before
    .outer = -1
    .noun = noun-upgrade
in-upgrades-other = { adj-enemy }
    .at = before
    .outer = -1
    .noun = noun-upgrade
in-upgrades-any = { "" }
    .noun = noun-upgrade
mod-mine = { adj-friendly }
    .at = before
    .outer = -1
mod-theirs = { adj-enemy }
    .at = before
    .outer = -1
from-hand = { $whose ->
    [they] a kezéből
   *[you] a kezedből
  }
in-hand = { $whose ->
    [they] a kezében lévő
   *[you] a kezedben lévő
  }
    .at = before
from-discard = { $whose ->
    [they] a dobópaklijából
   *[you] a dobópaklidból
  }
from-discard-any = egy dobópakliból
from-deck = { $whose ->
    [they] a paklijából
   *[you] a paklidból
  }
from-archives = { $whose ->
    [they] az archívumából
   *[you] az archívumodból
  }
np-top-of-deck = { $whose ->
    [they] a paklija
   *[you] a paklid
  } felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
while-deck = { "" }
while-hand = { "" }
while-discard = { "" }
while-line = { "" }
while-artifacts = { "" }
while-upgrades = { "" }
while-archives = { "" }
while-purged = { "" }
while-limbo = { "" }

# ---- Lapszöveg: milyen legyen a lap.
mod-stat-power = { $how ->
    [some] 0 feletti
    [none] 0
    [least] legalább { $n }
    [most] legfeljebb { $n }
    [less] { $n } alatti
    [more] { $n } feletti
    [other] nem { $n }
   *[equal] { $n }
  } erejű
    .at = before
mod-counter-damage = { $how ->
    [some] sebzett
    [none] sebzetlen
    [least] legalább { $n } sebzésű
    [most] legfeljebb { $n } sebzésű
    [less] { $n } alatti sebzésű
    [more] { $n } feletti sebzésű
    [other] nem { $n } sebzésű
   *[equal] { $n } sebzésű
  }
    .at = before
mod-counter-amber = { $how ->
    [some] Æmbert viselő
    [none] Æmbert nem viselő
    [least] legalább { $n } Æmbert viselő
    [most] legfeljebb { $n } Æmbert viselő
    [less] { $n }-nél kevesebb Æmbert viselő
    [more] { $n }-nél több Æmbert viselő
    [other] nem { $n } Æmbert viselő
   *[equal] { $n } Æmbert viselő
  }
    .at = before
mod-on-flank = szárnyon álló
    .at = before
mod-not-on-flank = nem szárnyon álló
    .at = before
mod-of-house = { $house }hoz tartozó
    .at = before
mod-not-of-house = nem { $house }hoz tartozó
    .at = before
mod-trait = { $trait } jellemzőjű
    .at = before
mod-no-trait = nem { $trait } jellemzőjű
    .at = before
mod-neighbor = szomszédos
    .at = before
mod-neighbor-of-it = vele szomszédos
    .at = before
mod-random = véletlen
    .at = before
mod-most-powerful = legerősebb
    .at = before
    .outer = 2
mod-least-powerful = leggyengébb
    .at = before
    .outer = 2
np-host = { $case ->
    [acc] a fejlesztett lényt
    [sub] a fejlesztett lényre
    [del] a fejlesztett lényről
    [all] a fejlesztett lényhez
    [dat] a fejlesztett lénynek
   *[nom] a fejlesztett lény
  }
    .noun = noun-creature
np-opposing = { $case ->
    [acc] az ellenfél lényt
    [dat] az ellenfél lénynek
   *[nom] az ellenfél lény
  }
    .noun = noun-creature
np-if-destroyed = azt a lényt, ha elpusztult
    .noun = noun-creature
register-the-creature-chosen-first = { $case ->
    [acc] az elsőként választott lényt
    [dat] az elsőként választott lénynek
   *[nom] az elsőként választott lény
  }
each-keys-opponent = az ellenfeled minden kulcsa
fighting-this = ezzel a lénnyel harcolva
actor-each-other-player = az ellenfeled
actor-each-other-player-may = az ellenfeled

# ---- Lapszöveg: hatások.
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
plus = { $agree ->
    [do] szerezz
    [do-it] szerezz
    [does] szerezzen
    [does-it] szerezzen
    [may] szerezhetsz
    [may-it] szerezhetsz
    [let] szerezhet
   *[let-it] szerezhet
  } { $amount }
plus-each = { $agree ->
    [do] szerezz
    [do-it] szerezz
    [does] szerezzen
    [does-it] szerezzen
    [may] szerezhetsz
    [may-it] szerezhetsz
    [let] szerezhet
   *[let-it] szerezhet
  } { $each } után { $amount }
steal = { $agree ->
    [do] lopj
    [do-it] lopj
    [does] lopjon
    [does-it] lopjon
    [may] lophatsz
    [may-it] lophatsz
    [let] lophat
   *[let-it] lophat
  } { $n } Æmbert
lose = { $agree ->
    [do] veszíts
    [do-it] veszíts
    [does] veszítsen
    [does-it] veszítsen
    [may] veszíthetsz
    [may-it] veszíthetsz
    [let] veszíthet
   *[let-it] veszíthet
  } { $n } Æmbert
opponent-loses = az ellenfeled veszít { $n } Æmbert
captures = { $subj } { $they ->
    [yes] zsákmányolnak
   *[no] zsákmányol
  } { $many ->
    [yes] lényenként{" "}
   *[no] { "" }
  }{ $n } Æmbert
move-amber = { $agree ->
    [do] helyezz át
    [do-it] helyezz át
    [does] helyezzen át
    [does-it] helyezzen át
    [may] áthelyezhetsz
    [may-it] áthelyezhetsz
    [let] áthelyezhet
   *[let-it] áthelyezhet
  } { $n } Æmbert { $whose ->
    [they] a készletéből
   *[you] a készletedből
  } { $obj }
    .case = sub
gain-chains = { $agree ->
    [do] kapj
    [do-it] kapj
    [does] kapjon
    [does-it] kapjon
    [may] kaphatsz
    [may-it] kaphatsz
    [let] kaphat
   *[let-it] kaphat
  } { $n } láncot
deal = { $agree ->
    [do] okozz
    [do-it] okozz
    [does] okozzon
    [does-it] okozzon
    [may] okozhatsz
    [may-it] okozhatsz
    [let] okozhat
   *[let-it] okozhat
  } { $n } sebzést { $obj }
    .case = dat
destroy = { $agree ->
    [do] pusztíts el
    [do-it] pusztítsd el
    [does] pusztítson el
    [does-it] pusztítsa el
    [may] elpusztíthatsz
    [may-it] elpusztíthatod
    [let] elpusztíthat
   *[let-it] elpusztíthatja
  } { $obj }
sacrifice = { $agree ->
    [do] áldozz fel
    [do-it] áldozd fel
    [does] áldozzon fel
    [does-it] áldozza fel
    [may] feláldozhatsz
    [may-it] feláldozhatod
    [let] feláldozhat
   *[let-it] feláldozhatja
  } { $obj }
heal = { $agree ->
    [do] gyógyíts
    [do-it] gyógyíts
    [does] gyógyítson
    [does-it] gyógyítson
    [may] gyógyíthatsz
    [may-it] gyógyíthatsz
    [let] gyógyíthat
   *[let-it] gyógyíthat
  } { $n } sebzést { $obj }
    .case = del
heal-fully = { $agree ->
    [do] gyógyíts meg teljesen
    [do-it] gyógyítsd meg teljesen
    [does] gyógyítson meg teljesen
    [does-it] gyógyítsa meg teljesen
    [may] teljesen meggyógyíthatsz
    [may-it] teljesen meggyógyíthatod
    [let] teljesen meggyógyíthat
   *[let-it] teljesen meggyógyíthatja
  } { $obj }
mark-stun-stun = { $agree ->
    [do] kábíts el
    [do-it] kábítsd el
    [does] kábítson el
    [does-it] kábítsa el
    [may] elkábíthatsz
    [may-it] elkábíthatod
    [let] elkábíthat
   *[let-it] elkábíthatja
  } { $obj }
mark-exhaust-exhausted = { $agree ->
    [do] meríts ki
    [do-it] merítsd ki
    [does] merítsen ki
    [does-it] merítse ki
    [may] kimeríthetsz
    [may-it] kimerítheted
    [let] kimeríthet
   *[let-it] kimerítheti
  } { $obj }
mark-ready-exhausted-off = { $agree ->
    [do] készíts fel
    [do-it] készítsd fel
    [does] készítsen fel
    [does-it] készítse fel
    [may] felkészíthetsz
    [may-it] felkészítheted
    [let] felkészíthet
   *[let-it] felkészítheti
  } { $obj }
mark-ward-ward = { $agree ->
    [do] láss el oltalommal
    [do-it] lásd el oltalommal
    [does] lásson el oltalommal
    [does-it] lássa el oltalommal
    [may] elláthatsz oltalommal
    [may-it] elláthatod oltalommal
    [let] elláthat oltalommal
   *[let-it] elláthatja oltalommal
  } { $obj }
play = { $agree ->
    [do] játssz ki
    [do-it] játszd ki
    [does] játsszon ki
    [does-it] játssza ki
    [may] kijátszhatsz
    [may-it] kijátszhatod
    [let] kijátszhat
   *[let-it] kijátszhatja
  } { $obj }
put-into-play = { $agree ->
    [do] helyezz játékba
    [do-it] helyezd játékba
    [does] helyezzen játékba
    [does-it] helyezze játékba
    [may] játékba helyezhetsz
    [may-it] játékba helyezheted
    [let] játékba helyezhet
   *[let-it] játékba helyezheti
  } { $obj } { $whose ->
    [they] a saját
   *[you] a te
  } irányítása{ $whose ->
    [they] { "" }
   *[you] d
  } alá
use = { $agree ->
    [do] használj
    [do-it] használd
    [does] használjon
    [does-it] használja
    [may] használhatsz
    [may-it] használhatod
    [let] használhat
   *[let-it] használhatja
  } { $obj }{ $foreign ->
    [yes] { "" }, mintha { $whose ->
        [they] az övé
       *[you] a tiéd
      } lenne
   *[no] { "" }
  }
  } { $obj }
fight-with = { $agree ->
    [do] küldj harcba
    [do-it] küldd harcba
    [does] küldjön harcba
    [does-it] küldje harcba
    [may] harcba küldhetsz
    [may-it] harcba küldheted
    [let] harcba küldhet
   *[let-it] harcba küldheti
  } { $obj }
swap-deck = { $agree ->
    [do] cseréld meg
    [do-it] cseréld meg
    [does] cserélje meg
    [does-it] cserélje meg
    [may] megcserélheted
    [may-it] megcserélheted
    [let] megcserélheti
   *[let-it] megcserélheti
  } { $whose ->
    [they] a pakliját és a dobópakliját
   *[you] a paklidat és a dobópaklidat
  }, majd keverd meg az új paklit
count-power = { $agree ->
    [do] tégy
    [do-it] tégy
    [does] tegyen
    [does-it] tegyen
    [may] tehetsz
    [may-it] tehetsz
    [let] tehet
   *[let-it] tehet
  } { $amount } { $obj }
    .case = sub
show-reveal = { $agree ->
    [do] fedj fel
    [do-it] fedd fel
    [does] fedjen fel
    [does-it] fedje fel
    [may] felfedhetsz
    [may-it] felfedheted
    [let] felfedhet
   *[let-it] felfedheti
  } { $obj }
move-discard-discard = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
move-return-hand-owner = { $agree ->
    [do] vegyél vissza
    [do-it] vedd vissza
    [does] vegyen vissza
    [does-it] vegye vissza
    [may] visszavehetsz
    [may-it] visszaveheted
    [let] visszavehet
   *[let-it] visszaveheti
  } { $obj } a tulajdonosa kezébe
move-archive-archives-owner = { $agree ->
    [do] archiválj
    [do-it] archiváld
    [does] archiváljon
    [does-it] archiválja
    [may] archiválhatsz
    [may-it] archiválhatod
    [let] archiválhat
   *[let-it] archiválhatja
  } { $obj }
move-abduct-archives = { $agree ->
    [do] tégy
    [do-it] tedd
    [does] tegyen
    [does-it] tegye
    [may] tehetsz
    [may-it] teheted
    [let] tehet
   *[let-it] teheti
  } { $obj } { $whose ->
    [they] a saját archívumába
   *[you] a saját archívumodba
  }
move-purge-purged-owner = { $agree ->
    [do] száműzz
    [do-it] száműzd
    [does] száműzzön
    [does-it] száműzze
    [may] száműzhetsz
    [may-it] száműzheted
    [let] száműzhet
   *[let-it] száműzheti
  } { $obj }
move-put-back-deck-owner = { $agree ->
    [do] tégy
    [do-it] tedd
    [does] tegyen
    [does-it] tegye
    [may] tehetsz
    [may-it] teheted
    [let] tehet
   *[let-it] teheti
  } { $obj } a tulajdonosa paklijának tetejére
move-put-back-deck-owner-bottom = { $agree ->
    [do] tégy
    [do-it] tedd
    [does] tegyen
    [does-it] tegye
    [may] tehetsz
    [may-it] teheted
    [let] tehet
   *[let-it] teheti
  } { $obj } a tulajdonosa paklijának aljára

# ---- Lapszöveg: képességek, és ami érvényes.
label-played = kijátszás
label-reap = aratás
label-fight = harc
label-attack = harc előtt
label-tag = elpusztulás
label-leave = a játék elhagyásakor
label-action = akció
label-omni = bármikor (omni)
put-back-purged = { $agree ->
    [do] helyezz
    [do-it] helyezz
    [does] helyezzen
    [does-it] helyezzen
    [may] helyezhetsz
   *[may-it] helyezhetsz
  } játékba minden lényt, amelyet ez a lap száműzött, a tulajdonosa irányítása alá
when-destroyed = amikor { $obj } elpusztul
    .case = nom
when-played = amikor { $who ->
    [you] kijátszol
    [other] az ellenfeled kijátszik
   *[any] kijátszanak
  } { $obj }
when-fight = amikor { $obj } harcol
    .case = nom
when-leave = amikor { $obj } elhagyja a játékot
    .case = nom
when-forge = amikor { $who ->
    [you] kulcsot kovácsolsz
    [other] az ellenfeled kulcsot kovácsol
   *[any] valaki kulcsot kovácsol
  }
would-destroy = ha { $subj } elpusztulna
cannot-play = { $who ->
    [opponent] az ellenfeled nem játszhat ki lapot
    [you] nem játszhatsz ki lapot
   *[card] { $subj } nem { $many ->
        [yes] játszhatók
       *[no] játszható
      } ki
  }
until-turn = a kör végéig { $body }
span-turn-once = egyszer a kör végéig
span-turn-each = a kör végéig
span-never-once = { "" }
at-turn-end-never = a kör végén
every-house = { $subj } minden házhoz tartozik
toll-use = ahhoz, hogy az ellenfeled { $subj } használjon, fizetnie kell neked { $n } Æmbert
    .case = acc
toll-play = ahhoz, hogy az ellenfeled { $subj } kijátsszon, fizetnie kell neked { $n } Æmbert
    .case = acc
no-blows = { $subj } nem okoz sebzést, amikor harcol
shares-damage = az a sebzés, amely { $subj } jutna, helyette ezt a lényt éri
    .case = dat
key-amber = { $subj } lévő Æmbert is elköltheted kulcs kovácsolására
    .case = sup
