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
    [none-does] { $subject } is knelt
    [none-cannot] { $subject } cannot be knelt
   *[does] { $who } kneels { $card }
  }
step-stand = { $form ->
    [cannot] { $who } cannot stand { $card }
    [none-does] { $subject } is stood
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
step-dominance = { $who } wins dominance by { $n }
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
   *[does] { $who } wins the challenge by { $n }
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
