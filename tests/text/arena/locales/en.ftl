# The words of a made-up game.
noun-creature = { $n ->
    [one] creature
   *[other] creatures
  }
noun-spell = { $n ->
    [one] spell
   *[other] spells
  }
noun-item = { $n ->
    [one] item
   *[other] items
  }
type-creature = Creature
type-spell = Spell
type-item = Item
of-creature = Creature
of-spell = Spell
of-item = Item
resource-mana = { $n } mana
amount-of-mana = { $who ->
    [opponent] your opponent's mana
   *[you] your mana
  }
each-mana = each mana you have
each-mana-opponent = each mana your opponent has
counter-damage = { $n } damage
stat-strength = strength { $n }
stat-speed = speed { $n }
change-stat-strength = { $n } strength
change-stat-speed = { $n } speed
measure-stat-strength = strength
measure-stat-speed = speed
measure-counter-damage = damage
measure-cost = cost
amount-of-stat-strength = { $of_host ->
    [yes] the strength of its host
   *[no] its strength
  }
amount-of-counter-damage = the damage on it
amount-of-cost = { $which ->
    [this] the cost of this card
    [it] the cost of that card
   *[subject] its cost
  }
mod-stat-strength = with strength { $how ->
    [some] above 0
    [none] 0
    [least] { $n } or more
    [most] { $n } or less
    [less] below { $n }
    [more] above { $n }
    [other] other than { $n }
   *[equal] { $n }
  }
mod-counter-damage = { $how ->
    [some] with damage
    [none] without damage
    [least] with { $n } or more damage
    [most] with { $n } or less damage
    [less] with less than { $n } damage
    [more] with more than { $n } damage
    [other] without exactly { $n } damage
   *[equal] with { $n } damage
  }
mod-cost = costing { $how ->
    [some] more than 0
    [none] 0
    [least] { $n } or more
    [most] { $n } or less
    [less] less than { $n }
    [more] more than { $n }
    [other] other than { $n }
   *[equal] { $n }
  }
keyword-flying = flying
keyword-armour = armour { $n }
color-red = red
color-blue = blue
mod-color-red = red
    .at = before
mod-color-blue = blue
    .at = before
price-mana = { $form ->
    [cost] { $n } mana
   *[do] pay { $n } mana
  }
price-creatures = sacrifice { $n } { noun-creature }
in-window-answer = as an answer
phase-main = main phase
from-line = you control
    .noun = noun-creature
from-line-other = your opponent controls
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
in-line = you control
    .noun = noun-creature
in-line-other = your opponent controls
    .noun = noun-creature
in-line-any = in the line
    .noun = noun-creature
from-hand = from { $whose ->
    [they] their
   *[you] your
  } hand
from-hand-other = from your opponent's hand
from-hand-any = from a hand
in-hand = in { $whose ->
    [they] their
   *[you] your
  } hand
from-grave = from your grave
from-grave-any = from a grave
from-deck = from your deck
from-deck-any = from a deck
np-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of your deck
np-top-of-deck-other = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of your opponent's deck
register-picks = the chosen cards
while-line = { "" }
while-hand = while this card is in your hand
count-hurt = { $form ->
    [does] deals
   *[other] deal
  } { $amount } to { $obj }
count-effect-less = { $form ->
    [does] removes
   *[other] remove
  } { $amount } from { $obj }
count-effect = { $form ->
    [does] puts
   *[other] put
  } { $amount } on { $obj }
attach-attach = { $form ->
    [does] attaches
   *[other] attach
  } { $obj } to { $to }
take-control = { $form ->
    [does] takes
   *[other] take
  } control of { $obj }
move-destroy-grave-owner = { $form ->
    [does] destroys
   *[other] destroy
  } { $obj }
move-draw-hand = { $form ->
    [does] draws
   *[other] draw
  } { $obj }
move-play-deck-owner-bottom = { $form ->
    [does] puts
   *[other] put
  } { $obj } on the bottom of the owner's deck
show-play = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj }
happen-play = { $form ->
    [does] wins
   *[other] win
  } a round
until-turn = until the end of the turn, { $body }
at-play-turn = at the end of the turn
span-turn-once = once until the end of the turn
span-turn-each = until the end of the turn
when-destroy = when { $obj } is destroyed
when-hurt = { $who ->
    [you] when you hurt { $obj }
    [other] when your opponent hurts { $obj }
   *[any] when { $obj } is hurt
  }
label-play = play
would-destroy = if { $subj } would be destroyed
would-hurt = if { $subj } would be hurt
instead-to-hand = it goes to its owner's hand
cannot-hurt = { $subj } cannot be hurt
cannot-destroy = { $subj } cannot be destroyed
in-grave = in your grave
out-of-line = from play
out-of-hand = from a hand
