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

# Card text: Dominion's own nodes and types.
node-Draw = draw cards: { $n }
node-DrawTo = draw until you have { $n } cards in hand
node-TopOfDeck = top cards of your deck: { $n }
node-Prepare = { "" }
node-StayWith = { "" }
node-Play = { $again ->
    [yes] play that card again
   *[no] { $in_place ->
        [yes] play that card, leaving it there
       *[no] play that card
      }
  }
node-Gain = gain { $name } → { $to }{ $who ->
    [owner] { " " }(the player of this card gains it)
   *[me] { "" }
  }
node-Return = return { $cards } to its pile
node-Costs = cost { $operator } { $coins }
node-FromTrash = a card in the trash ({ $where })
node-Affected = { "" }
node-Shield = you are unaffected by that play
node-RevealThis = reveal this card
node-AttackPlayed = by another player, an Attack
node-NotInCleanUp = not in Clean-up
node-FromPlay = from play
node-Free = still there
node-GainedByItself = by another card of its name
node-FromPileOfIt = from that pile
node-PhaseCard = Action in the Action phase, Treasure in the Buy phase
node-FaceUp = face up
node-TurnFaceDown = turn it face down for this turn
node-SpoilTreasures = until your next turn the first Treasure they play each turn does nothing
node-BecomeIt = this card is that card until it leaves play
node-CopyOfIt = for a copy of it in the Supply
node-ByEventPlayer = that player: { $parts }
node-Possess = the player to your left takes an extra turn, you decide; in it: { $parts }
node-Rotate = rotate the pile { $pile }
type-action = Action
type-treasure = Treasure
type-victory = Victory
type-curse = Curse
type-attack = Attack
type-reaction = Reaction
type-duration = Duration
type-command = Command
type-night = Night
type-looter = Looter
type-ruins = Ruins
type-traveller = Traveller
type-wizard = Wizard
type-event = Event
type-doom = Doom
zone-deck = deck
zone-hand = hand
zone-play = in play
zone-discard = discard pile
zone-aside = set aside
zone-island = Island mat
mode-pay-debt = pay off debt
node-Bought = by buying
node-GainedThisPhase = cards you gained this phase
node-HasPile = there is the pile { $pile }
node-PileTop = a card of the pile { $pile }
node-PutBack = put those cards back onto your deck in the order chosen
