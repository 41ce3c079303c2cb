# Слова, общие для всех игр.
by = из-за: { $card }
a-card = какая-то карта
gained = Получено
spent = Потрачено
kind-turn = Ход
kind-phase = Фаза
kind-stopped = Не происходит ({ $verb })
kind-forbidden = Запрещено ({ $verb })
kind-replaced = Замена ({ $verb })
kind-trigger = Способность ({ $verb })
kind-pass = Пас
kind-shuffle = Перемешивание
kind-again = Повторный розыгрыш
kind-in-place = Розыгрыш на месте
kind-becomes = Теперь это другая карта
kind-withdrawn = Отменено
kind-choice = Выбор
kind-look = Просмотр
kind-end = Конец
kind-skipped = Не выполняется: условие не исполнено
kind-met = Выполняется: условие исполнено
kind-assumption = Допущение
word-done = готово
word-yes = да
word-no = нет
word-all = все
word-withdraw = отменить
word-pass = пас
prompt-choose = выберите
prompt-may = сделать это?
prompt-choose-verb = выберите ({ $verb })
prompt-may-verb = сделать это ({ $verb })?
prompt-order = какая способность следующая?
prompt-replacement = какая замена?
prompt-mode = выберите одно

# Card text: one message for each class of node.
ability = { $own ->
    [yes] Когда это происходит с этой картой
   *[no] Пока эта карта лежит здесь ({ $zone }), когда это происходит
  } — { $verb }{ $when ->
    [0] { "" }
   *[other] { " (" }{ $when })
  }: { $optional ->
    [yes] по желанию:
   *[no] { "" }
  } { $effect }
card-cost = цена: { $cost }
card-points = победные очки: { $n }
node-Did = это произошло
node-IsType = { $types }
node-Named = название: { $name }
node-All = { $parts }
node-Any = одно из: { $parts }
node-Not = не ({ $part })
node-Sum = сумма: { $parts }
node-Times = { $part }, умноженное на { $by }
node-AtMost = меньшее из: { $a }; { $b }
node-HowMany = число: { $cards }
node-DifferentNames = число разных названий: { $cards }
node-Compare = { $a } { $operator } { $b }
node-Fact = карты победы, полученные в этой фазе
node-ResourceOf = ваш запас: { $resource }
node-CostOf = его цена плюс { $plus }
node-Value = записанное число
node-EventBy = { $other ->
    [yes] другого игрока
   *[no] ваше
  }
node-EventHas = с картой: { $where }
node-In = карты: { $kind } ({ $where })
node-Tops = карта из запаса ({ $where })
node-This = эта карта
node-It = та карта
node-Kept = отмеченные карты
node-EventCards = карта, о которой речь
node-Where = { $cards } ({ $where })
node-Union = { $parts }
node-Unmoved = что осталось: { $cards }
node-Choose = { $who ->
    [owner] выбирает владелец этой карты
   *[me] выберите
  } { $count }: { $cards }
node-Move = { $verb }: { $cards } → { $to }
node-Plus = +{ $what }
node-PlusMany = +{ $what } ({ $number })
node-If = если { $condition }: { $then } [иначе: { $other }]
node-May = по желанию: { $then }
node-OneOf = выберите одно: { $modes }
node-EachPlayer = каждый другой игрок: { $parts }
node-Repeat = столько раз ({ $times }): { $parts }
node-Let = { "" }
node-Keep = { "" }
node-Recall = для: { $cards }
node-Reveal = покажите: { $cards }
node-Look = посмотрите: { $cards }
node-Delay = позже, в момент «{ $verb }» ({ $when }){ $once ->
    [yes] , один раз
   *[no] , каждый раз
  }{ $optional ->
    [yes] , по желанию
   *[no] { "" }
  }: { $parts }
everything = все
