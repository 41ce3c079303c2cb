# What is said of decks.
keyword-deck-limit = at most { $n } { $n ->
    [one] copy
   *[other] copies
  } in a deck
deck-no-house = The deck has no House card; one is needed.
deck-too-small = The draw deck has { $n } { $n ->
    [one] card
   *[other] cards
  }; at least { $expected } are needed in a tournament.
deck-not-seven-plots = The deck has { $n } { $n ->
    [one] plot
   *[other] plots
  }; exactly { $expected } are needed.
deck-many-copies = There are { $n } copies of { $card }; at most { $expected } { $expected ->
    [one] is
   *[other] are
  } allowed.
deck-many-restricted = The deck has { $n } restricted titles ({ $cards }); at most one is allowed.
deck-house-only = { $card } may only be in a deck with { $own }, not with { $house }.
deck-is-restricted = { $card } is on the restricted list: the deck may hold no other title of that list.
deck-are-out-of-house = Out of House, { $penalty } gold more to play: { $cards }.
deck-is-inferred = { $card } is not in the list that the deck comes from: it is inferred from the numbers on the cards.
deck-is-missing = { $card } is not implemented yet ({ $what }), so this deck cannot be played.
deck-in-format = Judged as { $format }.
deck-holds = { $n } cards
deck-format-tournament = a tournament deck
deck-format-intro = an introductory deck
deck-mark-out-of-house = out of House
deck-mark-restricted = restricted
deck-mark-inferred = inferred
deck-mark-missing = not implemented
deck-part-house = House card
deck-part-plots = Plots
deck-part-character = Characters
deck-part-location = Locations
deck-part-attachment = Attachments
deck-part-event = Events
deck-type-character = characters
deck-type-location = locations
deck-type-attachment = attachments
deck-type-event = events
deck-type-all = in the draw deck
deck-house-stark = House Stark
deck-house-lannister = House Lannister
deck-house-baratheon = House Baratheon
deck-house-targaryen = House Targaryen
deck-house-greyjoy = House Greyjoy
deck-house-martell = House Martell
deck-house-neutral = neutral
deck-icon-military = military
deck-icon-intrigue = intrigue
deck-icon-power = power
deck-icon-none = no icon
icon-military = mil
icon-intrigue = int
icon-power = pow
deck-card = card
deck-cards = cards
deck-house = House
deck-cost = cost
deck-strength = strength
deck-icons = icons
deck-income = inc.
deck-influence = infl.
deck-initiative = init.
deck-claim = claim
deck-mean-cost = mean cost
deck-mean-strength = mean strength
deck-unique = unique
deck-characters = characters
deck-histogram-cost = Cards by gold cost
deck-histogram-strength = Characters by strength
