# House Brobnar.
count-move = { $form ->
    [does] puts
   *[other] put
  } { $amount } from the supply on { $obj }
doomed = if { $condition }, destroy { $subj }
