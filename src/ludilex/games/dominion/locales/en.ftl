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
zone-deck-of = { $player }'s deck
zone-hand-of = { $player }'s hand
zone-play-of = { $player }'s play area
zone-discard-of = { $player }'s discard pile
zone-aside-of = { $player }'s set-aside cards
zone-island-of = { $player }'s Island mat
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
mode-spend-villager = spend a Villager

# ---- Card text: types in front of "card".
of-action = Action
of-treasure = Treasure
of-victory = Victory
of-curse = Curse
of-attack = Attack
of-reaction = Reaction
of-duration = Duration
of-command = Command
of-night = Night
of-looter = Looter
of-ruins = Ruins
of-traveller = Traveller
of-wizard = Wizard
of-event = Event
of-doom = Doom

# ---- Card text: places, for "from your hand" and for "in your hand".
from-hand = from { $whose ->
    [they] their
   *[you] your
  } hand
from-discard = from { $whose ->
    [they] their
   *[you] your
  } discard pile
from-play = { $whose ->
    [they] they
   *[you] you
  } have in play
from-supply = from the Supply
from-trash = from the trash
from-pile = from its pile
in-hand = in { $whose ->
    [they] their
   *[you] your
  } hand
in-play = { $whose ->
    [they] they
   *[you] you
  } have in play
in-pile = in its pile
there-hand = in hand
    .had = yes
there-play = in play
    .had = yes
there-pile = in its pile
np-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of { $whose ->
    [they] their
   *[you] your
  } deck
np-copy = a copy of { np-it } from the Supply
register-the-revealed-cards = the revealed cards
register-the-trashed-cards = the trashed cards
register-cost-of-the-trashed-card = the trashed card
register-treasures-among-them = the number of Treasure cards among the revealed cards

# ---- Card text: what a card must be.
mod-costs = costing { $how ->
    [most] up to { $n }
    [less] less than { $n }
   *[equal] exactly { $n }
  } { $n ->
    [one] coin
   *[other] coins
  }
mod-costs-less-than-this = costing less than this card
mod-costs-than = costing { $how ->
    [most] up to { $n }
   *[equal] exactly { $n }
  } { $n ->
    [one] coin
   *[other] coins
  } more than { $of }
mod-phase-card = (an Action card in your Action phase, a Treasure card in your Buy phase)
mod-face-up = face-up
    .at = before
mod-from-play = from play
mod-still-there = (if it is still where it went)

# ---- Card text: effects.
draw = { $form ->
    [does] draws
   *[other] draw
  } { $n } { $n ->
    [one] card
   *[other] cards
  }
draw-each = { $form ->
    [does] draws
   *[other] draw
  } 1 card for { $each }
draw-to = { $form ->
    [does] draws until they have
   *[other] draw until you have
  } { $n } { $n ->
    [one] card
   *[other] cards
  } in hand
play = { $form ->
    [does] plays
   *[other] play
  } { $obj }
play-again = { $form ->
    [does] plays
   *[other] play
  } { $obj } again
play-in-place = { $form ->
    [does] plays
   *[other] play
  } { $obj }, leaving it there
gain-discard = { $form ->
    [does] gains
   *[other] gain
  } { $obj }
gain-any = you may gain any of { $obj }
gain-discard-owner = you gain { $obj }
gain-deck = { $form ->
    [does] gains { $obj } onto their
   *[other] gain { $obj } onto your
  } deck
move-trash-trash = { $form ->
    [does] trashes
   *[other] trash
  } { $obj }
move-discard-discard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
move-topdeck-deck = { $form ->
    [does] puts
   *[other] put
  } { $obj } onto { $whose ->
    [they] their
   *[you] your
  } deck
move-move-hand = { $form ->
    [does] puts
   *[other] put
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } hand
move-move-discard = { $form ->
    [does] puts
   *[other] put
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } discard pile
move-exchange-discard = { $form ->
    [does] takes
   *[other] take
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } discard pile in exchange
move-set-aside-aside = { $form ->
    [does] sets
   *[other] set
  } { $light ->
    [yes] { $obj } aside
   *[no] aside { $obj }
  }
move-set-aside-island = { $form ->
    [does] puts
   *[other] put
  } { $obj } onto { $whose ->
    [they] their
   *[you] your
  } Island mat
return-to-pile = { $form ->
    [does] returns
   *[other] return
  } { $obj } to { $many ->
    [yes] their piles
   *[no] its pile
  }
show-reveal = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj }
shield = { $form ->
    [do] you are
    [does] is
   *[may] be
  } unaffected by that play
turn-face-down = { $form ->
    [does] turns
   *[other] turn
  } { $obj } face down until the end of the turn
put-back = { $form ->
    [does] puts
   *[other] put
  } { $obj } back onto { $whose ->
    [they] their
   *[you] your
  } deck in any order
spoil-treasures = { $form ->
    [does] gets
   *[other] get
  } nothing from the first Treasure card they play each turn until the start of your next turn
become-it = until it leaves play, this card is a copy of it; do what it says
possess = the player to your left takes an extra turn after this one{ $limited ->
    [yes] { " " }(if { $limit })
   *[no] { "" }
  }, in which you see their cards, make their decisions and gain the cards that they would gain; as that turn begins: { $body }
rotate = { $form ->
    [does] rotates
   *[other] rotate
  } the { $pile } pile

# ---- Card text: counting.
each-gained = each card { $whose ->
    [they] they
   *[you] you
  } have gained this turn
each-coins = each coin { $whose ->
    [they] they
   *[you] you
  } have
each-at-most-coins = { $each }, as long as you have coins left
gained-this-phase = the number of cards you have gained this phase
fact-1 = the number of Victory cards you have gained this phase
cond-has-pile = the { $pile } pile is in the game

# ---- Card text: when something happens. $who: you, they (that player), other (another player), any.
when-play = when { $who ->
    [you] you play
    [they] that player plays
    [other] another player plays
   *[any] a player plays
  } { $obj }
when-gain = when { $who ->
    [you] you gain
    [they] that player gains
    [other] another player gains
   *[any] a player gains
  } { $obj }
when-buy = when { $who ->
    [you] you buy
    [they] that player buys
    [other] another player buys
   *[any] a player buys
  } { $obj }
when-trash = when { $who ->
    [you] you trash
    [they] that player trashes
    [other] another player trashes
   *[any] a player trashes
  } { $obj }
when-discard = when { $who ->
    [you] you discard
    [they] that player discards
    [other] another player discards
   *[any] a player discards
  } { $obj }
at-turn-start-never = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } next turn
at-buy-phase-end-buy-phase = at the end of { $who ->
    [you] your
   *[any] the
  } Buy phase this turn
at-clean-up-cleanup = at the start of { $who ->
    [you] your
   *[any] the
  } Clean-up phase this turn
at-turn-end-turn = at the end of this turn
span-turn-once = once this turn
span-turn-each = this turn
span-never-each = for the rest of the game
while-hand = while this card is in your hand
while-play = while this card is in play
not-in-clean-up = other than in Clean-up
in-clean-up = in Clean-up
by-its-namesake = through a card of the same name
not-by-its-namesake = other than through a card of the same name
from-its-pile = from that pile
not-from-its-pile = from another pile
constant-cost = { $cards } cost { $n } { $n ->
    [one] coin
   *[other] coins
  } { $how ->
    [less] less
   *[more] more
  }

# ---- Prompts.
prompt-choose-play = choose a card to play
prompt-choose-gain = choose a card to gain
prompt-choose-trash = choose a card to trash
prompt-choose-discard = choose a card to discard
prompt-choose-move = choose a card to move
prompt-choose-reveal = choose a card to reveal
prompt-choose-return = choose a card to return to its pile
prompt-choose-topdeck = choose a card to put onto the deck
prompt-choose-set-aside = choose a card to set aside
prompt-may-play = play it?
prompt-may-gain = gain it?
prompt-may-trash = trash it?
prompt-may-discard = discard it?
prompt-may-move = move it?
prompt-may-reveal = reveal it?
prompt-may-return = return it to its pile?
prompt-may-topdeck = put it onto the deck?
prompt-may-set-aside = set it aside?

# ---- Steps as sentences.
step-draw = { $form ->
    [cannot] { $who } cannot draw { $card }
    [none-does] { $subject } is drawn
    [none-cannot] { $subject } cannot be drawn
   *[does] { $who } draws { $card }
  }
step-play = { $form ->
    [cannot] { $who } cannot play { $card }
    [none-does] { $subject } is played
    [none-cannot] { $subject } cannot be played
   *[does] { $who } plays { $card }
  }
step-gain = { $form ->
    [cannot] { $who } cannot gain { $card }
    [none-does] { $subject } is gained
    [none-cannot] { $subject } cannot be gained
   *[does] { $who } gains { $card }
  }
step-trash = { $form ->
    [cannot] { $who } cannot trash { $card }
    [none-does] { $subject } is trashed
    [none-cannot] { $subject } cannot be trashed
   *[does] { $who } trashes { $card }
  }
step-discard = { $form ->
    [cannot] { $who } cannot discard { $card }
    [none-does] { $subject } is discarded
    [none-cannot] { $subject } cannot be discarded
   *[does] { $who } discards { $card }
  }
step-move = { $form ->
    [cannot] { $who } cannot move { $card }
    [none-does] { $subject } is moved
    [none-cannot] { $subject } cannot be moved
   *[does] { $who } moves { $card }
  }
step-reveal = { $form ->
    [cannot] { $who } cannot reveal { $card }
    [none-does] { $subject } is revealed
    [none-cannot] { $subject } cannot be revealed
   *[does] { $who } reveals { $card }
  }
step-buy = { $form ->
    [cannot] { $who } cannot buy { $card }
    [none-does] { $subject } is bought
    [none-cannot] { $subject } cannot be bought
   *[does] { $who } buys { $card }
  }
step-return = { $form ->
    [cannot] { $who } cannot return { $card } to its pile
    [none-does] { $subject } is returned to its pile
    [none-cannot] { $subject } cannot be returned to its pile
   *[does] { $who } returns { $card } to its pile
  }
step-topdeck = { $form ->
    [cannot] { $who } cannot put { $card } onto the deck
    [none-does] { $subject } is put onto the deck
    [none-cannot] { $subject } cannot be put onto the deck
   *[does] { $who } puts { $card } onto the deck
  }
step-set-aside = { $form ->
    [cannot] { $who } cannot set { $card } aside
    [none-does] { $subject } is set aside
    [none-cannot] { $subject } cannot be set aside
   *[does] { $who } sets { $card } aside
  }
step-exchange = { $form ->
    [cannot] { $who } cannot take { $card } in exchange
    [none-does] { $subject } is exchanged
    [none-cannot] { $subject } cannot be exchanged
   *[does] { $who } takes { $card } in exchange
  }
step-plus = { $form ->
    [cannot] { $who } cannot get anything more
    [none-does] something is added
    [none-cannot] nothing can be added
   *[does] { $who } gets something more
  }
step-effect = { $form ->
    [cannot] no effect of { $card } can begin for { $who }
    [none-does] an effect of { $card } begins
    [none-cannot] no effect of { $card } can begin
   *[does] an effect of { $card } begins for { $who }
  }
step-shuffle = { $form ->
    [cannot] { $who } cannot shuffle
    [none-does] cards are shuffled
    [none-cannot] cards cannot be shuffled
   *[does] { $who } shuffles
  }
step-turn-start = what happens at the start of { $who }'s turn
step-turn-end = what happens at the end of { $who }'s turn
step-buy-phase = what happens at the start of { $who }'s Buy phase
step-buy-phase-end = what happens at the end of { $who }'s Buy phase
step-clean-up = what happens at the start of { $who }'s Clean-up
step-turn-start-phase = { $who }'s turn begins: { $phase }
step-shuffle-shuffle = { $who } shuffles the discard pile into the deck
step-plus-less = { $who } { $through ->
    [yes] { $resource ->
        [favors] spends
       *[other] loses
      }
   *[no] { $resource ->
        [debt] pays off
       *[other] spends
      }
  } { $amount }
step-buy-less = { $who } spends { $amount } on { $card }
step-gain-skipped = { $who } gains nothing: no { $other } is left
step-gain-replaced = what { $who } gains goes elsewhere
step-play-assumption = { $who } plays { $card } although it is no longer there, which the rules leave open
lasting-unaffected = { $who } is unaffected by this play, thanks to { $card }
lasting-staying = { $subject } stays in play as long as what it has played
lasting-extra-turn = { $who } brings about an extra turn
lasting-face-down = { $who } turns { $card } face down
