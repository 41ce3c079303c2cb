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
shown-passive = passzív
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
noun-permanent = { $n ->
    [all] { $case ->
        [acc] permanenseket
        [sub] permanensekre
        [del] permanensekről
        [all] permanensekhez
        [dat] permanenseknek
       *[nom] permanensek
      }
   *[other] { $case ->
        [acc] permanenst
        [sub] permanensre
        [del] permanensről
        [all] permanenshez
        [dat] permanensnek
       *[nom] permanens
      }
  }
noun-adventurer = { $n ->
    [all] { $case ->
        [acc] kalandozókat
        [sub] kalandozókra
        [del] kalandozókról
        [all] kalandozókhoz
        [dat] kalandozóknak
       *[nom] kalandozók
      }
   *[other] { $case ->
        [acc] kalandozót
        [sub] kalandozóra
        [del] kalandozóról
        [all] kalandozóhoz
        [dat] kalandozónak
       *[nom] kalandozó
      }
  }
noun-galetki = { $n ->
    [all] { $case ->
        [acc] galetkiket
        [sub] galetkikre
        [del] galetkikről
        [all] galetkikhez
        [dat] galetkiknek
       *[nom] galetkik
      }
   *[other] { $case ->
        [acc] galetkit
        [sub] galetkire
        [del] galetkiről
        [all] galetkihez
        [dat] galetkinek
       *[nom] galetki
      }
  }
noun-skill = { $n ->
    [all] { $case ->
        [acc] szakértelmeket
        [sub] szakértelmekre
        [del] szakértelmekről
        [all] szakértelmekhez
        [dat] szakértelmeknek
       *[nom] szakértelmek
      }
   *[other] { $case ->
        [acc] szakértelmet
        [sub] szakértelemre
        [del] szakértelemről
        [all] szakértelemhez
        [dat] szakértelemnek
       *[nom] szakértelem
      }
  }
noun-item = { $n ->
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
np-host = { $case ->
    [acc] a hordozót
    [sub] a hordozóra
    [del] a hordozóról
    [all] a hordozóhoz
    [dat] a hordozónak
   *[nom] a hordozó
  }
    .noun = noun-creature
np-a-player = { $case ->
    [acc] egy játékost
    [dat] egy játékosnak
   *[nom] egy játékos
  }
np-struck = { $case ->
    [acc] azt a lapot
    [sub] arra a lapra
    [dat] annak a lapnak
   *[nom] az a lap
  }

# ---- Lapszöveg: az első sor és a költségek.
card-cost = költség: { $cost }
stat-damage = sebzés: { $n }
stat-life = élet: { $n }
stat-components = komponens: { $n }
stat-structure = strukturális pont: { $n }
change-stat-damage = { $n } sebzést
change-stat-life = { $n } életet
change-stat-level = { $n } szintet
trait-orc = ork
trait-giant = óriás
trait-golem = gólem
trait-ash = hamu
trait-snake = kígyó
trait-elf = tünde
trait-imp = ördögfióka
trait-wolf = farkas
trait-spider = pók
trait-human = ember
trait-gnome = gnóm
trait-weapon = fegyver
trait-armour = vért
trait-trap = csapda
trait-tower = torony
trait-temple = templom
trait-fire = tűz
trait-lightning = villám
trait-cold = hideg
trait-mental = elme
trait-instrument = hangszer
price-point = { $form ->
    [cost] { $n } varázspont
   *[do] fizess { $n } varázspontot
  }
price-component = { $form ->
    [cost] { $n } szörnykomponens
   *[do] fizess { $n } szörnykomponenst
  }
price-nekron = { $form ->
    [cost] { $n } nekron
   *[do] fizess { $n } nekront
  }
price-passive = { $form ->
    [cost] passzivizálás
   *[do] passzivizáld ezt a lapot
  }
price-token = { $form ->
    [cost] { $n } jelző róla
   *[do] vegyél le { $n } jelzőt erről a lapról
  }
price-special-builder = { $form ->
    [cost] { $n } különleges építő
   *[do] használj { $n } különleges építőt
  }
price-builder = { $form ->
    [cost] { $n } építő
   *[do] használj { $n } építőt
  }
price-sacrifice = { $form ->
    [cost] { $n } áldozás
   *[do] áldozz fel { $n } permanenst
  }
price-shard = { $form ->
    [cost] { $n } zanszilánk
   *[do] fizess { $n } zanszilánkot
  }
price-this = { $form ->
    [cost] a lap feláldozása
   *[do] áldozd fel ezt a lapot
  }
price-life = { $form ->
    [cost] { $n } életpont
   *[do] fizess { $n } életpontot
  }
price-cost = { $form ->
    [cost] { $n }
   *[do] fizess ennyit: { $n }
  }
constant-cost = { $many ->
    [yes] { ART($cards) } { $cards }
   *[no] { $cards }
  } a költsége ennyivel { $how ->
    [less] kevesebb
   *[more] több
  }: { $what }
    .case = dat
for-each-changed = { $each } után { $body }
currency-point = a varázspontok
currency-component = a szörnykomponensek
currency-nekron = a nekron
currency-sacrifice = az áldozások
currency-shard = a zanszilánkok
currency-builder = az építők
currency-life = az életpontok
currency-passive = a passzivizálás
currency-token = a jelzők
currency-special-builder = a különleges építők
currency-this = a lap feláldozása
substitution = { $once ->
    [yes] körönként egyszer, amikor
   *[no] amikor
  } költséget fizetsz, { $old } helyett fizethetsz ennyit: { $much ->
    [some] { $amount }
   *[same] ugyanannyi, de más: { $new }
  }
mod-played-by-me = általad kijátszott
    .at = before
mod-played-by-opponent = ellenfeled által kijátszott
    .at = before
cost-varies = a költségében a ? értéke: { $what }
special-builder = a különleges építője: { $what }
amount-of-level = a szintje
amount-of-other-cards = a kezedben lévő többi lap száma
amount-of-base-cost = { $it ->
    [yes] a célpontjának
   *[no] ennek a lapnak
  } az alap idézési költsége
each-base-cost = { $it ->
    [yes] a célpontja
   *[no] az
  } alap idézési költségének minden pontja
each-skill-level = minden { $name } szakértelmed

# ---- Lapszöveg: kulcsszavak.
keyword-hand-icon = kéz ikon
keyword-flying = repülés
keyword-magical-attack = mágikus támadás
keyword-magical-defence = mágikus védelem
keyword-resistant = rezisztencia
keyword-fog = köd
keyword-anchor = horgony
keyword-venom = mérgezés { $n }
keyword-fire = tűz { $n }
keyword-builders = { $n } építőnek számít
keyword-no-attack = támadásképtelenség
keyword-petrified = kővé válás
keyword-any-carrier = bármely lény foghatja
keyword-reaction = reakció
keyword-life-saving = életmentő hatás
keyword-named = neves kalandozó
keyword-no-search = nincs helyszínkeresés
keyword-cheap-search = { $n } ponttal olcsóbb helyszínkeresés
keyword-more-draws = { $n } lappal több a húzás fázisban
keyword-pays-x = X értékét a kijátszásakor választod
keyword-foreign-turn = az ellenfeled körében is kijátszható
answers = válaszolhat erre: { $what }
answers-card = bármely lap kijátszása
answers-instant = azonnali kijátszása
answers-general = általános kijátszása
answers-enchantment = bűbáj kijátszása
answers-spell = varázslat kijátszása
answers-use = képesség használata

# ---- Lapszöveg: helyek, és milyen legyen a lap.
from-hand = { $whose ->
    [they] a kezéből
   *[you] a kezedből
  }
in-hand = { $whose ->
    [they] a kezében
   *[you] a kezedben
  }
from-graveyard = { $whose ->
    [they] a gyűjtőjéből
   *[you] a gyűjtődből
  }
from-deck = { $whose ->
    [they] a paklijából
   *[you] a paklidból
  }
from-guard-any = őrposzton álló
    .at = before
    .noun = noun-creature
in-guard-any = őrposzton álló
    .at = before
    .noun = noun-creature
in-reserve = tartalékodban álló
    .at = before
    .noun = noun-creature
while-reserve = { "" }
while-guard = { "" }
while-table = { "" }
while-attached = { "" }
while-location = { "" }
while-hand = { "" }
while-queue = { "" }
mod-color-tharr = { mode-tharr } színű
    .at = before
mod-color-dornodon = { mode-dornodon } színű
    .at = before
mod-color-elenios = { mode-elenios } színű
    .at = before
mod-color-sheran = { mode-sheran } színű
    .at = before
mod-color-fairlight = { mode-fairlight } színű
    .at = before
mod-color-leah = { mode-leah } színű
    .at = before
mod-color-chara-din = { mode-chara-din } színű
    .at = before
mod-color-raia = { mode-raia } színű
    .at = before
mod-color-bufa = { mode-bufa } színű
    .at = before
mod-color-rhatt = { mode-rhatt } színű
    .at = before
mod-active = aktív
    .at = before
mod-passive = passzív
    .at = before
mod-held = kézben fogott
    .at = before
mod-of-named-type = megnevezett típusú
    .at = before
mod-dying = elpusztuló
    .at = before

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
heal = { $agree ->
    [do] gyógyulj
    [do-it] gyógyulj
    [does] gyógyuljon
    [does-it] gyógyuljon
    [may] gyógyulhatsz
    [may-it] gyógyulhatsz
    [let] gyógyulhat
   *[let-it] gyógyulhat
  } { $n } életpontot
shed = { $agree ->
    [do] veszíts
    [do-it] veszíts
    [does] veszítsen
    [does-it] veszítsen
    [may] veszíthetsz
    [may-it] veszíthetsz
    [let] veszíthet
   *[let-it] veszíthet
  } { $n } életpontot
opponent-sheds = az ellenfeled veszít { $n } életpontot
gain-points = { $agree ->
    [do] kapj
    [do-it] kapj
    [does] kapjon
    [does-it] kapjon
    [may] kaphatsz
    [may-it] kaphatsz
    [let] kaphat
   *[let-it] kaphat
  } { $n } varázspontot{ $passing ->
    [yes] {""}, amely a kör végén elvész, ha nem költöd el
   *[no] {""}
  }
lose-points = { $agree ->
    [do] veszíts
    [do-it] veszíts
    [does] veszítsen
    [does-it] veszítsen
    [may] veszíthetsz
    [may-it] veszíthetsz
    [let] veszíthet
   *[let-it] veszíthet
  } { $n } varázspontot{ $passing ->
    [yes] {""}, amely a kör végén elvész, ha nem költöd el
   *[no] {""}
  }
chosen-lose-points = { $who } veszítsen { $n } varázspontot{ $passing ->
    [yes] {""}, amely a kör végén elvész, ha nem költöd el
   *[no] {""}
  }
chosen-gain-points = { $who } kapjon { $n } varázspontot{ $passing ->
    [yes] {""}, amely a kör végén elvész, ha nem költöd el
   *[no] {""}
  }
pay-or-else = fizess { $n } varázspontot, vagy ez a lap a gyűjtőbe kerül
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
discard-at-random = az ellenfeled véletlenszerűen dobjon el egy lapot
take = { $agree ->
    [do] végy
    [do-it] vedd
    [does] vegyen
    [does-it] vegye
    [may] vehetsz
    [may-it] veheted
    [let] vehet
   *[let-it] veheti
  } a { $whose ->
    [they] kezébe
   *[you] kezedbe
  } { $obj }
then-shuffle = { $body }; keverd meg a paklidat
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
create = { $agree ->
    [do] hozz létre
    [do-it] hozz létre
    [does] hozzon létre
    [does-it] hozzon létre
    [may] létrehozhatsz
    [may-it] létrehozhatsz
    [let] létrehozhat
   *[let-it] létrehozhat
  } egy { $name } lapot
destroy = { $agree ->
    [do] semmisíts meg
    [do-it] semmisítsd meg
    [does] semmisítsen meg
    [does-it] semmisítse meg
    [may] megsemmisíthetsz
    [may-it] megsemmisítheted
    [let] megsemmisíthet
   *[let-it] megsemmisítheti
  } { $obj }
to-owners-hand = { $agree ->
    [do] vegyél vissza
    [do-it] vedd vissza
    [does] vegyen vissza
    [does-it] vegye vissza
    [may] visszavehetsz
    [may-it] visszaveheted
    [let] visszavehet
   *[let-it] visszaveheti
  } { $obj } a tulajdonosa kezébe
turn-passive = { $agree ->
    [do] passzivizálj
    [do-it] passzivizáld
    [does] passzivizáljon
    [does-it] passzivizálja
    [may] passzivizálhatsz
    [may-it] passzivizálhatod
    [let] passzivizálhat
   *[let-it] passzivizálhatja
  } { $obj }
turn-either = { $agree ->
    [do] passzivizálj
    [do-it] passzivizáld
    [does] passzivizáljon
    [does-it] passzivizálja
    [may] passzivizálhatsz
    [may-it] passzivizálhatod
    [let] passzivizálhat
   *[let-it] passzivizálhatja
  } { $obj }, vagy ha passzív, aktivizáld
survive = { $obj } játékban marad 1 élettel
    .case = nom
name-type = { $agree ->
    [do] nevezz meg
    [do-it] nevezz meg
    [does] nevezzen meg
    [does-it] nevezzen meg
    [may] megnevezhetsz
    [may-it] megnevezhetsz
    [let] megnevezhet
   *[let-it] megnevezhet
  } egy laptípust
shift-color = a kör végéig { $obj } egyik színe egy általad megnevezett másik lesz
    .case = dat
prevent = akadályozd meg azt a cselekvést, amelyre ez válaszol
count-poison = { $agree ->
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
count-token = { $agree ->
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
move-discard-graveyard = { $agree ->
    [do] dobj el
    [do-it] dobd el
    [does] dobjon el
    [does-it] dobja el
    [may] eldobhatsz
    [may-it] eldobhatod
    [let] eldobhat
   *[let-it] eldobhatja
  } { $obj }
actor-each-other-player = az ellenfeled
actor-each-other-player-may = az ellenfeled

# ---- Lapszöveg: képességek, és ami érvényes.
when-preparation = { $who ->
    [you] az előkészítő fázisodban
    [other] az ellenfeled előkészítő fázisában
    [carrier] a hordozó gazdájának előkészítő fázisában
   *[any] az előkészítő fázisban
  }
    .join = moment
when-hurt = amikor { $who ->
    [you] sebződsz
    [other] az ellenfeled sebződik
   *[any] egy játékos sebződik
  }
when-damage = amikor { $obj } sebződik
    .case = nom
cannot-attack-now = { $subj } nem támadhat
is-petrified = { $subj } kővé van változtatva
by-this = ettől a laptól
cond-this-active = ez a lap aktív
cond-unused = ebben a körben még nem használtad
in-main-phase = a fő fázisodban
until-turn = a kör végéig { $body }
is-immune-to-sources = { $subj } minden olyan más lapra immunis, amely nem rátett lap
is-immune-to-all = { $subj } minden más lapra immunis

# ---- Költségek: mi változtat rajtuk.
verb-price = Költség rögzülése
step-price = { $form ->
    [cannot] { $who } költségén nem módosít a hatás: { $subject }
    [none-does] rögzül a költség, varázspontban { $many }: { $subject }
    [none-cannot] a költségen nem módosít a hatás: { $subject }
   *[does] { $who } számára rögzül a költség, varázspontban { $many }: { $subject }
  }

# ---- What is printed on a card besides what it does.
printed-rarity = Gyakoriság: { $rarity }
printed-here = Ehhez a programhoz készült: nincs rajta világ, illusztrátor, tervező, sem évszám
printed-common = gyakori
printed-uncommon = nem-gyakori
printed-rare = ritka
printed-ultra-rare = ultraritka
printed-rule-card = Végig narancssárga keret: szabálylap
printed-follower = Végig narancssárga keret: követő
printed-guild = Végig az isten színét viselő keret: céh
printed-token = Tókenelrendezés: a kép a lap nagy részét elfoglalja
printed-flavour = Színesítő szöveg: { $text }

# ---- Szavak, amelyek nem típusok; visszafogott sebzés.
mode-creature = lény
mode-non-creature = nem-lény
mode-spell = varázslat
mode-attached-card = rátett lap
mode-zan-shard = zanszilánk
mode-less-damage = kevesebb sebzés
