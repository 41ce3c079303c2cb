# Promotional cards.
when-clean-up = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } Clean-up phase
    .join = moment
cond-it-waits = it is still set aside
np-it-from-play = it from play
