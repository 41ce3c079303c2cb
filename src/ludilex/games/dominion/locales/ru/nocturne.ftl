# Nocturne: дары, порчи, состояния.
np-next-boons = { $case ->
    [gen] следующего дара
   *[nom] следующий дар
  }
np-next-hexes = { $case ->
    [acc] следующую порчу
    [gen] следующей порчи
   *[nom] следующая порча
  }
np-that-boon = { $case ->
    [gen] того дара
   *[nom] тот дар
  }
receive = { $form ->
    [do] примите
    [does] принимает
   *[may] принять
  } { $obj }
put-away = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
shuffle-deck = { $form ->
    [do] перемешайте
    [does] перемешивает
   *[may] перемешать
  } свою колоду
deck-to-discard = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } свою колоду в свою стопку сброса
played-as = в этом ходу { $obj } при розыгрыше даёт только это: { $body }
mod-no-copy-in-play = (копии которой нет { $whose ->
    [they] в его зоне игры
   *[you] в вашей зоне игры
  })
mod-shares-type = (у которой есть с ней общий тип)
number-of-singles = число { $what }, у которых там нет копии,
    .case = gen
register-number-of-discarded-cards = число сброшенных карт
in-games-with-this = в играх с этой картой { $body }
move-move-front = { $form ->
    [do] держите
    [does] держит
   *[may] держать
  } { $obj } перед собой до уборки
when-buy-phase = в начале { $who ->
    [you] вашей фазы покупки
    [they] фазы покупки того игрока
    [other] фазы покупки другого игрока
   *[any] фазы покупки
  }
    .join = moment
when-turn-start = в начале { $who ->
    [you] вашего хода
    [they] хода того игрока
    [other] хода другого игрока
   *[any] хода
  }
    .join = moment
cannot-buy = вы не можете купить { $subj }
    .case = acc
step-receive-shuffle = { $who } замешивает использованные в новую колоду
lasting-played-otherwise = некоторое время иные карты, которые { $who } разыгрывает, делают другое или ничего
lasting-not-bought = в этом ходу карты одного типа нельзя купить
