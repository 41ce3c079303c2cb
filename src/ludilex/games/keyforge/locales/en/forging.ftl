# ---- Forging a key by an effect.
forge-verb = { $form ->
    [does] forges
   *[other] forge
  } a key
forge-now = { forge-verb } at its current cost{ $n ->
    [0] { "" }
   *[other] { " " }+{ $n } Æmber
  }
forge-for-less = { forge-now }, reduced by 1 for { $each }
forge-free = { forge-verb } at no cost
step-forge-skipped = there is not enough Æmber to forge a key
key-cost = { $who ->
    [you] your keys
    [opponent] your opponent's keys
   *[all] keys
  } cost { $n } Æmber { $how ->
    [less] less
   *[more] more
  } { $each }
lasting-skip-forge = the opponent of { $name } skips the step in which a key is forged
