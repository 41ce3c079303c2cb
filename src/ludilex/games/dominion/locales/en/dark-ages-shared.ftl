# Words of general use that these cards were the first to need.
gain-hand = { $form ->
    [does] gains { $obj } into their
   *[other] gain { $obj } into your
  } hand
until-turn = this turn, { $body }
mod-costs-each = costing up to 1 coin for { $each }
at-turn-start-never-each = at the start of each of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } turns
when-clean-up = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } Clean-up phase
deck-to-discard = { $form ->
    [does] puts their deck into their
   *[other] put your deck into your
  } discard pile
