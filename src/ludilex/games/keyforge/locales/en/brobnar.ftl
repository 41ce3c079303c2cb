# House Brobnar.
count-move = { $form ->
    [does] puts
   *[other] put
  } { $amount } from the supply on { $obj }
doomed = if { $condition }, destroy { $subj }
when-turn-end = at the end of { $who ->
    [you] your
    [other] your opponent's
   *[any] each
  } turn
