# Words of A Game of Thrones.
verb-kill = Kill
verb-discard = Discard from play
verb-return = Return to hand
verb-leave = Leave
verb-kneel = Kneel
verb-stand = Stand
verb-control = Change of control
verb-attach = Attach
verb-play = Play
verb-put = Put into play
verb-duplicate = Duplicate
verb-draw = Draw
verb-take = Take into hand
verb-discard-hand = Discard from hand
verb-reveal-plot = Reveal a plot
verb-attack = Declare an attacker
verb-defend = Declare a defender
verb-bypass = Bypass by stealth
verb-remove = Remove from the challenge
verb-save = Save
verb-cancel = Cancel
verb-use-plot = Move a used plot
verb-redirect = Change where it goes
verb-place = Place in set-up
verb-recover = Recover
verb-put-on-deck = Put on the deck
verb-discard-from-deck = Discard from the deck
verb-shuffle-in = Shuffle into the deck
verb-claim-power = Claim power
verb-move-power = Move power
verb-effect = Lasting effect begins
verb-gold = Gold
verb-phase-begins = A phase begins
verb-phase-ends = A phase ends
verb-dominance = Dominance
verb-challenge-ends = The challenge ends
verb-first-player = First player
# ---- Steps.
step-kill = { $form ->
    [cannot] { $who } cannot kill { $card }
    [none-does] { $subject } is killed
    [none-cannot] { $subject } cannot be killed
   *[does] { $who } kills { $card }
  }
step-discard = { $form ->
    [cannot] { $who } cannot discard { $card } from play
    [none-does] { $subject } is discarded from play
    [none-cannot] { $subject } cannot be discarded from play
   *[does] { $who } discards { $card } from play
  }
step-return = { $form ->
    [cannot] { $who } cannot return { $card } to hand
    [none-does] { $subject } is returned to hand
    [none-cannot] { $subject } cannot be returned to hand
   *[does] { $who } returns { $card } to hand
  }
step-leave = { $form ->
    [cannot] { $who } cannot remove { $card }
    [none-does] { $subject } leaves
    [none-cannot] { $subject } cannot leave
   *[does] { $who } removes { $card }
  }
step-kneel = { $form ->
    [cannot] { $who } cannot kneel { $card }
    [none-does] { $subject } kneels
    [none-cannot] { $subject } cannot be knelt
   *[does] { $who } kneels { $card }
  }
step-stand = { $form ->
    [cannot] { $who } cannot stand { $card }
    [none-does] { $subject } stands
    [none-cannot] { $subject } cannot be stood
   *[does] { $who } stands { $card }
  }
step-control = { $form ->
    [cannot] { $who } cannot take over { $card }
    [none-does] { $subject } is taken over
    [none-cannot] { $subject } cannot be taken over
   *[does] { $who } takes over { $card }
  }
step-attach = { $form ->
    [cannot] { $who } cannot attach { $card }
    [none-does] { $subject } is attached
    [none-cannot] { $subject } cannot be attached
   *[does] { $who } attaches { $card }
  }
step-play = { $form ->
    [cannot] { $who } cannot play { $card }
    [none-does] { $subject } is played
    [none-cannot] { $subject } cannot be played
   *[does] { $who } plays { $card }
  }
step-put = { $form ->
    [cannot] { $who } cannot put { $card } into play
    [none-does] { $subject } is put into play
    [none-cannot] { $subject } cannot be put into play
   *[does] { $who } puts { $card } into play
  }
step-duplicate = { $form ->
    [cannot] { $who } cannot add { $card } as a duplicate
    [none-does] { $subject } is added as a duplicate
    [none-cannot] { $subject } cannot be added as a duplicate
   *[does] { $who } adds { $card } as a duplicate
  }
step-draw = { $form ->
    [cannot] { $who } cannot draw { $card }
    [none-does] { $subject } is drawn
    [none-cannot] { $subject } cannot be drawn
   *[does] { $who } draws { $card }
  }
step-take = { $form ->
    [cannot] { $who } cannot take { $card } into hand
    [none-does] { $subject } is taken into hand
    [none-cannot] { $subject } cannot be taken into hand
   *[does] { $who } takes { $card } into hand
  }
step-discard-hand = { $form ->
    [cannot] { $who } cannot discard { $card } from hand
    [none-does] { $subject } is discarded from hand
    [none-cannot] { $subject } cannot be discarded from hand
   *[does] { $who } discards { $card } from hand
  }
step-reveal-plot = { $form ->
    [cannot] { $who } cannot reveal { $card }
    [none-does] { $subject } is revealed
    [none-cannot] { $subject } cannot be revealed
   *[does] { $who } reveals { $card }
  }
step-attack = { $form ->
    [cannot] { $who } cannot declare { $card } as an attacker
    [none-does] { $subject } is declared as an attacker
    [none-cannot] { $subject } cannot be declared as an attacker
   *[does] { $who } declares { $card } as an attacker
  }
step-defend = { $form ->
    [cannot] { $who } cannot declare { $card } as a defender
    [none-does] { $subject } is declared as a defender
    [none-cannot] { $subject } cannot be declared as a defender
   *[does] { $who } declares { $card } as a defender
  }
step-bypass = { $form ->
    [cannot] { $who } cannot bypass { $card } by stealth
    [none-does] { $subject } is bypassed by stealth
    [none-cannot] { $subject } cannot be bypassed by stealth
   *[does] { $who } bypasses { $card } by stealth
  }
step-remove = { $form ->
    [cannot] { $who } cannot remove { $card } from the challenge
    [none-does] { $subject } is removed from the challenge
    [none-cannot] { $subject } cannot be removed from the challenge
   *[does] { $who } removes { $card } from the challenge
  }
step-save = { $form ->
    [cannot] { $who } cannot save { $card }
    [none-does] { $subject } is saved
    [none-cannot] { $subject } cannot be saved
   *[does] { $who } saves { $card }
  }
step-cancel = { $form ->
    [cannot] { $who } cannot cancel { $card }
    [none-does] { $subject } is cancelled
    [none-cannot] { $subject } cannot be cancelled
   *[does] { $who } cancels { $card }
  }
step-use-plot = { $form ->
    [cannot] { $who } cannot move { $card } among the plots
    [none-does] { $subject } is moved among the plots
    [none-cannot] { $subject } cannot be moved among the plots
   *[does] { $who } moves { $card } among the plots
  }
step-redirect = { $form ->
    [cannot] { $who } cannot send { $card } elsewhere
    [none-does] { $subject } is sent elsewhere
    [none-cannot] { $subject } cannot be sent elsewhere
   *[does] { $who } sends { $card } elsewhere
  }
step-place = { $form ->
    [cannot] { $who } cannot place { $card }
    [none-does] { $subject } is placed
    [none-cannot] { $subject } cannot be placed
   *[does] { $who } places { $card }
  }
step-recover = { $form ->
    [cannot] { $who } cannot recover { $card }
    [none-does] { $subject } is recovered
    [none-cannot] { $subject } cannot be recovered
   *[does] { $who } recovers { $card }
  }
step-put-on-deck = { $form ->
    [cannot] { $who } cannot put { $card } on top of a deck
    [none-does] { $subject } is put on top of a deck
    [none-cannot] { $subject } cannot be put on top of a deck
   *[does] { $who } puts { $card } on top of a deck
  }
step-discard-from-deck = { $form ->
    [cannot] { $who } cannot discard { $card } from the deck
    [none-does] { $subject } is discarded from the deck
    [none-cannot] { $subject } cannot be discarded from the deck
   *[does] { $who } discards { $card } from the deck
  }
step-shuffle-in = { $form ->
    [cannot] { $who } cannot shuffle { $card } into the deck
    [none-does] { $subject } is shuffled into the deck
    [none-cannot] { $subject } cannot be shuffled into the deck
   *[does] { $who } shuffles { $card } into the deck
  }
step-claim-power = { $form ->
    [cannot] { $who } cannot put power on { $card }
    [none-does] { $subject } claims power
    [none-cannot] { $subject } cannot claim power
   *[does] { $who } claims power on { $card }
  }
step-move-power = { $form ->
    [cannot] { $who } cannot move power of { $card }
    [none-does] power of { $subject } is moved
    [none-cannot] power of { $subject } cannot be moved
   *[does] { $who } moves power of { $card }
  }
step-effect = { $form ->
    [cannot] no effect of { $card } can begin for { $who }
    [none-does] an effect of { $card } begins
    [none-cannot] no effect of { $card } can begin
   *[does] an effect of { $card } begins for { $who }
  }
step-gold = what happens with { $who }'s gold
step-phase-begins = what happens at the beginning of a phase
step-phase-ends = what happens at the end of a phase
step-dominance = { $who } wins dominance by { $many }
step-challenge-ends = the challenge ends without being resolved
step-first-player = { $who } is the first player
step-kill-more = { step-kill }
step-discard-more = { step-discard }
step-return-more = { step-return }
step-kneel-more = { step-kneel }
step-attack-more = { step-attack }
step-defend-more = { step-defend }
step-bypass-more = { step-bypass }
step-redirect-more = { step-redirect }
step-stand-less = { step-stand }
step-remove-less = { step-remove }
step-redirect-less = { step-redirect }
step-claim-power-more = { $form ->
    [none-does] { $subject } claims { $amount }
   *[does] { $who } claims { $amount } on { $card }
  }
step-move-power-more = { $subject } receives { $amount }
step-move-power-less = { $subject } gives up { $amount }
verb-resolve = Challenge resolves
step-resolve = { $form ->
    [none-does] nobody wins the challenge
   *[does] { $who } wins the challenge by { $many }
  }
step-phase-begins-phase = the { $phase } begins
step-phase-begins-trigger = at the beginning of the phase { $who } resolves an ability of { $card }
step-gold-more = { $who } receives { $amount }
step-gold-less = { $who } pays { $amount }
lasting-strength = strength of { $card }: { $n } for a time
lasting-claim = claim of { $card }: { $n } for a time
# ---- Places.
zone-deck = deck
zone-deck-of = { $player }'s deck
zone-hand = hand
zone-hand-of = { $player }'s hand
zone-discard = discard pile
zone-discard-of = { $player }'s discard pile
zone-dead = dead pile
zone-dead-of = { $player }'s dead pile
zone-play = play area
zone-play-of = { $player }'s play area
zone-attached = attachments
zone-attached-of = { $player }'s attachments
zone-duplicates = duplicates
zone-duplicates-of = { $player }'s duplicates
zone-limbo = cards being played
zone-limbo-of = { $player }'s cards being played
zone-plots = plot deck
zone-plots-of = { $player }'s plot deck
zone-revealed = revealed plot
zone-revealed-of = { $player }'s revealed plot
zone-used = used pile
zone-used-of = { $player }'s used pile
zone-house = House card
zone-house-of = { $player }'s House card
zone-setup = set-up cards
zone-setup-of = { $player }'s set-up cards
# ---- Numbers.
resource-gold = { $n } gold
resource-military = { $n } { $n ->
    [one] military challenge
   *[other] military challenges
  }
resource-intrigue = { $n } { $n ->
    [one] intrigue challenge
   *[other] intrigue challenges
  }
resource-challenges-for-power = { $n } { $n ->
    [one] power challenge
   *[other] power challenges
  }
resource-limited = { $n } { $n ->
    [one] limited card played
   *[other] limited cards played
  }
resource-drawn = { $n } { $n ->
    [one] card drawn
   *[other] cards drawn
  }
shown-kneeling = kneeling
counter-kneeling = { $n } kneeling
counter-power = { $n } power
counter-moribund = { $n } { $n ->
    [one] moribund mark
   *[other] moribund marks
  }
counter-role = { $n } part in the challenge
counter-facedown = { $n } facedown
counter-bypassed = { $n } { $n ->
    [one] stealth mark
   *[other] stealth marks
  }
# ---- Phases and types.
phase-setup = set-up
phase-plot = plot phase
phase-draw = draw phase
phase-marshalling = marshalling phase
phase-challenges = challenges phase
phase-dominance = dominance phase
phase-standing = standing phase
phase-taxation = taxation phase
phase-epic = epic phase
type-character = character
of-character = character
type-location = location
of-location = location
type-attachment = attachment
of-attachment = attachment
type-event = event
of-event = event
type-plot = plot
of-plot = plot
type-house = House
of-house = House
# ---- Prompts.
prompt-mulligan = draw a new hand?
prompt-setup = place a character or location?
prompt-host = attach it to which card?
prompt-plot = which plot do you reveal?
prompt-first-player = who is the first player?
prompt-influence = kneel which card for its influence?
prompt-challenge = declare a challenge?
prompt-attackers = choose attackers
prompt-stealth = bypass a character by stealth?
prompt-defenders = choose defenders?
prompt-claim = choose a character to be killed for the claim
prompt-deadly = choose a defender to be killed by the deadly attack
prompt-infamy = who takes the power?
prompt-whose-gold = whose gold is discarded?
prompt-play-as = play it as what?
prompt-window-passive = resolve a passive ability
prompt-window-save = save?
prompt-window-cancel = cancel it?
prompt-window-response = respond?
prompt-window-action = take an action?
prompt-window-challenge = take an action during the challenge?
prompt-window-marshalling = marshal a card or take an action?
mode-military = military
mode-intrigue = intrigue
mode-power = power
mode-location = location
mode-attachment = attachment
mode-deck = top card of your deck
mode-this = this card
mode-gold = gold
mode-influence = influence
mode-return = return to hand
prompt-choose-kill = choose a card to kill
prompt-choose-discard = choose a card to discard
prompt-choose-kneel = choose a card to kneel
prompt-choose-stand = choose a card to stand
prompt-choose-return = choose a card to return to hand
prompt-choose-take = choose a card to take into hand
prompt-choose-save = choose a card to save
prompt-choose-put = choose a card to put into play
prompt-choose-put-on-deck = choose a card to put on its deck
prompt-choose-claim-power = choose a card to give power
prompt-choose-remove = choose a card to remove from the challenge

# ---- Card text: nouns.
noun-character = { $n ->
    [one] character
   *[other] characters
  }
noun-location = { $n ->
    [one] location
   *[other] locations
  }
noun-attachment = { $n ->
    [one] attachment
   *[other] attachments
  }
noun-event = { $n ->
    [one] event
   *[other] events
  }
noun-plot = { $n ->
    [one] plot
   *[other] plots
  }
np-host = the attached { $on ->
    [location] location
    [house] House card
   *[character] character
  }
    .noun = noun-character
np-plots-of = the revealed plots of { $house } players
    .noun = noun-plot
np-house-card = your House card
np-participants = the participating cards
mod-next = next
    .at = before
    .outer = 3

# ---- Card text: the first line.
card-house = { $types } of { $house }
card-cost = cost: { $cost }
stat-strength = strength { $n }
change-stat-strength = { $n } strength
stat-income = income { $n }
change-stat-income = { $n } income
stat-influence = influence { $n }
change-stat-influence = { $n } influence
stat-initiative = initiative { $n }
change-stat-initiative = { $n } initiative
stat-claim = claim { $n }
change-stat-claim = { $n } claim

# ---- Card text: icons, crests, houses, keywords, traits.
keyword-military = military
keyword-intrigue = intrigue
keyword-power = power
keyword-holy = Holy
keyword-learned = Learned
keyword-noble = Noble
keyword-war = War
keyword-unique = unique
keyword-stark = House Stark
keyword-lannister = House Lannister
keyword-baratheon = House Baratheon
keyword-targaryen = House Targaryen
keyword-greyjoy = House Greyjoy
keyword-martell = House Martell
keyword-stealth = stealth
keyword-renown = renown
keyword-deadly = deadly
keyword-intimidate = intimidate
keyword-no-attachments = no attachments{ $n ->
    [1] {""}
   *[other] {""} except Weapons
  }
keyword-vengeful = vengeful
keyword-vigilant = vigilant
keyword-stalwart = stalwart
keyword-limited = limited
keyword-deathbound = deathbound
keyword-infamy = infamy
keyword-ambush = ambush
keyword-set-up = set-up
keyword-cannot-attack = cannot attack
keyword-cannot-defend = cannot defend
keyword-cannot-be-bypassed = cannot be bypassed by stealth
keyword-stands-to-attack = does not kneel to attack
keyword-stands-to-defend = does not kneel to defend
keyword-counts-no-strength = does not count its strength
keyword-does-not-stand = does not stand in the standing phase
keyword-one-each = at most one copy on a character
keyword-house-only = only for decks of its House
keyword-on-house = may be played as an attachment on your House card
keyword-trait-lord = Lord
keyword-trait-lady = Lady
keyword-trait-knight = Knight
keyword-trait-direwolf = Direwolf
keyword-trait-army = Army
keyword-trait-creature = Creature
keyword-trait-ally = Ally
keyword-trait-item = Item
keyword-trait-weapon = Weapon
keyword-trait-condition = Condition
keyword-trait-title = Title
keyword-trait-skill = Skill
keyword-trait-armor = Armor
keyword-trait-dragon = Dragon
keyword-trait-asshai = Asshai
keyword-trait-bastard = Bastard
keyword-trait-nights-watch = Night's Watch
keyword-trait-kingsguard = Kingsguard
keyword-trait-house-tully = House Tully
keyword-trait-house-tyrell = House Tyrell
keyword-trait-house-florent = House Florent
keyword-trait-winterfell = Winterfell
keyword-trait-stronghold = Stronghold
keyword-trait-westeros = Westeros
keyword-trait-kings-landing = King's Landing
keyword-trait-lannisport = Lannisport
keyword-trait-free-cities = Free Cities
keyword-trait-dothraki = Dothraki
keyword-trait-queensguard = Queensguard
keyword-trait-mercenary = Mercenary
keyword-trait-qartheen = Qartheen
keyword-trait-maester = Maester
keyword-trait-house-clegane = House Clegane
keyword-trait-small-council = Small Council
keyword-trait-warship = Warship
keyword-trait-unsullied = Unsullied
keyword-trait-queen = Queen
keyword-trait-boon = Boon
keyword-trait-dragonstone = Dragonstone
keyword-trait-the-east = The East
keyword-trait-captain = Captain
keyword-trait-conscriptor = Conscriptor
keyword-trait-others = Others
keyword-trait-clansman = Clansman
keyword-trait-favor = Favor
keyword-trait-iron-islands = Iron Islands
keyword-trait-epic-battle = Epic Battle
mod-icon = with { $name ->
    [intrigue] an
   *[other] a
  } { $name } icon
mod-no-icon = without { $name ->
    [intrigue] an
   *[other] a
  } { $name } icon
mod-crest = with a { $name } crest
mod-no-crest = without a { $name } crest
mod-house = { $name }
    .at = before
    .outer = 1
mod-no-house = non-{ $name }
    .at = before
    .outer = 1
mod-unique = unique
    .at = before
    .outer = 2
mod-unique-adj = unique
mod-no-unique = non-unique
    .at = before
    .outer = 2
mod-no-unique-adj = non-unique
mod-keyword = with { $name }
mod-no-keyword = without { $name }
mod-trait = { $name }
    .at = before
mod-no-trait = non-{ $name }
    .at = before
mod-standing = standing
    .at = before
    .outer = 2
mod-kneeling = kneeling
    .at = before
    .outer = 2
mod-dying = moribund
    .at = before
    .outer = 2
mod-participates = { $role ->
    [attacking] attacking
    [defending] defending
   *[either] participating
  }
    .at = before
    .outer = 2
mod-attacking-adj = attacking
mod-defending-adj = defending
mod-taking-part-adj = participating
mod-can-carry-this = that can carry this card
mod-stat-strength = with strength { $n } { $how ->
    [least] or more
    [most] or less
   *[equal] exactly
  }
mod-cost = that costs { $n } { $how ->
    [least] or more
    [most] or less
   *[equal] exactly
  }
mod-counter-power = { $how ->
    [some] with power
    [none] without power
   *[equal] with { $n } power
  }
mod-counter-kneeling = { $how ->
    [some] kneeling
    [none] standing
   *[equal] kneeling { $n } times
  }
    .at = before
mod-stat-income-or-influence = that provides { $how ->
    [some] gold or influence
   *[other] other than gold or influence
  }
pred-icon = { $subj } { $negated ->
    [yes] does not have that icon ({ $name })
   *[no] has { $name ->
        [intrigue] an
       *[other] a
      } { $name } icon
  }
pred-crest = { $subj } { $negated ->
    [yes] does not have a { $name } crest
   *[no] has a { $name } crest
  }
pred-house = { $subj } { $negated ->
    [yes] is not of { $name }
   *[no] is of { $name }
  }
pred-keyword = { $subj } { $negated ->
    [yes] does not have { $name }
   *[no] has { $name }
  }
pred-trait = { $subj } { $negated ->
    [yes] is not a { $name }
   *[no] is a { $name }
  }
pred-unique = { $subj } is { $negated ->
    [yes] not unique
   *[no] unique
  }
pred-standing = { $subj } is { $negated ->
    [yes] kneeling
   *[no] standing
  }
pred-owned = { $negated ->
    [yes] you do not own { $subj }
   *[no] you own { $subj }
  }
pred-participates = { $subj } { $negated ->
    [yes] is not
   *[no] is
  } { $role ->
    [attacking] attacking
    [defending] defending
   *[either] participating in the challenge
  }

# ---- Card text: places.
from-play = { $whose ->
    [they] they control
   *[you] you control
  }
from-play-other = { $whose ->
    [they] their opponent controls
   *[you] your opponent controls
  }
from-play-any = in play
from-attached-any = { "" }
    .noun = noun-attachment
in-play = { $whose ->
    [they] they control
   *[you] you control
  }
in-play-other = { $whose ->
    [they] their opponent controls
   *[you] your opponent controls
  }
in-play-any = in play
in-attached-any = { "" }
    .noun = noun-attachment
in-dead = in your dead pile
from-deck = from { $whose ->
    [they] their
   *[you] your
  } deck
from-discard = from { $whose ->
    [they] their
   *[you] your
  } discard pile
from-plots = from { $whose ->
    [they] their
   *[you] your
  } plot deck
    .noun = noun-plot
from-revealed-other = revealed by your opponent
    .noun = noun-plot
np-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of your deck
np-top-of-discard-any = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of a discard pile
np-top-of-discard = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of your discard pile
while-hand = while this card is in your hand
while-dead = while this card is in your dead pile
while-play = { "" }
while-attached = while this card is attached
while-revealed = { "" }
while-house = { "" }
from-hand = from { $whose ->
    [they] their
   *[you] your
  } hand
in-hand = in { $whose ->
    [they] their
   *[you] your
  } hand
in-hand-other = in { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
mod-in-house = that is of { $whose ->
    [they] their
   *[you] your
  } House or neutral
register-spared = the chosen cards
each-attachment-on-it = each attachment on it

# ---- Card text: effects and costs.
doom-kill-dead = { $form ->
    [does] kills
   *[other] kill
  } { $obj }
doom-discard-discard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
doom-return-hand = { $form ->
    [does] returns
   *[other] return
  } { $obj } to { $many ->
    [yes] their owners' hands
   *[no] its owner's hand
  }
cannot-be-saved = { $body } ({ $many ->
    [yes] they
   *[no] it
  } cannot be saved)
count-kneel = { $form ->
    [does] kneels
   *[other] kneel
  } { $obj }
count-stand = { $form ->
    [does] stands
   *[other] stand
  } { $obj }
claims = { $subj } { $many ->
    [yes] claim { $n } power each
   *[no] claims { $n } power
  }
    .case = subj
claim-for-house = { $form ->
    [does] claims
   *[other] claim
  } { $n } power for your House
draw = { $form ->
    [does] draws
   *[other] draw
  } { $n } { $n ->
    [one] card
   *[other] cards
  }
save = { $form ->
    [does] saves
   *[other] save
  } { $obj }
put-into-play = { $form ->
    [does] puts
   *[other] put
  } { $obj } into play
put-for-opponent = { $form ->
    [does] puts
   *[other] put
  } { $obj } into play under your opponent's control
next-costs = { $what } that you play this phase costs { $n } less
redirect-hand = { $form ->
    [does] returns
   *[other] return
  } { $obj } to its owner's hand instead
cancel = cancel that effect
take-gold = take all of your opponent's gold
discard-gold = discard { $n } gold of a player of your choice
discard-from-hand = your opponent discards { $n } { $n ->
    [one] card
   *[other] cards
  } at random from hand
attach-this = { $form ->
    [does] attaches
   *[other] attach
  } this card to { $obj }
attach-it = { $form ->
    [does] attaches
   *[other] attach
  } { $obj } to a character you control
shuffle-in-dead = { $form ->
    [does] shuffles
   *[other] shuffle
  } { $whose ->
    [they] their
   *[you] your
  } dead pile into { $whose ->
    [they] their
   *[you] your
  } deck
shuffle-in-discard = { $form ->
    [does] shuffles
   *[other] shuffle
  } { $whose ->
    [they] their
   *[you] your
  } discard pile into { $whose ->
    [they] their
   *[you] your
  } deck
take = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj }, { $form ->
    [does] takes
   *[other] take
  } it into hand and { $form ->
    [does] shuffles
   *[other] shuffle
  } { $whose ->
    [they] their
   *[you] your
  } deck
shuffle-deck = { $form ->
    [does] shuffles
   *[other] shuffle
  } { $whose ->
    [they] their
   *[you] your
  } deck
reveal-plot = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj } instead of { $whose ->
    [they] their
   *[you] your
  } revealed plot
remove-from-challenge = { $form ->
    [does] removes
   *[other] remove
  } { $obj } from the challenge
more-challenges = you may initiate one more challenge this phase: { $challenge }
move-discard-hand-discard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
join-challenge = { $obj } joins the challenge on your side
    .case = nom
epic-phase = this round has an epic phase in which each player may initiate { $challenge }
move-discard-from-deck-discard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
move-recover-hand = { $form ->
    [does] returns
   *[other] return
  } { $obj } to your hand
move-put-on-deck-deck-owner = { $form ->
    [does] puts
   *[other] put
  } { $obj } on top of its owner's deck
pay-gold = { $form ->
    [does] pays
   *[other] pay
  } { $n } gold
pay-influence = { $form ->
    [does] kneels
   *[other] kneel
  } { $n } influence
discard-this = discard this card from play
limit-round = limit { $n } per round{ $whose ->
    [player] {""} and player
   *[copy] {""}
  }
until-round = until the end of the round, { $body }
limit-phase = limit { $n } per phase{ $whose ->
    [player] {""} and player
   *[copy] {""}
  }
until-phase = until the end of the phase, { $body }
limit-challenge = limit { $n } per challenge{ $whose ->
    [player] {""} and player
   *[copy] {""}
  }
until-challenge = until the end of the challenge, { $body }

# ---- Card text: when.
in-setup = set-up
phase-of-setup = the set-up
in-plot = plot phase
phase-of-plot = the plot phase
in-draw = draw phase
phase-of-draw = the draw phase
in-marshalling = marshalling phase
phase-of-marshalling = the marshalling phase
in-challenges = challenges phase
phase-of-challenges = the challenges phase
in-dominance = dominance phase
phase-of-dominance = the dominance phase
in-standing = standing phase
phase-of-standing = the standing phase
in-taxation = taxation phase
phase-of-taxation = the taxation phase
in-any-phase = any phase
anyone-may = any player may use this
label-save = save
label-cancel = cancel
label-response = response
label-played-plot = when revealed
challenge-any = a challenge
challenge-military = a military challenge
challenge-intrigue = an intrigue challenge
challenge-power = a power challenge
won-by = by { $n } or more strength
as-attacker = as the attacker
when-resolve = after { $who ->
    [won] you win
    [lost] you lose
    [decided] the resolution of
   *[any] the resolution of a challenge
  } { $notes }{ $has ->
    [yes] {""} with { $obj } participating
   *[no] {""}
  }
    .notes = inside
attacked-alone = in which this card attacks alone
cond-won = you won { $challenge }
cond-lost = you lost { $challenge }
span-round-each = until the end of the round
span-round-once = once until the end of the round
cond-event-this = this card participated
cond-challenge = { $kind } is going on
when-kill = when { $obj } { $window ->
    [save] would be
   *[other] is
  } killed
when-discard = when { $obj } { $window ->
    [save] would be
   *[other] is
  } discarded from play
when-play = when { $who ->
    [you] you play
    [other] your opponent plays
   *[any] { $known ->
        [yes] you play
       *[no] a player plays
      }
  } { $obj }
when-put = when { $obj } is put into play
when-stand = when { $obj } stands
when-attack = when { $obj } is declared as an attacker
when-defend = when { $obj } is declared as a defender
when-claim-power = when { $obj } claims power
for-renown = for renown
when-reveal-plot = when { $obj } is revealed
when-phase-begins = when { $notes } begins
    .notes = inside
when-phase-ends = when { $notes } ends
    .notes = inside
when-dominance = { $who ->
    [you] when you win dominance
    [other] when your opponent wins dominance
   *[any] when a player wins dominance
  }
free-of-gold = that costs neither gold nor influence
at-phase-ends-phase = at the end of the phase
would-kill = if { $subj } would be killed
instead-to-discard = it goes to its owner's discard pile
amount-of-power = { $who ->
    [opponent] your opponent's total power
   *[you] your total power
  }
amount-of-gold = { $who ->
    [opponent] your opponent's gold
   *[you] your gold
  }
each-gold = each gold you have
actor-the-winner = the winner
actor-each-other-player = your opponent
actor-its-owner = its owner
actor-the-winner-may = the winner may
actor-each-other-player-may = your opponent may
actor-its-owner-may = its owner may

# ---- Card text: what holds.
state-cannot-attack = { $subj } { $many ->
    [yes] cannot attack
   *[no] cannot attack
  }
state-cannot-defend = { $subj } { $many ->
    [yes] cannot defend
   *[no] cannot defend
  }
state-cannot-be-bypassed = { $subj } { $many ->
    [yes] cannot be bypassed by stealth
   *[no] cannot be bypassed by stealth
  }
state-stands-to-attack = { $subj } { $many ->
    [yes] do not kneel to attack
   *[no] does not kneel to attack
  }
state-stands-to-defend = { $subj } { $many ->
    [yes] do not kneel to defend
   *[no] does not kneel to defend
  }
state-counts-no-strength = { $subj } { $many ->
    [yes] do not count their strength
   *[no] does not count its strength
  }
state-does-not-stand = { $subj } { $many ->
    [yes] do not stand in the standing phase
   *[no] does not stand in the standing phase
  }
is-terminal = { $subj } { $many ->
    [yes] are
   *[no] is
  } killed if { $many ->
    [yes] their
   *[no] its
  } strength is 0
no-income = { $subj } gives no income
no-taxation = the taxation phase is skipped{ $kind ->
    [each] {""}
   *[other] {""} for { $subj }
  }
power-not-counted = power on { $subj } does not count
immune-event = { $subj } is immune to events
immune-event-of-opponents = { $subj } is immune to your opponents' events
immune-character = { $subj } is immune to character abilities
immune-character-of-opponents = { $subj } is immune to your opponents' character abilities
immune-location = { $subj } is immune to locations
immune-location-of-opponents = { $subj } is immune to your opponents' locations
immune-attachment = { $subj } is immune to attachments
immune-attachment-of-opponents = { $subj } is immune to your opponents' attachments
immune-plot = { $subj } is immune to plots
immune-plot-of-opponents = { $subj } is immune to your opponents' plots
cannot-discard = { $subj } cannot be discarded from play
gains-icon = { $subj } { $many ->
    [yes] gain
   *[no] gains
  } { $name ->
    [intrigue] an
   *[other] a
  } { $name } icon
loses-icon = { $subj } { $many ->
    [yes] lose
   *[no] loses
  } { $name ->
    [intrigue] an
   *[other] a
  } { $name } icon
gains-trait = { $subj } { $many ->
    [yes] gain
   *[no] gains
  } the trait { $name }
loses-trait = { $subj } { $many ->
    [yes] lose
   *[no] loses
  } the trait { $name }
cannot-kill = { $subj } cannot be killed
