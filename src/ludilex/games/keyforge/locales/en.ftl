# KeyForge's words; card names and houses are English in every language.
verb-draw = Draw
verb-play = Play
verb-played = Card played
verb-put-into-play = Put into play
verb-discard = Discard
verb-use = Use
verb-reap = Reap
verb-attack = Before a fight
verb-fight = Fight
verb-damage = Damage
verb-heal = Heal
verb-tag = Tag for destruction
verb-destroy = Destroy
verb-destroyed = After destruction
verb-return = Return
verb-archive = Archive
verb-purge = Purge
verb-detach = Upgrade falls off
verb-leave = Before leaving play
verb-gain = Gain
verb-steal = Steal
verb-capture = Capture
verb-lose = Lose
verb-pay = Pay
verb-forge = Forge
verb-exhaust = Exhaust
verb-ready = Ready
verb-stun = Stun
verb-unstun = Remove the stun
verb-ward = Ward
verb-power = +1 power
verb-attach = Attach
verb-control = Take control
verb-effect = Lasting effect begins
verb-house = Choose a house
verb-turn-start = Start of turn
verb-turn-end = End of turn
verb-chains = Chains
verb-reveal = Reveal
verb-shuffle = Shuffle
verb-select = Selection by power
verb-poison = Poison
verb-release = Æmber and tokens come off
verb-take = Take from the archives
verb-put-back = Put into the deck
verb-move = Move
verb-mulligan = Mulligan
verb-spare = Saved from destruction
verb-abduct = Archive an enemy card
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
step-played = { $form ->
    [cannot] { $who } cannot finish playing { $card }
    [none-does] { $subject } is fully played
    [none-cannot] { $subject } cannot be fully played
   *[does] { $who } has played { $card }
  }
step-put-into-play = { $form ->
    [cannot] { $who } cannot put { $card } into play
    [none-does] { $subject } is put into play
    [none-cannot] { $subject } cannot be put into play
   *[does] { $who } puts { $card } into play
  }
step-discard = { $form ->
    [cannot] { $who } cannot discard { $card }
    [none-does] { $subject } is discarded
    [none-cannot] { $subject } cannot be discarded
   *[does] { $who } discards { $card }
  }
step-use = { $form ->
    [cannot] { $who } cannot use { $card }
    [none-does] { $subject } is used
    [none-cannot] { $subject } cannot be used
   *[does] { $who } uses { $card }
  }
step-reap = { $form ->
    [cannot] { $who } cannot reap with { $card }
    [none-does] { $subject } is used to reap
    [none-cannot] { $subject } cannot be used to reap
   *[does] { $who } reaps with { $card }
  }
step-attack = { $form ->
    [cannot] { $who } cannot attack with { $card }
    [none-does] { $subject } is sent to attack
    [none-cannot] { $subject } cannot be sent to attack
   *[does] { $who } attacks with { $card }
  }
step-fight = { $form ->
    [cannot] { $who } cannot fight with { $card }
    [none-does] { $subject } is used to fight
    [none-cannot] { $subject } cannot be used to fight
   *[does] { $who } fights with { $card }
  }
step-damage = { $form ->
    [cannot] { $who } cannot damage { $card }
    [none-does] { $subject } is damaged
    [none-cannot] { $subject } cannot be damaged
   *[does] { $who } damages { $card }
  }
step-heal = { $form ->
    [cannot] { $who } cannot heal { $card }
    [none-does] { $subject } is healed
    [none-cannot] { $subject } cannot be healed
   *[does] { $who } heals { $card }
  }
step-tag = { $form ->
    [cannot] { $who } cannot tag { $card } for destruction
    [none-does] { $subject } is tagged for destruction
    [none-cannot] { $subject } cannot be tagged for destruction
   *[does] { $who } tags { $card } for destruction
  }
step-destroy = { $form ->
    [cannot] { $who } cannot destroy { $card }
    [none-does] { $subject } is destroyed
    [none-cannot] { $subject } cannot be destroyed
   *[does] { $who } destroys { $card }
  }
step-destroyed = { $form ->
    [cannot] { $who } cannot see the end of { $card }
    [none-does] { $subject } is now destroyed
    [none-cannot] { $subject } cannot be now destroyed
   *[does] { $who } has destroyed { $card }
  }
step-return = { $form ->
    [cannot] { $who } cannot return { $card }
    [none-does] { $subject } is returned
    [none-cannot] { $subject } cannot be returned
   *[does] { $who } returns { $card }
  }
step-archive = { $form ->
    [cannot] { $who } cannot archive { $card }
    [none-does] { $subject } is archived
    [none-cannot] { $subject } cannot be archived
   *[does] { $who } archives { $card }
  }
step-purge = { $form ->
    [cannot] { $who } cannot purge { $card }
    [none-does] { $subject } is purged
    [none-cannot] { $subject } cannot be purged
   *[does] { $who } purges { $card }
  }
step-detach = { $form ->
    [cannot] { $who } cannot make { $card } fall off
    [none-does] { $subject } is made to fall off
    [none-cannot] { $subject } cannot be made to fall off
   *[does] { $who } makes { $card } fall off
  }
step-leave = { $form ->
    [cannot] { $who } cannot part with { $card } play
    [none-does] { $subject } is about to leave play
    [none-cannot] { $subject } cannot be about to leave play
   *[does] { $who } parts with { $card } play
  }
step-gain = { $form ->
    [cannot] { $who } cannot gain Æmber
    [none-does] Æmber is gained
    [none-cannot] Æmber cannot be gained
   *[does] { $who } gains Æmber
  }
step-steal = { $form ->
    [cannot] { $who } cannot be stolen from
    [none-does] Æmber is stolen
    [none-cannot] Æmber cannot be stolen
   *[does] Æmber is stolen, { $who } being concerned
  }
step-capture = { $form ->
    [cannot] Æmber of { $who } cannot be captured
    [none-does] Æmber is captured
    [none-cannot] Æmber cannot be captured
   *[does] Æmber of { $who } is captured
  }
step-lose = { $form ->
    [cannot] { $who } cannot lose Æmber
    [none-does] Æmber is lost
    [none-cannot] Æmber cannot be lost
   *[does] { $who } loses Æmber
  }
step-pay = { $form ->
    [cannot] { $who } cannot pay
    [none-does] something is paid
    [none-cannot] nothing can be paid
   *[does] { $who } pays
  }
step-forge = { $form ->
    [cannot] { $who } cannot forge a key
    [none-does] a key is forged
    [none-cannot] no key can be forged
   *[does] { $who } forges a key
  }
step-exhaust = { $form ->
    [cannot] { $who } cannot exhaust { $card }
    [none-does] { $subject } is exhausted
    [none-cannot] { $subject } cannot be exhausted
   *[does] { $who } exhausts { $card }
  }
step-ready = { $form ->
    [cannot] { $who } cannot ready { $card }
    [none-does] { $subject } is readied
    [none-cannot] { $subject } cannot be readied
   *[does] { $who } readies { $card }
  }
step-stun = { $form ->
    [cannot] { $who } cannot stun { $card }
    [none-does] { $subject } is stunned
    [none-cannot] { $subject } cannot be stunned
   *[does] { $who } stuns { $card }
  }
step-unstun = { $form ->
    [cannot] { $who } cannot unstun { $card }
    [none-does] { $subject } is unstunned
    [none-cannot] { $subject } cannot be unstunned
   *[does] { $who } unstuns { $card }
  }
step-ward = { $form ->
    [cannot] { $who } cannot ward { $card }
    [none-does] { $subject } is warded
    [none-cannot] { $subject } cannot be warded
   *[does] { $who } wards { $card }
  }
step-power = { $form ->
    [cannot] { $who } cannot strengthen { $card }
    [none-does] { $subject } is strengthened
    [none-cannot] { $subject } cannot be strengthened
   *[does] { $who } strengthens { $card }
  }
step-attach = { $form ->
    [cannot] { $who } cannot attach { $card }
    [none-does] { $subject } is attached
    [none-cannot] { $subject } cannot be attached
   *[does] { $who } attaches { $card }
  }
step-control = { $form ->
    [cannot] { $who } cannot take control of { $card }
    [none-does] { $subject } is taken over
    [none-cannot] { $subject } cannot be taken over
   *[does] { $who } takes control of { $card }
  }
step-effect = { $form ->
    [cannot] no effect can begin for { $who }
    [none-does] an effect begins
    [none-cannot] no effect can begin
   *[does] an effect begins for { $who }
  }
step-house = { $form ->
    [cannot] { $who } cannot choose a house
    [none-does] a house is chosen
    [none-cannot] no house can be chosen
   *[does] { $who } chooses the active house
  }
step-turn-start = { $form ->
    [cannot] the turn of { $who } cannot start
    [none-does] a turn starts
    [none-cannot] no turn can start
   *[does] the turn of { $who } starts
  }
step-turn-end = { $form ->
    [cannot] the turn of { $who } cannot end
    [none-does] a turn ends
    [none-cannot] no turn can end
   *[does] the turn of { $who } ends
  }
step-chains = { $form ->
    [cannot] the chains of { $who } cannot change
    [none-does] chains change
    [none-cannot] chains cannot change
   *[does] the chains of { $who } change
  }
step-reveal = { $form ->
    [cannot] { $who } cannot reveal { $card }
    [none-does] { $subject } is revealed
    [none-cannot] { $subject } cannot be revealed
   *[does] { $who } reveals { $card }
  }
step-shuffle = { $form ->
    [cannot] { $who } cannot shuffle
    [none-does] cards are shuffled
    [none-cannot] cards cannot be shuffled
   *[does] { $who } shuffles
  }
step-select = { $form ->
    [cannot] { $who } cannot single out { $card } by its power
    [none-does] { $subject } is singled out by its power
    [none-cannot] { $subject } cannot be singled out by its power
   *[does] { $who } singles out { $card } by its power
  }
step-poison = { $form ->
    [cannot] { $who } cannot poison { $card }
    [none-does] { $subject } is poisoned
    [none-cannot] { $subject } cannot be poisoned
   *[does] { $who } poisons { $card }
  }
step-release = { $form ->
    [cannot] { $who } cannot clear { $card } of what lies on it
    [none-does] { $subject } is cleared of what lies on it
    [none-cannot] { $subject } cannot be cleared of what lies on it
   *[does] { $who } clears { $card } of what lies on it
  }
step-take = { $form ->
    [cannot] { $who } cannot take { $card } from the archives
    [none-does] { $subject } is taken from the archives
    [none-cannot] { $subject } cannot be taken from the archives
   *[does] { $who } takes { $card } from the archives
  }
step-put-back = { $form ->
    [cannot] { $who } cannot put { $card } into the deck
    [none-does] { $subject } is put into the deck
    [none-cannot] { $subject } cannot be put into the deck
   *[does] { $who } puts { $card } into the deck
  }
step-move = { $form ->
    [cannot] { $who } cannot move Æmber
    [none-does] Æmber is moved
    [none-cannot] Æmber cannot be moved
   *[does] { $who } moves Æmber
  }
step-mulligan = { $form ->
    [cannot] { $who } cannot shuffle { $card } back for a new hand
    [none-does] { $subject } is shuffled back for a new hand
    [none-cannot] { $subject } cannot be shuffled back for a new hand
   *[does] { $who } shuffles { $card } back for a new hand
  }
step-spare = { $form ->
    [cannot] { $who } cannot save { $card } from destruction
    [none-does] { $subject } is saved from destruction
    [none-cannot] { $subject } cannot be saved from destruction
   *[does] { $who } saves { $card } from destruction
  }
step-abduct = { $form ->
    [cannot] { $who } cannot carry { $card } off into another archive
    [none-does] { $subject } is carried off into another archive
    [none-cannot] { $subject } cannot be carried off into another archive
   *[does] { $who } carries { $card } off into another archive
  }
step-damage-more = { $who } deals { $amount } to { $card }
step-heal-less = { $who } heals { $card }: { $amount }
step-tag-more = { $subject } is tagged for destruction
step-spare-less = { $subject } is no longer to be destroyed
step-exhaust-more = { $subject } is exhausted
step-ready-less = { $who } readies { $card }
step-stun-more = { $subject } is stunned
step-unstun-less = { $subject } is no longer stunned
step-ward-more = { $subject } is warded
step-ward-less = { $subject } loses its ward instead
step-power-more = { $subject } gets { $amount }
step-attack-more = { $subject } is fought for the first time this turn
step-gain-more = { $who } gains { $amount }
step-steal-more = { $who } steals { $amount }
step-steal-less = { $amount } is stolen from { $who }
step-capture-more = { $subject } captures { $amount }
step-capture-less = { $amount } leaves the pool of { $who }
step-lose-less = { $who } loses { $amount }
step-pay-more = { $who } is paid { $amount }
step-pay-less = { $who } pays { $amount }
step-forge-more = { $who } forges { $amount }
step-forge-less = { $amount } is spent on a key
step-chains-more = { $who } gains { $amount }
step-chains-less = { $who } sheds { $amount }
step-release-more = { $who } takes { $amount } from { $card }
step-release-less = { $amount } comes off { $card }
step-move-more = { $amount } is moved onto { $card }
step-move-less = { $amount } is moved from the pool of { $who }
step-turn-start-phase = { $who }'s turn begins
step-house-choice = { $who } chooses { $other }
step-poison-skipped = poison does not work on { $card }
step-damage-skipped = no damage is dealt to { $card }
step-fight-skipped = { $card } does not fight
step-use-skipped = { $card } is not used
step-tag-skipped = its power counters keep { $card } alive
step-mulligan-skipped = { $who } keeps the hand
step-effect-skipped = { $who } declines the ability of { $card }
step-effect-met = { $who } accepts the ability of { $card }
step-use-met = { $card } may be played although it is off house
use-play = play { $card }
use-discard = discard { $card }
use-reap = reap with { $card }
use-fight = fight with { $card }
use-action = Action: { $card }
use-omni = Omni: { $card }
use-unstun = unstun { $card }
zone-deck = deck
zone-hand = hand
zone-discard = discard pile
zone-line = battleline
zone-artifacts = artifact row
zone-upgrades = upgrades
zone-archives = archives
zone-purged = purged cards
zone-limbo = being played
zone-deck-of = { $player }'s deck
zone-hand-of = { $player }'s hand
zone-discard-of = { $player }'s discard pile
zone-line-of = { $player }'s battleline
zone-artifacts-of = { $player }'s artifacts
zone-upgrades-of = { $player }'s upgrades
zone-archives-of = { $player }'s archives
zone-purged-of = { $player }'s purged cards
zone-limbo-of = { $player }'s card being played
phase-setup = setup
phase-key = forge a key step
phase-house = choose a house step
phase-main = play, discard and use step
phase-ready = ready cards step
phase-draw = draw cards step
type-action = action
type-artifact = artifact
type-creature = creature
type-upgrade = upgrade
of-action = action
of-artifact = artifact
of-creature = creature
of-upgrade = upgrade
prompt-main = play, discard or use a card?
prompt-house = choose a house
prompt-flank = on which flank?
prompt-mulligan = shuffle the hand back and draw one card fewer?
prompt-archives = take the archives into hand?
prompt-key-color = which key?
prompt-select = choose among creatures of equal power
prompt-host = on which creature?
prompt-spend = how much Æmber from this card?
prompt-use = how will it be used?
mode-left = left flank
mode-right = right flank
mode-red = red key
mode-blue = blue key
mode-yellow = yellow key
mode-brobnar = house Brobnar
mode-dis = house Dis
mode-logos = house Logos
mode-mars = house Mars
mode-sanctum = house Sanctum
mode-shadows = house Shadows
mode-untamed = house Untamed
lasting-may-use = { $subject } may be used whatever its house is
lasting-may-play = { $who } may play a card of another house
lasting-no-house-brobnar = the opponent of { $name } cannot choose house Brobnar
lasting-no-house-dis = the opponent of { $name } cannot choose house Dis
lasting-no-house-logos = the opponent of { $name } cannot choose house Logos
lasting-no-house-mars = the opponent of { $name } cannot choose house Mars
lasting-no-house-sanctum = the opponent of { $name } cannot choose house Sanctum
lasting-no-house-shadows = the opponent of { $name } cannot choose house Shadows
lasting-no-house-untamed = the opponent of { $name } cannot choose house Untamed
resource-amber = { $n } Æmber
resource-keys = { $n } { $n ->
    [one] key
   *[other] keys
  }
resource-chains = { $n } { $n ->
    [one] chain
   *[other] chains
  }
resource-red = { $n } { $n ->
    [one] red key
   *[other] red keys
  }
resource-blue = { $n } { $n ->
    [one] blue key
   *[other] blue keys
  }
resource-yellow = { $n } { $n ->
    [one] yellow key
   *[other] yellow keys
  }
counter-damage = { $n } damage
counter-amber = { $n } Æmber
counter-power = { $n } { $n ->
    [one] +1 power counter
   *[other] +1 power counters
  }
counter-stun = { $n } { $n ->
    [one] stun
   *[other] stuns
  }
counter-ward = { $n } { $n ->
    [one] ward
   *[other] wards
  }
counter-exhausted = { $n } { $n ->
    [one] exhaustion
   *[other] exhaustions
  }
counter-armor-used = { $n } damage stopped by armor
counter-elusive-used = { $n } { $n ->
    [one] fight
   *[other] fights
  }
counter-tagged = { $n } { $n ->
    [one] tag
   *[other] tags
  }

# ---- Card text: nouns.
noun-creature = { $n ->
    [one] creature
   *[other] creatures
  }
noun-artifact = { $n ->
    [one] artifact
   *[other] artifacts
  }
noun-upgrade = { $n ->
    [one] upgrade
   *[other] upgrades
  }
noun-action = { $n ->
    [one] action card
   *[other] action cards
  }

# ---- Card text: the first line.
house-brobnar = house Brobnar
house-dis = house Dis
house-logos = house Logos
house-mars = house Mars
house-sanctum = house Sanctum
house-shadows = house Shadows
house-untamed = house Untamed
card-house = { $types } of { $house }
stat-power = power { $n }
stat-armor = armor { $n }
stat-bonus = bonus: { $n } Æmber
change-stat-power = { $n } power
change-stat-armor = { $n } armor
trait-angel = Angel
trait-beast = Beast
trait-cyborg = Cyborg
trait-demon = Demon
trait-dragon = Dragon
trait-elf = Elf
trait-faerie = Faerie
trait-giant = Giant
trait-horseman = Horseman
trait-human = Human
trait-imp = Imp
trait-item = Item
trait-knight = Knight
trait-location = Location
trait-martian = Martian
trait-merchant = Merchant
trait-power = Power
trait-priest = Priest
trait-quest = Quest
trait-scientist = Scientist
trait-soldier = Soldier
trait-specter = Specter
trait-spirit = Spirit
trait-thief = Thief
trait-vehicle = Vehicle
trait-weapon = Weapon

# ---- Card text: keywords.
keyword-taunt = taunt
keyword-elusive = elusive
keyword-skirmish = skirmish
keyword-poison = poison
keyword-assault = assault { $n }
keyword-hazardous = hazardous { $n }
keyword-enters-ready = enters play ready

# ---- Card text: places.
adj-friendly = friendly
adj-enemy = enemy
from-line = { adj-friendly }
    .at = before
    .noun = noun-creature
from-line-other = { adj-enemy }
    .at = before
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
from-artifacts = { adj-friendly }
    .at = before
    .noun = noun-artifact
from-artifacts-other = { adj-enemy }
    .at = before
    .noun = noun-artifact
from-artifacts-any = { "" }
    .noun = noun-artifact
from-upgrades = { adj-friendly }
    .at = before
    .noun = noun-upgrade
from-upgrades-other = { adj-enemy }
    .at = before
    .noun = noun-upgrade
from-upgrades-any = { "" }
    .noun = noun-upgrade
in-line = { adj-friendly }
    .at = before
    .noun = noun-creature
in-line-other = { adj-enemy }
    .at = before
    .noun = noun-creature
in-line-any = { "" }
    .noun = noun-creature
in-artifacts = { adj-friendly }
    .at = before
    .noun = noun-artifact
in-artifacts-other = { adj-enemy }
    .at = before
    .noun = noun-artifact
in-artifacts-any = { "" }
    .noun = noun-artifact
in-upgrades = { adj-friendly }
    .at = before
    .noun = noun-upgrade
in-upgrades-other = { adj-enemy }
    .at = before
    .noun = noun-upgrade
in-upgrades-any = { "" }
    .noun = noun-upgrade
mod-mine = { adj-friendly }
    .at = before
    .outer = 1
mod-theirs = { adj-enemy }
    .at = before
    .outer = 1
from-hand = from { $whose ->
    [they] their
   *[you] your
  } hand
in-hand = in { $whose ->
    [they] their
   *[you] your
  } hand
from-discard = from { $whose ->
    [they] their
   *[you] your
  } discard pile
from-discard-any = from a discard pile
from-deck = from { $whose ->
    [they] their
   *[you] your
  } deck
from-archives = from { $whose ->
    [they] their
   *[you] your
  } archives
np-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of { $whose ->
    [they] their
   *[you] your
  } deck
while-deck = { "" }
while-hand = { "" }
while-discard = { "" }
while-line = { "" }
while-artifacts = { "" }
while-upgrades = { "" }
while-archives = { "" }
while-purged = { "" }
while-limbo = { "" }

# ---- Card text: what a card must be.
mod-stat-power = with power { $how ->
    [some] above 0
    [none] 0
    [least] { $n } or more
    [most] { $n } or less
    [less] below { $n }
    [more] above { $n }
    [other] other than { $n }
   *[equal] { $n }
  }
mod-counter-damage = { $how ->
    [some] with damage
    [none] without damage
    [least] with { $n } or more damage
    [most] with { $n } or less damage
    [less] with less than { $n } damage
    [more] with more than { $n } damage
    [other] without exactly { $n } damage
   *[equal] with { $n } damage
  }
mod-counter-amber = { $how ->
    [some] with Æmber
    [none] without Æmber
    [least] with { $n } or more Æmber
    [most] with { $n } or less Æmber
    [less] with less than { $n } Æmber
    [more] with more than { $n } Æmber
    [other] without exactly { $n } Æmber
   *[equal] with { $n } Æmber
  }
mod-on-flank = on a flank
mod-not-on-flank = not on a flank
mod-of-house = of { $house }
    .outer = -2
mod-not-of-house = not of { $house }
    .outer = -2
mod-trait = with the trait { $trait }
mod-no-trait = without the trait { $trait }
mod-neighbor = neighboring
    .at = before
mod-neighbor-of-it = next to it
mod-random = random
    .at = before
mod-most-powerful = most powerful
    .at = before
    .outer = 2
mod-least-powerful = least powerful
    .at = before
    .outer = 2
np-host = the upgraded creature
    .noun = noun-creature
np-opposing = the opposing creature
    .noun = noun-creature
np-if-destroyed = that creature if it was destroyed
    .noun = noun-creature
register-the-creature-chosen-first = the creature chosen first
each-keys-opponent = each key your opponent has
fighting-this = fighting this creature
actor-each-other-player = your opponent
actor-each-other-player-may = your opponent may

# ---- Card text: effects.
draw = { $form ->
    [does] draws
   *[other] draw
  } { $n } { $n ->
    [one] card
   *[other] cards
  }
plus = { $form ->
    [does] gains
   *[other] gain
  } { $amount }
plus-each = { $form ->
    [does] gains
   *[other] gain
  } { $amount } for { $each }
steal = { $form ->
    [does] steals
   *[other] steal
  } { $n } Æmber
lose = { $form ->
    [does] loses
   *[other] lose
  } { $n } Æmber
opponent-loses = your opponent loses { $n } Æmber
captures = { $subj } { $many ->
    [yes] capture
   *[no] captures
  } { $n } Æmber{ $many ->
    [yes] {" "}each
   *[no] { "" }
  }
move-amber = { $form ->
    [does] moves
   *[other] move
  } { $n } Æmber from { $whose ->
    [they] their
   *[you] your
  } pool to { $obj }
gain-chains = { $form ->
    [does] gains
   *[other] gain
  } { $n } { $n ->
    [one] chain
   *[other] chains
  }
deal = { $form ->
    [does] deals
   *[other] deal
  } { $n } damage to { $obj }
destroy = { $form ->
    [does] destroys
   *[other] destroy
  } { $obj }
sacrifice = { $form ->
    [does] sacrifices
   *[other] sacrifice
  } { $obj }
heal = { $form ->
    [does] heals
   *[other] heal
  } { $n } damage from { $obj }
heal-fully = { $form ->
    [does] fully heals
   *[other] fully heal
  } { $obj }
mark-stun-stun = { $form ->
    [does] stuns
   *[other] stun
  } { $obj }
mark-exhaust-exhausted = { $form ->
    [does] exhausts
   *[other] exhaust
  } { $obj }
mark-ready-exhausted-off = { $form ->
    [does] readies
   *[other] ready
  } { $obj }
mark-ward-ward = { $form ->
    [does] wards
   *[other] ward
  } { $obj }
play = { $form ->
    [does] plays
   *[other] play
  } { $obj }
put-into-play = { $form ->
    [does] puts
   *[other] put
  } { $obj } into play under { $whose ->
    [they] their
   *[you] your
  } control
use = { $form ->
    [does] uses
   *[other] use
  } { $obj }{ $foreign ->
    [yes] { " " }as if it were { $whose ->
        [they] theirs
       *[you] yours
      }
   *[no] { "" }
  }
  } { $obj }
fight-with = { $form ->
    [does] fights
   *[other] fight
  } with { $obj }
swap-deck = { $form ->
    [does] swaps
   *[other] swap
  } { $whose ->
    [they] their
   *[you] your
  } deck and discard pile and shuffle the new deck
count-power = { $form ->
    [does] puts
   *[other] put
  } { $amount } on { $obj }
show-reveal = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj }
move-discard-discard = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
move-return-hand-owner = { $form ->
    [does] returns
   *[other] return
  } { $obj } to { $many ->
    [yes] their owners' hands
   *[no] its owner's hand
  }
move-archive-archives-owner = { $form ->
    [does] archives
   *[other] archive
  } { $obj }
move-abduct-archives = { $form ->
    [does] puts
   *[other] put
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } archives
move-purge-purged-owner = { $form ->
    [does] purges
   *[other] purge
  } { $obj }
move-put-back-deck-owner = { $form ->
    [does] puts
   *[other] put
  } { $obj } on top of { $many ->
    [yes] their owners' decks
   *[no] its owner's deck
  }
move-put-back-deck-owner-bottom = { $form ->
    [does] puts
   *[other] put
  } { $obj } on the bottom of its owner's deck

# ---- Card text: abilities and what holds.
label-played = play
label-reap = reap
label-fight = fight
label-attack = before fight
label-tag = destroyed
label-leave = leaves play
label-action = action
label-omni = omni
put-back-purged = { $form ->
    [does] puts
   *[other] put
  } each creature this card has purged into play under its owner's control
when-forge = when { $who ->
    [you] you forge
    [other] your opponent forges
   *[any] a player forges
  } a key
when-destroyed = when { $obj } is destroyed
when-played = when { $who ->
    [you] you play { $obj }
    [other] your opponent plays { $obj }
   *[any] { $obj } is played
  }
when-fight = when { $obj } fights
when-leave = when { $obj } leaves play
would-destroy = if { $subj } would be destroyed
cannot-play = { $who ->
    [opponent] your opponent cannot play cards
    [you] you cannot play cards
   *[card] { $subj } cannot be played
  }
until-turn = until the end of the turn, { $body }
span-turn-once = once until the end of the turn
span-turn-each = until the end of the turn
span-never-once = { "" }
at-turn-end-never = at the end of the turn
every-house = { $subj } belongs to all houses
toll-use = to use { $subj }, your opponent must pay you { $n } Æmber
toll-play = to play { $subj }, your opponent must pay you { $n } Æmber
no-blows = { $subj } deals no damage when it fights
shares-damage = damage that { $subj } would be dealt is dealt to this creature instead
key-amber = you may spend Æmber on { $subj } to forge keys
