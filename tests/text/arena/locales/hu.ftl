# Egy kitalált játék szavai.
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
noun-spell = { $n ->
    [all] { $case ->
        [acc] varázslatokat
        [sub] varázslatokra
       *[nom] varázslatok
      }
   *[other] { $case ->
        [acc] varázslatot
        [sub] varázslatra
       *[nom] varázslat
      }
  }
noun-item = { $n ->
    [all] { $case ->
        [acc] tárgyakat
        [sub] tárgyakra
       *[nom] tárgyak
      }
   *[other] { $case ->
        [acc] tárgyat
        [sub] tárgyra
       *[nom] tárgy
      }
  }
type-creature = lény
type-spell = varázslat
type-item = tárgy
of-creature = lény
of-spell = varázslat
of-item = tárgy
resource-mana = { $n } { $case ->
    [acc] manát
   *[nom] mana
  }
amount-of-mana = { $who ->
    [opponent] az ellenfeled manája
   *[you] a manád
  }
each-mana = minden manád
each-mana-opponent = az ellenfeled minden manája
counter-damage = { $n } { $case ->
    [acc] sebzést
   *[nom] sebzés
  }
stat-strength = erő: { $n }
stat-speed = sebesség: { $n }
change-stat-strength = { $n } erőt
change-stat-speed = { $n } sebességet
measure-stat-strength = erejű
measure-stat-speed = sebességű
measure-counter-damage = sebzésű
measure-cost = árú
amount-of-stat-strength = { $of_host ->
    [yes] a hordozó ereje
   *[no] az ereje
  }
amount-of-counter-damage = a rajta lévő sebzés
amount-of-cost = { $which ->
    [this] ennek a lapnak az ára
    [it] annak a lapnak az ára
   *[subject] az ára
  }
mod-stat-strength = { $how ->
    [some] legalább 1
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
    [less] { $n }-nél kevesebb sebzésű
    [more] { $n }-nél több sebzésű
    [other] nem { $n } sebzésű
   *[equal] { $n } sebzésű
  }
    .at = before
mod-cost = { $how ->
    [some] nem ingyenes
    [none] ingyenes
    [least] legalább { $n } árú
    [most] legfeljebb { $n } árú
    [less] { $n } alatti árú
    [more] { $n } feletti árú
    [other] nem { $n } árú
   *[equal] { $n } árú
  }
    .at = before
keyword-flying = repülés
keyword-armour = páncél { $n }
color-red = piros
color-blue = kék
mod-color-red = piros
    .at = before
mod-color-blue = kék
    .at = before
price-mana = { $form ->
    [cost] { $n } mana
   *[do] fizess { $n } manát
  }
price-creatures = { $form ->
    [cost] { $n } lény feláldozása
   *[do] áldozz fel { $n } lényt
  }
in-window-answer = válaszként
phase-main = főfázis
from-line = általad irányított
    .at = before
    .noun = noun-creature
from-line-other = ellenséges
    .at = before
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
in-line = általad irányított
    .at = before
    .noun = noun-creature
in-line-other = ellenséges
    .at = before
    .noun = noun-creature
in-line-any = sorban álló
    .at = before
    .noun = noun-creature
from-hand = { $whose ->
    [they] a kezéből
   *[you] a kezedből
  }
from-hand-other = az ellenfeled kezéből
from-hand-any = valakinek a kezéből
in-hand = { $whose ->
    [they] a kezében
   *[you] a kezedben
  }
from-grave = a sírodból
from-grave-any = egy sírból
from-deck = a paklidból
from-deck-any = egy pakliból
np-top-of-deck = a paklid felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
np-top-of-deck-other = az ellenfeled paklijának felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
register-picks = a kiválasztott lapok
while-line = { "" }
while-hand = amíg ez a lap a kezedben van
count-hurt = { $agree ->
    [do] okozz
    [do-it] okozz
    [does] okozzon
    [does-it] okozzon
    [may] okozhatsz
    [may-it] okozhatsz
   *[let] okozhat
  } { $amount } { $obj }
    .case = dat
count-effect-less = { $agree ->
    [does] vegyen le
    [does-it] vegyen le
    [may] levehetsz
    [may-it] levehetsz
   *[do] vegyél le
  } { $amount } { $obj }
    .case = del
count-effect = { $agree ->
    [does] tegyen
    [does-it] tegyen
    [may] tehetsz
    [may-it] tehetsz
   *[do] tegyél
  } { $amount } { $obj }
    .case = sub
attach-attach = { $agree ->
    [do] csatolj
    [do-it] csatold
    [does] csatoljon
    [does-it] csatolja
    [may] csatolhatsz
   *[may-it] csatolhatod
  } { $obj } { $to }
    .to = all
take-control = { $agree ->
    [do] vedd át
    [do-it] vedd át
    [does] vegye át
    [does-it] vegye át
    [may] átveheted
   *[may-it] átveheted
  } az irányítást e fölött: { $obj }
    .case = nom
move-destroy-grave-owner = { $agree ->
    [do] pusztíts el
    [do-it] pusztítsd el
    [does] pusztítson el
    [does-it] pusztítsa el
    [may] elpusztíthatsz
   *[may-it] elpusztíthatod
  } { $obj }
move-draw-hand = { $agree ->
    [do] húzz fel
    [do-it] húzd fel
    [does] húzzon fel
    [does-it] húzza fel
    [may] felhúzhatsz
   *[may-it] felhúzhatod
  } { $obj }
move-play-deck-owner-bottom = { $agree ->
    [do] tégy
    [do-it] tedd
    [does] tegyen
    [does-it] tegye
    [may] tehetsz
   *[may-it] teheted
  } a tulajdonosa paklijának aljára { $obj }
show-play = { $agree ->
    [do] fedj fel
    [do-it] fedd fel
    [does] fedjen fel
    [does-it] fedje fel
    [may] felfedhetsz
   *[may-it] felfedheted
  } { $obj }
happen-play = { $agree ->
    [does] nyerjen
    [may] nyerhetsz
   *[do] nyerj
  } egy menetet
until-turn = a kör végéig { $body }
at-play-turn = a kör végén
span-turn-once = egyszer a kör végéig
span-turn-each = a kör végéig
when-destroy = amikor { $obj } elpusztul
    .case = nom
when-hurt = { $who ->
    [you] amikor megsebzed ezt: { $obj }
    [other] amikor az ellenfeled megsebzi ezt: { $obj }
   *[any] amikor megsebzik ezt: { $obj }
  }
    .case = nom
label-play = kijátszás
would-destroy = ha { $subj } elpusztulna
would-hurt = ha { $subj } sebződne
instead-to-hand = a tulajdonosa kezébe kerül
cannot-hurt = { $subj } nem sebezhető
cannot-destroy = { $subj } nem pusztítható el
in-grave = a sírodban
out-of-line = játékból
out-of-hand = egy kézből
