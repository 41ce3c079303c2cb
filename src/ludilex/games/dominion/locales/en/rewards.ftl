# Rewards, Prizes, Coffers.
mode-cards = cards
mode-actions = Actions
mode-silvers = Silvers
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
mod-costs-each = costing up to 1 coin for { $each }
