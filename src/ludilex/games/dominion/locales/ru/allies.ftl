# Слова для союзников, услуг и сборных стопок этого дополнения.
prompt-favors = сколько услуг?
prompt-name-card = назовите карту
mode-again = ещё раз
mode-copy = такая же
mode-action = действие
mode-buy = покупка
mode-card-action = карта и действие
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
each-favor-spent = каждую потраченную услугу
each-favor-on-its-pile = каждую услугу на их стопке
each-so-many-favors = каждые { $n } { $n ->
    [one] услугу
    [few] услуги
   *[many] услуг
  } у вас
each-at-most-favors = { $each }, но не больше чем за столько карт, сколько у вас услуг
stays-there = { $subj } { $many ->
    [yes] остаются на месте
   *[no] остаётся на месте
  }
goes-on-top = { $subj } { $many ->
    [yes] ложатся
   *[no] ложится
  } поверх перемешанных карт в порядке выбора
until-cleanup = { $body }
when-turn-end = в конце { $who ->
    [you] вашего хода
    [they] хода того игрока
    [other] хода другого игрока
   *[any] хода игрока
  }
    .join = moment
when-shuffle = когда { $who ->
    [you] вы перемешиваете
    [they] тот игрок перемешивает
    [other] другой игрок перемешивает
   *[any] игрок перемешивает
  } карты
step-reveal-choice = { $who } называет { $other }
lasting-skipping = { $who } пропустит ход
lasting-going-on-top = { $subject } ляжет наверх при перемешивании
lasting-favor-on-a-pile = на стопку кладётся услуга
cond-this-in-play = эта карта ещё в игре
lasting-kept = { $subject } остаётся на месте
mod-being-shuffled = из перемешиваемых
goes-to-discard = { $subj } вместо этого { $many ->
    [yes] попадают
   *[no] попадает
  } в ваш сброс
lasting-left-out = { $subject } не участвует в перемешивании
