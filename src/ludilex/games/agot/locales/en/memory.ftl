# What the phase, the season or a challenge is remembered for.
resource-lost = { $n } { $n ->
    [one] challenge lost this phase
   *[other] challenges lost this phase
  }
counter-strength-seen = { $n } strength remembered
verb-bury = Go to a dead pile
step-bury = { $form ->
    [cannot] { $who } cannot send { $card } to a dead pile
    [none-does] { $subject } is bound for a dead pile
    [none-cannot] { $subject } cannot go to a dead pile
   *[does] { $who } sends { $card } to a dead pile
  }
when-bury = when { $obj } is placed in its owner's dead pile
while-discard = while this card is in your discard pile
cond-strength-changed = its strength has been raised or lowered this phase
cond-lost-this-phase = you lost a challenge this phase
cond-summer = it is Summer
beaten-by-owner = that the owner of the attached character won against you: { $challenge }
mod-owned = you own
mod-not-owned = your opponent owns
pred-mine = { $negated ->
    [yes] you do not control { $subj }
   *[no] you control { $subj }
  }
state-cannot-be-chosen = { $subj } cannot be chosen by your opponents as a target of events or character abilities
keyword-cannot-be-chosen = cannot be chosen by opponents as a target of events or character abilities
cond-opponent-is = your opponent is of { $house }
is-summer = it is Summer
resource-influence = { $n } influence
