# Rewards, Prizes, Coffers.
mode-cards = cards
mode-actions = Actions
mode-four-silvers = four Silvers
mode-spend-coffers = spend Coffers
some-of = { $form ->
    [does] chooses
   *[other] choose
  } { $n } different ones and { $form ->
    [does] does
   *[other] do
  } them in this order: { $modes }
each-coffers = each of { $whose ->
    [they] their
   *[you] your
  } Coffers
each-actions = each unused Action { $whose ->
    [they] they
   *[you] you
  } have
