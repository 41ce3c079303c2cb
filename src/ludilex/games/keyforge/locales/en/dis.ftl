# What the cards of Dis need.
mod-same-place = , all from the same one
mod-shares-house = of the same house as that card
np-top-of-deck-other = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } deck
from-hand-other = from { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
in-hand-other = in { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
move-discard-discard-owner = { move-discard-discard }
melt-armor = { $subj } loses all its armor until the end of the turn and is dealt 1 damage for each armor it loses this way
must-house = { $who ->
    [you] you must
   *[opponent] your opponent must
  } choose { $house } as the active house, if possible
cost-play = to play { $subj }, you must lose { $n } Æmber
would-destroy-elsewhere = if { $subj } would go to a discard pile from play
instead-to-purged = purge it
when-turn-end = at the end of { $who ->
    [you] your
    [other] your opponent's
   *[any] each
  } turn
