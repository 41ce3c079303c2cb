# Gold given to the opponent.
levy-challenge = { $who ->
    [opponent] your opponent must give you { $n } gold
   *[any] a player must give the opponent { $n } gold from their pool
  } to initiate { $challenge }
levy-event = { $who ->
    [opponent] your opponent must give you { $n } gold
   *[any] a player must give the opponent { $n } gold from their pool
  } to play an event, besides its other costs
