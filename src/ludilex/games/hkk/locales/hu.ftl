# A HKK szavai; a lapok neve minden nyelven angol.

# ---- Zónák, fázisok, típusok.
zone-deck = pakli
zone-hand = kéz
zone-reserve = tartalék
zone-guard = őrposzt
zone-table = asztal
zone-attached = rátett lapok
zone-graveyard = gyűjtő
zone-void = Semmi
zone-queue = reakciósor
zone-prepared = kikészített lapok
zone-location = játékban lévő helyszín
zone-deck-of = { $player }: pakli
zone-hand-of = { $player }: kéz
zone-reserve-of = { $player }: tartalék
zone-guard-of = { $player }: őrposzt
zone-table-of = { $player }: asztal
zone-attached-of = { $player }: rátett lapok
zone-graveyard-of = { $player }: gyűjtő
zone-void-of = { $player }: Semmi
zone-queue-of = { $player }: reakciósor
zone-prepared-of = { $player }: kikészített lapok
phase-preparation = előkészítő fázis
phase-draw = húzás fázis
phase-main = fő fázis
phase-swap = csere fázis
phase-combat = harci fázis
phase-healing = gyógyulási fázis
phase-end = kör vége
type-monster = szörny
type-abomination = torzszülött
type-adventurer = kalandozó
type-galetki = galetki
type-avatar = avatár
type-instant = azonnali
type-general = általános
type-enchantment = bűbáj
type-level-up = szintlépés
type-body-part = testrész
type-building = építmény
type-item = tárgy
type-skill = szakértelem
type-location = helyszín
of-monster = szörny
mode-monster = szörny
of-abomination = torzszülött
mode-abomination = torzszülött
of-adventurer = kalandozó
mode-adventurer = kalandozó
of-galetki = galetki
mode-galetki = galetki
of-avatar = avatár
mode-avatar = avatár
of-instant = azonnali
mode-instant = azonnali
of-general = általános
mode-general = általános
of-enchantment = bűbáj
mode-enchantment = bűbáj
of-level-up = szintlépés
mode-level-up = szintlépés
of-body-part = testrész
mode-body-part = testrész
of-building = építmény
mode-building = építmény
of-item = tárgy
mode-item = tárgy
of-skill = szakértelem
mode-skill = szakértelem
of-location = helyszín
mode-location = helyszín

# ---- Választások.
mode-tharr = Tharr
mode-dornodon = Dornodon
mode-elenios = Elenios
mode-sheran = Sheran
mode-fairlight = Fairlight
mode-leah = Leah
mode-chara-din = Chara-din
mode-raia = Raia
mode-bufa = Bufa
mode-rhatt = Rhatt
mode-colourless = színtelen
mode-original = az eredeti változat
mode-renewed = a felújított változat
mode-search = helyszínkeresés
mode-component = egy szörnykomponens
use-strengthen = { $card } feláldozása galetkik erősítésére
pay-point = egy varázspont
pay-component = egy szörnykomponens
pay-sacrifice = egy áldozás
pay-builder = egy építő
pay-life = 2 életpont

# ---- Kérdések.
prompt-target = válaszd ki a célpontot
prompt-x = mennyi legyen X?
prompt-pay = mivel fizeted ki?
prompt-confirm = mehet, vagy visszavonod?
prompt-swap = áthelyezel egy lényt a tartalék és az őrposzt között?
prompt-attackers = ki támad?
prompt-attacked = kit támad a következő támadó?
prompt-strike = melyik támadót üti a megtámadott lény?
prompt-extract = szörnykomponens, vagy jelző melyik galetkire?
prompt-capture = ki veszi el a tárgyat?
prompt-token = melyik galetki kapja a jelzőt?
prompt-search = keresel helyszínt?
prompt-name = nevezz meg egyet
prompt-substitute = helyettesíted a költség egy részét?
prompt-window-main = mi következik a fő fázisban?
prompt-window-instants = azonnali vagy képesség?
prompt-window-react = reagálsz rá?
prompt-window-save = mentesz életet?
prompt-window-stage-two = valami az előkészítő fázisban?
prompt-may-pay = kifizeted?
prompt-choose-take = válassz egy lapot, amelyet kézbe veszel
prompt-choose-discard = válassz egy lapot, amelyet eldobsz

# ---- Számok és változásuk.
lasting-damage = { $subject } sebzése egy időre ennyivel változik: { $n }
resource-life = { $n } { $case ->
    [acc] életpontot
   *[nom] életpont
  }
resource-points = { $n } { $case ->
    [acc] varázspontot
   *[nom] varázspont
  }
resource-components = { $n } { $case ->
    [acc] szörnykomponenst
   *[nom] szörnykomponens
  }
resource-most-life = { $n } { $case ->
    [acc] legnagyobb életpontot
   *[nom] legnagyobb életpont
  }
resource-turns = { $n } { $case ->
    [acc] kört
   *[nom] kör
  }
resource-nekron-plays = { $n } { $case ->
    [acc] kijátszott nekron-lapot
   *[nom] kijátszott nekron-lap
  }
resource-searching = { $n } { $case ->
    [acc] kifizetett keresést
   *[nom] kifizetett keresés
  }
resource-passing = { $n } { $case ->
    [acc] elmúló varázspontot
   *[nom] elmúló varázspont
  }
counter-damage = { $n } { $case ->
    [acc] sebzést
   *[nom] sebzés
  }
counter-strength = { $n } { $case ->
    [acc] erősödés-jelzőt
   *[nom] erősödés-jelző
  }
counter-poison = { $n } { $case ->
    [acc] méregjelzőt
   *[nom] méregjelző
  }
counter-passive = { $n } { $case ->
    [acc] passzív jelölést
   *[nom] passzív jelölés
  }
counter-paid-x = { $n } { $case ->
    [acc] X-értéket
   *[nom] X-érték
  }
counter-used = { $n } { $case ->
    [acc] használati jelölést
   *[nom] használati jelölés
  }
counter-levels = { $n } { $case ->
    [acc] szintet
   *[nom] szint
  }
counter-named-number = { $n } { $case ->
    [acc] megnevezett dolog számát
   *[nom] megnevezett dolog száma
  }
counter-tokens = { $n } { $case ->
    [acc] jelzőt
   *[nom] jelző
  }
step-damage-more = { $form ->
    [none-does] { $amount } kap: { $subject }
   *[does] { $who } { $amount } okoz neki: { $subject }
  }
step-passivate-more = { $form ->
    [none-does] passzívvá válik: { $subject }
   *[does] { $who } passzivizálja: { $subject }
  }
step-activate-less = { $form ->
    [none-does] aktívvá válik: { $subject }
   *[does] { $who } aktivizálja: { $subject }
  }
step-build-more = { $form ->
    [none-does] építőként passzívvá válik: { $subject }
   *[does] { $who } építőként passzivizálja: { $subject }
  }
step-enter-more = { $form ->
    [none-does] így kerül játékba, { $amount } kap: { $subject }
   *[does] { $who } hozta, { $amount } kap: { $subject }
  }
step-recover-less = { $form ->
    [none-does] meggyógyul, lekerül róla { $amount }: { $subject }
   *[does] { $who } meggyógyítja, leveszi: { $amount }, { $subject }
  }
step-name-more = { $form ->
    [none-does] megnevezés történt ehhez: { $subject }
   *[does] { $who } megnevez valamit ehhez: { $subject }
  }
step-extract-more = { $form ->
    [none-does] kinyerve { $amount }: { $subject }
   *[does] { $who } kinyer { $amount }: { $subject }
  }
step-pay-less = { $form ->
    [none-does] kifizetve { $amount }
   *[does] { $who } kifizet { $amount }
  }
step-hurt-less = { $form ->
    [none-does] sebződés, { $amount } elvész
   *[does] { $who } sebződik, és elveszít { $amount }
  }
step-heal-more = { $form ->
    [none-does] gyógyulás, plusz { $amount }
   *[does] { $who } visszagyógyít { $amount }
  }
step-shed-less = { $form ->
    [none-does] elveszik { $amount }
   *[does] { $who } lemond ennyiről: { $amount }
  }

# ---- Igék: főnévként, és a lépések mondata.
verb-announce = Bejelentés
step-announce = { $form ->
    [cannot] { $who } nem jelentheti be: { $subject }
    [none-does] bejelentve: { $subject }
    [none-cannot] nem jelenthető be: { $subject }
   *[does] { $who } bejelenti: { $subject }
  }
verb-sacrifice = Áldozás
step-sacrifice = { $form ->
    [cannot] { $who } nem áldozhatja fel: { $subject }
    [none-does] feláldozva: { $subject }
    [none-cannot] nem áldozható fel: { $subject }
   *[does] { $who } feláldozza: { $subject }
  }
verb-throw = Semmibe dobás
step-throw = { $form ->
    [cannot] { $who } nem dobhatja a Semmibe: { $subject }
    [none-does] a Semmibe kerül: { $subject }
    [none-cannot] nem dobható a Semmibe: { $subject }
   *[does] { $who } a Semmibe dobja: { $subject }
  }
verb-build = Építés
step-build = { $form ->
    [cannot] { $who } nem használhatja építőként: { $subject }
    [none-does] építőként használva: { $subject }
    [none-cannot] nem használható építőként: { $subject }
   *[does] { $who } építőként használja: { $subject }
  }
verb-play = Kijátszás
step-play = { $form ->
    [cannot] { $who } nem játszhatja ki: { $subject }
    [none-does] kijátszva: { $subject }
    [none-cannot] nem játszható ki: { $subject }
   *[does] { $who } kijátssza: { $subject }
  }
verb-enter = Játékba kerülés
step-enter = { $form ->
    [cannot] { $who } nem hozhatja játékba: { $subject }
    [none-does] játékba kerül: { $subject }
    [none-cannot] nem kerülhet játékba: { $subject }
   *[does] { $who } játékba hozza: { $subject }
  }
verb-use = Képesség használata
step-use = { $form ->
    [cannot] { $who } nem használhatja: { $subject }
    [none-does] használva: { $subject }
    [none-cannot] nem használható: { $subject }
   *[does] { $who } használja: { $subject }
  }
verb-damage = Sebzés
step-damage = { $form ->
    [cannot] { $who } nem sebezheti meg: { $subject }
    [none-does] megsebezve: { $subject }
    [none-cannot] nem sebezhető meg: { $subject }
   *[does] { $who } megsebzi: { $subject }
  }
verb-die = Halál
step-die = { $form ->
    [cannot] { $name } körében nem pusztulhat el: { $subject }
    [none-does] elpusztul: { $subject }
    [none-cannot] nem pusztulhat el: { $subject }
   *[does] { $name } körében elpusztul: { $subject }
  }
verb-destroy = Megsemmisítés
step-destroy = { $form ->
    [cannot] { $who } nem semmisítheti meg: { $subject }
    [none-does] megsemmisül: { $subject }
    [none-cannot] nem semmisíthető meg: { $subject }
   *[does] { $who } megsemmisíti: { $subject }
  }
verb-return = Visszavétel kézbe
step-return = { $form ->
    [cannot] { $who } nem veheti vissza kézbe: { $subject }
    [none-does] visszakerül kézbe: { $subject }
    [none-cannot] nem vehető vissza kézbe: { $subject }
   *[does] { $who } kézbe veszi vissza: { $subject }
  }
verb-take = Kézbe vétel
step-take = { $form ->
    [cannot] { $who } nem veheti kézbe: { $subject }
    [none-does] kézbe kerül: { $subject }
    [none-cannot] nem vehető kézbe: { $subject }
   *[does] { $who } kézbe veszi: { $subject }
  }
verb-discard = Eldobás
step-discard = { $form ->
    [cannot] { $who } nem dobhatja el: { $subject }
    [none-does] eldobva: { $subject }
    [none-cannot] nem dobható el: { $subject }
   *[does] { $who } eldobja: { $subject }
  }
verb-draw = Húzás
step-draw = { $form ->
    [cannot] { $who } nem húzhatja fel: { $subject }
    [none-does] felhúzva: { $subject }
    [none-cannot] nem húzható fel: { $subject }
   *[does] { $who } felhúzza: { $subject }
  }
verb-strengthen = Erősödés
step-strengthen = { $form ->
    [cannot] { $who } nem erősítheti meg: { $subject }
    [none-does] megerősödik: { $subject }
    [none-cannot] nem erősödhet meg: { $subject }
   *[does] { $who } megerősíti: { $subject }
  }
verb-poison = Mérgezés
step-poison = { $form ->
    [cannot] { $who } nem mérgezheti meg: { $subject }
    [none-does] megmérgezve: { $subject }
    [none-cannot] nem mérgezhető meg: { $subject }
   *[does] { $who } megmérgezi: { $subject }
  }
verb-effect = Tartós hatás kezdődik
step-effect = { $form ->
    [cannot] { $who } nem kezdhet tartós hatást: { $subject }
    [none-does] tartós hatás alá kerül: { $subject }
    [none-cannot] nem kerülhet tartós hatás alá: { $subject }
   *[does] { $who } tartós hatást kezd: { $subject }
  }
verb-control = Gazdacsere
step-control = { $form ->
    [cannot] { $who } nem veheti át: { $subject }
    [none-does] gazdát cserél: { $subject }
    [none-cannot] nem cserélhet gazdát: { $subject }
   *[does] { $who } átveszi: { $subject }
  }
verb-capture = Elvétel
step-capture = { $form ->
    [cannot] { $who } nem veheti el: { $subject }
    [none-does] elvéve: { $subject }
    [none-cannot] nem vehető el: { $subject }
   *[does] { $who } elveszi: { $subject }
  }
verb-man = Helycsere
step-man = { $form ->
    [cannot] { $who } nem helyezheti át a tartalék és az őrposzt között: { $subject }
    [none-does] áthelyezve a tartalék és az őrposzt között: { $subject }
    [none-cannot] nem helyezhető át a tartalék és az őrposzt között: { $subject }
   *[does] { $who } áthelyezi a tartalék és az őrposzt között: { $subject }
  }
verb-bury = A gyűjtőbe
step-bury = { $form ->
    [cannot] { $who } nem teheti a gyűjtőbe: { $subject }
    [none-does] a gyűjtőbe kerül: { $subject }
    [none-cannot] nem kerülhet a gyűjtőbe: { $subject }
   *[does] { $who } a gyűjtőbe teszi: { $subject }
  }
verb-passivate = Passzivizálás
step-passivate = { $form ->
    [cannot] { $who } nem passzivizálhatja: { $subject }
    [none-does] passzívvá válik: { $subject }
    [none-cannot] nem válhat passzívvá: { $subject }
   *[does] { $who } passzivizálja: { $subject }
  }
verb-activate = Aktivizálás
step-activate = { $form ->
    [cannot] { $who } nem aktivizálhatja: { $subject }
    [none-does] aktívvá válik: { $subject }
    [none-cannot] nem válhat aktívvá: { $subject }
   *[does] { $who } aktivizálja: { $subject }
  }
verb-recover = Gyógyulás
step-recover = { $form ->
    [cannot] { $who } nem gyógyíthatja meg: { $subject }
    [none-does] meggyógyul: { $subject }
    [none-cannot] nem gyógyulhat meg: { $subject }
   *[does] { $who } meggyógyítja: { $subject }
  }
verb-reveal = Megmutatás
step-reveal = { $form ->
    [cannot] { $who } nem mutathatja meg: { $subject }
    [none-does] megmutatva: { $subject }
    [none-cannot] nem mutatható meg: { $subject }
   *[does] { $who } megmutatja: { $subject }
  }
verb-shield = Testrészáldozás
step-shield = { $form ->
    [cannot] { $who } nem védheti meg testrésszel: { $subject }
    [none-does] testrésszel megvédve: { $subject }
    [none-cannot] nem védhető meg testrésszel: { $subject }
   *[does] { $who } testrésszel megvédi: { $subject }
  }
verb-create = Létrehozás
step-create = { $form ->
    [cannot] { $who } nem hozhat létre vele: { $subject }
    [none-does] létrehozás: { $subject }
    [none-cannot] nem hozható létre: { $subject }
   *[does] { $who } létrehoz vele: { $subject }
  }
verb-name = Megnevezés
step-name = { $form ->
    [cannot] { $who } nem nevezhet meg semmit ehhez: { $subject }
    [none-does] megnevezés ehhez: { $subject }
    [none-cannot] nem nevezhető meg semmi ehhez: { $subject }
   *[does] { $who } megnevez valamit ehhez: { $subject }
  }
verb-level = Szintlépés
step-level = { $form ->
    [cannot] { $who } nem emelheti magasabb szintre: { $subject }
    [none-does] magasabb szintre lép: { $subject }
    [none-cannot] nem léphet magasabb szintre: { $subject }
   *[does] { $who } magasabb szintre emeli: { $subject }
  }
verb-prevent = Megakadályozás
step-prevent = { $form ->
    [cannot] { $who } nem akadályozhatja meg: { $subject }
    [none-does] megakadályozva: { $subject }
    [none-cannot] nem akadályozható meg: { $subject }
   *[does] { $who } megakadályozza: { $subject }
  }
verb-attack = Támadás
step-attack = { $form ->
    [cannot] { $who } nem támadhat vele: { $subject }
    [none-does] támad: { $subject }
    [none-cannot] nem támadhat: { $subject }
   *[does] { $who } támad vele: { $subject }
  }
verb-token = Jelző
step-token = { $form ->
    [cannot] { $who } nem változtathatja jelzőit: { $subject }
    [none-does] jelzői változnak: { $subject }
    [none-cannot] nem változhatnak jelzői: { $subject }
   *[does] { $who } jelzőit változtatja: { $subject }
  }
verb-resolve = Létrejövés
step-resolve = { $form ->
    [cannot] { $who } nem fejezheti be: { $subject }
    [none-does] befejeződik: { $subject }
    [none-cannot] nem fejeződhet be: { $subject }
   *[does] { $who } befejezi: { $subject }
  }
verb-pay = Fizetés
step-pay = { $form ->
    [cannot] { $who } nem fizethet
    [none-does] fizetés történik
    [none-cannot] nem fizethető
   *[does] { $who } fizet
  }
verb-hurt = Játékos sebződése
step-hurt = { $form ->
    [cannot] { $who } nem sebződhet
    [none-does] egy játékos sebződik
    [none-cannot] nem sebezhető játékos
   *[does] { $who } sebződik
  }
verb-heal = Gyógyulás
step-heal = { $form ->
    [cannot] { $who } nem gyógyulhat
    [none-does] egy játékos gyógyul
    [none-cannot] nem gyógyulhat játékos
   *[does] { $who } gyógyul
  }
verb-preparation = Előkészítés
step-preparation = { $form ->
    [cannot] { $who } nem készíthet elő
    [none-does] előkészítés történik
    [none-cannot] nincs előkészítés
   *[does] { $who } előkészít
  }
verb-gain = Szerzés
step-gain = { $form ->
    [cannot] { $who } nem kaphat semmit
    [none-does] valaki kap valamit
    [none-cannot] semmi sem szerezhető
   *[does] { $who } kap valamit
  }
verb-lose = Vesztés
step-lose = { $form ->
    [cannot] { $who } nem veszíthet semmit
    [none-does] valami elvész
    [none-cannot] semmi sem veszhet el
   *[does] { $who } veszít valamit
  }
verb-extract = Szörnykomponens kinyerése
step-extract = { $form ->
    [cannot] { $who } nem nyerhet ki szörnykomponenst
    [none-does] szörnykomponens kinyerése történik
    [none-cannot] nem nyerhető ki szörnykomponens
   *[does] { $who } szörnykomponenst nyer ki
  }
verb-search = Keresés
step-search = { $form ->
    [cannot] { $who } nem kereshet
    [none-does] keresés történik
    [none-cannot] nincs keresés
   *[does] { $who } keres
  }
verb-shuffle = Keverés
step-shuffle = { $form ->
    [cannot] { $who } nem keverhet
    [none-does] egy pakli megkeverve
    [none-cannot] nem keverhető
   *[does] { $who } kever
  }
verb-substitute = Költség helyettesítése
step-substitute = { $form ->
    [cannot] { $who } nem helyettesíthet költséget
    [none-does] költség helyettesítve
    [none-cannot] nem helyettesíthető költség
   *[does] { $who } költséget helyettesít
  }
verb-shed = Életvesztés
step-shed = { $form ->
    [cannot] { $who } nem mondhat le életpontról
    [none-does] életpont vész el
    [none-cannot] nem veszhet el életpont
   *[does] { $who } életpontról mond le
  }
verb-turn-start = A kör kezdete
step-turn-start = { $form ->
    [cannot] { $who } nem kezdhet kört
    [none-does] kör kezdődik
    [none-cannot] nem kezdődhet kör
   *[does] { $who } kört kezd
  }
step-draw-skipped = { $who } nem tud húzni: üres a paklija
step-search-skipped = { $who } nem talál helyszínt
step-play-skipped = nem jön létre: { $subject }
step-use-skipped = nem jön létre a képesség: { $subject }
step-take-skipped = { $who } nem talál elvehető lapot
step-create-skipped = { $who } nem tud létrehozni: nincs kikészített lapja
step-turn-start-phase = { $who } köre kezdődik
