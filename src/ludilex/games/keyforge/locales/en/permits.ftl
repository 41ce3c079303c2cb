# Permissions for single cards; what binds the choice of a house.
may-play-some = this turn, you may play up to { $n } { $n ->
    [one] card
   *[other] cards
  } { $but ->
    [yes] not of { $house }
   *[no] of { $house }
  } whatever the active house is
may-use-some = this turn, you may use up to { $n } { $n ->
    [one] card
   *[other] cards
  } { $but ->
    [yes] not of { $house }
   *[no] of { $house }
  } whatever the active house is
must-choose-house = your opponent must choose that house as the active house on their next turn, if possible
cannot-choose-house = as long as this card is in play, your opponent cannot choose that house
