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
