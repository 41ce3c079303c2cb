# ---- Divided damage, healing up to an amount, amber taken back.
prompt-amount = how much?
counter-granted = { $n } { $n ->
    [one] card of another house played
   *[other] cards of another house played
  }
deal-out = { $form ->
    [does] deals
   *[other] deal
  } { $n } damage for { $each }, divided { $n ->
    [1] { "" }
   *[other] in lots of { $n } { "" }
  }as { $whose ->
    [they] they like
   *[you] you like
  } among { $obj }
heal-up-to = { $form ->
    [does] heals
   *[other] heal
  } up to { $n } damage from { $obj }
amount-healed = the damage healed
take-back = { $form ->
    [does] moves
   *[other] move
  } { $all ->
    [yes] all
   *[no] { $n }
  } Æmber from { $obj } to { $whose ->
    [they] their
   *[you] your
  } pool
each-counter-amber = each Æmber on it
each-unforged = each key you have not forged
may-play-one = in each of your turns, you may play { $subj } although another house is active
