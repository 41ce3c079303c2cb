# Что запоминается о фазе, времени года или вызове.
resource-lost = { $n } { $n ->
    [one] проигранный в эту фазу вызов
    [few] проигранных в эту фазу вызова
   *[many] проигранных в эту фазу вызовов
  }
counter-strength-seen = { $n } запомненной силы
verb-bury = Попасть на кладбище
step-bury = { $form ->
    [cannot] { $who } не может отправить { $card } на кладбище
    [none-does] на кладбище отправляется { $subject }
    [none-cannot] { $card } нельзя отправить на кладбище
   *[does] { $who } отправляет { $card } на кладбище
  }
when-bury = когда на кладбище владельца попадает { $obj }
    .case = nom
while-discard = пока эта карта в вашем сбросе
cond-strength-changed = в эту фазу его сила повышалась или понижалась
cond-lost-this-phase = вы проиграли вызов в эту фазу
cond-summer = стоит лето
beaten-by-owner = , в котором вас победил владелец героя с этой картой: { $challenge }
mod-owned = из вашей колоды
mod-not-owned = из колоды противника
pred-mine = { $negated ->
    [yes] вы не контролируете { $subj }
   *[no] вы контролируете { $subj }
  }
    .case = acc
state-cannot-be-chosen = противники не могут делать { $subj } целью событий и свойств героев
    .case = acc
keyword-cannot-be-chosen = противники не могут делать эту карту целью событий и свойств героев
cond-opponent-is = Дом противника: { $house }
is-summer = стоит лето
resource-influence = { $n } { $n ->
    [one] влияние
   *[other] влияния
  }
