# HKK's words; card names are English in every language.

# ---- Zones, phases, types.
zone-deck = deck
zone-hand = hand
zone-reserve = reserve
zone-guard = guard post
zone-table = table
zone-attached = attached cards
zone-graveyard = graveyard
zone-void = Void
zone-queue = reaction queue
zone-prepared = prepared cards
zone-location = location in play
zone-deck-of = { $player }'s deck
zone-hand-of = { $player }'s hand
zone-reserve-of = { $player }'s reserve
zone-guard-of = { $player }'s guard post
zone-table-of = { $player }'s table
zone-attached-of = { $player }'s attached cards
zone-graveyard-of = { $player }'s graveyard
zone-void-of = { $player }'s Void
zone-queue-of = { $player }'s reaction queue
zone-prepared-of = { $player }'s prepared cards
phase-preparation = preparation phase
phase-draw = draw phase
phase-main = main phase
phase-swap = swap phase
phase-combat = combat phase
phase-healing = healing phase
phase-end = end of turn
type-monster = monster
type-abomination = abomination
type-adventurer = adventurer
type-galetki = galetki
type-avatar = avatar
type-instant = instant
type-general = general
type-enchantment = enchantment
type-level-up = level-up
type-body-part = body part
type-building = building
type-item = item
type-skill = skill
type-location = location
of-monster = monster
mode-monster = monster
of-abomination = abomination
mode-abomination = abomination
of-adventurer = adventurer
mode-adventurer = adventurer
of-galetki = galetki
mode-galetki = galetki
of-avatar = avatar
mode-avatar = avatar
of-instant = instant
mode-instant = instant
of-general = general
mode-general = general
of-enchantment = enchantment
mode-enchantment = enchantment
of-level-up = level-up
mode-level-up = level-up
of-body-part = body part
mode-body-part = body part
of-building = building
mode-building = building
of-item = item
mode-item = item
of-skill = skill
mode-skill = skill
of-location = location
mode-location = location

# ---- Options.
mode-tharr = Tharr
mode-dornodon = Dornodon
mode-elenios = Elenios
mode-sheran = Sheran
mode-fairlight = Fairlight
mode-leah = Leah
mode-chara-din = Chara-din
mode-raia = Raia
mode-bufa = Bufa
mode-rhatt = Rhatt
mode-colourless = colourless
mode-original = the original version
mode-renewed = the renewed version
mode-search = search for a location
mode-component = a component
use-strengthen = sacrifice { $card } to strengthen galetkis
pay-point = a spell point
pay-component = a component
pay-sacrifice = a sacrifice
pay-builder = a builder
pay-life = 2 life points

# ---- Prompts.
prompt-target = choose the target
prompt-x = choose X
prompt-pay = how is it paid?
prompt-confirm = let it be answered, or take it back?
prompt-swap = move a creature between reserve and guard post?
prompt-attackers = who attacks?
prompt-attacked = whom does the next attacker attack?
prompt-strike = which attacker does the attacked creature strike?
prompt-extract = a component, or a token on which galetki?
prompt-capture = who takes the item?
prompt-token = which galetki gets the token?
prompt-search = search for a location?
prompt-name = name one
prompt-substitute = substitute a part of the cost?
prompt-window-main = what next in the main phase?
prompt-window-instants = an instant or an ability?
prompt-window-react = answer it?
prompt-window-save = save a life?
prompt-window-stage-two = something in the preparation phase?
prompt-may-pay = pay for it?
prompt-choose-take = choose a card to take to hand
prompt-choose-discard = choose a card to discard

# ---- Numbers and their changes.
lasting-damage = the damage of { $card } changes by { $n } for a time
resource-life = { $n } { $n ->
    [one] life point
   *[other] life points
  }
resource-points = { $n } { $n ->
    [one] spell point
   *[other] spell points
  }
resource-components = { $n } { $n ->
    [one] component
   *[other] components
  }
resource-most-life = { $n } { $n ->
    [one] greatest life point
   *[other] greatest life points
  }
resource-turns = { $n } { $n ->
    [one] turn
   *[other] turns
  }
resource-nekron-plays = { $n } { $n ->
    [one] nekron card played
   *[other] nekron cards played
  }
resource-searching = { $n } { $n ->
    [one] paid search
   *[other] paid searches
  }
resource-passing = { $n } { $n ->
    [one] passing spell point
   *[other] passing spell points
  }
counter-damage = { $n } damage
counter-strength = { $n } { $n ->
    [one] strengthening token
   *[other] strengthening tokens
  }
counter-poison = { $n } { $n ->
    [one] poison token
   *[other] poison tokens
  }
shown-passive = passive
counter-passive = { $n } { $n ->
    [one] passive mark
   *[other] passive marks
  }
counter-paid-x = { $n } { $n ->
    [one] point of X
   *[other] points of X
  }
counter-used = { $n } { $n ->
    [one] mark of use
   *[other] marks of use
  }
counter-levels = { $n } { $n ->
    [one] level
   *[other] levels
  }
counter-named-number = { $n } { $n ->
    [one] number of a named thing
   *[other] numbers of named things
  }
counter-tokens = { $n } { $n ->
    [one] token
   *[other] tokens
  }
step-damage-more = { $form ->
    [none-does] { $subject } takes { $amount }
   *[does] { $who } deals { $amount } to { $card }
  }
step-passivate-more = { $form ->
    [none-does] { $subject } turns passive
   *[does] { $who } makes { $card } passive
  }
step-activate-less = { $form ->
    [none-does] { $subject } turns active
   *[does] { $who } makes { $card } active
  }
step-build-more = { $form ->
    [none-does] { $subject } turns passive, as a builder
   *[does] { $who } makes { $card } passive, as a builder
  }
step-enter-more = { $form ->
    [none-does] { $subject } enters with { $amount }
   *[does] { $subject } enters with { $amount }, brought by { $name }
  }
step-recover-less = { $form ->
    [none-does] { $subject } recovers: { $amount } less
   *[does] { $who } heals { $card }: { $amount } less
  }
step-name-more = { $form ->
    [none-does] something is named for { $card }
   *[does] { $who } names something for { $card }
  }
step-extract-more = { $form ->
    [none-does] { $amount } is extracted from { $card }
   *[does] { $who } extracts { $amount } from { $card }
  }
step-pay-less = { $form ->
    [none-does] { $amount } is paid
   *[does] { $who } pays { $amount }
  }
step-hurt-less = { $form ->
    [none-does] damage: { $amount } less
   *[does] { $who } is damaged and loses { $amount }
  }
step-heal-more = { $form ->
    [none-does] { $amount } more by healing
   *[does] { $who } heals { $amount }
  }
step-shed-less = { $form ->
    [none-does] { $amount } is given up
   *[does] { $who } gives up { $amount }
  }

# ---- Verbs: the noun, and the sentence of a step.
verb-announce = Announcement
step-announce = { $form ->
    [cannot] { $who } cannot announce { $card }
    [none-does] { $subject } is announced
    [none-cannot] { $subject } cannot be announced
   *[does] { $who } announces { $card }
  }
verb-sacrifice = Sacrifice
step-sacrifice = { $form ->
    [cannot] { $who } cannot sacrifice { $card }
    [none-does] { $subject } is sacrificed
    [none-cannot] { $subject } cannot be sacrificed
   *[does] { $who } sacrifices { $card }
  }
verb-throw = Throw into the Void
step-throw = { $form ->
    [cannot] { $who } cannot throw { $card } into the Void
    [none-does] { $subject } is thrown into the Void
    [none-cannot] { $subject } cannot be thrown into the Void
   *[does] { $who } throws { $card } into the Void
  }
verb-build = Building work
step-build = { $form ->
    [cannot] { $who } cannot build with { $card }
    [none-does] { $subject } is used to build
    [none-cannot] { $subject } cannot be used to build
   *[does] { $who } builds with { $card }
  }
verb-play = Card play
step-play = { $form ->
    [cannot] { $who } cannot play { $card }
    [none-does] { $subject } is played
    [none-cannot] { $subject } cannot be played
   *[does] { $who } plays { $card }
  }
verb-enter = Coming into play
step-enter = { $form ->
    [cannot] { $who } cannot bring { $card } into play
    [none-does] { $subject } is brought into play
    [none-cannot] { $subject } cannot be brought into play
   *[does] { $who } brings { $card } into play
  }
verb-use = Use of an ability
step-use = { $form ->
    [cannot] { $who } cannot use { $card }
    [none-does] { $subject } is used
    [none-cannot] { $subject } cannot be used
   *[does] { $who } uses { $card }
  }
verb-damage = Damage
step-damage = { $form ->
    [cannot] { $who } cannot damage { $card }
    [none-does] { $subject } is damaged
    [none-cannot] { $subject } cannot be damaged
   *[does] { $who } damages { $card }
  }
verb-die = Death
step-die = { $form ->
    [cannot] { $subject } cannot die in { $name }'s turn
    [none-does] { $subject } dies
    [none-cannot] { $subject } cannot die
   *[does] { $subject } dies in { $name }'s turn
  }
verb-destroy = Destruction
step-destroy = { $form ->
    [cannot] { $who } cannot destroy { $card }
    [none-does] { $subject } is destroyed
    [none-cannot] { $subject } cannot be destroyed
   *[does] { $who } destroys { $card }
  }
verb-return = Return to hand
step-return = { $form ->
    [cannot] { $who } cannot return { $card } to hand
    [none-does] { $subject } is returned to hand
    [none-cannot] { $subject } cannot be returned to hand
   *[does] { $who } returns { $card } to hand
  }
verb-take = Taking to hand
step-take = { $form ->
    [cannot] { $who } cannot take { $card } to hand
    [none-does] { $subject } is taken to hand
    [none-cannot] { $subject } cannot be taken to hand
   *[does] { $who } takes { $card } to hand
  }
verb-discard = Discard
step-discard = { $form ->
    [cannot] { $who } cannot discard { $card }
    [none-does] { $subject } is discarded
    [none-cannot] { $subject } cannot be discarded
   *[does] { $who } discards { $card }
  }
verb-draw = Draw
step-draw = { $form ->
    [cannot] { $who } cannot draw { $card }
    [none-does] { $subject } is drawn
    [none-cannot] { $subject } cannot be drawn
   *[does] { $who } draws { $card }
  }
verb-strengthen = Strengthening
step-strengthen = { $form ->
    [cannot] { $who } cannot strengthen { $card }
    [none-does] { $subject } is strengthened
    [none-cannot] { $subject } cannot be strengthened
   *[does] { $who } strengthens { $card }
  }
verb-poison = Poison
step-poison = { $form ->
    [cannot] { $who } cannot poison { $card }
    [none-does] { $subject } is poisoned
    [none-cannot] { $subject } cannot be poisoned
   *[does] { $who } poisons { $card }
  }
verb-effect = Lasting effect begins
step-effect = { $form ->
    [cannot] { $who } cannot begin a lasting effect on { $card }
    [none-does] { $subject } is put under a lasting effect
    [none-cannot] { $subject } cannot be put under a lasting effect
   *[does] { $who } begins a lasting effect on { $card }
  }
verb-control = Change of control
step-control = { $form ->
    [cannot] { $who } cannot take control of { $card }
    [none-does] { $subject } is taken over
    [none-cannot] { $subject } cannot be taken over
   *[does] { $who } takes control of { $card }
  }
verb-capture = Capture
step-capture = { $form ->
    [cannot] { $who } cannot capture { $card }
    [none-does] { $subject } is captured
    [none-cannot] { $subject } cannot be captured
   *[does] { $who } captures { $card }
  }
verb-man = Change of post
step-man = { $form ->
    [cannot] { $who } cannot move { $card } between reserve and guard post
    [none-does] { $subject } is moved between reserve and guard post
    [none-cannot] { $subject } cannot be moved between reserve and guard post
   *[does] { $who } moves { $card } between reserve and guard post
  }
verb-bury = To the graveyard
step-bury = { $form ->
    [cannot] { $who } cannot put { $card } into the graveyard
    [none-does] { $subject } is put into the graveyard
    [none-cannot] { $subject } cannot be put into the graveyard
   *[does] { $who } puts { $card } into the graveyard
  }
verb-passivate = Passivation
step-passivate = { $form ->
    [cannot] { $who } cannot make passive: { $card }
    [none-does] { $subject } is made passive
    [none-cannot] { $subject } cannot be made passive
   *[does] { $who } makes passive: { $card }
  }
verb-activate = Activation
step-activate = { $form ->
    [cannot] { $who } cannot make active: { $card }
    [none-does] { $subject } is made active
    [none-cannot] { $subject } cannot be made active
   *[does] { $who } makes active: { $card }
  }
verb-recover = Recovery
step-recover = { $form ->
    [cannot] { $who } cannot heal { $card }
    [none-does] { $subject } is healed
    [none-cannot] { $subject } cannot be healed
   *[does] { $who } heals { $card }
  }
verb-reveal = Reveal
step-reveal = { $form ->
    [cannot] { $who } cannot reveal { $card }
    [none-does] { $subject } is revealed
    [none-cannot] { $subject } cannot be revealed
   *[does] { $who } reveals { $card }
  }
verb-shield = Body-part sacrifice
step-shield = { $form ->
    [cannot] { $who } cannot shield { $card } with a body part
    [none-does] { $subject } is shielded with a body part
    [none-cannot] { $subject } cannot be shielded with a body part
   *[does] { $who } shields { $card } with a body part
  }
verb-create = Creation
step-create = { $form ->
    [cannot] { $who } cannot create with { $card }
    [none-does] { $subject } is used to create
    [none-cannot] { $subject } cannot be used to create
   *[does] { $who } creates with { $card }
  }
verb-name = Naming
step-name = { $form ->
    [cannot] { $who } cannot name something for { $card }
    [none-does] { $subject } is given a name
    [none-cannot] { $subject } cannot be given a name
   *[does] { $who } names something for { $card }
  }
verb-level = Gaining levels
step-level = { $form ->
    [cannot] { $who } cannot raise { $card } to a higher level
    [none-does] { $subject } is raised to a higher level
    [none-cannot] { $subject } cannot be raised to a higher level
   *[does] { $who } raises { $card } to a higher level
  }
verb-prevent = Prevention
step-prevent = { $form ->
    [cannot] { $who } cannot prevent { $card }
    [none-does] { $subject } is prevented
    [none-cannot] { $subject } cannot be prevented
   *[does] { $who } prevents { $card }
  }
verb-attack = Attack
step-attack = { $form ->
    [cannot] { $who } cannot attack with { $card }
    [none-does] { $subject } is sent to attack
    [none-cannot] { $subject } cannot be sent to attack
   *[does] { $who } attacks with { $card }
  }
verb-token = Token
step-token = { $form ->
    [cannot] { $who } cannot change the tokens on { $card }
    [none-does] { $subject } is given other tokens
    [none-cannot] { $subject } cannot be given other tokens
   *[does] { $who } changes the tokens on { $card }
  }
verb-resolve = Coming about
step-resolve = { $form ->
    [cannot] { $who } cannot finish { $card }
    [none-does] { $subject } is finished
    [none-cannot] { $subject } cannot be finished
   *[does] { $who } finishes { $card }
  }
verb-pay = Payment
step-pay = { $form ->
    [cannot] { $who } cannot pay
    [none-does] something is paid
    [none-cannot] nothing can be paid
   *[does] { $who } pays
  }
verb-hurt = Damage to a player
step-hurt = { $form ->
    [cannot] { $who } cannot be damaged
    [none-does] a player is damaged
    [none-cannot] no player can be damaged
   *[does] { $who } is damaged
  }
verb-heal = Healing
step-heal = { $form ->
    [cannot] { $who } cannot heal
    [none-does] a player heals
    [none-cannot] no player can heal
   *[does] { $who } heals
  }
verb-preparation = Preparation
step-preparation = { $form ->
    [cannot] { $who } cannot prepare
    [none-does] the preparation takes place
    [none-cannot] there is no preparation
   *[does] { $who } prepares
  }
verb-gain = Gain
step-gain = { $form ->
    [cannot] { $who } cannot get anything
    [none-does] something is gained
    [none-cannot] nothing can be gained
   *[does] { $who } gets something
  }
verb-lose = Loss
step-lose = { $form ->
    [cannot] { $who } cannot lose anything
    [none-does] something is lost
    [none-cannot] nothing can be lost
   *[does] { $who } loses something
  }
verb-extract = Component extraction
step-extract = { $form ->
    [cannot] { $who } cannot extract components
    [none-does] components are extracted
    [none-cannot] no components can be extracted
   *[does] { $who } extracts components
  }
verb-search = Search
step-search = { $form ->
    [cannot] { $who } cannot search
    [none-does] a search takes place
    [none-cannot] there is no search
   *[does] { $who } searches
  }
verb-shuffle = Shuffle
step-shuffle = { $form ->
    [cannot] { $who } cannot shuffle
    [none-does] a deck is shuffled
    [none-cannot] nothing can be shuffled
   *[does] { $who } shuffles
  }
verb-substitute = Cost substitution
step-substitute = { $form ->
    [cannot] { $who } cannot substitute a cost
    [none-does] a cost is substituted
    [none-cannot] no cost can be substituted
   *[does] { $who } substitutes a cost
  }
verb-shed = Giving up life
step-shed = { $form ->
    [cannot] { $who } cannot give up life
    [none-does] life is given up
    [none-cannot] no life can be given up
   *[does] { $who } gives up life
  }
verb-turn-start = Start of turn
step-turn-start = { $form ->
    [cannot] { $who } cannot begin a turn
    [none-does] a turn begins
    [none-cannot] no turn can begin
   *[does] { $who } begins a turn
  }
step-draw-skipped = { $who } has no card left to draw
step-search-skipped = { $who } finds no location
step-play-skipped = { $subject } does not come about
step-use-skipped = the ability of { $card } does not come about
step-take-skipped = { $who } finds nothing to take
step-create-skipped = { $who } has nothing prepared to create
step-turn-start-phase = { $who }'s turn begins

# ---- Card text: nouns.
noun-creature = { $n ->
    [one] creature
   *[other] creatures
  }
noun-permanent = { $n ->
    [one] permanent
   *[other] permanents
  }
noun-adventurer = { $n ->
    [one] adventurer
   *[other] adventurers
  }
noun-galetki = { $n ->
    [one] galetki
   *[other] galetkis
  }
noun-skill = { $n ->
    [one] skill
   *[other] skills
  }
noun-item = { $n ->
    [one] item
   *[other] items
  }
np-host = the carrier
    .noun = noun-creature
np-a-player = a player
np-struck = that card

# ---- Card text: the first line, and costs.
card-cost = cost: { $cost }
stat-damage = damage { $n }
stat-life = life { $n }
stat-components = components { $n }
stat-structure = structure { $n }
change-stat-damage = { $n } damage
change-stat-life = { $n } life
change-stat-level = { $n } to its level
trait-orc = orc
trait-giant = giant
trait-golem = golem
trait-ash = ash
trait-snake = snake
trait-elf = elf
trait-imp = imp
trait-wolf = wolf
trait-spider = spider
trait-human = human
trait-gnome = gnome
trait-weapon = weapon
trait-armour = armour
trait-trap = trap
trait-tower = tower
trait-temple = temple
trait-fire = fire
trait-lightning = lightning
trait-cold = cold
trait-mental = mental
trait-instrument = instrument
price-point = { $form ->
    [cost] { $n } { $n ->
        [one] spell point
       *[other] spell points
      }
   *[do] pay { $n } { $n ->
        [one] spell point
       *[other] spell points
      }
  }
price-component = { $form ->
    [cost] { $n } { $n ->
        [one] component
       *[other] components
      }
   *[do] pay { $n } { $n ->
        [one] component
       *[other] components
      }
  }
price-nekron = { $form ->
    [cost] { $n } nekron
   *[do] pay { $n } nekron
  }
price-passive = { $form ->
    [cost] turning passive
   *[do] turn this card passive
  }
price-token = { $form ->
    [cost] { $n } { $n ->
        [one] token from it
       *[other] tokens from it
      }
   *[do] remove { $n } { $n ->
        [one] token
       *[other] tokens
      } from this card
  }
price-special-builder = { $form ->
    [cost] { $n } { $n ->
        [one] special builder
       *[other] special builders
      }
   *[do] use { $n } { $n ->
        [one] special builder
       *[other] special builders
      }
  }
price-builder = { $form ->
    [cost] { $n } { $n ->
        [one] builder
       *[other] builders
      }
   *[do] use { $n } { $n ->
        [one] builder
       *[other] builders
      }
  }
price-sacrifice = { $form ->
    [cost] { $n } { $n ->
        [one] sacrifice
       *[other] sacrifices
      }
   *[do] sacrifice { $n } { $n ->
        [one] permanent
       *[other] permanents
      }
  }
price-shard = { $form ->
    [cost] { $n } { $n ->
        [one] zan shard
       *[other] zan shards
      }
   *[do] pay { $n } { $n ->
        [one] zan shard
       *[other] zan shards
      }
  }
price-this = { $form ->
    [cost] its sacrifice
   *[do] sacrifice this card
  }
price-life = { $form ->
    [cost] { $n } { $n ->
        [one] life point
       *[other] life points
      }
   *[do] pay { $n } { $n ->
        [one] life point
       *[other] life points
      }
  }
price-cost = { $form ->
    [cost] { $n }
   *[do] pay { $n }
  }
constant-cost = { $cards } { $many ->
    [yes] cost
   *[no] costs
  } { $what } { $how ->
    [less] less
   *[more] more
  }
for-each-changed = for { $each }, { $body }
currency-point = the spell points
currency-component = the components
currency-nekron = the nekron
currency-sacrifice = the sacrifices
currency-shard = the zan shards
currency-builder = the builders
currency-life = the life points
currency-passive = turning passive
currency-token = the tokens
currency-special-builder = the special builders
currency-this = the sacrifice of the card
substitution = { $once ->
    [yes] once a turn, when
   *[no] when
  } you pay a cost, you may pay { $much ->
    [some] { $amount }
   *[same] as much as { $new }
  } instead of all { $old } in it
mod-played-by-me = that you play
mod-played-by-opponent = that your opponent plays
cost-varies = the ? in its cost is { $what }
special-builder = its special builder is { $what }
amount-of-level = its level
amount-of-other-cards = the number of other cards in your hand
amount-of-base-cost = the base cost of { $it ->
    [yes] its target
   *[no] this card
  }
each-base-cost = each point of { $it ->
    [yes] its target’s
   *[no] its
  } base cost
each-skill-level = each of your { $name } skills

# ---- Card text: keywords.
keyword-hand-icon = hand icon
keyword-flying = flying
keyword-magical-attack = magical attack
keyword-magical-defence = magical defence
keyword-resistant = resistance
keyword-fog = fog
keyword-anchor = anchor
keyword-venom = venom { $n }
keyword-fire = fire { $n }
keyword-builders = counts as { $n } { $n ->
    [one] builder
   *[other] builders
  }
keyword-no-attack = inability to attack
keyword-petrified = petrification
keyword-any-carrier = any creature may hold it
keyword-reaction = reaction
keyword-life-saving = life-saving effect
keyword-named = named adventurer
keyword-no-search = no location search
keyword-cheap-search = location search { $n } cheaper
keyword-more-draws = { $n } more cards in the draw phase
keyword-pays-x = X is chosen when it is played
keyword-foreign-turn = may also be played in your opponent’s turn
answers = answers { $what }
answers-card = the play of any card
answers-instant = the play of an instant
answers-general = the play of a general
answers-enchantment = the play of an enchantment
answers-spell = the play of a spell
answers-use = the use of an ability

# ---- Card text: places and what a card must be.
from-hand = from { $whose ->
    [they] their
   *[you] your
  } hand
in-hand = in { $whose ->
    [they] their
   *[you] your
  } hand
from-graveyard = from { $whose ->
    [they] their
   *[you] your
  } graveyard
from-deck = from { $whose ->
    [they] their
   *[you] your
  } deck
from-guard-any = in a guard post
    .noun = noun-creature
    .outer = 2
in-guard-any = in the guard post
    .noun = noun-creature
    .outer = 2
in-reserve = in your reserve
    .noun = noun-creature
while-reserve = { "" }
while-guard = { "" }
while-table = { "" }
while-attached = { "" }
while-location = { "" }
while-hand = { "" }
while-queue = { "" }
mod-color-tharr = of { mode-tharr }
mod-color-dornodon = of { mode-dornodon }
mod-color-elenios = of { mode-elenios }
mod-color-sheran = of { mode-sheran }
mod-color-fairlight = of { mode-fairlight }
mod-color-leah = of { mode-leah }
mod-color-chara-din = of { mode-chara-din }
mod-color-raia = of { mode-raia }
mod-color-bufa = of { mode-bufa }
mod-color-rhatt = of { mode-rhatt }
mod-active = active
    .at = before
mod-passive = passive
    .at = before
mod-held = held
    .at = before
mod-of-named-type = of the named type
mod-dying = that would die
    .outer = 3

# ---- Card text: effects.
draw = { $form ->
    [does] draws
   *[other] draw
  } { $n } { $n ->
    [one] card
   *[other] cards
  }
heal = { $form ->
    [does] heals
   *[other] heal
  } { $n } { $n ->
    [one] life point
   *[other] life points
  }
shed = { $form ->
    [does] loses
   *[other] lose
  } { $n } { $n ->
    [one] life point
   *[other] life points
  }
opponent-sheds = your opponent loses { $n } { $n ->
    [one] life point
   *[other] life points
  }
gain-points = { $form ->
    [does] gains
   *[other] gain
  } { $n } { $n ->
    [one] spell point
   *[other] spell points
  }{ $passing ->
    [yes] {""}, lost at the end of the turn if not spent
   *[no] {""}
  }
lose-points = { $form ->
    [does] loses
   *[other] lose
  } { $n } { $n ->
    [one] spell point
   *[other] spell points
  }{ $passing ->
    [yes] {""}, lost at the end of the turn if not spent
   *[no] {""}
  }
chosen-lose-points = { $who } loses { $n } { $n ->
    [one] spell point
   *[other] spell points
  }{ $passing ->
    [yes] {""}, lost at the end of the turn if not spent
   *[no] {""}
  }
chosen-gain-points = { $who } gains { $n } { $n ->
    [one] spell point
   *[other] spell points
  }{ $passing ->
    [yes] {""}, lost at the end of the turn if not spent
   *[no] {""}
  }
pay-or-else = pay { $n } { $n ->
    [one] spell point
   *[other] spell points
  } or put this card into the graveyard
deal = { $form ->
    [does] deals
   *[other] deal
  } { $n } damage to { $obj }
discard-at-random = your opponent discards a card at random
take = { $form ->
    [does] takes
   *[other] take
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } hand
then-shuffle = { $body }; shuffle your deck
put-into-play = { $form ->
    [does] puts
   *[other] put
  } { $obj } into play
create = { $form ->
    [does] creates
   *[other] create
  } one { $name }
destroy = { $form ->
    [does] destroys
   *[other] destroy
  } { $obj }
to-owners-hand = { $form ->
    [does] returns
   *[other] return
  } { $obj } to its owner's hand
turn-passive = { $form ->
    [does] turns
   *[other] turn
  } { $obj } passive
turn-either = { $form ->
    [does] turns
   *[other] turn
  } { $obj } passive, or active if it is passive
survive = { $obj } stays in play with 1 life
    .case = nom
name-type = { $form ->
    [does] names
   *[other] name
  } a card type
shift-color = until the end of the turn, one colour of { $obj } becomes another one that you name
    .case = nom
prevent = prevent the action that this answers
count-poison = { $form ->
    [does] puts
   *[other] put
  } { $amount } on { $obj }
count-token = { $form ->
    [does] puts
   *[other] put
  } { $amount } on { $obj }
move-discard-graveyard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
actor-each-other-player = your opponent
actor-each-other-player-may = your opponent may

# ---- Card text: abilities and what holds.
when-preparation = { $who ->
    [you] in your preparation phase
    [other] in your opponent's preparation phase
    [carrier] in the preparation phase of the carrier's player
   *[any] in the preparation phase
  }
when-hurt = when { $who ->
    [you] you are damaged
    [other] your opponent is damaged
   *[any] a player is damaged
  }
when-damage = when { $obj } is damaged
    .case = nom
cannot-attack-now = { $subj } cannot attack
is-petrified = { $subj } is petrified
by-this = by this card
cond-this-active = this card is active
cond-unused = you have not used it this turn
in-main-phase = in your main phase
until-turn = until the end of the turn, { $body }
is-immune-to-sources = { $subj } is immune to all other cards that are not attached
is-immune-to-all = { $subj } is immune to all other cards

# ---- Costs: what changes them.
verb-price = Fixing of a cost
step-price = { $form ->
    [cannot] for { $who } a change does nothing to the cost of { $card }
    [none-does] the cost of { $card } is fixed: { $many } in spell points
    [none-cannot] a change does nothing to the cost of { $card }
   *[does] the cost of { $card } is fixed for { $who }: { $many } in spell points
  }

# ---- What is printed on a card besides what it does.
printed-rarity = Rarity: { $rarity }
printed-here = Made for this program: no world, illustrator, designer or year is printed on it
printed-common = common
printed-uncommon = uncommon
printed-rare = rare
printed-ultra-rare = ultra rare
printed-rule-card = Solid orange frame: a rule card
printed-follower = Solid orange frame: a follower
printed-guild = Solid frame in the colour of its god: a guild
printed-token = Token layout: the picture fills most of the face
printed-flavour = Flavour text: { $text }

# ---- Words that are no types; damage held back.
mode-creature = creature
mode-non-creature = non-creature
mode-spell = spell
mode-attached-card = attached card
mode-zan-shard = zan shard
mode-less-damage = less damage
