# Words of general use that these cards were the first to need.
mod-costs-each = costing up to 1 coin for { $each }
when-clean-up = at the start of { $who ->
    [you] your
    [they] that player's
    [other] another player's
   *[any] the
  } Clean-up phase
    .join = moment
