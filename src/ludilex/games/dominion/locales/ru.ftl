# Dominion's words; card names are English in every language.
verb-draw = Добор
verb-play = Розыгрыш
verb-gain = Получение
verb-trash = Выброс на свалку
verb-discard = Сброс
verb-move = Перемещение
verb-plus = Прибавка
verb-reveal = Показ
verb-effect = Начинается длительный эффект
verb-buy = Покупка
verb-turn-start = Начало хода
verb-buy-phase = Фаза покупки
verb-buy-phase-end = Конец фазы покупки
verb-clean-up = Уборка
verb-turn-end = Конец хода
verb-return = Возврат в стопку
verb-topdeck = На верх колоды
verb-set-aside = Отложить
verb-shuffle = Перемешивание
verb-exchange = Обмен
zone-deck-of = колода { $player }
zone-hand-of = рука { $player }
zone-play-of = игра { $player }
zone-discard-of = сброс { $player }
zone-aside-of = отложено { $player }
zone-island-of = планшет Острова { $player }
zone-trash = свалка
zone-supply = запас
zone-pile = стопка
zone-landscape = ландшафты
phase-action = фаза действия
phase-buy = фаза покупки
phase-night = фаза ночи
phase-cleanup = фаза уборки
prompt-action = разыграть карту действия?
prompt-treasure = разыграть сокровища?
prompt-buy = купить карту?
prompt-night = разыграть карту ночи?
mode-trash = на свалку
mode-deck = на колоду
mode-hand = на руку
mode-coin = монета
mode-now = сейчас
mode-later = позже
mode-discard = сбросить
mode-back = вернуть
resource-actions = { $n } { $n ->
    [one] действие
    [few] действия
    *[many] действий
  }
resource-buys = { $n } { $n ->
    [one] покупка
    [few] покупки
    *[many] покупок
  }
resource-coins = { $n } { $n ->
    [one] монета
    [few] монеты
    *[many] монет
  }
resource-potions = { $n } { $n ->
    [one] зелье
    [few] зелья
    *[many] зелий
  }
resource-debt = { $n } { $n ->
    [one] долг
    [few] долга
    *[many] долгов
  }
resource-villagers = { $n } { $n ->
    [one] крестьянин
    [few] крестьянина
    *[many] крестьян
  }
resource-coffers = { $n } { $n ->
    [one] сундук
    [few] сундука
    *[many] сундуков
  }
resource-favors = { $n } { $n ->
    [one] милость
    [few] милости
    *[many] милостей
  }
resource-vp-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
    *[many] жетонов
  } ПО
resource-turns = { $n } { $n ->
    [one] ход
    [few] хода
    *[many] ходов
  }
resource-gained = получено карт: { $n }
