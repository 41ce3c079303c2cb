# Words every game needs.
by = by { $card }
a-card = a card
gained = Gained
spent = Spent
kind-turn = Turn
kind-phase = Phase
kind-stopped = Does not happen ({ $verb })
kind-forbidden = Forbidden ({ $verb })
kind-replaced = Replaced ({ $verb })
kind-trigger = Ability ({ $verb })
kind-pass = Pass
kind-shuffle = Shuffle
kind-again = Played again
kind-in-place = Played where it lies
kind-becomes = Is now something else
kind-withdrawn = Taken back
kind-choice = Choice
kind-look = Looks
kind-end = The end
kind-skipped = Not done, because what it depends on did not happen
kind-met = Done, because what it depends on happened
kind-assumption = Assumed
word-done = done
word-yes = yes
word-no = no
word-all = all
word-withdraw = take it back
word-pass = pass
prompt-choose = choose
prompt-may = do it?
prompt-choose-verb = choose ({ $verb })
prompt-may-verb = do it ({ $verb })?
prompt-order = which ability next?
prompt-replacement = which replacement?
prompt-mode = choose one

# Card text: one message for each class of node.
ability = { $own ->
    [yes] When this happens to this card
   *[no] While this card lies here ({ $zone }), when this happens
  } — { $verb }{ $when ->
    [0] { "" }
   *[other] { " (" }{ $when })
  }: { $optional ->
    [yes] you may:
   *[no] { "" }
  } { $effect }
card-cost = cost: { $cost }
card-points = victory points: { $n }
node-Did = it was done
node-IsType = { $types }
node-Named = named { $name }
node-All = { $parts }
node-Any = one of these: { $parts }
node-Not = not ({ $part })
node-Sum = the sum of { $parts }
node-Times = { $part } times { $by }
node-AtMost = the smaller of { $a } and { $b }
node-HowMany = number of: { $cards }
node-DifferentNames = number of different names: { $cards }
node-Compare = { $a } { $operator } { $b }
node-Fact = Victory cards gained this phase
node-ResourceOf = your { $resource }
node-CostOf = its cost plus { $plus }
node-Value = the number noted
node-EventBy = { $other ->
    [yes] another player's
   *[no] yours
  }
node-EventHas = with a card: { $where }
node-In = cards: { $kind } ({ $where })
node-Tops = a card of the Supply ({ $where })
node-This = this card
node-It = that card
node-Kept = the cards noted
node-EventCards = the card in question
node-Where = { $cards } ({ $where })
node-Union = { $parts }
node-Unmoved = what is left of { $cards }
node-Choose = { $who ->
    [owner] the player of this card chooses
   *[me] choose
  } { $count }: { $cards }
node-Move = { $verb }: { $cards } → { $to }
node-Plus = +{ $what }
node-PlusMany = +{ $what } ({ $number })
node-If = if { $condition }: { $then } [otherwise: { $other }]
node-May = you may: { $then }
node-OneOf = choose one: { $modes }
node-EachPlayer = each other player: { $parts }
node-Repeat = { $times } times: { $parts }
node-Let = { "" }
node-Keep = { "" }
node-Recall = for { $cards }
node-Reveal = reveal: { $cards }
node-Look = look at: { $cards }
node-Delay = later, at { $verb } ({ $when }){ $once ->
    [yes] , once
   *[no] , each time
  }{ $optional ->
    [yes] , you may
   *[no] { "" }
  }: { $parts }
everything = all
