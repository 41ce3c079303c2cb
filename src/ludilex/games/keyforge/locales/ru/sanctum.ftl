# Санктум, боевые линии, излишки.
verb-swap = Обмен местами
step-swap = { $form ->
    [cannot] { $who } не может переставить: { $card }
    [none-does] меняется местами { $subject }
    [none-cannot] нельзя переставить: { $card }
   *[does] { $who } переставляет: { $card }
  }
mode-destroy = уничтожение
mode-amber = Янтарь
mark-unstun-stun-off = { $form ->
    [do] снимите
    [does] снимает
   *[may] снять
  } оглушение у { $obj }
    .case = gen-after
swap-places = { $form ->
    [do] поменяйте
    [does] меняет
   *[may] поменять
  } местами { $this } и { $obj } в боевой линии
fight-another = { $form ->
    [do] отправьте
    [does] отправляет
   *[may] отправить
  } { $obj } в бой против вражеского существа, с которым оно ещё не сражалось
each-affected = каждую затронутую карту
each-amber-above = каждый Янтарь сверх { $n } у { $who ->
    [opponent] вашего оппонента
    [they] него
   *[you] вас
  }
mod-beyond = сверх числа { $of }
    .of = gen
mod-next-to = возле { $of }
    .of = gen-after
is-on-flank = { $subj } { $negated ->
    [yes] не на фланге
   *[no] на фланге
  }
only-fights = { $subj } можно использовать только для боя
    .case = acc
cond-house-active = это { $house }
when-house = когда { $who ->
    [you] вы выбираете активный Дом
    [other] ваш оппонент выбирает активный Дом
   *[any] кто-нибудь выбирает активный Дом
  }
