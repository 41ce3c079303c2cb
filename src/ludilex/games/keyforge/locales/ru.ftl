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
    [cannot] { $who } не может сбросить улучшение: { $card }
    [none-does] спадает улучшение: { $subject }
    [none-cannot] нельзя сбросить улучшение: { $card }
   *[does] { $who } сбрасывает улучшение: { $card }
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
step-power-more = { $subject } получает { $amount }
step-attack-more = с этим существом сражаются впервые за ход: { $subject }
step-gain-more = { $who } получает { $amount }
step-steal-more = { $who } крадёт { $amount }
step-steal-less = у игрока { $name } крадут { $amount }
step-capture-more = { $subject } захватывает { $amount }
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

# ---- Текст карт: существительные.
noun-creature = { $n ->
    [all] { $case ->
        [acc] существ
        [gen] существ
        [dat] существам
       *[nom] существа
      }
    [one] { $case ->
        [acc] существо
        [gen] существа
        [dat] существу
       *[nom] существо
      }
    [few] { $case ->
        [gen] существ
        [dat] существам
       *[nom] существа
      }
   *[many] { $case ->
        [dat] существам
       *[nom] существ
      }
  }
    .gender = n
    .animate = yes
noun-artifact = { $n ->
    [all] { $case ->
        [acc] артефакты
        [gen] артефактов
        [dat] артефактам
       *[nom] артефакты
      }
    [one] { $case ->
        [acc] артефакт
        [gen] артефакта
        [dat] артефакту
       *[nom] артефакт
      }
    [few] { $case ->
        [gen] артефактов
        [dat] артефактам
       *[nom] артефакта
      }
   *[many] { $case ->
        [dat] артефактам
       *[nom] артефактов
      }
  }
    .gender = m
noun-upgrade = { $n ->
    [all] { $case ->
        [acc] улучшения
        [gen] улучшений
        [dat] улучшениям
       *[nom] улучшения
      }
    [one] { $case ->
        [acc] улучшение
        [gen] улучшения
        [dat] улучшению
       *[nom] улучшение
      }
    [few] { $case ->
        [gen] улучшений
        [dat] улучшениям
       *[nom] улучшения
      }
   *[many] { $case ->
        [dat] улучшениям
       *[nom] улучшений
      }
  }
    .gender = n
noun-action = { $n ->
    [all] { $case ->
        [acc] карты действия
        [gen] карт действия
        [dat] картам действия
       *[nom] карты действия
      }
    [one] { $case ->
        [acc] карту действия
        [gen] карты действия
        [dat] карте действия
       *[nom] карта действия
      }
    [few] { $case ->
        [gen] карт действия
        [dat] картам действия
       *[nom] карты действия
      }
   *[many] { $case ->
        [dat] картам действия
       *[nom] карт действия
      }
  }
    .gender = f

# ---- Текст карт: первая строка.
house-brobnar = Дом Бробнар
house-dis = Дом Дис
house-logos = Дом Логос
house-mars = Дом Марс
house-sanctum = Дом Санктум
house-shadows = Дом Тени
house-untamed = Дом Дикие
card-house = { $types }, { $house }
stat-power = сила { $n }
stat-armor = броня { $n }
stat-bonus = бонус: { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
change-stat-power = { $n } к силе
change-stat-armor = { $n } к броне
trait-angel = ангел
trait-beast = зверь
trait-cyborg = киборг
trait-demon = демон
trait-dragon = дракон
trait-elf = эльф
trait-faerie = фея
trait-giant = великан
trait-horseman = всадник
trait-human = человек
trait-imp = бес
trait-item = предмет
trait-knight = рыцарь
trait-location = место
trait-martian = марсианин
trait-merchant = торговец
trait-power = могущество
trait-priest = жрец
trait-quest = поход
trait-scientist = учёный
trait-soldier = солдат
trait-specter = призрак
trait-spirit = дух
trait-thief = вор
trait-vehicle = машина
trait-weapon = оружие

# ---- Текст карт: свойства.
keyword-taunt = провокация
keyword-elusive = неуловимость
keyword-skirmish = стычка
keyword-poison = яд
keyword-assault = натиск { $n }
keyword-hazardous = опасность { $n }
keyword-enters-ready = входит в игру готовым

# ---- Текст карт: места.
adj-friendly = { $n ->
    [all] { $case ->
        [gen] дружественных
        [dat] дружественным
        [acc] { $animate ->
            [yes] дружественных
           *[no] дружественные
          }
       *[nom] дружественные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] дружественного
            [dat] дружественному
            [acc] { $animate ->
                [yes] дружественного
               *[no] дружественный
              }
           *[nom] дружественный
          }
        [n] { $case ->
            [gen] дружественного
            [dat] дружественному
           *[nom] дружественное
          }
       *[f] { $case ->
            [nom] дружественная
            [acc] дружественную
           *[gen] дружественной
          }
      }
   *[many] { $case ->
        [dat] дружественным
       *[gen] дружественных
      }
  }
adj-enemy = { $n ->
    [all] { $case ->
        [gen] вражеских
        [dat] вражеским
        [acc] { $animate ->
            [yes] вражеских
           *[no] вражеские
          }
       *[nom] вражеские
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] вражеского
            [dat] вражескому
            [acc] { $animate ->
                [yes] вражеского
               *[no] вражеский
              }
           *[nom] вражеский
          }
        [n] { $case ->
            [gen] вражеского
            [dat] вражескому
           *[nom] вражеское
          }
       *[f] { $case ->
            [nom] вражеская
            [acc] вражескую
           *[gen] вражеской
          }
      }
   *[many] { $case ->
        [dat] вражеским
       *[gen] вражеских
      }
  }
from-line = { adj-friendly }
    .at = before
    .noun = noun-creature
from-line-other = { adj-enemy }
    .at = before
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
from-artifacts = { adj-friendly }
    .at = before
    .noun = noun-artifact
from-artifacts-other = { adj-enemy }
    .at = before
    .noun = noun-artifact
from-artifacts-any = { "" }
    .noun = noun-artifact
from-upgrades = { adj-friendly }
    .at = before
    .noun = noun-upgrade
from-upgrades-other = { adj-enemy }
    .at = before
    .noun = noun-upgrade
from-upgrades-any = { "" }
    .noun = noun-upgrade
in-line = { adj-friendly }
    .at = before
    .noun = noun-creature
in-line-other = { adj-enemy }
    .at = before
    .noun = noun-creature
in-line-any = { "" }
    .noun = noun-creature
in-artifacts = { adj-friendly }
    .at = before
    .noun = noun-artifact
in-artifacts-other = { adj-enemy }
    .at = before
    .noun = noun-artifact
in-artifacts-any = { "" }
    .noun = noun-artifact
in-upgrades = { adj-friendly }
    .at = before
    .noun = noun-upgrade
in-upgrades-other = { adj-enemy }
    .at = before
    .noun = noun-upgrade
in-upgrades-any = { "" }
    .noun = noun-upgrade
mod-mine = { adj-friendly }
    .at = before
    .outer = 1
mod-theirs = { adj-enemy }
    .at = before
    .outer = 1
from-hand = { $whose ->
    [they] со своей руки
   *[you] с вашей руки
  }
in-hand = на { $whose ->
    [they] его
   *[you] вашей
  } руке
from-discard = из { $whose ->
    [they] своего
   *[you] вашего
  } сброса
from-discard-any = из любого сброса
from-deck = из { $whose ->
    [they] своей
   *[you] вашей
  } колоды
from-archives = из { $whose ->
    [they] своего
   *[you] вашего
  } архива
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } { $whose ->
    [they] его
   *[you] вашей
  } колоды
while-deck = { "" }
while-hand = { "" }
while-discard = { "" }
while-line = { "" }
while-artifacts = { "" }
while-upgrades = { "" }
while-archives = { "" }
while-purged = { "" }
while-limbo = { "" }

# ---- Текст карт: какой должна быть карта.
mod-stat-power = с силой { $how ->
    [some] больше 0
    [none] 0
    [least] не меньше { $n }
    [most] не больше { $n }
    [less] меньше { $n }
    [more] больше { $n }
    [other] не { $n }
   *[equal] { $n }
  }
mod-counter-damage = { $how ->
    [some] с уроном
    [none] без урона
    [least] с уроном не меньше { $n }
    [most] с уроном не больше { $n }
    [less] с уроном меньше { $n }
    [more] с уроном больше { $n }
    [other] с уроном не { $n }
   *[equal] с уроном { $n }
  }
mod-counter-amber = { $how ->
    [some] с Янтарём
    [none] без Янтаря
    [least] с Янтарём не меньше { $n }
    [most] с Янтарём не больше { $n }
    [less] с Янтарём меньше { $n }
    [more] с Янтарём больше { $n }
    [other] с Янтарём не { $n }
   *[equal] с Янтарём { $n }
  }
mod-on-flank = на фланге
mod-not-on-flank = не на фланге
mod-of-house = ({ $house })
    .outer = -2
mod-not-of-house = (не { $house })
    .outer = -2
mod-trait = с чертой «{ $trait }»
mod-no-trait = без черты «{ $trait }»
mod-neighbor = { $n ->
    [all] { $case ->
        [gen] соседних
        [dat] соседним
        [acc] { $animate ->
            [yes] соседних
           *[no] соседние
          }
       *[nom] соседние
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] соседнего
            [dat] соседнему
            [acc] { $animate ->
                [yes] соседнего
               *[no] соседний
              }
           *[nom] соседний
          }
        [n] { $case ->
            [gen] соседнего
            [dat] соседнему
           *[nom] соседнее
          }
       *[f] { $case ->
            [nom] соседняя
            [acc] соседнюю
           *[gen] соседней
          }
      }
   *[many] { $case ->
        [dat] соседним
       *[gen] соседних
      }
  }
    .at = before
mod-neighbor-of-it = { $n ->
    [all] { $case ->
        [gen] соседних с ним
        [dat] соседним с ним
        [acc] { $animate ->
            [yes] соседних с ним
           *[no] соседние с ним
          }
       *[nom] соседние с ним
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] соседнего с ним
            [dat] соседнему с ним
            [acc] { $animate ->
                [yes] соседнего с ним
               *[no] соседний с ним
              }
           *[nom] соседний с ним
          }
        [n] { $case ->
            [gen] соседнего с ним
            [dat] соседнему с ним
           *[nom] соседнее с ним
          }
       *[f] { $case ->
            [nom] соседняя с ним
            [acc] соседнюю с ним
           *[gen] соседней с ним
          }
      }
   *[many] { $case ->
        [dat] соседним с ним
       *[gen] соседних с ним
      }
  }
    .at = before
mod-random = { $n ->
    [all] { $case ->
        [gen] случайных
        [dat] случайным
        [acc] { $animate ->
            [yes] случайных
           *[no] случайные
          }
       *[nom] случайные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] случайного
            [dat] случайному
            [acc] { $animate ->
                [yes] случайного
               *[no] случайный
              }
           *[nom] случайный
          }
        [n] { $case ->
            [gen] случайного
            [dat] случайному
           *[nom] случайное
          }
       *[f] { $case ->
            [nom] случайная
            [acc] случайную
           *[gen] случайной
          }
      }
   *[many] { $case ->
        [dat] случайным
       *[gen] случайных
      }
  }
    .at = before
mod-most-powerful = { $n ->
    [all] { $case ->
        [gen] сильнейших
        [dat] сильнейшим
        [acc] { $animate ->
            [yes] сильнейших
           *[no] сильнейшие
          }
       *[nom] сильнейшие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] сильнейшего
            [dat] сильнейшему
            [acc] { $animate ->
                [yes] сильнейшего
               *[no] сильнейший
              }
           *[nom] сильнейший
          }
        [n] { $case ->
            [gen] сильнейшего
            [dat] сильнейшему
           *[nom] сильнейшее
          }
       *[f] { $case ->
            [nom] сильнейшая
            [acc] сильнейшую
           *[gen] сильнейшей
          }
      }
   *[many] { $case ->
        [dat] сильнейшим
       *[gen] сильнейших
      }
  }
    .at = before
    .outer = 2
mod-least-powerful = { $n ->
    [all] { $case ->
        [gen] слабейших
        [dat] слабейшим
        [acc] { $animate ->
            [yes] слабейших
           *[no] слабейшие
          }
       *[nom] слабейшие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] слабейшего
            [dat] слабейшему
            [acc] { $animate ->
                [yes] слабейшего
               *[no] слабейший
              }
           *[nom] слабейший
          }
        [n] { $case ->
            [gen] слабейшего
            [dat] слабейшему
           *[nom] слабейшее
          }
       *[f] { $case ->
            [nom] слабейшая
            [acc] слабейшую
           *[gen] слабейшей
          }
      }
   *[many] { $case ->
        [dat] слабейшим
       *[gen] слабейших
      }
  }
    .at = before
    .outer = 2
np-host = { $case ->
    [gen] улучшенного существа
    [dat] улучшенному существу
   *[nom] улучшенное существо
  }
    .noun = noun-creature
np-opposing = { $case ->
    [acc] противника
    [gen] противника
    [dat] противнику
   *[nom] противник
  }
    .noun = noun-creature
np-if-destroyed = то существо, если оно уничтожено
    .noun = noun-creature
register-the-creature-chosen-first = { $case ->
    [gen] первого выбранного существа
    [dat] первому выбранному существу
   *[nom] первое выбранное существо
  }
each-keys-opponent = каждый ключ вашего оппонента
fighting-this = в бою с этим существом
actor-each-other-player = ваш оппонент
actor-each-other-player-may = ваш оппонент может

# ---- Текст карт: эффекты.
draw = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
  }
plus = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $amount }
plus-each = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $amount } за { $each }
steal = { $form ->
    [do] украдите
    [does] крадёт
   *[may] украсть
  } { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
lose = { $form ->
    [do] потеряйте
    [does] теряет
   *[may] потерять
  } { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
opponent-loses = ваш оппонент теряет { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
captures = { $subj } { $many ->
    [yes] захватывают
   *[no] захватывает
  } { $many ->
    [yes] по{" "}
   *[no] { "" }
  }{ $n } { $n ->
    [one] { $many ->
        [yes] Янтарю
       *[no] Янтарь
      }
   *[many] Янтаря
  }
move-amber = { $form ->
    [do] переместите
    [does] перемещает
   *[may] переместить
  } { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  } из { $whose ->
    [they] его
   *[you] вашего
  } запаса на { $obj }
gain-chains = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $n } { $n ->
    [one] звено
    [few] звена
   *[many] звеньев
  } оков
deal = { $form ->
    [do] нанесите
    [does] наносит
   *[may] нанести
  } { $light ->
    [yes] { $obj } { $n } урона
   *[no] { $n } урона { $obj }
  }
    .case = dat
destroy = { $form ->
    [do] уничтожьте
    [does] уничтожает
   *[may] уничтожить
  } { $obj }
sacrifice = { $form ->
    [do] принесите
    [does] приносит
   *[may] принести
  } { $obj } в жертву
heal = { $form ->
    [do] исцелите
    [does] исцеляет
   *[may] исцелить
  } { $n } урона у { $obj }
    .case = gen-after
heal-fully = { $form ->
    [do] полностью исцелите
    [does] полностью исцеляет
   *[may] полностью исцелить
  } { $obj }
mark-stun-stun = { $form ->
    [do] оглушите
    [does] оглушает
   *[may] оглушить
  } { $obj }
mark-exhaust-exhausted = { $form ->
    [do] истощите
    [does] истощает
   *[may] истощить
  } { $obj }
mark-ready-exhausted-off = { $form ->
    [do] подготовьте
    [does] подготавливает
   *[may] подготовить
  } { $obj }
mark-ward-ward = { $form ->
    [do] дайте
    [does] даёт
   *[may] дать
  } оберег { $obj }
    .case = dat
play = { $form ->
    [do] разыграйте
    [does] разыгрывает
   *[may] разыграть
  } { $obj }
put-into-play = { $form ->
    [do] введите
    [does] вводит
   *[may] ввести
  } { $obj } в игру под { $whose ->
    [they] свой контроль
   *[you] ваш контроль
  }
use = { $form ->
    [do] используйте
    [does] использует
   *[may] использовать
  } { $obj }{ $foreign ->
    [yes] { " " }как собственную карту
   *[no] { "" }
  }
  } { $obj }
fight-with = { $form ->
    [do] отправьте
    [does] отправляет
   *[may] отправить
  } { $obj } в бой
swap-deck = { $form ->
    [do] поменяйте
    [does] меняет
   *[may] поменять
  } местами { $whose ->
    [they] свою колоду и свой сброс
   *[you] вашу колоду и ваш сброс
  } и перемешайте новую колоду
count-power = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } на { $obj }
show-reveal = { $form ->
    [do] покажите
    [does] показывает
   *[may] показать
  } { $obj }
move-discard-discard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
move-return-hand-owner = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } в руку { $many ->
    [yes] владельцев
   *[no] владельца
  }
move-archive-archives-owner = { $form ->
    [do] архивируйте
    [does] архивирует
   *[may] архивировать
  } { $obj }
move-abduct-archives = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } в { $whose ->
    [they] свой архив
   *[you] ваш архив
  }
move-purge-purged-owner = { $form ->
    [do] изгоните
    [does] изгоняет
   *[may] изгнать
  } { $obj }
move-put-back-deck-owner = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } на верх { $many ->
    [yes] колод владельцев
   *[no] колоды владельца
  }
move-put-back-deck-owner-bottom = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } под низ колоды владельца

# ---- Текст карт: способности и то, что действует.
label-played = розыгрыш
label-reap = жатва
label-fight = бой
label-attack = перед боем
label-tag = уничтожение
label-leave = покидая игру
label-action = действие
label-omni = Омни
put-back-purged = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } на поле каждое существо, изгнанное этой картой, под контроль владельца
when-forge = когда { $who ->
    [you] вы куёте
    [other] ваш оппонент куёт
   *[any] кто-нибудь куёт
  } ключ
when-destroyed = когда уничтожается { $obj }
    .case = nom
when-played = когда { $who ->
    [you] вы разыгрываете
    [other] ваш оппонент разыгрывает
   *[any] кто-нибудь разыгрывает
  } { $obj }
when-fight = когда сражается { $obj }
    .case = nom
when-leave = когда { $obj } покидает игру
    .case = nom
would-destroy = вместо уничтожения { $subj }
    .case = gen
cannot-play = { $who ->
    [opponent] ваш оппонент не может разыгрывать карты
    [you] вы не можете разыгрывать карты
   *[card] { $subj } нельзя разыграть
  }
    .case = acc
until-turn = до конца хода { $body }
span-turn-once = один раз до конца хода
span-turn-each = до конца хода
span-never-once = { "" }
at-turn-end-never = в конце хода
every-house = { $subj } принадлежит всем Домам
toll-use = чтобы использовать { $subj }, ваш оппонент должен заплатить вам { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
    .case = acc
toll-play = чтобы разыграть { $subj }, ваш оппонент должен заплатить вам { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
    .case = acc
no-blows = { $subj } не наносит урона в бою
shares-damage = урон, который получило бы { $subj }, вместо этого получает это существо
key-amber = вы можете тратить Янтарь с { $subj } на ковку ключей
    .case = gen-after
