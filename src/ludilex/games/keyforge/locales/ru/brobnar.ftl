# Дом Бробнар.
count-move = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } из общего запаса на { $obj }
doomed = если { $condition }, уничтожьте { $subj }
    .case = acc
