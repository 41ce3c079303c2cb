dig-for = { $form ->
    [does] discards
   *[other] discard
  } cards from the top of { $whose ->
    [they] their
   *[you] your
  } deck until { $whose ->
    [they] they discard
   *[you] you discard
  } { $obj } or no card is left
