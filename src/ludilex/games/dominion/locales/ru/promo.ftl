# Промокарты.
when-clean-up = в начале { $who ->
    [you] вашей фазы уборки
    [they] фазы уборки того игрока
    [other] фазы уборки другого игрока
   *[any] фазы уборки
  }
    .join = moment
cond-it-waits = она всё ещё отложена
np-it-from-play = { $case ->
    [acc] её из игры
   *[nom] она из игры
  }
