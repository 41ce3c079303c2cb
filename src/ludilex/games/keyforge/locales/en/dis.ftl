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
melt-armor = { $subj } loses all its armor until the end of the turn and is dealt 1 damage for each armor it loses this way
must-house = { $who ->
    [you] you must
   *[opponent] your opponent must
  } choose { $house } as the active house, if possible
cost-play = to play { $subj }, you must lose { $n } Æmber
would-destroy-elsewhere = if { $subj } would go to a discard pile from play
instead-to-purged = purge it
captures-all = { $subj } captures all of your opponent's Æmber
unforge = { $form ->
    [does] unforges
   *[other] unforge
  } that key
mod-felled = destroyed this way that { $whose ->
    [they] they
   *[you] you
  } controlled
mod-stat-power-to = with power { $how ->
    [least] at least
    [most] at most
    [less] below
    [more] above
    [other] other than
   *[equal] equal to
  } { $what }
register-that-number = that number
actor-its-owner = its owner
actor-its-controller = the player who controlled it
actor-its-opponent = the opponent of its controller
verb-unforge = Unforge
step-unforge = { $amount } is unforged
step-unforge-less = { $who } has { $amount } unforged
register-enemy-creatures = the enemy creatures
lasting-must-house-brobnar = the opponent of { $name } must choose house Brobnar
lasting-must-house-dis = the opponent of { $name } must choose house Dis
lasting-must-house-logos = the opponent of { $name } must choose house Logos
lasting-must-house-mars = the opponent of { $name } must choose house Mars
lasting-must-house-sanctum = the opponent of { $name } must choose house Sanctum
lasting-must-house-shadows = the opponent of { $name } must choose house Shadows
lasting-must-house-untamed = the opponent of { $name } must choose house Untamed
step-effect-more = { $subject } loses its armor until the end of the turn
lasting-key-cost = the cost of keys changes by { $n } for a time
register-that-much = that much
when-turn-end = at the end of { $who ->
    [you] your
    [other] your opponent's
   *[any] each
  } turn
