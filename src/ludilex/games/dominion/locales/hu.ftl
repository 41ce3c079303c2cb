# Dominion's words; card names are English in every language.
verb-draw = Húzás
verb-play = Kijátszás
verb-gain = Szerzés
verb-trash = Szemétre dobás
verb-discard = Dobás
verb-move = Mozgatás
verb-plus = Kapás
verb-reveal = Felfedés
verb-effect = Tartós hatás kezdődik
verb-buy = Vásárlás
verb-turn-start = A kör kezdete
verb-buy-phase = Vásárlásfázis
verb-buy-phase-end = A vásárlásfázis vége
verb-clean-up = Takarítás
verb-turn-end = A kör vége
verb-return = Visszatétel a paklijába
verb-topdeck = A húzópakli tetejére
verb-set-aside = Félretevés
verb-shuffle = Keverés
verb-exchange = Csere
zone-deck-of = { $player }: húzópakli
zone-hand-of = { $player }: kéz
zone-play-of = { $player }: játéktér
zone-discard-of = { $player }: dobópakli
zone-aside-of = { $player }: félretett lapok
zone-island-of = { $player }: Island-tálca
zone-trash = szemét
zone-supply = készlet
zone-pile = pakli
zone-landscape = tájak
phase-action = akciófázis
phase-buy = vásárlásfázis
phase-night = éjszakafázis
phase-cleanup = takarítási fázis
prompt-action = kijátszol egy akciólapot?
prompt-treasure = kijátszol kincslapokat?
prompt-buy = vásárolsz egy lapot?
prompt-night = kijátszol egy éjszakalapot?
mode-trash = szemétre
mode-deck = a húzópaklira
mode-hand = kézbe
mode-coin = egy érme
mode-now = most
mode-later = később
mode-discard = eldobás
mode-back = visszatenni
resource-actions = { $n } { $case ->
    [acc] akciót
   *[nom] akció
  }
resource-buys = { $n } { $case ->
    [acc] vásárlást
   *[nom] vásárlás
  }
resource-coins = { $n } { $case ->
    [acc] érmét
   *[nom] érme
  }
resource-potions = { $n } { $case ->
    [acc] bájitalt
   *[nom] bájital
  }
resource-debt = { $n } { $case ->
    [acc] adósságot
   *[nom] adósság
  }
resource-villagers = { $n } { $case ->
    [acc] falusit
   *[nom] falusi
  }
resource-coffers = { $n } { $case ->
    [acc] pénzesládát
   *[nom] pénzesláda
  }
resource-favors = { $n } { $case ->
    [acc] szívességet
   *[nom] szívesség
  }
resource-vp-tokens = { $n } { $case ->
    [acc] győzelmipont-jelzőt
   *[nom] győzelmipont-jelző
  }
resource-turns = { $n } { $case ->
    [acc] kört
   *[nom] kör
  }
resource-gained = { $n } { $case ->
    [acc] szerzett lapot
   *[nom] szerzett lap
  }
type-action = akció
type-treasure = kincs
type-victory = győzelem
type-curse = átok
type-attack = támadás
type-reaction = reakció
type-duration = időtartam
type-command = parancs
type-night = éjszaka
type-looter = fosztogató
type-ruins = rom
type-traveller = utazó
type-wizard = varázsló
type-event = esemény
type-doom = végzet
zone-deck = húzópakli
zone-hand = kéz
zone-play = játéktér
zone-discard = dobópakli
zone-aside = félretéve
zone-island = Island-tálca
mode-pay-debt = adósság törlesztése
mode-spend-villager = falusi elköltése

# ---- Lapszöveg: típusok a „lap” előtt.
of-action = akció
of-treasure = kincs
of-victory = győzelmipont
of-curse = átok
of-attack = támadás
of-reaction = reakció
of-duration = időtartam
of-command = parancs
of-night = éjszaka
of-looter = fosztogató
of-ruins = rom
of-traveller = utazó
of-wizard = varázsló
of-event = esemény
of-doom = végzet
noun-type = { $types }{ $last ->
    [action] { $n ->
        [all] { $case ->
            [acc] kártyákat
            [ade] kártyáknál
           *[nom] kártyák
          }
       *[other] { $case ->
            [acc] kártyát
            [ade] kártyánál
           *[nom] kártya
          }
      }
    [treasure] { $n ->
        [all] { $case ->
            [acc] kártyákat
            [ade] kártyáknál
           *[nom] kártyák
          }
       *[other] { $case ->
            [acc] kártyát
            [ade] kártyánál
           *[nom] kártya
          }
      }
    [victory] { $n ->
        [all] { $case ->
            [acc] -kártyákat
            [ade] -kártyáknál
           *[nom] -kártyák
          }
       *[other] { $case ->
            [acc] -kártyát
            [ade] -kártyánál
           *[nom] -kártya
          }
      }
   *[other] { noun-card }
  }

# ---- Lapszöveg: helyek; a „from” honnan, az „in” hol.
from-hand = { $whose ->
    [they] a kezéből
   *[you] a kezedből
  }
from-discard = { $whose ->
    [they] a dobópaklijából
   *[you] a dobópaklidból
  }
from-play = { $whose ->
    [they] a játékteréről
   *[you] a játékteredről
  }
from-supply = a készletből
from-trash = a szemétből
from-pile = a paklijából
in-hand = { $whose ->
    [they] a kezében lévő
   *[you] a kezedben lévő
  }
    .at = before
in-play = { $whose ->
    [they] a játékterén lévő
   *[you] a játéktereden lévő
  }
    .at = before
in-pile = a paklijában
there-hand = { $whose ->
    [they] a kezében
   *[you] a kezedben
  }
there-play = { $whose ->
    [they] a játékterén
   *[you] a játéktereden
  }
there-pile = a paklijában
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] { $whose ->
            [they] a húzópaklija felső lapját
           *[you] a húzópaklid felső lapját
          }
       *[nom] { $whose ->
            [they] a húzópaklija felső lapja
           *[you] a húzópaklid felső lapja
          }
      }
   *[other] { $case ->
        [acc] { $whose ->
            [they] a húzópaklija felső { $n } lapját
           *[you] a húzópaklid felső { $n } lapját
          }
       *[nom] { $whose ->
            [they] a húzópaklija felső { $n } lapja
           *[you] a húzópaklid felső { $n } lapja
          }
      }
  }
np-copy = egy ugyanilyen { noun-card } a készletből
register-the-revealed-cards = { $case ->
    [acc] a felfedett lapokat
   *[nom] a felfedett lapok
  }
register-the-trashed-cards = { $case ->
    [acc] a szemétre dobott lapokat
   *[nom] a szemétre dobott lapok
  }
register-cost-of-the-trashed-card = { $case ->
    [ade] a szemétre dobott lapnál
   *[nom] a szemétre dobott lap
  }
register-treasures-among-them = a felfedett kincskártyák száma

# ---- Lapszöveg: milyen legyen a lap.
mod-costs = { $how ->
    [most] legfeljebb { $n } érmébe kerülő
    [less] { $n } érménél olcsóbb
   *[equal] pontosan { $n } érmébe kerülő
  }
    .at = before
mod-costs-less-than-this = ennél a lapnál olcsóbb
    .at = before
mod-costs-than = { $of } { $how ->
    [most] legfeljebb
   *[equal] pontosan
  } { $n } érmével drágább
    .at = before
    .of = ade
mod-phase-card = (akciófázisban akciókártyát, vásárlásfázisban kincskártyát)
mod-face-up = képpel felfelé fekvő
    .at = before
mod-from-play = a játéktérről
mod-still-there = (amely még ott van, ahová került)

# ---- Lapszöveg: hatások.
draw = { $agree ->
    [do] húzz
    [does] húzzon
    [may] húzhatsz
   *[let] húzhat
  } { $n } lapot
draw-each = { $each } után { $agree ->
    [do] húzz
    [does] húzzon
    [may] húzhatsz
   *[let] húzhat
  } 1 lapot
draw-to = { $agree ->
    [do] húzz, amíg { $n } lap nem lesz a kezedben
    [does] húzzon, amíg { $n } lap nem lesz a kezében
    [may] húzhatsz, amíg { $n } lap nem lesz a kezedben
   *[let] húzhat, amíg { $n } lap nem lesz a kezében
  }
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
play-again = { $agree ->
    [do] játssz ki még egyszer
    [do-it] játszd ki még egyszer
    [does] játsszon ki még egyszer
    [does-it] játssza ki még egyszer
    [may] még egyszer kijátszhatsz
    [may-it] még egyszer kijátszhatod
    [let] még egyszer kijátszhat
   *[let-it] még egyszer kijátszhatja
  } { $obj }
play-in-place = { $agree ->
    [do] játssz ki
    [do-it] játszd ki
    [does] játsszon ki
    [does-it] játssza ki
    [may] kijátszhatsz
    [may-it] kijátszhatod
    [let] kijátszhat
   *[let-it] kijátszhatja
  } { $obj }, a helyén hagyva
gain-discard = { $agree ->
    [do] szerezz
    [do-it] szerezd meg
    [does] szerezzen
    [does-it] szerezze meg
    [may] szerezhetsz
    [may-it] megszerezheted
    [let] szerezhet
   *[let-it] megszerezheti
  } { $obj }
gain-any = { $obj } közül bármennyit megszerezhetsz
gain-discard-owner = te { $known ->
    [yes] megszerzed
   *[no] szerzel
  } { $obj }
gain-deck = { $agree ->
    [do] szerezz a húzópaklid tetejére
    [do-it] szerezd meg a húzópaklid tetejére
    [does] szerezzen a húzópaklija tetejére
    [does-it] szerezze meg a húzópaklija tetejére
    [may] szerezhetsz a húzópaklid tetejére
    [may-it] megszerezheted a húzópaklid tetejére
    [let] szerezhet a húzópaklija tetejére
   *[let-it] megszerezheti a húzópaklija tetejére
  } { $obj }
move-trash-trash = { $agree ->
    [do] dobj szemétre
    [do-it] dobd szemétre
    [does] dobjon szemétre
    [does-it] dobja szemétre
    [may] szemétre dobhatsz
    [may-it] szemétre dobhatod
    [let] szemétre dobhat
   *[let-it] szemétre dobhatja
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
move-topdeck-deck = { $agree ->
    [do] tegyél a húzópaklid tetejére
    [do-it] tedd a húzópaklid tetejére
    [does] tegyen a húzópaklija tetejére
    [does-it] tegye a húzópaklija tetejére
    [may] a húzópaklid tetejére tehetsz
    [may-it] a húzópaklid tetejére teheted
    [let] a húzópaklija tetejére tehet
   *[let-it] a húzópaklija tetejére teheti
  } { $obj }
move-move-hand = { $agree ->
    [do] vegyél a kezedbe
    [do-it] vedd a kezedbe
    [does] vegyen a kezébe
    [does-it] vegye a kezébe
    [may] a kezedbe vehetsz
    [may-it] a kezedbe veheted
    [let] a kezébe vehet
   *[let-it] a kezébe veheti
  } { $obj }
move-move-discard = { $agree ->
    [do] tegyél a dobópaklidba
    [do-it] tedd a dobópaklidba
    [does] tegyen a dobópaklijába
    [does-it] tegye a dobópaklijába
    [may] a dobópaklidba tehetsz
    [may-it] a dobópaklidba teheted
    [let] a dobópaklijába tehet
   *[let-it] a dobópaklijába teheti
  } { $obj }
move-exchange-discard = cserébe { $agree ->
    [do] tegyél a dobópaklidba
    [do-it] tedd a dobópaklidba
    [does] tegyen a dobópaklijába
    [does-it] tegye a dobópaklijába
    [may] a dobópaklidba tehetsz
    [may-it] a dobópaklidba teheted
    [let] a dobópaklijába tehet
   *[let-it] a dobópaklijába teheti
  } { $obj }
move-set-aside-aside = { $agree ->
    [do] tegyél félre
    [do-it] tedd félre
    [does] tegyen félre
    [does-it] tegye félre
    [may] félretehetsz
    [may-it] félreteheted
    [let] félretehet
   *[let-it] félreteheti
  } { $obj }
move-set-aside-island = { $agree ->
    [do] tegyél az Island-tálcádra
    [do-it] tedd az Island-tálcádra
    [does] tegyen az Island-tálcájára
    [does-it] tegye az Island-tálcájára
    [may] az Island-tálcádra tehetsz
    [may-it] az Island-tálcádra teheted
    [let] az Island-tálcájára tehet
   *[let-it] az Island-tálcájára teheti
  } { $obj }
return-to-pile = { $agree ->
    [do] tegyél vissza a paklijára
    [do-it] tedd vissza a paklijára
    [does] tegyen vissza a paklijára
    [does-it] tegye vissza a paklijára
    [may] visszatehetsz a paklijára
    [may-it] visszateheted a paklijára
    [let] visszatehet a paklijára
   *[let-it] visszateheti a paklijára
  } { $obj }
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
shield = { $agree ->
    [do] az a kijátszás nem hat rád
    [does] védett legyen az ellen a kijátszás ellen
    [may] védett lehetsz az ellen a kijátszás ellen
   *[let] védett lehet az ellen a kijátszás ellen
  }
turn-face-down = { $agree ->
    [do] fordíts képpel lefelé
    [do-it] fordítsd képpel lefelé
    [does] fordítson képpel lefelé
    [does-it] fordítsa képpel lefelé
    [may] képpel lefelé fordíthatsz
    [may-it] képpel lefelé fordíthatod
    [let] képpel lefelé fordíthat
   *[let-it] képpel lefelé fordíthatja
  } a kör végéig { $obj }
put-back = { $agree ->
    [do] tegyél vissza a húzópaklid tetejére
    [do-it] tedd vissza a húzópaklid tetejére
    [does] tegyen vissza a húzópaklija tetejére
    [does-it] tegye vissza a húzópaklija tetejére
    [may] visszatehetsz a húzópaklid tetejére
    [may-it] visszateheted a húzópaklid tetejére
    [let] visszatehet a húzópaklija tetejére
   *[let-it] visszateheti a húzópaklija tetejére
  } { $obj } tetszőleges sorrendben
spoil-treasures = { $agree ->
    [do] a következő köröd kezdetéig ne kapj
    [does] a te következő köröd kezdetéig ne kapjon
    [may] a következő köröd kezdetéig lemondhatsz: ne kapj
   *[let] a te következő köröd kezdetéig lemondhat: ne kapjon
  } semmit a körönként elsőként kijátszott kincskártyájáért
become-it = amíg játékban van, ez a lap annak a másolata; tedd meg, amit az a lap mond
possess = a bal oldali szomszédod e kör után kap egy extra kört{ $limited ->
    [yes] { " " }(ha { $limit })
   *[no] { "" }
  }, amelyben látod a lapjait, te döntesz helyette, és te szerzed meg a lapokat, amelyeket ő szerezne; annak a körnek a kezdetén: { $body }
rotate = { $agree ->
    [do] forgasd meg
    [does] forgassa meg
    [may] megforgathatod
   *[let] megforgathatja
  } { ART($pile) } { $pile } paklit

# ---- Lapszöveg: számolás.
each-gained = minden, ebben a körben szerzett { $whose ->
    [they] lapja
   *[you] lapod
  }
each-coins = minden { $whose ->
    [they] érméje
   *[you] érméd
  }
each-at-most-coins = { $each } (amíg van érméd)
gained-this-phase = az ebben a fázisban szerzett lapjaid száma
fact-1 = az ebben a fázisban szerzett győzelmipont-kártyáid száma
cond-has-pile = van { $pile } pakli

# ---- Lapszöveg: amikor valami történik. $who: you (te), they (az a játékos), other (más), any (bárki).
when-play = amikor { $who ->
    [you] { $known ->
        [yes] { $notes } kijátszod
       *[no] { $notes } kijátszol
      }
    [they] { $known ->
        [yes] az a játékos { $notes } kijátssza
       *[no] az a játékos { $notes } kijátszik
      }
    [other] { $known ->
        [yes] más játékos { $notes } kijátssza
       *[no] más játékos { $notes } kijátszik
      }
   *[any] { $known ->
        [yes] egy játékos { $notes } kijátssza
       *[no] egy játékos { $notes } kijátszik
      }
  } { $obj }
    .notes = inside
when-gain = amikor { $who ->
    [you] { $known ->
        [yes] { $notes } megszerzed
       *[no] { $notes } szerzel
      }
    [they] { $known ->
        [yes] az a játékos { $notes } megszerzi
       *[no] az a játékos { $notes } szerez
      }
    [other] { $known ->
        [yes] más játékos { $notes } megszerzi
       *[no] más játékos { $notes } szerez
      }
   *[any] { $known ->
        [yes] egy játékos { $notes } megszerzi
       *[no] egy játékos { $notes } szerez
      }
  } { $obj }
    .notes = inside
when-buy = amikor { $who ->
    [you] { $known ->
        [yes] { $notes } megveszed
       *[no] { $notes } veszel
      }
    [they] { $known ->
        [yes] az a játékos { $notes } megveszi
       *[no] az a játékos { $notes } vesz
      }
    [other] { $known ->
        [yes] más játékos { $notes } megveszi
       *[no] más játékos { $notes } vesz
      }
   *[any] { $known ->
        [yes] egy játékos { $notes } megveszi
       *[no] egy játékos { $notes } vesz
      }
  } { $obj }
    .notes = inside
when-trash = amikor { $who ->
    [you] { $known ->
        [yes] { $notes } szemétre dobod
       *[no] { $notes } szemétre dobsz
      }
    [they] { $known ->
        [yes] az a játékos { $notes } szemétre dobja
       *[no] az a játékos { $notes } szemétre dob
      }
    [other] { $known ->
        [yes] más játékos { $notes } szemétre dobja
       *[no] más játékos { $notes } szemétre dob
      }
   *[any] { $known ->
        [yes] egy játékos { $notes } szemétre dobja
       *[no] egy játékos { $notes } szemétre dob
      }
  } { $obj }
    .notes = inside
when-discard = amikor { $who ->
    [you] { $known ->
        [yes] { $notes } eldobod
       *[no] { $notes } eldobsz
      }
    [they] { $known ->
        [yes] az a játékos { $notes } eldobja
       *[no] az a játékos { $notes } eldob
      }
    [other] { $known ->
        [yes] más játékos { $notes } eldobja
       *[no] más játékos { $notes } eldob
      }
   *[any] { $known ->
        [yes] egy játékos { $notes } eldobja
       *[no] egy játékos { $notes } eldob
      }
  } { $obj }
    .notes = inside
at-turn-start-never = { $who ->
    [you] a következő köröd kezdetén
    [they] annak a játékosnak a következő köre kezdetén
    [other] egy másik játékos következő köre kezdetén
   *[any] a következő kör kezdetén
  }
at-buy-phase-end-buy-phase = { $who ->
    [you] e körbeli vásárlásfázisod végén
   *[any] e kör vásárlásfázisának végén
  }
at-clean-up-cleanup = { $who ->
    [you] e körbeli takarításod kezdetén
   *[any] e kör takarításának kezdetén
  }
at-turn-end-turn = ennek a körnek a végén
span-turn-once = ebben a körben egyszer
span-turn-each = ebben a körben
span-never-each = a játék végéig
while-hand = amíg ez a lap a kezedben van
while-play = amíg ez a lap játékban van
not-in-clean-up = a takarításon kívül
in-clean-up = takarításkor
by-its-namesake = ugyanilyen nevű lap hatására
not-by-its-namesake = nem ugyanilyen nevű lap hatására
from-its-pile = abból a pakliból
not-from-its-pile = egy másik pakliból
constant-cost = { $bare ->
    [yes] { ART($cards) } { $cards }
   *[no] { $cards }
  } ára { $n } érmével { $how ->
    [less] kevesebb
   *[more] több
  }

# ---- Kérdések.
prompt-choose-play = válassz egy lapot, amelyet kijátszol
prompt-choose-gain = válassz egy lapot, amelyet megszerzel
prompt-choose-trash = válassz egy lapot, amelyet szemétre dobsz
prompt-choose-discard = válassz egy lapot, amelyet eldobsz
prompt-choose-move = válassz egy lapot, amelyet áthelyezel
prompt-choose-reveal = válassz egy lapot, amelyet felfedsz
prompt-choose-return = válassz egy lapot, amelyet visszateszel a paklijára
prompt-choose-topdeck = válassz egy lapot, amelyet a húzópakli tetejére teszel
prompt-choose-set-aside = válassz egy lapot, amelyet félreteszel
prompt-may-play = kijátszod?
prompt-may-gain = megszerzed?
prompt-may-trash = szemétre dobod?
prompt-may-discard = eldobod?
prompt-may-move = áthelyezed?
prompt-may-reveal = felfeded?
prompt-may-return = visszateszed a paklijára?
prompt-may-topdeck = a húzópakli tetejére teszed?
prompt-may-set-aside = félreteszed?

# ---- Lépések mondatban.
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
step-gain = { $form ->
    [cannot] { $who } nem szerezheti meg: { $subject }
    [none-does] megszerezve: { $subject }
    [none-cannot] nem szerezhető meg: { $subject }
   *[does] { $who } megszerzi: { $subject }
  }
step-trash = { $form ->
    [cannot] { $who } nem dobhatja szemétre: { $subject }
    [none-does] szemétre kerül: { $subject }
    [none-cannot] nem dobható szemétre: { $subject }
   *[does] { $who } szemétre dobja: { $subject }
  }
step-discard = { $form ->
    [cannot] { $who } nem dobhatja el: { $subject }
    [none-does] eldobva: { $subject }
    [none-cannot] nem dobható el: { $subject }
   *[does] { $who } eldobja: { $subject }
  }
step-move = { $form ->
    [cannot] { $who } nem mozdíthatja el: { $subject }
    [none-does] elmozdul: { $subject }
    [none-cannot] nem mozdítható el: { $subject }
   *[does] { $who } elmozdítja: { $subject }
  }
step-reveal = { $form ->
    [cannot] { $who } nem fedheti fel: { $subject }
    [none-does] felfedve: { $subject }
    [none-cannot] nem fedhető fel: { $subject }
   *[does] { $who } felfedi: { $subject }
  }
step-buy = { $form ->
    [cannot] { $who } nem veheti meg: { $subject }
    [none-does] megvéve: { $subject }
    [none-cannot] nem vehető meg: { $subject }
   *[does] { $who } megveszi: { $subject }
  }
step-return = { $form ->
    [cannot] { $who } nem teheti vissza a paklijára: { $subject }
    [none-does] visszakerül a paklijára: { $subject }
    [none-cannot] nem tehető vissza a paklijára: { $subject }
   *[does] { $who } visszateszi a paklijára: { $subject }
  }
step-topdeck = { $form ->
    [cannot] { $who } nem teheti a húzópakli tetejére: { $subject }
    [none-does] a húzópakli tetejére kerül: { $subject }
    [none-cannot] nem tehető a húzópakli tetejére: { $subject }
   *[does] { $who } a húzópakli tetejére teszi: { $subject }
  }
step-set-aside = { $form ->
    [cannot] { $who } nem teheti félre: { $subject }
    [none-does] félretéve: { $subject }
    [none-cannot] nem tehető félre: { $subject }
   *[does] { $who } félreteszi: { $subject }
  }
step-exchange = { $form ->
    [cannot] { $who } nem veheti el cserébe: { $subject }
    [none-does] kicserélve: { $subject }
    [none-cannot] nem cserélhető ki: { $subject }
   *[does] { $who } cserébe elveszi: { $subject }
  }
step-plus = { $form ->
    [cannot] { $who } nem kaphat többet
    [none-does] hozzáadódik valami
    [none-cannot] semmi sem adódhat hozzá
   *[does] { $who } kap még valamit
  }
step-effect = { $form ->
    [cannot] nem kezdődhet hatás, akire szólna: { $name } – { $subject }
    [none-does] hatás kezdődik: { $subject }
    [none-cannot] nem kezdődhet hatás: { $subject }
   *[does] hatás kezdődik, akire szól: { $name } – { $subject }
  }
step-shuffle = { $form ->
    [cannot] { $who } nem keverheti meg a lapokat
    [none-does] a lapok megkeverve
    [none-cannot] a lapok nem keverhetők meg
   *[does] { $who } megkeveri a lapokat
  }
step-turn-start = ami { $who } körének kezdetén történik
step-turn-end = ami { $who } körének végén történik
step-buy-phase = ami { $who } vásárlásfázisának kezdetén történik
step-buy-phase-end = ami { $who } vásárlásfázisának végén történik
step-clean-up = ami { $who } takarításának kezdetén történik
step-turn-start-phase = { $who } köre kezdődik: { $phase }
step-shuffle-shuffle = { $who } a dobópaklit a húzópakliba keveri
step-plus-less = { $who } { $through ->
    [yes] { $resource ->
        [favors] elkölt
       *[other] veszít
      }
   *[no] { $resource ->
        [debt] törleszt
       *[other] elkölt
      }
  } { $amount }
step-buy-less = { $who } elkölt { $amount } erre: { $subject }
step-gain-skipped = { $who } nem szerez semmit, elfogyott: { $other }
step-gain-replaced = amit { $who } megszerez, máshová kerül
step-play-assumption = { $who } akkor is kijátssza, ha már nincs ott, mert a szabályok ezt nyitva hagyják: { $subject }
lasting-unaffected = { ART($name) } { $name } játékost ettől a kijátszástól megvédi: { $subject }
lasting-staying = addig marad játékban, ameddig az, amit kijátszott: { $subject }
lasting-extra-turn = { $who } extra kört idéz elő
lasting-face-down = { $who } képpel lefelé fordítja: { $subject }
