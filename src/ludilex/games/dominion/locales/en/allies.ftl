# Words for Allies, Favors and the split piles of that expansion.
prompt-favors = how many Favors?
prompt-name-card = name a card
mode-again = again
mode-copy = a copy
mode-action = an Action
mode-buy = a Buy
mode-card-action = a card and an Action
register-cost-of-the-gained-card = that card
register-the-cards-seen = the cards looked at
spend = { $form ->
    [does] spends
   *[other] spend
  } { $amount }
spend-any = { $form ->
    [does] spends
   *[other] spend
  } any number of Favors
any-number-of-times = any number of times: { $body }
favor-on-pile = the Favor lies on its pile for the rest of the game
name-card = { $form ->
    [does] names
   *[other] name
  } a card
skip-turn = { $form ->
    [does] skips their
   *[other] skip your
  } next turn
take-extra-turn = { $form ->
    [does] takes
   *[other] take
  } an extra turn after this one
cond-can-spend = { $whose ->
    [they] they have
   *[you] you have
  } a Favor
cond-it-is-named = it is the card named
cond-it-is-not-named = it is not the card named
cond-last-turn-mine = the turn before this one was { $whose ->
    [they] theirs
   *[you] yours
  }
cond-last-turn-not-mine = the turn before this one was not { $whose ->
    [they] theirs
   *[you] yours
  }
each-favor-spent = each Favor spent
each-favor-on-its-pile = each Favor on their pile
each-so-many-favors = every { $n } Favors you have
each-at-most-favors = { $each }, but for no more cards than you have Favors
stays-there = { $subj } { $many ->
    [yes] stay where they are
   *[no] stays where it is
  }
goes-on-top = { $subj } { $many ->
    [yes] go
   *[no] goes
  } on top of the shuffled cards, in the order chosen
until-cleanup = { $body }
when-turn-end = at the end of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] a player's
  } turn
    .join = moment
when-shuffle = when { $who ->
    [you] you shuffle
    [they] that player shuffles
    [other] another player shuffles
   *[any] a player shuffles
  }
step-reveal-choice = { $who } names { $other }
lasting-skipping = { $who } is going to skip a turn
lasting-going-on-top = { $subject } goes on top in the shuffle
lasting-favor-on-a-pile = a Favor is put on a pile
cond-this-in-play = this card is still in play
lasting-kept = { $subject } stays where it is
mod-being-shuffled = of those to be shuffled
goes-to-discard = { $subj } { $many ->
    [yes] go
   *[no] goes
  } to your discard pile instead
lasting-left-out = { $subject } is left out of the shuffle
