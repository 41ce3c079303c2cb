# Слова KeyForge; названия карт на всех языках английские.
verb-draw = Добор
verb-play = Розыгрыш
verb-played = Карта разыграна
verb-put-into-play = Помещение в игру
verb-discard = Сброс
verb-use = Применение
verb-reap = Жатва
verb-attack = Перед боем
verb-fight = Бой
verb-damage = Урон
verb-heal = Исцеление
verb-tag = Пометка на уничтожение
verb-destroy = Уничтожение
verb-destroyed = После уничтожения
verb-return = Возврат
verb-archive = Отправка в архив
verb-purge = Изгнание
verb-detach = Улучшение спадает
verb-leave = Перед уходом из игры
verb-gain = Получение
verb-steal = Кража
verb-capture = Захват
verb-lose = Потеря
verb-pay = Плата
verb-forge = Ковка
verb-exhaust = Истощение
verb-ready = Подготовка
verb-stun = Оглушение
verb-unstun = Снятие оглушения
verb-ward = Оберег
verb-power = +1 силы
verb-attach = Прикрепление
verb-control = Переход под контроль
verb-effect = Начинается длительный эффект
verb-house = Выбор Дома
verb-turn-start = Начало хода
verb-turn-end = Конец хода
verb-chains = Оковы
verb-reveal = Показ
verb-shuffle = Перемешивание
verb-select = Отбор по силе
verb-poison = Яд
verb-release = Снятие Янтаря и жетонов
verb-take = Взятие из архива
verb-put-back = Возврат в колоду
verb-move = Перемещение
verb-mulligan = Замена руки
verb-spare = Спасение
verb-abduct = Похищение в архив
step-draw = { $form ->
    [cannot] { $who } не может взять: { $card }
    [none-does] берётся: { $subject }
    [none-cannot] нельзя взять: { $card }
   *[does] { $who } берёт: { $card }
  }
step-play = { $form ->
    [cannot] { $who } не может разыграть: { $card }
    [none-does] разыгрывается: { $subject }
    [none-cannot] нельзя разыграть: { $card }
   *[does] { $who } разыгрывает: { $card }
  }
step-played = { $form ->
    [cannot] { $who } не может доиграть: { $card }
    [none-does] разыграна: { $subject }
    [none-cannot] нельзя доиграть: { $card }
   *[does] { $who } разыграл: { $card }
  }
step-put-into-play = { $form ->
    [cannot] { $who } не может поместить в игру: { $card }
    [none-does] помещается в игру: { $subject }
    [none-cannot] нельзя поместить в игру: { $card }
   *[does] { $who } помещает в игру: { $card }
  }
step-discard = { $form ->
    [cannot] { $who } не может сбросить: { $card }
    [none-does] сбрасывается: { $subject }
    [none-cannot] нельзя сбросить: { $card }
   *[does] { $who } сбрасывает: { $card }
  }
step-use = { $form ->
    [cannot] { $who } не может применить: { $card }
    [none-does] применяется: { $subject }
    [none-cannot] нельзя применить: { $card }
   *[does] { $who } применяет: { $card }
  }
step-reap = { $form ->
    [cannot] { $who } не может собрать жатву с помощью: { $card }
    [none-does] собирает жатву: { $subject }
    [none-cannot] нельзя собрать жатву с помощью: { $card }
   *[does] { $who } собирает жатву с помощью: { $card }
  }
step-attack = { $form ->
    [cannot] { $who } не может атаковать с помощью: { $card }
    [none-does] атакует: { $subject }
    [none-cannot] нельзя атаковать с помощью: { $card }
   *[does] { $who } атакует с помощью: { $card }
  }
step-fight = { $form ->
    [cannot] { $who } не может сразиться с помощью: { $card }
    [none-does] сражается: { $subject }
    [none-cannot] нельзя сразиться с помощью: { $card }
   *[does] { $who } сражается с помощью: { $card }
  }
step-damage = { $form ->
    [cannot] { $who } не может ранить: { $card }
    [none-does] получает урон: { $subject }
    [none-cannot] нельзя ранить: { $card }
   *[does] { $who } ранит: { $card }
  }
step-heal = { $form ->
    [cannot] { $who } не может исцелить: { $card }
    [none-does] исцеляется: { $subject }
    [none-cannot] нельзя исцелить: { $card }
   *[does] { $who } исцеляет: { $card }
  }
step-tag = { $form ->
    [cannot] { $who } не может пометить на уничтожение: { $card }
    [none-does] помечается на уничтожение: { $subject }
    [none-cannot] нельзя пометить на уничтожение: { $card }
   *[does] { $who } помечает на уничтожение: { $card }
  }
step-destroy = { $form ->
    [cannot] { $who } не может уничтожить: { $card }
    [none-does] уничтожается: { $subject }
    [none-cannot] нельзя уничтожить: { $card }
   *[does] { $who } уничтожает: { $card }
  }
step-destroyed = { $form ->
    [cannot] { $who } не может добить: { $card }
    [none-does] уничтожена карта: { $subject }
    [none-cannot] нельзя добить: { $card }
   *[does] { $who } уничтожил: { $card }
  }
step-return = { $form ->
    [cannot] { $who } не может вернуть: { $card }
    [none-does] возвращается: { $subject }
    [none-cannot] нельзя вернуть: { $card }
   *[does] { $who } возвращает: { $card }
  }
step-archive = { $form ->
    [cannot] { $who } не может архивировать: { $card }
    [none-does] архивируется: { $subject }
    [none-cannot] нельзя архивировать: { $card }
   *[does] { $who } архивирует: { $card }
  }
step-purge = { $form ->
    [cannot] { $who } не может изгнать: { $card }
    [none-does] изгоняется: { $subject }
    [none-cannot] нельзя изгнать: { $card }
   *[does] { $who } изгоняет: { $card }
  }
step-detach = { $form ->
    [cannot] { $who } не может потерять улучшение: { $card }
    [none-does] спадает: { $subject }
    [none-cannot] нельзя потерять улучшение: { $card }
   *[does] { $who } теряет улучшение: { $card }
  }
step-leave = { $form ->
    [cannot] { $who } не может расстаться с картой: { $card }
    [none-does] покидает игру: { $subject }
    [none-cannot] нельзя расстаться с картой: { $card }
   *[does] { $who } расстаётся с картой: { $card }
  }
step-gain = { $form ->
    [cannot] { $who } не может получить Янтарь
    [none-does] Янтарь приходит
    [none-cannot] Янтарь нельзя получить
   *[does] { $who } получает Янтарь
  }
step-steal = { $form ->
    [cannot] у игрока { $name } нельзя украсть Янтарь
    [none-does] Янтарь крадут
    [none-cannot] Янтарь нельзя украсть
   *[does] крадут Янтарь, касается игрока { $name }
  }
step-capture = { $form ->
    [cannot] нельзя захватить Янтарь игрока { $name }
    [none-does] Янтарь захватывают
    [none-cannot] Янтарь нельзя захватить
   *[does] захватывают Янтарь игрока { $name }
  }
step-lose = { $form ->
    [cannot] { $who } не может потерять Янтарь
    [none-does] Янтарь теряется
    [none-cannot] Янтарь нельзя потерять
   *[does] { $who } теряет Янтарь
  }
step-pay = { $form ->
    [cannot] { $who } не может заплатить
    [none-does] происходит плата
    [none-cannot] заплатить нельзя
   *[does] { $who } платит
  }
step-forge = { $form ->
    [cannot] { $who } не может выковать ключ
    [none-does] куётся ключ
    [none-cannot] ключ выковать нельзя
   *[does] { $who } куёт ключ
  }
step-exhaust = { $form ->
    [cannot] { $who } не может истощить: { $card }
    [none-does] истощается: { $subject }
    [none-cannot] нельзя истощить: { $card }
   *[does] { $who } истощает: { $card }
  }
step-ready = { $form ->
    [cannot] { $who } не может подготовить: { $card }
    [none-does] готовится: { $subject }
    [none-cannot] нельзя подготовить: { $card }
   *[does] { $who } готовит: { $card }
  }
step-stun = { $form ->
    [cannot] { $who } не может оглушить: { $card }
    [none-does] оглушается: { $subject }
    [none-cannot] нельзя оглушить: { $card }
   *[does] { $who } оглушает: { $card }
  }
step-unstun = { $form ->
    [cannot] { $who } не может снять оглушение: { $card }
    [none-does] приходит в себя: { $subject }
    [none-cannot] нельзя снять оглушение: { $card }
   *[does] { $who } снимает оглушение: { $card }
  }
step-ward = { $form ->
    [cannot] { $who } не может дать оберег карте: { $card }
    [none-does] получает оберег: { $subject }
    [none-cannot] нельзя дать оберег карте: { $card }
   *[does] { $who } даёт оберег карте: { $card }
  }
step-power = { $form ->
    [cannot] { $who } не может усилить: { $card }
    [none-does] усиливается: { $subject }
    [none-cannot] нельзя усилить: { $card }
   *[does] { $who } усиливает: { $card }
  }
step-attach = { $form ->
    [cannot] { $who } не может прикрепить: { $card }
    [none-does] прикрепляется: { $subject }
    [none-cannot] нельзя прикрепить: { $card }
   *[does] { $who } прикрепляет: { $card }
  }
step-control = { $form ->
    [cannot] { $who } не может взять под контроль: { $card }
    [none-does] переходит под контроль: { $subject }
    [none-cannot] нельзя взять под контроль: { $card }
   *[does] { $who } берёт под контроль: { $card }
  }
step-effect = { $form ->
    [cannot] для игрока { $name } эффект начаться не может
    [none-does] начинается эффект
    [none-cannot] эффект начаться не может
   *[does] для игрока { $name } начинается эффект
  }
step-house = { $form ->
    [cannot] { $who } не может выбрать Дом
    [none-does] Дом выбран
    [none-cannot] Дом выбрать нельзя
   *[does] { $who } выбирает активный Дом
  }
step-turn-start = { $form ->
    [cannot] ход игрока { $name } не может начаться
    [none-does] начинается ход
    [none-cannot] ход начаться не может
   *[does] начинается ход игрока { $name }
  }
step-turn-end = { $form ->
    [cannot] ход игрока { $name } не может кончиться
    [none-does] ход кончается
    [none-cannot] ход кончиться не может
   *[does] кончается ход игрока { $name }
  }
step-chains = { $form ->
    [cannot] оковы игрока { $name } не могут измениться
    [none-does] оковы меняются
    [none-cannot] оковы не могут измениться
   *[does] оковы игрока { $name } меняются
  }
step-reveal = { $form ->
    [cannot] { $who } не может показать: { $card }
    [none-does] показывается: { $subject }
    [none-cannot] нельзя показать: { $card }
   *[does] { $who } показывает: { $card }
  }
step-shuffle = { $form ->
    [cannot] { $who } не может перемешать карты
    [none-does] карты перемешиваются
    [none-cannot] карты нельзя перемешать
   *[does] { $who } перемешивает карты
  }
step-select = { $form ->
    [cannot] { $who } не может отобрать по силе: { $card }
    [none-does] отбирается по силе: { $subject }
    [none-cannot] нельзя отобрать по силе: { $card }
   *[does] { $who } отбирает по силе: { $card }
  }
step-poison = { $form ->
    [cannot] { $who } не может отравить: { $card }
    [none-does] гибнет от яда: { $subject }
    [none-cannot] нельзя отравить: { $card }
   *[does] { $who } отравляет: { $card }
  }
step-release = { $form ->
    [cannot] { $who } не может снять всё с карты: { $card }
    [none-does] остаётся ни с чем: { $subject }
    [none-cannot] нельзя снять всё с карты: { $card }
   *[does] { $who } снимает всё с карты: { $card }
  }
step-take = { $form ->
    [cannot] { $who } не может взять из архива: { $card }
    [none-does] берётся из архива: { $subject }
    [none-cannot] нельзя взять из архива: { $card }
   *[does] { $who } берёт из архива: { $card }
  }
step-put-back = { $form ->
    [cannot] { $who } не может положить в колоду: { $card }
    [none-does] кладётся в колоду: { $subject }
    [none-cannot] нельзя положить в колоду: { $card }
   *[does] { $who } кладёт в колоду: { $card }
  }
step-move = { $form ->
    [cannot] { $who } не может переместить Янтарь
    [none-does] Янтарь перемещается
    [none-cannot] Янтарь нельзя переместить
   *[does] { $who } перемещает Янтарь
  }
step-mulligan = { $form ->
    [cannot] { $who } не может замешать для замены руки: { $card }
    [none-does] замешивается для замены руки: { $subject }
    [none-cannot] нельзя замешать для замены руки: { $card }
   *[does] { $who } замешивает для замены руки: { $card }
  }
step-spare = { $form ->
    [cannot] { $who } не может спасти от уничтожения: { $card }
    [none-does] спасается от уничтожения: { $subject }
    [none-cannot] нельзя спасти от уничтожения: { $card }
   *[does] { $who } спасает от уничтожения: { $card }
  }
step-abduct = { $form ->
    [cannot] { $who } не может унести в свой архив: { $card }
    [none-does] уносится в чужой архив: { $subject }
    [none-cannot] нельзя унести в свой архив: { $card }
   *[does] { $who } уносит в свой архив: { $card }
  }
step-damage-more = { $who } наносит { $amount }: { $card }
step-heal-less = { $who } исцеляет { $card }: { $amount }
step-tag-more = на уничтожение помечается { $subject }
step-spare-less = спасается от уничтожения { $subject }
step-exhaust-more = истощается { $subject }
step-ready-less = { $who } готовит { $card }
step-stun-more = оглушается { $subject }
step-unstun-less = приходит в себя { $subject }
step-ward-more = оберег получает { $subject }
step-ward-less = вместо этого теряет оберег { $subject }
step-power-more = { $amount } получает { $subject }
step-attack-more = с этим существом сражаются впервые за ход: { $subject }
step-gain-more = { $who } получает { $amount }
step-steal-more = { $who } крадёт { $amount }
step-steal-less = у игрока { $name } крадут { $amount }
step-capture-more = { $amount } захватывает { $subject }
step-capture-less = из запаса игрока { $name } уходит { $amount }
step-lose-less = { $who } теряет { $amount }
step-pay-more = { $who } получает плату: { $amount }
step-pay-less = { $who } платит { $amount }
step-forge-more = { $who } куёт { $amount }
step-forge-less = на ключ уходит { $amount }
step-chains-more = { $who } получает { $amount }
step-chains-less = { $who } снимает { $amount }
step-release-more = { $who } забирает { $amount } с карты { $card }
step-release-less = снимается { $amount } с карты { $card }
step-move-more = { $amount } кладётся на карту { $card }
step-move-less = из запаса игрока { $name } перемещается { $amount }
step-turn-start-phase = начинается новый ход игрока { $name }
step-house-choice = { $who } выбирает: { $other }
step-poison-skipped = яд не действует на карту { $card }
step-damage-skipped = урона не получает { $subject }
step-fight-skipped = в бой не вступает { $subject }
step-use-skipped = не применяется { $subject }
step-tag-skipped = карты силы сохраняют жизнь: { $subject }
step-mulligan-skipped = { $who } оставляет руку
step-effect-skipped = { $who } отказывается от способности карты { $card }
step-effect-met = { $who } соглашается на способность карты { $card }
step-use-met = хотя это чужак, разыграть можно: { $subject }
use-play = разыграть { $card }
use-discard = сбросить { $card }
use-reap = собрать жатву: { $card }
use-fight = сразиться: { $card }
use-action = действие: { $card }
use-omni = омни: { $card }
use-unstun = снять оглушение: { $card }
zone-deck = колода
zone-hand = рука
zone-discard = стопка сброса
zone-line = боевая линия
zone-artifacts = ряд артефактов
zone-upgrades = улучшения
zone-archives = архив
zone-purged = изгнанные карты
zone-limbo = в розыгрыше
zone-deck-of = колода { $player }
zone-hand-of = рука { $player }
zone-discard-of = стопка сброса { $player }
zone-line-of = боевая линия { $player }
zone-artifacts-of = артефакты { $player }
zone-upgrades-of = улучшения { $player }
zone-archives-of = архив { $player }
zone-purged-of = изгнанные карты { $player }
zone-limbo-of = в розыгрыше у { $player }
phase-setup = подготовка к игре
phase-key = шаг ковки ключа
phase-house = шаг выбора Дома
phase-main = шаг розыгрыша, сброса и применения карт
phase-ready = шаг подготовки карт
phase-draw = шаг добора карт
type-action = действие
type-artifact = артефакт
type-creature = существо
type-upgrade = улучшение
of-action = действия
of-artifact = артефакта
of-creature = существа
of-upgrade = улучшения
prompt-main = разыграть, сбросить или применить карту?
prompt-house = выберите Дом
prompt-flank = на какой фланг?
prompt-mulligan = замешать руку и взять на одну карту меньше?
prompt-archives = взять архив на руку?
prompt-key-color = какой ключ?
prompt-select = выберите среди существ равной силы
prompt-host = на какое существо?
prompt-spend = сколько Янтаря потратить с этой карты?
prompt-use = как применить?
mode-left = левый фланг
mode-right = правый фланг
mode-red = красный ключ
mode-blue = синий ключ
mode-yellow = жёлтый ключ
mode-brobnar = Дом Бробнар
mode-dis = Дом Дис
mode-logos = Дом Логос
mode-mars = Дом Марс
mode-sanctum = Дом Санктум
mode-shadows = Дом Тени
mode-untamed = Дом Дикие
lasting-may-use = применять можно независимо от Дома: { $subject }
lasting-may-play = { $who } может разыграть карту другого Дома
lasting-no-house-brobnar = оппонент не может выбирать Дом «Бробнар»
lasting-no-house-dis = оппонент не может выбирать Дом «Дис»
lasting-no-house-logos = оппонент не может выбирать Дом «Логос»
lasting-no-house-mars = оппонент не может выбирать Дом «Марс»
lasting-no-house-sanctum = оппонент не может выбирать Дом «Санктум»
lasting-no-house-shadows = оппонент не может выбирать Дом «Тени»
lasting-no-house-untamed = оппонент не может выбирать Дом «Дикие»
resource-amber = { $n } { $n ->
    [one] Янтарь
    [few] Янтаря
   *[many] Янтаря
  }
resource-keys = { $n } { $n ->
    [one] ключ
    [few] ключа
   *[many] ключей
  }
resource-chains = { $n } { $n ->
    [one] звено оков
    [few] звена оков
   *[many] звеньев оков
  }
resource-red = { $n } { $n ->
    [one] красный ключ
    [few] красных ключа
   *[many] красных ключей
  }
resource-blue = { $n } { $n ->
    [one] синий ключ
    [few] синих ключа
   *[many] синих ключей
  }
resource-yellow = { $n } { $n ->
    [one] жёлтый ключ
    [few] жёлтых ключа
   *[many] жёлтых ключей
  }
counter-damage = { $n } { $n ->
    [one] урон
    [few] урона
   *[many] урона
  }
counter-amber = { $n } { $n ->
    [one] Янтарь
    [few] Янтаря
   *[many] Янтаря
  }
counter-power = { $n } { $n ->
    [one] { $case ->
        [acc] карту +1 силы
       *[nom] карта +1 силы
      }
    [few] карты +1 силы
   *[many] карт +1 силы
  }
counter-stun = { $n } { $n ->
    [one] оглушение
    [few] оглушения
   *[many] оглушений
  }
counter-ward = { $n } { $n ->
    [one] оберег
    [few] оберега
   *[many] оберегов
  }
counter-exhausted = { $n } { $n ->
    [one] истощение
    [few] истощения
   *[many] истощений
  }
counter-armor-used = { $n } { $n ->
    [one] урон, поглощённый бронёй
    [few] урона, поглощённого бронёй
   *[many] урона, поглощённого бронёй
  }
counter-elusive-used = { $n } { $n ->
    [one] бой
    [few] боя
   *[many] боёв
  }
counter-tagged = { $n } { $n ->
    [one] { $case ->
        [acc] метку
       *[nom] метка
      }
    [few] метки
   *[many] меток
  }
