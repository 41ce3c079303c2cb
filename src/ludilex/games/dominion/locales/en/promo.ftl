# Promotional cards.
at-turn-start-never-each = at the start of each of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } turns
when-clean-up = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } Clean-up phase
cond-it-waits = it is still set aside
np-it-from-play = it from play
