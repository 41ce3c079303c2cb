# Revealing and naming cards, looking at a deck, joining a challenge.
verb-reveal = Reveal
step-reveal = { $form ->
    [cannot] { $who } cannot reveal { $card }
    [none-does] { $subject } is revealed
    [none-cannot] { $subject } cannot be revealed
   *[does] { $who } reveals { $card }
  }
verb-put-under-deck = Put under the deck
step-put-under-deck = { $form ->
    [cannot] { $who } cannot put { $card } on the bottom of a deck
    [none-does] { $subject } is put on the bottom of a deck
    [none-cannot] { $subject } cannot be put on the bottom of a deck
   *[does] { $who } puts { $card } on the bottom of a deck
  }
verb-join = Join the challenge
step-join = { $form ->
    [cannot] { $who } cannot have { $card } join the challenge
    [none-does] { $subject } joins the challenge
    [none-cannot] { $subject } cannot join the challenge
   *[does] { $who } has { $card } join the challenge
  }
step-join-more = { step-join }
prompt-name-card = name a card
prompt-may-put-under-deck = put it on the bottom of the deck?
name-card = { $form ->
    [does] names
   *[other] name
  } a card
reveal-hand = your opponent reveals their hand
mod-was-named = with the named title
show-reveal = { $form ->
    [does] reveals
   *[other] reveal
  } { $obj }
move-take-hand = { $form ->
    [does] takes
   *[other] take
  } { $obj } into hand
move-put-under-deck-deck-owner-bottom = { $form ->
    [does] puts
   *[other] put
  } { $obj } on the bottom of its owner's deck
move-discard-hand-discard-owner = { move-discard-hand-discard } to { $many ->
    [yes] their
   *[no] its
  } owner's discard pile
np-top-of-deck-other = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of your opponent's deck
when-reveal = after { $who ->
    [you] you reveal { $obj }
    [other] your opponent reveals { $obj }
   *[any] { $obj } is revealed
  }
their-effect = by an effect of your opponent (but not of { $but })
from-hand-other = from { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
step-reveal-choice = { $who } names { $other }
