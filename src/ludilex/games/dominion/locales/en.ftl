# Dominion's words; card names are English in every language.
verb-draw = Draw
verb-play = Play
verb-gain = Gain
verb-trash = Trash
verb-discard = Discard
verb-move = Move
verb-plus = Plus
verb-reveal = Reveal
verb-effect = Lasting effect begins
verb-buy = Buy
verb-turn-start = Start of turn
verb-buy-phase = Buy phase
verb-buy-phase-end = End of the Buy phase
verb-clean-up = Clean-up
verb-turn-end = End of turn
verb-return = Return to its pile
verb-topdeck = Put onto the deck
verb-set-aside = Set aside
verb-shuffle = Shuffle
verb-exchange = Exchange
zone-deck-of = deck of { $player }
zone-hand-of = hand of { $player }
zone-play-of = in play, { $player }
zone-discard-of = discard pile of { $player }
zone-aside-of = set aside, { $player }
zone-island-of = Island mat of { $player }
zone-trash = trash
zone-supply = Supply
zone-pile = pile
zone-landscape = landscapes
phase-action = Action phase
phase-buy = Buy phase
phase-night = Night phase
phase-cleanup = Clean-up phase
prompt-action = play an Action card?
prompt-treasure = play Treasures?
prompt-buy = buy a card?
prompt-night = play a Night card?
mode-trash = trash
mode-deck = onto the deck
mode-hand = into hand
mode-coin = a coin
mode-now = now
mode-later = later
mode-discard = discard
mode-back = put back
resource-actions = { $n } { $n ->
    [one] Action
    *[other] Actions
  }
resource-buys = { $n } { $n ->
    [one] Buy
    *[other] Buys
  }
resource-coins = { $n } { $n ->
    [one] coin
    *[other] coins
  }
resource-potions = { $n } { $n ->
    [one] Potion
    *[other] Potions
  }
resource-debt = { $n } debt
resource-villagers = { $n } { $n ->
    [one] Villager
    *[other] Villagers
  }
resource-coffers = { $n } Coffers
resource-favors = { $n } { $n ->
    [one] Favor
    *[other] Favors
  }
resource-vp-tokens = { $n } VP { $n ->
    [one] token
    *[other] tokens
  }
resource-turns = { $n } { $n ->
    [one] turn
    *[other] turns
  }
resource-gained = { $n } gained
