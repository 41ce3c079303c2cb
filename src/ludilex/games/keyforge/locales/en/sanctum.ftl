# Sanctum, battlelines, excesses.
verb-swap = Swap
step-swap = { $form ->
    [cannot] { $who } cannot swap { $card }
    [none-does] { $subject } changes its place
    [none-cannot] { $subject } cannot change its place
   *[does] { $who } swaps the place of { $card }
  }
mode-destroy = destroy
mode-amber = Æmber
mark-unstun-stun-off = { $form ->
    [does] unstuns
   *[other] unstun
  } { $obj }
swap-places = { $form ->
    [does] swaps
   *[other] swap
  } { $this } with { $obj } in the battleline
fight-another = { $form ->
    [does] fights
   *[other] fight
  } with { $obj } against an enemy creature it has not fought yet
each-affected = each card affected this way
each-amber-above = each Æmber above { $n } that { $who ->
    [opponent] your opponent has
    [they] they have
   *[you] you have
  }
mod-beyond = beyond the number of { $of }
mod-next-to = next to { $of }
is-on-flank = { $subj } is { $negated ->
    [yes] not on a flank
   *[no] on a flank
  }
only-fights = { $subj } can only be used to fight
cond-house-active = that is { $house }
when-house = when { $who ->
    [you] you choose your active house
    [other] your opponent chooses their active house
   *[any] a player chooses the active house
  }
