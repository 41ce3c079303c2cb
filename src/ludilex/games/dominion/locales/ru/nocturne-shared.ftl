# Also needed by other cards.
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
at-turn-start-never-each = в начале { $who ->
    [you] каждого вашего хода
    [they] каждого хода того игрока
    [other] каждого хода другого игрока
   *[any] каждого хода
  }
