# Also needed by other cards.
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
at-turn-start-never-each = at the start of each of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } turns
