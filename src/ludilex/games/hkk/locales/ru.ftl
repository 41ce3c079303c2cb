# Слова HKK; названия карт на всех языках английские.

# ---- Зоны, фазы, типы.
zone-deck = колода
zone-hand = рука
zone-reserve = резерв
zone-guard = пост
zone-table = стол
zone-attached = прикреплённые карты
zone-graveyard = сброс
zone-void = Ничто
zone-queue = очередь реакций
zone-prepared = подготовленные карты
zone-location = местность в игре
zone-deck-of = колода { $player }
zone-hand-of = рука { $player }
zone-reserve-of = резерв { $player }
zone-guard-of = пост { $player }
zone-table-of = стол { $player }
zone-attached-of = прикреплённые карты { $player }
zone-graveyard-of = сброс { $player }
zone-void-of = Ничто { $player }
zone-queue-of = очередь реакций { $player }
zone-prepared-of = подготовленные карты { $player }
phase-preparation = фаза подготовки
phase-draw = фаза взятия
phase-main = главная фаза
phase-swap = фаза перестановки
phase-combat = боевая фаза
phase-healing = фаза лечения
phase-end = конец хода
type-monster = монстр
type-abomination = выродок
type-adventurer = приключенец
type-galetki = галетки
type-avatar = аватар
type-instant = мгновенное заклинание
type-general = общее заклинание
type-enchantment = чары
type-level-up = повышение уровня
type-body-part = часть тела
type-building = строение
type-item = предмет
type-skill = навык
type-location = местность
of-monster = монстр
mode-monster = монстр
of-abomination = выродок
mode-abomination = выродок
of-adventurer = приключенец
mode-adventurer = приключенец
of-galetki = галетки
mode-galetki = галетки
of-avatar = аватар
mode-avatar = аватар
of-instant = мгновенное заклинание
mode-instant = мгновенное заклинание
of-general = общее заклинание
mode-general = общее заклинание
of-enchantment = чары
mode-enchantment = чары
of-level-up = повышение уровня
mode-level-up = повышение уровня
of-body-part = часть тела
mode-body-part = часть тела
of-building = строение
mode-building = строение
of-item = предмет
mode-item = предмет
of-skill = навык
mode-skill = навык
of-location = местность
mode-location = местность

# ---- Варианты.
mode-tharr = Тарр
mode-dornodon = Дорнодон
mode-elenios = Элениос
mode-sheran = Шеран
mode-fairlight = Фэрлайт
mode-leah = Лия
mode-chara-din = Чара-дин
mode-raia = Райя
mode-bufa = Буфа
mode-rhatt = Ратт
mode-colourless = бесцветная
mode-original = исходная версия
mode-renewed = обновлённая версия
mode-search = искать местность
mode-component = компонент
use-strengthen = пожертвовать { $card } для усиления галеток
pay-point = очко магии
pay-component = компонент монстра
pay-sacrifice = жертва
pay-builder = строитель
pay-life = 2 очка жизни

# ---- Вопросы.
prompt-target = выберите цель
prompt-x = выберите X
prompt-pay = чем оплатить?
prompt-confirm = дать ответить или отменить?
prompt-swap = переставить существо между резервом и постом?
prompt-attackers = кто атакует?
prompt-attacked = кого атакует следующее существо?
prompt-strike = кого из нападающих бьёт атакованное существо?
prompt-extract = компонент или жетон на какие галетки?
prompt-capture = кто забирает предмет?
prompt-token = какие галетки получают жетон?
prompt-search = искать местность?
prompt-name = назовите что-то одно
prompt-substitute = заменить часть стоимости?
prompt-window-main = что дальше в главной фазе?
prompt-window-instants = мгновенное или способность?
prompt-window-react = ответить?
prompt-window-save = спасти жизнь?
prompt-window-stage-two = что-нибудь в фазе подготовки?
prompt-may-pay = оплатить?
prompt-choose-take = выберите карту, которую возьмёте в руку
prompt-choose-discard = выберите карту для сброса

# ---- Числа и их изменения.
lasting-damage = урон карты { $subject } на время меняется: { $n }
resource-life = { $n } { $n ->
    [one] очко жизни
    [few] очка жизни
   *[many] очков жизни
  }
resource-points = { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  }
resource-components = { $n } { $n ->
    [one] компонент
    [few] компонента
   *[many] компонентов
  }
resource-most-life = { $n } { $n ->
    [one] наибольшее очко жизни
    [few] наибольших очка жизни
   *[many] наибольших очков жизни
  }
resource-turns = { $n } { $n ->
    [one] ход
    [few] хода
   *[many] ходов
  }
resource-nekron-plays = { $n } { $n ->
    [one] { $case ->
        [acc] разыгранную карту некрона
       *[nom] разыгранная карта некрона
      }
    [few] разыгранные карты некрона
   *[many] разыгранных карт некрона
  }
resource-searching = { $n } { $n ->
    [one] оплаченный поиск
    [few] оплаченных поиска
   *[many] оплаченных поисков
  }
resource-passing = { $n } { $n ->
    [one] преходящее очко магии
    [few] преходящих очка магии
   *[many] преходящих очков магии
  }
counter-damage = { $n } { $n ->
    [one] { $case ->
        [acc] единицу урона
       *[nom] единица урона
      }
    [few] единицы урона
   *[many] единиц урона
  }
counter-strength = { $n } { $n ->
    [one] жетон усиления
    [few] жетона усиления
   *[many] жетонов усиления
  }
counter-poison = { $n } { $n ->
    [one] жетон яда
    [few] жетона яда
   *[many] жетонов яда
  }
shown-passive = пассивна
counter-passive = { $n } { $n ->
    [one] { $case ->
        [acc] пометку пассивности
       *[nom] пометка пассивности
      }
    [few] пометки пассивности
   *[many] пометок пассивности
  }
counter-paid-x = { $n } { $n ->
    [one] { $case ->
        [acc] единицу X
       *[nom] единица X
      }
    [few] единицы X
   *[many] единиц X
  }
counter-used = { $n } { $n ->
    [one] { $case ->
        [acc] пометку применения
       *[nom] пометка применения
      }
    [few] пометки применения
   *[many] пометок применения
  }
counter-levels = { $n } { $n ->
    [one] уровень
    [few] уровня
   *[many] уровней
  }
counter-named-number = { $n } { $n ->
    [one] номер названного
    [few] номера названного
   *[many] номеров названного
  }
counter-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  }
step-damage-more = { $form ->
    [none-does] { $subject } получает { $amount }
   *[does] { $who } наносит { $amount } карте { $subject }
  }
step-passivate-more = { $form ->
    [none-does] { $subject } становится пассивной
   *[does] { $who } делает пассивной карту { $subject }
  }
step-activate-less = { $form ->
    [none-does] { $subject } становится активной
   *[does] { $who } делает активной карту { $subject }
  }
step-build-more = { $form ->
    [none-does] { $subject } становится пассивной как строитель
   *[does] { $who } делает пассивным строителя { $subject }
  }
step-enter-more = { $form ->
    [none-does] { $subject } входит и получает { $amount }
   *[does] { $subject } входит и получает { $amount }, вводит игрок { $name }
  }
step-recover-less = { $form ->
    [none-does] { $subject } вылечивается и теряет { $amount }
   *[does] { $who } лечит { $card } и убирает { $amount }
  }
step-name-more = { $form ->
    [none-does] для карты { $subject } что-то названо
   *[does] { $who } называет что-то для карты { $subject }
  }
step-extract-more = { $form ->
    [none-does] из карты { $subject } извлекается { $amount }
   *[does] { $who } извлекает { $amount } из карты { $subject }
  }
step-pay-less = { $form ->
    [none-does] оплачивается { $amount }
   *[does] { $who } платит { $amount }
  }
step-hurt-less = { $form ->
    [none-does] урон забирает { $amount }
   *[does] { $who } получает урон и теряет { $amount }
  }
step-heal-more = { $form ->
    [none-does] лечение даёт { $amount }
   *[does] { $who } лечит себе { $amount }
  }
step-shed-less = { $form ->
    [none-does] отдаётся { $amount }
   *[does] { $who } отдаёт { $amount }
  }

# ---- Глаголы: существительное и предложение шага.
verb-announce = Объявление
step-announce = { $form ->
    [cannot] { $who } не может объявить { $card }
    [none-does] { $subject } объявляется
    [none-cannot] { $card } нельзя объявить
   *[does] { $who } объявляет { $card }
  }
verb-sacrifice = Жертва
step-sacrifice = { $form ->
    [cannot] { $who } не может принести в жертву { $card }
    [none-does] { $subject } приносится в жертву
    [none-cannot] { $card } нельзя принести в жертву
   *[does] { $who } жертвует { $card }
  }
verb-throw = Сброс в Ничто
step-throw = { $form ->
    [cannot] { $who } не может бросить { $card } в Ничто
    [none-does] { $subject } бросается в Ничто
    [none-cannot] { $card } нельзя бросить в Ничто
   *[does] { $who } бросает { $card } в Ничто
  }
verb-build = Строительство
step-build = { $form ->
    [cannot] { $who } не может использовать как строителя { $card }
    [none-does] { $subject } используется как строитель
    [none-cannot] { $card } нельзя использовать как строителя
   *[does] { $who } строит с помощью карты { $card }
  }
verb-play = Розыгрыш
step-play = { $form ->
    [cannot] { $who } не может разыграть { $card }
    [none-does] { $subject } разыгрывается
    [none-cannot] { $card } нельзя разыграть
   *[does] { $who } разыгрывает { $card }
  }
verb-enter = Вход в игру
step-enter = { $form ->
    [cannot] { $who } не может ввести { $card } в игру
    [none-does] { $subject } вводится в игру
    [none-cannot] { $card } нельзя ввести в игру
   *[does] { $who } вводит { $card } в игру
  }
verb-use = Применение способности
step-use = { $form ->
    [cannot] { $who } не может использовать { $card }
    [none-does] { $subject } используется
    [none-cannot] { $card } нельзя использовать
   *[does] { $who } использует { $card }
  }
verb-damage = Урон
step-damage = { $form ->
    [cannot] { $who } не может нанести урон: карта { $card }
    [none-does] { $subject } получает урон
    [none-cannot] { $card } нельзя нанести урон: карта
   *[does] { $who } наносит урон: карта { $card }
  }
verb-die = Гибель
step-die = { $form ->
    [cannot] { $subject } не может погибнуть в ход игрока { $name }
    [none-does] { $subject } погибает
    [none-cannot] { $subject } не может погибнуть
   *[does] { $subject } погибает в ход игрока { $name }
  }
verb-destroy = Уничтожение
step-destroy = { $form ->
    [cannot] { $who } не может уничтожить { $card }
    [none-does] { $subject } уничтожается
    [none-cannot] { $card } нельзя уничтожить
   *[does] { $who } уничтожает { $card }
  }
verb-return = Возврат в руку
step-return = { $form ->
    [cannot] { $who } не может вернуть { $card } в руку
    [none-does] { $subject } возвращается в руку
    [none-cannot] { $card } нельзя вернуть в руку
   *[does] { $who } возвращает { $card } в руку
  }
verb-take = Взятие в руку
step-take = { $form ->
    [cannot] { $who } не может взять { $card } в руку
    [none-does] { $subject } берётся в руку
    [none-cannot] { $card } нельзя взять в руку
   *[does] { $who } берёт { $card } в руку
  }
verb-discard = Сброс
step-discard = { $form ->
    [cannot] { $who } не может сбросить { $card }
    [none-does] { $subject } сбрасывается
    [none-cannot] { $card } нельзя сбросить
   *[does] { $who } сбрасывает { $card }
  }
verb-draw = Взятие карты
step-draw = { $form ->
    [cannot] { $who } не может взять с колоды { $card }
    [none-does] { $subject } берётся с колоды
    [none-cannot] { $card } нельзя взять с колоды
   *[does] { $who } берёт с колоды { $card }
  }
verb-strengthen = Усиление
step-strengthen = { $form ->
    [cannot] { $who } не может усилить { $card }
    [none-does] { $subject } усиливается
    [none-cannot] { $card } нельзя усилить
   *[does] { $who } усиливает { $card }
  }
verb-poison = Яд
step-poison = { $form ->
    [cannot] { $who } не может отравить { $card }
    [none-does] { $subject } отравляется
    [none-cannot] { $card } нельзя отравить
   *[does] { $who } отравляет { $card }
  }
verb-effect = Начало длительного эффекта
step-effect = { $form ->
    [cannot] { $who } не может начать длительный эффект: карта { $card }
    [none-does] { $subject } попадает под длительный эффект
    [none-cannot] { $card } нельзя начать длительный эффект: карта
   *[does] { $who } начинает длительный эффект: карта { $card }
  }
verb-control = Смена контроля
step-control = { $form ->
    [cannot] { $who } не может взять под контроль { $card }
    [none-does] { $subject } меняет контролирующего
    [none-cannot] { $card } нельзя взять под контроль
   *[does] { $who } берёт под контроль { $card }
  }
verb-capture = Захват
step-capture = { $form ->
    [cannot] { $who } не может захватить { $card }
    [none-does] { $subject } захватывается
    [none-cannot] { $card } нельзя захватить
   *[does] { $who } захватывает { $card }
  }
verb-man = Перестановка
step-man = { $form ->
    [cannot] { $who } не может переставить { $card } между резервом и постом
    [none-does] { $subject } переставляется между резервом и постом
    [none-cannot] { $card } нельзя переставить между резервом и постом
   *[does] { $who } переставляет { $card } между резервом и постом
  }
verb-bury = В сброс
step-bury = { $form ->
    [cannot] { $who } не может положить { $card } в сброс
    [none-does] { $subject } кладётся в сброс
    [none-cannot] { $card } нельзя положить в сброс
   *[does] { $who } кладёт { $card } в сброс
  }
verb-passivate = Пассивация
step-passivate = { $form ->
    [cannot] { $who } не может сделать пассивной карту { $card }
    [none-does] { $subject } становится пассивной
    [none-cannot] { $card } нельзя сделать пассивной карту
   *[does] { $who } делает пассивной карту { $card }
  }
verb-activate = Активация
step-activate = { $form ->
    [cannot] { $who } не может сделать активной карту { $card }
    [none-does] { $subject } становится активной
    [none-cannot] { $card } нельзя сделать активной карту
   *[does] { $who } делает активной карту { $card }
  }
verb-recover = Восстановление
step-recover = { $form ->
    [cannot] { $who } не может вылечить { $card }
    [none-does] { $subject } вылечивается
    [none-cannot] { $card } нельзя вылечить
   *[does] { $who } лечит { $card }
  }
verb-reveal = Показ
step-reveal = { $form ->
    [cannot] { $who } не может показать { $card }
    [none-does] { $subject } показывается
    [none-cannot] { $card } нельзя показать
   *[does] { $who } показывает { $card }
  }
verb-shield = Жертва части тела
step-shield = { $form ->
    [cannot] { $who } не может защитить { $card } частью тела
    [none-does] { $subject } защищается частью тела
    [none-cannot] { $card } нельзя защитить частью тела
   *[does] { $who } защищает { $card } частью тела
  }
verb-create = Создание
step-create = { $form ->
    [cannot] { $who } не может создать с помощью карты { $card }
    [none-does] { $subject } создаётся
    [none-cannot] { $card } нельзя создать с помощью карты
   *[does] { $who } создаёт с помощью карты { $card }
  }
verb-name = Название
step-name = { $form ->
    [cannot] { $who } не может назвать что-то для карты { $card }
    [none-does] { $subject } получает название
    [none-cannot] { $card } нельзя назвать что-то для карты
   *[does] { $who } называет что-то для карты { $card }
  }
verb-level = Повышение уровня
step-level = { $form ->
    [cannot] { $who } не может повысить { $card } в уровне
    [none-does] { $subject } повышается в уровне
    [none-cannot] { $card } нельзя повысить в уровне
   *[does] { $who } повышает { $card } в уровне
  }
verb-prevent = Предотвращение
step-prevent = { $form ->
    [cannot] { $who } не может предотвратить { $card }
    [none-does] { $subject } предотвращается
    [none-cannot] { $card } нельзя предотвратить
   *[does] { $who } предотвращает { $card }
  }
verb-attack = Атака
step-attack = { $form ->
    [cannot] { $who } не может атаковать картой { $card }
    [none-does] { $subject } атакует
    [none-cannot] { $card } нельзя атаковать картой
   *[does] { $who } атакует картой { $card }
  }
verb-token = Жетон
step-token = { $form ->
    [cannot] { $who } не может изменить жетоны на карте { $card }
    [none-does] { $subject } меняет жетоны
    [none-cannot] { $card } нельзя изменить жетоны на карте
   *[does] { $who } меняет жетоны на карте { $card }
  }
verb-resolve = Завершение
step-resolve = { $form ->
    [cannot] { $who } не может завершить { $card }
    [none-does] { $subject } завершается
    [none-cannot] { $card } нельзя завершить
   *[does] { $who } завершает { $card }
  }
verb-pay = Оплата
step-pay = { $form ->
    [cannot] { $who } не может заплатить
    [none-does] происходит оплата
    [none-cannot] заплатить нельзя
   *[does] { $who } платит
  }
verb-hurt = Урон игроку
step-hurt = { $form ->
    [cannot] { $who } не может получить урон
    [none-does] игрок получает урон
    [none-cannot] урон игроку нанести нельзя
   *[does] { $who } получает урон
  }
verb-heal = Лечение
step-heal = { $form ->
    [cannot] { $who } не может лечиться
    [none-does] игрок лечится
    [none-cannot] лечиться нельзя
   *[does] { $who } лечится
  }
verb-preparation = Подготовка
step-preparation = { $form ->
    [cannot] { $who } не может готовиться
    [none-does] идёт подготовка
    [none-cannot] подготовки нет
   *[does] { $who } готовится
  }
verb-gain = Получение
step-gain = { $form ->
    [cannot] { $who } ничего не может получить
    [none-does] что-то приходит
    [none-cannot] ничего нельзя получить
   *[does] { $who } что-то получает
  }
verb-lose = Потеря
step-lose = { $form ->
    [cannot] { $who } ничего не может потерять
    [none-does] что-то теряется
    [none-cannot] ничего нельзя потерять
   *[does] { $who } что-то теряет
  }
verb-extract = Извлечение компонентов
step-extract = { $form ->
    [cannot] { $who } не может извлечь компоненты
    [none-does] извлекаются компоненты
    [none-cannot] компоненты извлечь нельзя
   *[does] { $who } извлекает компоненты
  }
verb-search = Поиск
step-search = { $form ->
    [cannot] { $who } не может искать
    [none-does] идёт поиск
    [none-cannot] искать нельзя
   *[does] { $who } ищет
  }
verb-shuffle = Перемешивание
step-shuffle = { $form ->
    [cannot] { $who } не может перемешать колоду
    [none-does] колода перемешивается
    [none-cannot] перемешать нельзя
   *[does] { $who } перемешивает колоду
  }
verb-substitute = Замена стоимости
step-substitute = { $form ->
    [cannot] { $who } не может заменить стоимость
    [none-does] стоимость заменяется
    [none-cannot] стоимость заменить нельзя
   *[does] { $who } заменяет стоимость
  }
verb-shed = Отказ от жизни
step-shed = { $form ->
    [cannot] { $who } не может отдать жизнь
    [none-does] жизнь отдаётся
    [none-cannot] жизнь отдать нельзя
   *[does] { $who } отдаёт жизнь
  }
verb-turn-start = Начало хода
step-turn-start = { $form ->
    [cannot] { $who } не может начать ход
    [none-does] начинается ход
    [none-cannot] ход начать нельзя
   *[does] { $who } начинает ход
  }
step-draw-skipped = { $who } не берёт карту: колода пуста
step-search-skipped = { $who } не находит местности
step-play-skipped = { $subject } не осуществляется
step-use-skipped = способность карты { $subject } не осуществляется
step-take-skipped = { $who } не находит, что взять
step-create-skipped = { $who } ничего не создаёт: подготовленных карт нет
step-turn-start-phase = начинается ход: { $who }

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
noun-permanent = { $n ->
    [all] { $case ->
        [acc] перманенты
        [gen] перманентов
        [dat] перманентам
       *[nom] перманенты
      }
    [one] { $case ->
        [acc] перманент
        [gen] перманента
        [dat] перманенту
       *[nom] перманент
      }
    [few] { $case ->
        [gen] перманентов
        [dat] перманентам
       *[nom] перманента
      }
   *[many] { $case ->
        [dat] перманентам
       *[nom] перманентов
      }
  }
    .gender = m
noun-adventurer = { $n ->
    [all] { $case ->
        [acc] приключенцев
        [gen] приключенцев
        [dat] приключенцам
       *[nom] приключенцы
      }
    [one] { $case ->
        [acc] приключенца
        [gen] приключенца
        [dat] приключенцу
       *[nom] приключенец
      }
    [few] { $case ->
        [gen] приключенцев
        [dat] приключенцам
       *[nom] приключенца
      }
   *[many] { $case ->
        [dat] приключенцам
       *[nom] приключенцев
      }
  }
    .gender = m
    .animate = yes
noun-galetki = { $n ->
    [all] { $case ->
        [acc] галетки
        [gen] галетки
        [dat] галетки
       *[nom] галетки
      }
    [one] { $case ->
        [acc] галетки
        [gen] галетки
        [dat] галетки
       *[nom] галетки
      }
    [few] { $case ->
        [gen] галетки
        [dat] галетки
       *[nom] галетки
      }
   *[many] { $case ->
        [dat] галетки
       *[nom] галетки
      }
  }
    .gender = m
    .animate = yes
noun-skill = { $n ->
    [all] { $case ->
        [acc] навыки
        [gen] навыков
        [dat] навыкам
       *[nom] навыки
      }
    [one] { $case ->
        [acc] навык
        [gen] навыка
        [dat] навыку
       *[nom] навык
      }
    [few] { $case ->
        [gen] навыков
        [dat] навыкам
       *[nom] навыка
      }
   *[many] { $case ->
        [dat] навыкам
       *[nom] навыков
      }
  }
    .gender = m
noun-item = { $n ->
    [all] { $case ->
        [acc] предметы
        [gen] предметов
        [dat] предметам
       *[nom] предметы
      }
    [one] { $case ->
        [acc] предмет
        [gen] предмета
        [dat] предмету
       *[nom] предмет
      }
    [few] { $case ->
        [gen] предметов
        [dat] предметам
       *[nom] предмета
      }
   *[many] { $case ->
        [dat] предметам
       *[nom] предметов
      }
  }
    .gender = m
np-host = { $case ->
    [acc] носителя
    [gen] носителя
    [dat] носителю
   *[nom] носитель
  }
    .noun = noun-creature
np-a-player = { $case ->
    [acc] игрока
    [gen] игрока
    [dat] игроку
   *[nom] игрок
  }
np-struck = { $case ->
    [nom] та карта
    [acc] ту карту
   *[gen] той карты
  }

# ---- Текст карт: первая строка и стоимость.
card-cost = стоимость: { $cost }
stat-damage = урон { $n }
stat-life = жизнь { $n }
stat-components = компоненты { $n }
stat-structure = прочность { $n }
change-stat-damage = { $n } к урону
change-stat-life = { $n } к жизни
change-stat-level = { $n } к уровню
trait-orc = орк
trait-giant = великан
trait-golem = голем
trait-ash = пепел
trait-snake = змея
trait-elf = эльф
trait-imp = бесёнок
trait-wolf = волк
trait-spider = паук
trait-human = человек
trait-gnome = гном
trait-weapon = оружие
trait-armour = доспех
trait-trap = ловушка
trait-tower = башня
trait-temple = храм
trait-fire = огонь
trait-lightning = молния
trait-cold = холод
trait-mental = разум
trait-instrument = инструмент
price-point = { $form ->
    [cost] { $n } { $n ->
        [one] очко магии
        [few] очка магии
       *[many] очков магии
      }
   *[do] заплатите { $n } { $n ->
        [one] очко магии
        [few] очка магии
       *[many] очков магии
      }
  }
price-component = { $form ->
    [cost] { $n } { $n ->
        [one] компонент
        [few] компонента
       *[many] компонентов
      }
   *[do] заплатите { $n } { $n ->
        [one] компонент
        [few] компонента
       *[many] компонентов
      }
  }
price-nekron = { $form ->
    [cost] { $n } { $n ->
        [one] некрон
        [few] некрона
       *[many] некронов
      }
   *[do] заплатите { $n } { $n ->
        [one] некрон
        [few] некрона
       *[many] некронов
      }
  }
price-passive = { $form ->
    [cost] пассивирование
   *[do] пассивируйте эту карту
  }
price-token = { $form ->
    [cost] { $n } { $n ->
        [one] жетон с неё
        [few] жетона с неё
       *[many] жетонов с неё
      }
   *[do] снимите { $n } { $n ->
        [one] жетон
        [few] жетона
       *[many] жетонов
      } с этой карты
  }
price-special-builder = { $form ->
    [cost] { $n } { $n ->
        [one] особый строитель
        [few] особых строителя
       *[many] особых строителей
      }
   *[do] используйте особых строителей: { $n }
  }
price-builder = { $form ->
    [cost] { $n } { $n ->
        [one] строитель
        [few] строителя
       *[many] строителей
      }
   *[do] используйте строителей: { $n }
  }
price-sacrifice = { $form ->
    [cost] { $n } { $n ->
        [one] { $case ->
            [acc] жертву
           *[nom] жертва
          }
        [few] жертвы
       *[many] жертв
      }
   *[do] принесите в жертву перманенты: { $n }
  }
price-shard = { $form ->
    [cost] { $n } { $n ->
        [one] осколок Зана
        [few] осколка Зана
       *[many] осколков Зана
      }
   *[do] заплатите { $n } { $n ->
        [one] осколок Зана
        [few] осколка Зана
       *[many] осколков Зана
      }
  }
price-this = { $form ->
    [cost] жертва этой карты
   *[do] принесите эту карту в жертву
  }
price-life = { $form ->
    [cost] { $n } { $n ->
        [one] очко жизни
        [few] очка жизни
       *[many] очков жизни
      }
   *[do] заплатите { $n } { $n ->
        [one] очко жизни
        [few] очка жизни
       *[many] очков жизни
      }
  }
price-cost = { $form ->
    [cost] { $n }
   *[do] заплатите { $n }
  }
constant-cost = { $cards } { $many ->
    [yes] стоят
   *[no] стоит
  } на { $what } { $how ->
    [less] меньше
   *[more] больше
  }
    .what = acc
for-each-changed = за { $each } { $body }
currency-point = очков магии
currency-component = компонентов
currency-nekron = некронов
currency-sacrifice = жертв
currency-shard = осколков Зана
currency-builder = строителей
currency-life = очков жизни
currency-passive = пассивирования
currency-token = жетонов
currency-special-builder = особых строителей
currency-this = жертвы карты
substitution = { $once ->
    [yes] раз в ход, когда
   *[no] когда
  } вы платите стоимость, вместо всех { $old } в ней вы можете заплатить { $much ->
    [some] { $amount }
   *[same] столько же { $new }
  }
mod-played-by-me = разыгрываемые вами
    .at = before
mod-played-by-opponent = разыгрываемые оппонентом
    .at = before
cost-varies = знак ? в её стоимости — это { $what }
special-builder = особый строитель для неё — { $what }
amount-of-level = её уровень
amount-of-other-cards = число других карт на вашей руке
amount-of-base-cost = базовая стоимость { $it ->
    [yes] её цели
   *[no] этой карты
  }
each-base-cost = каждое очко базовой стоимости { $it ->
    [yes] цели
   *[no] этой карты
  }
each-skill-level = каждый ваш навык { $name }

# ---- Текст карт: свойства.
keyword-hand-icon = символ руки
keyword-flying = полёт
keyword-magical-attack = магическая атака
keyword-magical-defence = магическая защита
keyword-resistant = сопротивление
keyword-fog = туман
keyword-anchor = якорь
keyword-venom = отравление { $n }
keyword-fire = огонь { $n }
keyword-builders = считается за { $n } { $n ->
    [one] строителя
   *[other] строителей
  }
keyword-no-attack = запрет атаковать
keyword-petrified = окаменение
keyword-any-carrier = его может держать любое существо
keyword-reaction = реакция
keyword-life-saving = спасающий эффект
keyword-named = именной приключенец
keyword-no-search = без поиска местности
keyword-cheap-search = поиск местности дешевле на { $n }
keyword-more-draws = карт в фазе взятия больше на { $n }
keyword-pays-x = значение X выбирается при розыгрыше
keyword-foreign-turn = можно разыграть и в ход оппонента
answers = ответ на следующее: { $what }
answers-card = розыгрыш любой карты
answers-instant = розыгрыш мгновенной карты
answers-general = розыгрыш общей карты
answers-enchantment = розыгрыш чар
answers-spell = розыгрыш заклинания
answers-use = применение способности

# ---- Текст карт: места и какой должна быть карта.
from-hand = { $whose ->
    [they] со своей руки
   *[you] с вашей руки
  }
in-hand = на { $whose ->
    [they] его
   *[you] вашей
  } руке
from-graveyard = из { $whose ->
    [they] своего
   *[you] вашего
  } сброса
from-deck = из { $whose ->
    [they] своей
   *[you] вашей
  } колоды
from-guard-any = на посту
    .noun = noun-creature
    .outer = 2
in-guard-any = на посту
    .noun = noun-creature
    .outer = 2
in-reserve = в вашем резерве
    .noun = noun-creature
while-reserve = { "" }
while-guard = { "" }
while-table = { "" }
while-attached = { "" }
while-location = { "" }
while-hand = { "" }
while-queue = { "" }
mod-color-tharr = цвета { mode-tharr }
mod-color-dornodon = цвета { mode-dornodon }
mod-color-elenios = цвета { mode-elenios }
mod-color-sheran = цвета { mode-sheran }
mod-color-fairlight = цвета { mode-fairlight }
mod-color-leah = цвета { mode-leah }
mod-color-chara-din = цвета { mode-chara-din }
mod-color-raia = цвета { mode-raia }
mod-color-bufa = цвета { mode-bufa }
mod-color-rhatt = цвета { mode-rhatt }
mod-active = { $n ->
    [all] { $case ->
        [gen] активных
        [dat] активным
        [acc] { $animate ->
            [yes] активных
           *[no] активные
          }
       *[nom] активные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] активного
            [dat] активному
            [acc] { $animate ->
                [yes] активного
               *[no] активный
              }
           *[nom] активный
          }
        [n] { $case ->
            [gen] активного
            [dat] активному
           *[nom] активное
          }
       *[f] { $case ->
            [nom] активная
            [acc] активную
           *[gen] активной
          }
      }
   *[many] { $case ->
        [dat] активным
       *[gen] активных
      }
  }
    .at = before
mod-passive = { $n ->
    [all] { $case ->
        [gen] пассивных
        [dat] пассивным
        [acc] { $animate ->
            [yes] пассивных
           *[no] пассивные
          }
       *[nom] пассивные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] пассивного
            [dat] пассивному
            [acc] { $animate ->
                [yes] пассивного
               *[no] пассивный
              }
           *[nom] пассивный
          }
        [n] { $case ->
            [gen] пассивного
            [dat] пассивному
           *[nom] пассивное
          }
       *[f] { $case ->
            [nom] пассивная
            [acc] пассивную
           *[gen] пассивной
          }
      }
   *[many] { $case ->
        [dat] пассивным
       *[gen] пассивных
      }
  }
    .at = before
mod-held = в руку
mod-of-named-type = названного типа
mod-dying = при смерти
    .outer = 3

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
heal = { $form ->
    [do] восстановите
    [does] восстанавливает
   *[may] восстановить
  } { $n } { $n ->
    [one] очко жизни
    [few] очка жизни
   *[many] очков жизни
  }
shed = { $form ->
    [do] потеряйте
    [does] теряет
   *[may] потерять
  } { $n } { $n ->
    [one] очко жизни
    [few] очка жизни
   *[many] очков жизни
  }
opponent-sheds = ваш оппонент теряет { $n } { $n ->
    [one] очко жизни
    [few] очка жизни
   *[many] очков жизни
  }
gain-points = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  }{ $passing ->
    [yes] {""}; неистраченные теряются в конце хода
   *[no] {""}
  }
lose-points = { $form ->
    [do] потеряйте
    [does] теряет
   *[may] потерять
  } { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  }{ $passing ->
    [yes] {""}; неистраченные теряются в конце хода
   *[no] {""}
  }
chosen-lose-points = { $who } теряет { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  }{ $passing ->
    [yes] {""}; неистраченные теряются в конце хода
   *[no] {""}
  }
chosen-gain-points = { $who } получает { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  }{ $passing ->
    [yes] {""}; неистраченные теряются в конце хода
   *[no] {""}
  }
pay-or-else = заплатите { $n } { $n ->
    [one] очко магии
    [few] очка магии
   *[many] очков магии
  } или положите эту карту в сброс
deal = { $form ->
    [do] нанесите
    [does] наносит
   *[may] нанести
  } { $light ->
    [yes] { $obj } { $n } урона
   *[no] { $n } урона { $obj }
  }
    .case = dat
discard-at-random = ваш оппонент сбрасывает случайную карту
take = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj } на руку
then-shuffle = { $body }; перемешайте вашу колоду
put-into-play = { $form ->
    [do] введите
    [does] вводит
   *[may] ввести
  } { $obj } в игру
create = { $form ->
    [do] создайте
    [does] создаёт
   *[may] создать
  } { $name }
destroy = { $form ->
    [do] уничтожьте
    [does] уничтожает
   *[may] уничтожить
  } { $obj }
to-owners-hand = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } в руку владельца
turn-passive = { $form ->
    [do] пассивируйте
    [does] пассивирует
   *[may] пассивировать
  } { $obj }
turn-either = { $form ->
    [do] пассивируйте
    [does] пассивирует
   *[may] пассивировать
  } { $obj }, а пассивное активируйте
survive = { $obj } остаётся в игре с 1 очком жизни
    .case = nom
name-type = { $form ->
    [do] назовите
    [does] называет
   *[may] назвать
  } тип карты
shift-color = до конца хода один из цветов { $obj } становится другим, который вы назовёте
    .case = gen
prevent = предотвратите действие, на которое это ответ
count-poison = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } на { $obj }
count-token = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } на { $obj }
move-discard-graveyard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
actor-each-other-player = ваш оппонент
actor-each-other-player-may = ваш оппонент может

# ---- Текст карт: способности и то, что действует.
when-preparation = { $who ->
    [you] в вашу фазу подготовки
    [other] в фазу подготовки оппонента
    [carrier] в фазу подготовки того, кто контролирует носителя,
   *[any] в фазу подготовки
  }
    .join = moment
when-hurt = когда { $who ->
    [you] вы получаете урон
    [other] ваш оппонент получает урон
   *[any] игрок получает урон
  }
when-damage = когда { $obj } получает урон
    .case = nom
cannot-attack-now = { $subj } не может атаковать
is-petrified = { $subj } окаменевает
by-this = от этой карты
cond-this-active = эта карта активна
cond-unused = вы ещё не применяли её в этот ход
in-main-phase = в вашу главную фазу
until-turn = до конца хода { $body }
is-immune-to-sources = на { $subj } не действуют другие карты, кроме прикреплённых
    .case = acc
is-immune-to-all = на { $subj } не действуют никакие другие карты
    .case = acc

# ---- Стоимость: что её меняет.
verb-price = Определение стоимости
step-price = { $form ->
    [cannot] для { $who } эффект не меняет стоимость карты { $card }
    [none-does] стоимость карты { $card } определена, в очках магии: { $many }
    [none-cannot] эффект не меняет стоимость карты { $card }
   *[does] для { $who } стоимость карты { $card } определена, в очках магии: { $many }
  }

# ---- What is printed on a card besides what it does.
printed-rarity = Редкость: { $rarity }
printed-here = Сделана для этой программы: на ней нет ни мира, ни художника, ни автора, ни года
printed-common = обычная
printed-uncommon = необычная
printed-rare = редкая
printed-ultra-rare = ультраредкая
printed-rule-card = Рамка целиком оранжевая: карта правил
printed-follower = Рамка целиком оранжевая: последователь
printed-guild = Рамка целиком в цвете бога: гильдия
printed-token = Вид токена: рисунок занимает большую часть карты
printed-flavour = Художественный текст: { $text }

# ---- Слова, которые не типы; сдержанный урон.
mode-creature = существо
mode-non-creature = не-существо
mode-spell = заклинание
mode-attached-card = прикреплённая карта
mode-zan-shard = осколок Зана
mode-less-damage = меньше урона
