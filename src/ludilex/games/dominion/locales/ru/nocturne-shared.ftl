# Also needed by other cards.
reveal-until = { $form ->
    [do] показывайте карты своей колоды, пока не покажете
    [does] показывает карты своей колоды, пока не покажет
   *[may] показывать карты своей колоды, пока не покажете
  } { $obj }
until-turn = в этом ходу { $body }
mod-costs-less-than = дешевле, чем { $of }
mod-cost = ценой { $how ->
    [least] не меньше { $n } { $n ->
        [one] монеты
       *[other] монет
      }
    [most] не больше { $n } { $n ->
        [one] монеты
       *[other] монет
      }
    [less] меньше { $n } { $n ->
        [one] монеты
       *[other] монет
      }
    [more] больше { $n } { $n ->
        [one] монеты
       *[other] монет
      }
    [other] не в { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
      }
   *[equal] ровно в { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
      }
  }
gain-hand = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $light ->
    [yes] { $obj } в руку
   *[no] в руку { $obj }
  }
register-the-cards-looked-at = { $case ->
    [gen] просмотренных карт
   *[nom] просмотренные карты
  }
at-turn-start-never-each = в начале { $who ->
    [you] каждого вашего хода
    [they] каждого хода того игрока
    [other] каждого хода другого игрока
   *[any] каждого хода
  }
