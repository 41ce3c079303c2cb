# Brobnar ház.
count-move = { $agree ->
    [do] tégy
    [do-it] tégy
    [does] tegyen
    [does-it] tegyen
    [may] tehetsz
    [may-it] tehetsz
    [let] tehet
   *[let-it] tehet
  } { $amount } a közös készletből { $obj }
    .case = sub
doomed = ha { $condition }, pusztítsd el { $subj }
    .case = acc
