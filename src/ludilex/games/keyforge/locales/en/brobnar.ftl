# House Brobnar.
count-move = { $form ->
    [does] puts
   *[other] put
  } { $amount } from the supply on { $obj }
move-put-back-deck-owner = { $form ->
    [does] puts
   *[other] put
  } { $obj } on top of { $many ->
    [yes] their owners' decks
   *[no] its owner's deck
  }
doomed = if { $condition }, destroy { $subj }
when-turn-end = at the end of { $who ->
    [you] your
    [other] your opponent's
   *[any] each
  } turn
