# Also needed by other cards.
reveal-until = { $form ->
    [does] reveals cards from their deck until they have revealed
   *[other] reveal cards from your deck until you have revealed
  } { $obj }
until-turn = this turn, { $body }
mod-costs-less-than = costing less than { $of }
mod-cost = costing { $how ->
    [least] at least { $n }
    [most] at most { $n }
    [less] less than { $n }
    [more] more than { $n }
    [other] other than { $n }
   *[equal] exactly { $n }
  } { $n ->
    [one] coin
   *[other] coins
  }
gain-hand = { $form ->
    [does] gains
   *[other] gain
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } hand
register-the-cards-looked-at = the cards looked at
at-turn-start-never-each = at the start of each of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } turns
