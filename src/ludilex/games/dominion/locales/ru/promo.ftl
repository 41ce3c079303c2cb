# Промокарты.
cond-it-waits = она всё ещё отложена
np-it-from-play = { $case ->
    [acc] её из игры
   *[nom] она из игры
  }
