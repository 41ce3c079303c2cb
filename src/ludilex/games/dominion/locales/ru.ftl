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
    [one] селянин
    [few] селянина
    *[many] селян
  }
resource-coffers = { $n } { $n ->
    [one] казна
    [few] казны
    *[many] казны
  }
resource-favors = { $n } { $n ->
    [one] услуга
    [few] услуги
    *[many] услуг
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

# Card text: Dominion's own nodes and types.
node-Draw = доберите карт: { $n }
node-DrawTo = добирайте, пока на руке не будет { $n } карт
node-TopOfDeck = верхние карты вашей колоды: { $n }
node-Prepare = { "" }
node-StayWith = { "" }
node-Play = { $again ->
    [yes] разыграйте ту карту ещё раз
   *[no] { $in_place ->
        [yes] разыграйте ту карту, не перемещая её
       *[no] разыграйте ту карту
      }
  }
node-Gain = получение: { $name } → { $to }{ $who ->
    [owner] { " " }(получает владелец этой карты)
   *[me] { "" }
  }
node-Return = верните в свою стопку: { $cards }
node-Costs = цена { $operator } { $coins }
node-FromTrash = карта на свалке ({ $where })
node-Affected = { "" }
node-Shield = тот розыгрыш на вас не действует
node-RevealThis = покажите эту карту
node-AttackPlayed = другим игроком, атака
node-NotInCleanUp = не во время уборки
node-FromPlay = из игры
node-Free = всё ещё там
node-GainedByItself = из-за карты с тем же названием
node-FromPileOfIt = из той стопки
node-PhaseCard = действие в фазу действия, сокровище в фазу покупки
node-FaceUp = лицом вверх
node-TurnFaceDown = переверните её до конца хода
node-SpoilTreasures = до вашего следующего хода их первое сокровище за ход не действует
node-BecomeIt = эта карта становится той, пока она в игре
node-CopyOfIt = для такой же карты из запаса
node-ByEventPlayer = тот игрок: { $parts }
node-Possess = игрок слева получает дополнительный ход, решаете вы; в нём: { $parts }
node-Rotate = прокрутите стопку { $pile }
type-action = действие
type-treasure = сокровище
type-victory = победа
type-curse = проклятие
type-attack = атака
type-reaction = реакция
type-duration = длительность
type-command = приказ
type-night = ночь
type-looter = мародёр
type-ruins = руины
type-traveller = странник
type-wizard = волшебник
type-event = событие
type-doom = рок
zone-deck = колода
zone-hand = рука
zone-play = игра
zone-discard = сброс
zone-aside = отложено
zone-island = планшет Острова
mode-pay-debt = погасить долг
node-Bought = покупкой
node-GainedThisPhase = карты, полученные вами в этой фазе
node-HasPile = есть стопка { $pile }
node-PileTop = карта из стопки { $pile }
node-PutBack = верните те карты на колоду в выбранном порядке
