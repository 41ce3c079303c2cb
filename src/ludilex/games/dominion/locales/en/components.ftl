# Words for what comes with cards: mats, States, Boons, Hexes, Loot, landscapes.
verb-played = Carried out
verb-call = Call
verb-exile = Exile
verb-receive = Receive
verb-take = Take
zone-tavern-of = { $player }'s Tavern mat
zone-exile-of = { $player }'s Exile mat
zone-front-of = what lies in front of { $player }
zone-tavern = Tavern mat
zone-exile = Exile mat
zone-front = what lies in front
zone-boons = deck
zone-hexes = deck
zone-used-boons = discard pile
zone-used-hexes = discard pile
zone-loot = Loot pile
type-fate = Fate
type-reserve = Reserve
type-gathering = Gathering
type-heirloom = Heirloom
type-shelter = Shelter
type-spirit = Spirit
type-zombie = Zombie
type-loot = Loot
type-reward = Reward
type-prize = Prize
type-fort = Fort
type-augur = Augur
type-liaison = Liaison
type-boon = Boon
type-hex = Hex
type-state = State
type-artifact = Artifact
type-project = Project
type-way = Way
type-trait = Trait
type-ally = Ally
of-fate = Fate
of-reserve = Reserve
of-gathering = Gathering
of-heirloom = Heirloom
of-shelter = Shelter
of-spirit = Spirit
of-zombie = Zombie
of-loot = Loot
of-reward = Reward
of-prize = Prize
of-fort = Fort
of-augur = Augur
of-liaison = Liaison
of-boon = Boon
of-hex = Hex
of-state = State
of-artifact = Artifact
of-project = Project
of-way = Way
of-trait = Trait
of-ally = Ally
prompt-way = its own instructions or a Way?
prompt-choose-played = choose a card to carry out
prompt-may-played = carry it out?
prompt-choose-call = choose a card to call
prompt-may-call = call it?
prompt-choose-exile = choose a card to exile
prompt-may-exile = exile it?
prompt-choose-receive = choose what to receive
prompt-may-receive = receive it?
prompt-choose-take = choose what to take
prompt-may-take = take it?
step-played = { $form ->
    [cannot] { $who } cannot carry out { $card }
    [none-does] { $subject } is carried out
    [none-cannot] { $subject } cannot be carried out
   *[does] { $who } has carried out { $card }
  }
step-call = { $form ->
    [cannot] { $who } cannot call { $card }
    [none-does] { $subject } is called
    [none-cannot] { $subject } cannot be called
   *[does] { $who } calls { $card }
  }
step-exile = { $form ->
    [cannot] { $who } cannot exile { $card }
    [none-does] { $subject } is exiled
    [none-cannot] { $subject } cannot be exiled
   *[does] { $who } exiles { $card }
  }
step-receive = { $form ->
    [cannot] { $who } cannot receive { $card }
    [none-does] { $subject } is received
    [none-cannot] { $subject } cannot be received
   *[does] { $who } receives { $card }
  }
step-take = { $form ->
    [cannot] { $who } cannot take { $card }
    [none-does] { $subject } is taken
    [none-cannot] { $subject } cannot be taken
   *[does] { $who } takes { $card }
  }
