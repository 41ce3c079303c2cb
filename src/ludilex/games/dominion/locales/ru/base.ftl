# Слова для карт Base, Intrigue и Seaside.
mode-gain = получить
gain-hand = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $light ->
    [yes] { $obj } в руку
   *[no] в руку { $obj }
  }
move-draw-hand = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj }
as-long-as = пока { $condition }: { $body }
each-of-them = каждую из них
each-so-many = каждые { $what }
each-empty-pile = каждую пустую стопку запаса
can-draw = { $whose ->
    [they] он может брать карты
   *[you] вы можете брать карты
  }
mod-all-mine = из всех { $whose ->
    [they] его
   *[you] ваших
  } карт
mod-played-this-turn = , разыгранных в этом ходу
mod-bought-this-turn = , купленных в этом ходу
first-this-turn = впервые за ход
not-first-this-turn = не впервые за ход
span-next-turn-each = до начала вашего следующего хода
register-the-cards-set-aside = { $case ->
    [gen] отложенных карт
   *[nom] отложенные карты
  }
