# Свойства из более поздних выпусков и то, чего не происходит.
keyword-alpha = альфа
cond-late = { $scope ->
    [turn] в этом ходу вы сделали что-нибудь ещё
   *[step] на этом шаге вы разыграли, применили или сбросили что-нибудь ещё
  }
when-turn-start = в начале { $who ->
    [you] вашего хода
    [other] хода вашего оппонента
   *[any] каждого хода
  }
    .join = moment
step-played-skipped = «Розыгрыш» не выполняется: { $subject }
step-select-skipped = не входит в число выбранных { $subject }
step-chains-skipped = оковы не уменьшает { $who }
