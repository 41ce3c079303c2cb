# Дом Бробнар.
count-move = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } из общего запаса на { $obj }
move-put-back-deck-owner = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } на верх { $many ->
    [yes] колод владельцев
   *[no] колоды владельца
  }
one-by-one = по очереди ({ $what }): { $body }
    .case = nom
doomed = если { $condition }, уничтожьте { $subj }
    .case = acc
when-turn-end = в конце { $who ->
    [you] вашего хода
    [other] хода вашего оппонента
   *[any] каждого хода
  }
