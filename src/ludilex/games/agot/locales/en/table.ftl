# The table on the screen.
table-title = round { $turn }, { $phase }; first player: { $first }
table-side = { $seat }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
  }: { $house }; power { $power } of { $goal }; gold { $gold }; influence { $influence }
table-plot = plot: { $card } – income { $income }, initiative { $initiative }, claim { $claim }
table-plots = plot deck ({ $n }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
table-used = used plots: { $cards }
table-pile = { $zone } ({ $n }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
table-house = House card: { $power } power
table-challenges-left = may still declare: { $challenges }
table-character = { $card } { $n }{ $parts ->
    [none] {""}
   *[other] {" "}= { $parts }
  }{ $icons ->
    [none] {""}
   *[other] {" "}[{ $icons }]
  }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-card = { $card }{ $states ->
    [none] {""}
   *[other] {" "}({ $states })
  }
table-cards = { $card }{ $n ->
    [1] {""}
   *[other] {" "}x{ $n }
  }
table-locations = locations: { $cards }
table-attached = + { $card }{ $states ->
    [none] {""}
   *[other] {" "}({ $states })
  }
table-duplicates = + { $n } { $n ->
    [one] duplicate
   *[other] duplicates
  }
table-unknown = a card that you do not know
table-challenge = { $challenge } of { $attacker } against { $defender }; claim { $claim }
table-attackers = attackers of { $seat }: strength { $n }
table-attackers-none = no attackers of { $seat } are left
table-defenders = defenders of { $seat }: strength { $n }
table-defenders-none = { $seat } has no defenders
table-defenders-open = { $seat } has not declared defenders yet
table-participant = { $card } { $n } = { $parts }
table-participant-silent = { $card } does not count ({ $why }); { $n } = { $parts }
table-bypassed = bypassed by stealth: { $cards }
table-ahead-attacker = as it stands { $seat } wins by { $n }
table-ahead-defender = as it stands { $seat } wins by { $n } and so fends off the challenge
table-ahead-tie = as it stands { $seat } wins the tie as the attacker
table-ahead-unopposed = as it stands { $seat } wins by { $n }, unopposed
table-ahead-nobody = as it stands nobody wins
strength-printed = { $n } printed
strength-from = { $n } { $card }
strength-from-until = { $n } { $card } ({ $until })
strength-until-never = to stay
strength-until-phase = this phase
strength-until-challenge = this challenge
strength-until-round = this round
strength-floor = never below 0
strength-silenced = because of { $card }
strength-intimidated = { $card } intimidates
state-is-kneeling = kneeling
state-is-attacking = attacking
state-is-defending = defending
state-is-bypassed = bypassed
state-is-facedown = facedown
state-is-moribund = about to leave play
state-is-owned = { $seat }'s card
state-is-controlled = controlled by { $seat }
stage-after = after: { $events }
stage-event = { $verb }
stage-event-of = { $verb } ({ $cards })
stage-phase = { $phase }
stage-before-declare = before attackers are declared
stage-before-defend = attackers are declared, defenders not yet
stage-before-resolve = defenders are declared; the challenge is about to resolve
use-ability = use { $card }
