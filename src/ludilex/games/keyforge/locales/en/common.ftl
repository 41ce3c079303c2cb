# What several houses use.
# ---- Traits.
trait-agent = Agent
trait-ally = Ally
trait-fungus = Fungus
trait-goblin = Goblin
trait-insect = Insect
trait-mutant = Mutant
trait-niffle = Niffle
trait-ranger = Ranger
trait-robot = Robot
trait-witch = Witch

# ---- The past of a turn; named houses.
mod-past-played = that { $who ->
    [opponent] your opponent
   *[you] you have
  } played { past-when }
mod-past-used = that { $who ->
    [opponent] your opponent
   *[you] you have
  } used { past-when }
mod-past-discarded = that { $who ->
    [opponent] your opponent
   *[you] you have
  } discarded from hand { past-when }
mod-past-fell = that { $who ->
    [opponent] your opponent controlled
   *[you] you controlled
  } and that { $n ->
    [1] was
   *[other] were
  } destroyed in a fight { past-when }
past-when = { $when ->
    [before] on their last turn
   *[now] this turn
  }
past-keys = the number of keys that { $who ->
    [opponent] your opponent
   *[you] you have
  } forged { past-when }
past-forged = { $who ->
    [opponent] your opponent
   *[you] you
  } { $negated ->
    [yes] did not forge
   *[no] forged
  } a key { past-when }
name-house = { $form ->
    [does] chooses
   *[other] choose
  } a house{ $theirs ->
    [yes] {" "}of your opponent’s identity card
   *[no] { "" }
  }
name-number = { $form ->
    [does] chooses
   *[other] choose
  } a number
mod-of-named = of that house
    .outer = -2
mod-not-of-named = not of that house
    .outer = -2
cond-was-destroyed = this destroyed it
cond-was-not-destroyed = this did not destroy it
deal-splash = , and { $n } to each of { $many ->
    [yes] their
   *[no] its
  } neighbors
deal-piercing = , which armor does not prevent

# ---- What holds.
until-their-turn = during your opponent’s next turn, { $body }
    .turn = theirs
may-use = you may use { $subj } whatever the active house is
may-fight = you may fight with { $subj } whatever the active house is
enters-ready = { $subj } { $many ->
    [yes] enter
   *[no] enters
  } play ready
enters-stunned = { $subj } { $many ->
    [yes] enter
   *[no] enters
  } play stunned
keyword-enters-stunned = enters play stunned
cannot-use = { $subj } cannot be used
cannot-reap = { $subj } cannot reap
cannot-fight = { $subj } cannot be used to fight
cannot-damage = { $subj } cannot be dealt damage
cannot-steal = Æmber cannot be stolen from { $who ->
    [opponent] your opponent
   *[you] you
  }
