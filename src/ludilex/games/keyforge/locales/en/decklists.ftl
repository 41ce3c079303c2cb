# What is said of decks.
deck-not-size = The deck has { $n } { $n ->
    [one] card
   *[other] cards
  }; { $expected } are needed.
deck-not-houses = The deck has { $n } { $n ->
    [one] house
   *[other] houses
  } ({ $houses }); { $expected } different ones are needed.
deck-not-twelve = There are { $n } { $n ->
    [one] card
   *[other] cards
  } of { $house } in the deck; { $expected } are needed.
deck-off-identity = { $card } belongs to { $house } here, which is not on the identity card ({ $houses }).
deck-is-maverick = { $card } is a maverick: here it belongs to { $house }, not to { $own }.
deck-is-missing = { $card } ({ $house }, number { $number }) is not implemented yet, so this deck cannot be played.
deck-mark-maverick = maverick of { $own }
deck-mark-missing = not implemented
house-all = all
deck-cards = cards
deck-card = card
deck-number = no.
deck-type = type
deck-amber = bonus
deck-power = power
deck-armor = armor
deck-mean-power = mean power
deck-histogram-power = Creatures by power
deck-histogram-amber = Cards by printed Æmber
prompt-series-bid = how many chains for the deck that has won both games?
deck-type-action = { type-action }
deck-type-creature = { type-creature }
deck-type-artifact = { type-artifact }
deck-type-upgrade = { type-upgrade }
