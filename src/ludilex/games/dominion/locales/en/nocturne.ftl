# Nocturne: Boons, Hexes, States.
np-next-boons = the next Boon
np-next-hexes = the next Hex
np-that-boon = that Boon
receive = { $form ->
    [does] receives
   *[other] receive
  } { $obj }
put-away = { $form ->
    [does] discards
   *[other] discard
  } { $obj }
shuffle-deck = { $form ->
    [does] shuffles their deck
   *[other] shuffle your deck
  }
deck-to-discard = { $form ->
    [does] puts their deck into their
   *[other] put your deck into your
  } discard pile
played-as = this turn, playing { $obj } does only this: { $body }
mod-no-copy-in-play = of which { $whose ->
    [they] they
   *[you] you
  } have no copy in play
mod-shares-type = that shares a type with it
number-of-singles = the number of { $what } without another copy there
register-number-of-discarded-cards = the number of discarded cards
in-games-with-this = in games with this card, { $body }
move-move-front = { $form ->
    [does] keeps { $obj } in front of them
   *[other] keep { $obj } in front of you
  } until Clean-up
when-buy-phase = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] a
  } Buy phase
    .join = moment
when-turn-start = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] a
  } turn
    .join = moment
cannot-buy = you cannot buy { $subj }
step-receive-shuffle = { $who } shuffles the used ones into a new deck
lasting-played-otherwise = some cards that { $who } plays do something else, or nothing, for a time
lasting-not-bought = cards of a certain type cannot be bought this turn
