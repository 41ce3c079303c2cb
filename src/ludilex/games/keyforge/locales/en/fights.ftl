# Fights out of the ordinary.
takes-aim = in this fight, this creature deals its damage to { $obj } instead of to the creature it fights
deals-more = while it attacks { $subj }, this creature deals { $n } more damage
fights-only = this creature can fight only { $obj }
ignores-taunt = while { $subj } attacks, taunt does not count
ignores-elusive = while { $subj } attacks, elusive does not count
mod-counter-stun = { $how ->
    [some] stunned
    [none] not stunned
   *[other] with { $n } stuns
  }
    .at = before
verb-fought = After a fight
step-fought = { $form ->
    [cannot] { $who } cannot have fought with { $card }
    [none-does] { $subject } has fought
    [none-cannot] { $subject } cannot have fought
   *[does] { $who } has fought with { $card }
  }
when-fought = when { $who ->
    [you] a friendly creature
    [other] an enemy creature
   *[any] a creature
  } fights
