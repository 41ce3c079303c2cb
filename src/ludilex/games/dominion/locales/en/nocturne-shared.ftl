# Also needed by other cards.
reveal-until = { $form ->
    [does] reveals cards from their deck until they have revealed
   *[other] reveal cards from your deck until you have revealed
  } { $obj }
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
