# Дом Бробнар.
count-move = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } из общего запаса на { $obj }
doomed = если { $condition }, уничтожьте { $subj }
    .case = acc
when-turn-end = в конце { $who ->
    [you] вашего хода
    [other] хода вашего оппонента
   *[any] каждого хода
  }
