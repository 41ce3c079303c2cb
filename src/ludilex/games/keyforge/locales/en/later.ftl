# Keywords of later sets, and what does not happen.
keyword-alpha = alpha
cond-late = you have { $scope ->
    [turn] done anything else this turn
   *[step] played, used or discarded anything else in this step
  }
when-turn-start = at the start of { $who ->
    [you] your
    [other] your opponent's
   *[any] each
  } turn
step-played-skipped = the Play: ability of { $card } does not resolve
step-select-skipped = { $card } is not among those taken
step-chains-skipped = { $who } sheds no chain
