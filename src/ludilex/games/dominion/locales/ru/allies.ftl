# Слова для союзников, услуг и сборных стопок этого дополнения.
prompt-favors = сколько услуг?
prompt-name-card = назовите карту
mode-again = ещё раз
mode-copy = такая же
mode-card = карта
mode-action = действие
mode-buy = покупка
mode-coins = монеты
mode-card-action = карта и действие
from-deck = из своей колоды
in-deck = { $whose ->
    [they] в его колоде
   *[you] в вашей колоде
  }
while-landscape = { "" }
move-move-deck-bottom = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } под свою колоду
   *[no] под свою колоду { $obj }
  }
mod-costs-less-than = дешевле, чем { $of }
mod-owned = { $whose ->
    [they] у него
   *[you] у вас
  }
register-cost-of-the-gained-card = та карта
register-the-cards-seen = { $case ->
    [gen] просмотренных карт
   *[nom] просмотренные карты
  }
spend = { $form ->
    [do] потратьте
    [does] тратит
   *[may] потратить
  } { $amount }
spend-any = { $form ->
    [do] потратьте
    [does] тратит
   *[may] потратить
  } любое число услуг
any-number-of-times = сколько угодно раз: { $body }
favor-on-pile = услуга до конца игры лежит на её стопке
name-card = { $form ->
    [do] назовите
    [does] называет
   *[may] назвать
  } карту
skip-turn = { $form ->
    [do] пропустите
    [does] пропускает
   *[may] пропустить
  } следующий ход
take-extra-turn = { $form ->
    [do] сделайте
    [does] делает
   *[may] сделать
  } после этого хода дополнительный ход
cond-can-spend = { $whose ->
    [they] у него
   *[you] у вас
  } есть услуга
cond-it-is-named = это названная карта
cond-it-is-not-named = это не названная карта
cond-last-turn-mine = предыдущий ход был { $whose ->
    [they] его
   *[you] вашим
  }
cond-last-turn-not-mine = предыдущий ход был не { $whose ->
    [they] его
   *[you] вашим
  }
cond-still-in-play = эта карта ещё в игре
each-favor-spent = каждую потраченную услугу
each-favor-on-its-pile = каждую услугу на её стопке
each-so-many-favors = каждые { $n } { $n ->
    [one] услугу
    [few] услуги
   *[many] услуг
  } у вас
each-times = { $each }, считая { $n } раза
each-at-most-favors = { $each }, пока на неё есть услуга
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
stays-there = { $subj } { $many ->
    [yes] остаются на месте
   *[no] остаётся на месте
  }
goes-on-top = { $subj } { $many ->
    [yes] ложатся
   *[no] ложится
  } поверх перемешанных карт в порядке выбора
until-cleanup = { $body }
when-turn-start = в начале { $who ->
    [you] вашего хода
    [they] хода того игрока
    [other] хода другого игрока
   *[any] хода игрока
  }
    .join = moment
when-buy-phase = в начале { $who ->
    [you] вашей фазы покупки
    [they] фазы покупки того игрока
    [other] фазы покупки другого игрока
   *[any] фазы покупки игрока
  }
    .join = moment
when-clean-up = в начале { $who ->
    [you] вашей уборки
    [they] уборки того игрока
    [other] уборки другого игрока
   *[any] уборки игрока
  }
    .join = moment
when-turn-end = в конце { $who ->
    [you] вашего хода
    [they] хода того игрока
    [other] хода другого игрока
   *[any] хода игрока
  }
    .join = moment
when-shuffle = когда { $who ->
    [you] вы замешиваете
    [they] тот игрок замешивает
    [other] другой игрок замешивает
   *[any] игрок замешивает
  } сброс
when-played = после того как { $who ->
    [you] вы разыграли
    [they] тот игрок разыграл
    [other] другой игрок разыграл
   *[any] какой-либо игрок разыграл
  } { $obj }
step-reveal-choice = { $who } называет { $other }
step-turn-start-skipped = { $who } пропускает ход
lasting-skipping = { $who } пропустит ход
lasting-going-on-top = { $subject } ляжет наверх при перемешивании
lasting-favor-on-a-pile = на стопку кладётся услуга
