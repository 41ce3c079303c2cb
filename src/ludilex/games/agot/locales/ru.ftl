# Слова игры A Game of Thrones.
verb-kill = Убийство
verb-discard = Сброс из игры
verb-return = Возврат на руку
verb-leave = Уход
verb-kneel = Преклонение
verb-stand = Подъём
verb-control = Смена контроля
verb-attach = Прикрепление
verb-play = Розыгрыш
verb-put = Ввод в игру
verb-duplicate = Дубликат
verb-draw = Взятие
verb-take = Взятие на руку
verb-discard-hand = Сброс с руки
verb-reveal-plot = Открытие замысла
verb-attack = Назначение зачинщика
verb-defend = Назначение защитника
verb-bypass = Обход скрытностью
verb-remove = Вывод из вызова
verb-save = Спасение
verb-cancel = Отмена
verb-use-plot = Использованный замысел
verb-redirect = Другое место
verb-place = Выкладывание
verb-recover = Возвращение
verb-put-on-deck = На колоду
verb-discard-from-deck = Сброс из колоды
verb-shuffle-in = Замешивание
verb-claim-power = Получение власти
verb-move-power = Перемещение власти
verb-effect = Начинается длительный эффект
verb-gold = Золото
verb-phase-begins = Начало фазы
verb-phase-ends = Конец фазы
verb-dominance = Господство
verb-challenge-ends = Вызов заканчивается
verb-first-player = Первый игрок
# ---- Шаги.
step-kill = { $form ->
    [cannot] { $who } не может убить { $card }
    [none-does] убивают { $card }
    [none-cannot] нельзя убить { $card }
   *[does] { $who } убивает { $card }
  }
step-discard = { $form ->
    [cannot] { $who } не может сбросить { $card } из игры
    [none-does] сбрасывают { $card } из игры
    [none-cannot] нельзя сбросить { $card } из игры
   *[does] { $who } сбрасывает { $card } из игры
  }
step-return = { $form ->
    [cannot] { $who } не может вернуть { $card } на руку
    [none-does] возвращают { $card } на руку
    [none-cannot] нельзя вернуть { $card } на руку
   *[does] { $who } возвращает { $card } на руку
  }
step-leave = { $form ->
    [cannot] { $who } не может убрать { $card }
    [none-does] уходит { $card }
    [none-cannot] нельзя убрать { $card }
   *[does] { $who } убирает { $card }
  }
step-kneel = { $form ->
    [cannot] { $who } не может преклонить { $card }
    [none-does] преклоняют { $card }
    [none-cannot] нельзя преклонить { $card }
   *[does] { $who } преклоняет { $card }
  }
step-stand = { $form ->
    [cannot] { $who } не может поднять { $card }
    [none-does] поднимают { $card }
    [none-cannot] нельзя поднять { $card }
   *[does] { $who } поднимает { $card }
  }
step-control = { $form ->
    [cannot] { $who } не может взять под контроль { $card }
    [none-does] берут под контроль { $card }
    [none-cannot] нельзя взять под контроль { $card }
   *[does] { $who } берёт под контроль { $card }
  }
step-attach = { $form ->
    [cannot] { $who } не может прикрепить { $card }
    [none-does] прикрепляют { $card }
    [none-cannot] нельзя прикрепить { $card }
   *[does] { $who } прикрепляет { $card }
  }
step-play = { $form ->
    [cannot] { $who } не может сыграть { $card }
    [none-does] играют { $card }
    [none-cannot] нельзя сыграть { $card }
   *[does] { $who } играет { $card }
  }
step-put = { $form ->
    [cannot] { $who } не может ввести { $card } в игру
    [none-does] вводят { $card } в игру
    [none-cannot] нельзя ввести { $card } в игру
   *[does] { $who } вводит { $card } в игру
  }
step-duplicate = { $form ->
    [cannot] { $who } не может положить { $card } дубликатом
    [none-does] кладут { $card } дубликатом
    [none-cannot] нельзя положить { $card } дубликатом
   *[does] { $who } кладёт { $card } дубликатом
  }
step-draw = { $form ->
    [cannot] { $who } не может взять { $card }
    [none-does] берут { $card }
    [none-cannot] нельзя взять { $card }
   *[does] { $who } берёт { $card }
  }
step-take = { $form ->
    [cannot] { $who } не может взять { $card } на руку
    [none-does] берут { $card } на руку
    [none-cannot] нельзя взять { $card } на руку
   *[does] { $who } берёт { $card } на руку
  }
step-discard-hand = { $form ->
    [cannot] { $who } не может сбросить { $card } с руки
    [none-does] сбрасывают { $card } с руки
    [none-cannot] нельзя сбросить { $card } с руки
   *[does] { $who } сбрасывает { $card } с руки
  }
step-reveal-plot = { $form ->
    [cannot] { $who } не может открыть { $card }
    [none-does] открывают { $card }
    [none-cannot] нельзя открыть { $card }
   *[does] { $who } открывает { $card }
  }
step-attack = { $form ->
    [cannot] { $who } не может назначить { $card } зачинщиком
    [none-does] назначают { $card } зачинщиком
    [none-cannot] нельзя назначить { $card } зачинщиком
   *[does] { $who } назначает { $card } зачинщиком
  }
step-defend = { $form ->
    [cannot] { $who } не может назначить { $card } защитником
    [none-does] назначают { $card } защитником
    [none-cannot] нельзя назначить { $card } защитником
   *[does] { $who } назначает { $card } защитником
  }
step-bypass = { $form ->
    [cannot] { $who } не может обойти { $card } скрытностью
    [none-does] обходят { $card } скрытностью
    [none-cannot] нельзя обойти { $card } скрытностью
   *[does] { $who } обходит { $card } скрытностью
  }
step-remove = { $form ->
    [cannot] { $who } не может вывести { $card } из вызова
    [none-does] выводят { $card } из вызова
    [none-cannot] нельзя вывести { $card } из вызова
   *[does] { $who } выводит { $card } из вызова
  }
step-save = { $form ->
    [cannot] { $who } не может спасти { $card }
    [none-does] спасают { $card }
    [none-cannot] нельзя спасти { $card }
   *[does] { $who } спасает { $card }
  }
step-cancel = { $form ->
    [cannot] { $who } не может отменить { $card }
    [none-does] отменяют { $card }
    [none-cannot] нельзя отменить { $card }
   *[does] { $who } отменяет { $card }
  }
step-use-plot = { $form ->
    [cannot] { $who } не может переложить { $card } среди замыслов
    [none-does] перекладывают { $card } среди замыслов
    [none-cannot] нельзя переложить { $card } среди замыслов
   *[does] { $who } перекладывает { $card } среди замыслов
  }
step-redirect = { $form ->
    [cannot] { $who } не может отправить { $card } в другое место
    [none-does] отправляют { $card } в другое место
    [none-cannot] нельзя отправить { $card } в другое место
   *[does] { $who } отправляет { $card } в другое место
  }
step-place = { $form ->
    [cannot] { $who } не может выложить { $card }
    [none-does] выкладывают { $card }
    [none-cannot] нельзя выложить { $card }
   *[does] { $who } выкладывает { $card }
  }
step-recover = { $form ->
    [cannot] { $who } не может забрать { $card } обратно
    [none-does] забирают { $card } обратно
    [none-cannot] нельзя забрать { $card } обратно
   *[does] { $who } забирает { $card } обратно
  }
step-put-on-deck = { $form ->
    [cannot] { $who } не может положить { $card } на верх колоды
    [none-does] кладут { $card } на верх колоды
    [none-cannot] нельзя положить { $card } на верх колоды
   *[does] { $who } кладёт { $card } на верх колоды
  }
step-discard-from-deck = { $form ->
    [cannot] { $who } не может сбросить { $card } из колоды
    [none-does] сбрасывают { $card } из колоды
    [none-cannot] нельзя сбросить { $card } из колоды
   *[does] { $who } сбрасывает { $card } из колоды
  }
step-shuffle-in = { $form ->
    [cannot] { $who } не может замешать { $card } в колоду
    [none-does] замешивают { $card } в колоду
    [none-cannot] нельзя замешать { $card } в колоду
   *[does] { $who } замешивает { $card } в колоду
  }
step-claim-power = { $form ->
    [cannot] { $who } не может положить власть на { $card }
    [none-does] кладут власть на { $card }
    [none-cannot] нельзя положить власть на { $card }
   *[does] { $who } кладёт власть на { $card }
  }
step-move-power = { $form ->
    [cannot] { $who } не может переместить власть: { $card }
    [none-does] перемещают власть: { $card }
    [none-cannot] нельзя переместить власть: { $card }
   *[does] { $who } перемещает власть: { $card }
  }
step-effect = { $form ->
    [cannot] на игрока { $name } не может начать действовать эффект: { $subject }
    [none-does] начинает действовать эффект: { $subject }
    [none-cannot] не может начать действовать эффект: { $subject }
   *[does] на игрока { $name } начинает действовать эффект: { $subject }
  }
step-gold = что происходит с золотом: { $who }
step-phase-begins = что происходит в начале фазы
step-phase-ends = что происходит в конце фазы
step-dominance = { $who } побеждает в господстве на { $many }
step-challenge-ends = вызов заканчивается без разбора
step-first-player = первый игрок: { $who }
step-kill-more = { step-kill }
step-discard-more = { step-discard }
step-return-more = { step-return }
step-kneel-more = { step-kneel }
step-attack-more = { step-attack }
step-defend-more = { step-defend }
step-bypass-more = { step-bypass }
step-redirect-more = { step-redirect }
step-stand-less = { step-stand }
step-remove-less = { step-remove }
step-redirect-less = { step-redirect }
step-claim-power-more = { $form ->
    [none-does] { $subject } получает { $amount }
   *[does] { $who } получает { $amount } на { $card }
  }
step-move-power-more = { $subject } принимает { $amount }
step-move-power-less = { $subject } отдаёт { $amount }
verb-resolve = Разбор вызова
step-resolve = { $form ->
    [none-does] никто не побеждает в вызове
   *[does] { $who } побеждает в вызове на { $many }
  }
step-phase-begins-phase = начинается { $phase }
step-phase-begins-trigger = в начале фазы { $who } разбирает свойство { $card }
step-gold-more = { $who } получает { $amount }
step-gold-less = { $who } платит { $amount }
lasting-strength = СИЛ { $card } на время: { $n }
lasting-claim = требование { $card } на время: { $n }
# ---- Места.
zone-deck = колода
zone-deck-of = колода { $player }
zone-hand = рука
zone-hand-of = рука { $player }
zone-discard = сброс
zone-discard-of = сброс { $player }
zone-dead = кладбище
zone-dead-of = кладбище { $player }
zone-play = игровая зона
zone-play-of = игровая зона { $player }
zone-attached = довески
zone-attached-of = довески { $player }
zone-duplicates = дубликаты
zone-duplicates-of = дубликаты { $player }
zone-limbo = разыгрываемые карты
zone-limbo-of = разыгрываемые карты { $player }
zone-plots = колода замыслов
zone-plots-of = колода замыслов { $player }
zone-revealed = открытый замысел
zone-revealed-of = открытый замысел { $player }
zone-used = стопка использованных замыслов
zone-used-of = стопка использованных замыслов { $player }
zone-house = карта Дома
zone-house-of = карта Дома { $player }
zone-setup = карты подготовки
zone-setup-of = карты подготовки { $player }
# ---- Числа.
resource-gold = { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
resource-military = { $n } { $n ->
    [one] военный вызов
    [few] военных вызова
   *[many] военных вызовов
  }
resource-intrigue = { $n } { $n ->
    [one] вызов интриги
    [few] вызова интриги
   *[many] вызовов интриги
  }
resource-challenges-for-power = { $n } { $n ->
    [one] вызов власти
    [few] вызова власти
   *[many] вызовов власти
  }
resource-limited = { $n } { $n ->
    [one] { $case ->
        [acc] сыгранную карту с лимитом
       *[nom] сыгранная карта с лимитом
      }
    [few] сыгранные карты с лимитом
   *[many] сыгранных карт с лимитом
  }
resource-drawn = { $n } { $n ->
    [one] { $case ->
        [acc] взятую карту
       *[nom] взятая карта
      }
    [few] взятые карты
   *[many] взятых карт
  }
shown-kneeling = преклонена
counter-kneeling = { $n } { $n ->
    [one] преклонение
    [few] преклонения
   *[many] преклонений
  }
counter-power = { $n } { $n ->
    [one] власть
    [few] власти
   *[many] власти
  }
counter-moribund = { $n } { $n ->
    [one] { $case ->
        [acc] метку погибающего
       *[nom] метка погибающего
      }
    [few] метки погибающего
   *[many] меток погибающего
  }
counter-role = { $n } { $n ->
    [one] участие в вызове
    [few] участия в вызове
   *[many] участий в вызове
  }
counter-facedown = { $n } { $n ->
    [one] рубашкой вверх
    [few] рубашкой вверх
   *[many] рубашкой вверх
  }
counter-bypassed = { $n } { $n ->
    [one] { $case ->
        [acc] метку скрытности
       *[nom] метка скрытности
      }
    [few] метки скрытности
   *[many] меток скрытности
  }
# ---- Фазы и типы.
phase-setup = подготовка
phase-plot = фаза замыслов
phase-draw = фаза взятия карт
phase-marshalling = фаза сбора сил
phase-challenges = фаза вызовов
phase-dominance = фаза господства
phase-standing = фаза подъёма
phase-taxation = фаза налогов
phase-epic = эпическая фаза
type-character = герой
of-character = героя
type-location = место
of-location = места
type-attachment = довесок
of-attachment = довеска
type-event = событие
of-event = события
type-plot = замысел
of-plot = замысла
type-house = Дом
of-house = Дома
# ---- Вопросы.
prompt-mulligan = взять новую руку?
prompt-setup = выложить героя или место?
prompt-host = к какой карте прикрепить?
prompt-plot = какой замысел открыть?
prompt-first-player = кто будет первым игроком?
prompt-influence = какую карту преклонить ради её влияния?
prompt-challenge = объявить вызов?
prompt-attackers = выберите зачинщиков
prompt-stealth = обойти героя скрытностью?
prompt-defenders = выбрать защитников?
prompt-claim = выберите героя, который погибнет по требованию
prompt-deadly = выберите защитника, который погибнет от смертоносной атаки
prompt-infamy = кому достанется власть?
prompt-whose-gold = чьё золото сбросить?
prompt-play-as = в качестве чего сыграть?
prompt-window-passive = разбор пассивного свойства
prompt-window-save = спасти?
prompt-window-cancel = отменить?
prompt-window-response = ответить?
prompt-window-action = совершить действие?
prompt-window-challenge = совершить действие во время вызова?
prompt-window-marshalling = выставить карту или совершить действие?
mode-military = военный
mode-intrigue = интриги
mode-power = власть
mode-location = место
mode-attachment = довесок
mode-deck = верхняя карта колоды
mode-this = эта карта
mode-gold = золото
mode-influence = влияние
mode-return = вернуть на руку
prompt-choose-kill = выберите карту, чтобы убить
prompt-choose-discard = выберите карту, чтобы сбросить
prompt-choose-kneel = выберите карту, чтобы преклонить
prompt-choose-stand = выберите карту, чтобы поднять
prompt-choose-return = выберите карту, чтобы вернуть на руку
prompt-choose-take = выберите карту, чтобы взять на руку
prompt-choose-save = выберите карту, чтобы спасти
prompt-choose-put = выберите карту, чтобы ввести в игру
prompt-choose-put-on-deck = выберите карту, чтобы положить на колоду
prompt-choose-claim-power = выберите карту, чтобы дать власть ей
prompt-choose-remove = выберите карту, чтобы вывести из вызова

# ---- Текст карт: существительные.
noun-character = { $n ->
    [all] { $case ->
        [acc] героев
        [gen] героев
        [dat] героям
       *[nom] герои
      }
    [one] { $case ->
        [acc] героя
        [gen] героя
        [dat] герою
       *[nom] герой
      }
    [few] { $case ->
        [gen] героев
        [dat] героям
       *[nom] героя
      }
   *[many] { $case ->
        [dat] героям
       *[nom] героев
      }
  }
    .gender = m
    .animate = yes
noun-location = { $n ->
    [all] { $case ->
        [acc] места
        [gen] мест
        [dat] местам
       *[nom] места
      }
    [one] { $case ->
        [acc] место
        [gen] места
        [dat] месту
       *[nom] место
      }
    [few] { $case ->
        [gen] мест
        [dat] местам
       *[nom] места
      }
   *[many] { $case ->
        [dat] местам
       *[nom] мест
      }
  }
    .gender = n
noun-attachment = { $n ->
    [all] { $case ->
        [acc] довески
        [gen] довесков
        [dat] довескам
       *[nom] довески
      }
    [one] { $case ->
        [acc] довесок
        [gen] довеска
        [dat] довеску
       *[nom] довесок
      }
    [few] { $case ->
        [gen] довесков
        [dat] довескам
       *[nom] довеска
      }
   *[many] { $case ->
        [dat] довескам
       *[nom] довесков
      }
  }
    .gender = m
noun-event = { $n ->
    [all] { $case ->
        [acc] события
        [gen] событий
        [dat] событиям
       *[nom] события
      }
    [one] { $case ->
        [acc] событие
        [gen] события
        [dat] событию
       *[nom] событие
      }
    [few] { $case ->
        [gen] событий
        [dat] событиям
       *[nom] события
      }
   *[many] { $case ->
        [dat] событиям
       *[nom] событий
      }
  }
    .gender = n
noun-plot = { $n ->
    [all] { $case ->
        [acc] замыслы
        [gen] замыслов
        [dat] замыслам
       *[nom] замыслы
      }
    [one] { $case ->
        [acc] замысел
        [gen] замысла
        [dat] замыслу
       *[nom] замысел
      }
    [few] { $case ->
        [gen] замыслов
        [dat] замыслам
       *[nom] замысла
      }
   *[many] { $case ->
        [dat] замыслам
       *[nom] замыслов
      }
  }
    .gender = m
np-host = { $on ->
    [location] { $case ->
        [gen] места
        [dat] месту
       *[nom] место
      }
    [house] { $case ->
        [acc] карту Дома
        [gen] карты Дома
        [dat] карте Дома
       *[nom] карта Дома
      }
   *[character] { $case ->
        [acc] героя
        [gen] героя
        [dat] герою
       *[nom] герой
      }
  } с этой картой
    .noun = noun-character
np-plots-of = { $case ->
    [gen] открытых замыслов игроков ({ $house })
   *[nom] открытые замыслы игроков ({ $house })
  }
    .noun = noun-plot
np-house-card = { $case ->
    [acc] вашу карту Дома
   *[nom] ваша карта Дома
  }
np-participants = { $case ->
    [gen] участвующих карт
   *[nom] участвующие карты
  }
mod-next = { $n ->
    [all] { $case ->
        [gen] следующих
        [dat] следующим
        [acc] { $animate ->
            [yes] следующих
           *[no] следующие
          }
       *[nom] следующие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] следующего
            [dat] следующему
            [acc] { $animate ->
                [yes] следующего
               *[no] следующий
              }
           *[nom] следующий
          }
        [n] { $case ->
            [gen] следующего
            [dat] следующему
           *[nom] следующее
          }
       *[f] { $case ->
            [nom] следующая
            [acc] следующую
           *[gen] следующей
          }
      }
   *[many] { $case ->
        [dat] следующим
       *[gen] следующих
      }
  }
    .at = before
    .outer = 3

# ---- Текст карт: первая строка.
card-house = { $types }, { $house }
card-cost = стоимость: { $cost }
stat-strength = сила { $n }
change-stat-strength = { $n } к силе
stat-income = доход { $n }
change-stat-income = { $n } к доходу
stat-influence = влияние { $n }
change-stat-influence = { $n } к влиянию
stat-initiative = инициатива { $n }
change-stat-initiative = { $n } к инициативе
stat-claim = притязание { $n }
change-stat-claim = { $n } к притязанию

# ---- Текст карт: знаки, гербы, Дома, ключевые слова, черты.
keyword-military = военный
keyword-intrigue = интриги
keyword-power = власти
keyword-holy = Святость
keyword-learned = Учёность
keyword-noble = Знатность
keyword-war = Война
keyword-unique = уникальность
keyword-stark = Дом Старк
keyword-lannister = Дом Ланнистер
keyword-baratheon = Дом Баратеон
keyword-targaryen = Дом Таргариен
keyword-greyjoy = Дом Грейджой
keyword-martell = Дом Мартелл
keyword-stealth = скрытность
keyword-renown = известность
keyword-deadly = смертоносность
keyword-intimidate = устрашение
keyword-no-attachments = без довесков{ $n ->
    [1] {""}
   *[other] {""}, кроме Оружия
  }
keyword-vengeful = мстительность
keyword-vigilant = бдительность
keyword-stalwart = стойкость
keyword-limited = лимит
keyword-deathbound = обречённость
keyword-infamy = дурная слава
keyword-ambush = засада
keyword-set-up = подготовка
keyword-cannot-attack = не может нападать
keyword-cannot-defend = не может защищаться
keyword-cannot-be-bypassed = нельзя обойти скрытностью
keyword-stands-to-attack = не преклоняется для нападения
keyword-stands-to-defend = не преклоняется для защиты
keyword-counts-no-strength = его сила не считается
keyword-does-not-stand = не поднимается в фазу подъёма
keyword-one-each = не больше одной копии на герое
keyword-house-only = только в колоде своего Дома
keyword-on-house = можно сыграть как довесок на вашу карту Дома
keyword-trait-lord = Лорд
keyword-trait-lady = Леди
keyword-trait-knight = Рыцарь
keyword-trait-direwolf = Лютоволк
keyword-trait-army = Армия
keyword-trait-creature = Тварь
keyword-trait-ally = Союзник
keyword-trait-item = Предмет
keyword-trait-weapon = Оружие
keyword-trait-condition = Состояние
keyword-trait-title = Титул
keyword-trait-skill = Навык
keyword-trait-armor = Доспех
keyword-trait-dragon = Дракон
keyword-trait-asshai = Асшай
keyword-trait-bastard = Бастард
keyword-trait-nights-watch = Ночной Дозор
keyword-trait-kingsguard = Королевская гвардия
keyword-trait-house-tully = Дом Талли
keyword-trait-house-tyrell = Дом Тирелл
keyword-trait-house-florent = Дом Флорент
keyword-trait-winterfell = Винтерфелл
keyword-trait-stronghold = Твердыня
keyword-trait-westeros = Вестерос
keyword-trait-kings-landing = Королевская Гавань
keyword-trait-lannisport = Ланниспорт
keyword-trait-free-cities = Вольные города
keyword-trait-dothraki = Дотракиец
keyword-trait-queensguard = Гвардия королевы
keyword-trait-mercenary = Наёмник
keyword-trait-qartheen = Кварт
keyword-trait-maester = Мейстер
keyword-trait-house-clegane = Дом Клиган
keyword-trait-small-council = Малый совет
keyword-trait-warship = Корабль
keyword-trait-unsullied = Безупречный
keyword-trait-queen = Королева
keyword-trait-boon = Дар
keyword-trait-dragonstone = Драконий Камень
keyword-trait-the-east = Восток
keyword-trait-captain = Капитан
keyword-trait-conscriptor = Вербовщик
keyword-trait-others = Иные
keyword-trait-clansman = Горец
keyword-trait-favor = Милость
keyword-trait-iron-islands = Железные острова
keyword-trait-epic-battle = Эпическая битва
mod-icon = со знаком «{ $name }»
mod-no-icon = без знака «{ $name }»
mod-crest = с гербом «{ $name }»
mod-no-crest = без герба «{ $name }»
mod-house = ({ $name })
mod-no-house = (не { $name })
mod-unique = { mod-unique-adj }
    .at = before
    .outer = 2
mod-unique-adj = { $n ->
    [all] { $case ->
        [gen] уникальных
        [dat] уникальным
        [acc] { $animate ->
            [yes] уникальных
           *[no] уникальные
          }
       *[nom] уникальные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] уникального
            [dat] уникальному
            [acc] { $animate ->
                [yes] уникального
               *[no] уникальный
              }
           *[nom] уникальный
          }
        [n] { $case ->
            [gen] уникального
            [dat] уникальному
           *[nom] уникальное
          }
       *[f] { $case ->
            [nom] уникальная
            [acc] уникальную
           *[gen] уникальной
          }
      }
   *[many] { $case ->
        [dat] уникальным
       *[gen] уникальных
      }
  }
mod-no-unique = { mod-no-unique-adj }
    .at = before
    .outer = 2
mod-no-unique-adj = { $n ->
    [all] { $case ->
        [gen] неуникальных
        [dat] неуникальным
        [acc] { $animate ->
            [yes] неуникальных
           *[no] неуникальные
          }
       *[nom] неуникальные
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] неуникального
            [dat] неуникальному
            [acc] { $animate ->
                [yes] неуникального
               *[no] неуникальный
              }
           *[nom] неуникальный
          }
        [n] { $case ->
            [gen] неуникального
            [dat] неуникальному
           *[nom] неуникальное
          }
       *[f] { $case ->
            [nom] неуникальная
            [acc] неуникальную
           *[gen] неуникальной
          }
      }
   *[many] { $case ->
        [dat] неуникальным
       *[gen] неуникальных
      }
  }
mod-keyword = с ключевым словом «{ $name }»
mod-no-keyword = без ключевого слова «{ $name }»
mod-trait = с чертой «{ $name }»
mod-no-trait = без черты «{ $name }»
mod-standing = { $n ->
    [all] { $case ->
        [gen] стоящих
        [dat] стоящим
        [acc] { $animate ->
            [yes] стоящих
           *[no] стоящие
          }
       *[nom] стоящие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] стоящего
            [dat] стоящему
            [acc] { $animate ->
                [yes] стоящего
               *[no] стоящий
              }
           *[nom] стоящий
          }
        [n] { $case ->
            [gen] стоящего
            [dat] стоящему
           *[nom] стоящее
          }
       *[f] { $case ->
            [nom] стоящая
            [acc] стоящую
           *[gen] стоящей
          }
      }
   *[many] { $case ->
        [dat] стоящим
       *[gen] стоящих
      }
  }
    .at = before
    .outer = 2
mod-kneeling = { $n ->
    [all] { $case ->
        [gen] преклонённых
        [dat] преклонённым
        [acc] { $animate ->
            [yes] преклонённых
           *[no] преклонённые
          }
       *[nom] преклонённые
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] преклонённого
            [dat] преклонённому
            [acc] { $animate ->
                [yes] преклонённого
               *[no] преклонённый
              }
           *[nom] преклонённый
          }
        [n] { $case ->
            [gen] преклонённого
            [dat] преклонённому
           *[nom] преклонённое
          }
       *[f] { $case ->
            [nom] преклонённая
            [acc] преклонённую
           *[gen] преклонённой
          }
      }
   *[many] { $case ->
        [dat] преклонённым
       *[gen] преклонённых
      }
  }
    .at = before
    .outer = 2
mod-dying = { $n ->
    [all] { $case ->
        [gen] погибающих
        [dat] погибающим
        [acc] { $animate ->
            [yes] погибающих
           *[no] погибающие
          }
       *[nom] погибающие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] погибающего
            [dat] погибающему
            [acc] { $animate ->
                [yes] погибающего
               *[no] погибающий
              }
           *[nom] погибающий
          }
        [n] { $case ->
            [gen] погибающего
            [dat] погибающему
           *[nom] погибающее
          }
       *[f] { $case ->
            [nom] погибающая
            [acc] погибающую
           *[gen] погибающей
          }
      }
   *[many] { $case ->
        [dat] погибающим
       *[gen] погибающих
      }
  }
    .at = before
    .outer = 2
mod-participates = { $role ->
    [attacking] { mod-attacking-adj }
    [defending] { mod-defending-adj }
   *[either] { mod-taking-part-adj }
  }
    .at = before
mod-attacking-adj = { $n ->
    [all] { $case ->
        [gen] нападающих
        [dat] нападающим
        [acc] { $animate ->
            [yes] нападающих
           *[no] нападающие
          }
       *[nom] нападающие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] нападающего
            [dat] нападающему
            [acc] { $animate ->
                [yes] нападающего
               *[no] нападающий
              }
           *[nom] нападающий
          }
        [n] { $case ->
            [gen] нападающего
            [dat] нападающему
           *[nom] нападающее
          }
       *[f] { $case ->
            [nom] нападающая
            [acc] нападающую
           *[gen] нападающей
          }
      }
   *[many] { $case ->
        [dat] нападающим
       *[gen] нападающих
      }
  }
mod-defending-adj = { $n ->
    [all] { $case ->
        [gen] защищающихся
        [dat] защищающимся
        [acc] { $animate ->
            [yes] защищающихся
           *[no] защищающиеся
          }
       *[nom] защищающиеся
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] защищающегося
            [dat] защищающемуся
            [acc] { $animate ->
                [yes] защищающегося
               *[no] защищающийся
              }
           *[nom] защищающийся
          }
        [n] { $case ->
            [gen] защищающегося
            [dat] защищающемуся
           *[nom] защищающееся
          }
       *[f] { $case ->
            [nom] защищающаяся
            [acc] защищающуюся
           *[gen] защищающейся
          }
      }
   *[many] { $case ->
        [dat] защищающимся
       *[gen] защищающихся
      }
  }
mod-taking-part-adj = { $n ->
    [all] { $case ->
        [gen] участвующих
        [dat] участвующим
        [acc] { $animate ->
            [yes] участвующих
           *[no] участвующие
          }
       *[nom] участвующие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] участвующего
            [dat] участвующему
            [acc] { $animate ->
                [yes] участвующего
               *[no] участвующий
              }
           *[nom] участвующий
          }
        [n] { $case ->
            [gen] участвующего
            [dat] участвующему
           *[nom] участвующее
          }
       *[f] { $case ->
            [nom] участвующая
            [acc] участвующую
           *[gen] участвующей
          }
      }
   *[many] { $case ->
        [dat] участвующим
       *[gen] участвующих
      }
  }
mod-can-carry-this = из тех, кто может нести эту карту
mod-stat-strength = с силой { $how ->
    [least] не меньше
    [most] не больше
   *[equal] ровно
  } { $n }
mod-cost = стоимостью { $how ->
    [least] не меньше
    [most] не больше
   *[equal] ровно
  } { $n }
mod-counter-power = { $how ->
    [some] с властью
    [none] без власти
   *[equal] с { $n } власти
  }
mod-counter-kneeling = { $how ->
    [some] в преклонённом положении
    [none] в стоячем положении
   *[equal] преклонённые { $n } раз
  }
mod-stat-income-or-influence = с { $how ->
    [some] доходом или влиянием
   *[other] иным доходом или влиянием
  }
pred-icon = у { $subj } { $negated ->
    [yes] нет знака «{ $name }»
   *[no] есть знак «{ $name }»
  }
    .case = gen-after
pred-crest = у { $subj } { $negated ->
    [yes] нет герба «{ $name }»
   *[no] есть герб «{ $name }»
  }
    .case = gen-after
pred-house = у { $subj } { $negated ->
    [yes] нет принадлежности: { $name }
   *[no] есть принадлежность: { $name }
  }
    .case = gen-after
pred-keyword = у { $subj } { $negated ->
    [yes] нет ключевого слова «{ $name }»
   *[no] есть ключевое слово «{ $name }»
  }
    .case = gen-after
pred-trait = у { $subj } { $negated ->
    [yes] нет черты «{ $name }»
   *[no] есть черта «{ $name }»
  }
    .case = gen-after
pred-unique = { $subj } { $negated ->
    [yes] — неуникальная карта
   *[no] — уникальная карта
  }
pred-standing = { $subj } { $negated ->
    [yes] преклонена
   *[no] стоит
  }
pred-owned = { $negated ->
    [yes] { $subj } — не ваша собственность
   *[no] { $subj } — ваша собственность
  }
pred-participates = { $subj } { $negated ->
    [yes] { $role ->
        [attacking] не нападает
        [defending] не защищается
       *[either] не участвует в вызове
      }
   *[no] { $role ->
        [attacking] нападает
        [defending] защищается
       *[either] участвует в вызове
      }
  }

# ---- Текст карт: места.
from-play = { $whose ->
    [they] под своим контролем
   *[you] под вашим контролем
  }
    .outer = 2
from-play-other = { $whose ->
    [they] под контролем его противника
   *[you] под контролем противника
  }
    .outer = 2
from-play-any = в игре
    .outer = 2
from-attached-any = { "" }
    .noun = noun-attachment
in-play = { $whose ->
    [they] под его контролем
   *[you] под вашим контролем
  }
    .outer = 2
in-play-other = { $whose ->
    [they] под контролем его противника
   *[you] под контролем противника
  }
    .outer = 2
in-play-any = в игре
    .outer = 2
in-attached-any = { "" }
    .noun = noun-attachment
in-dead = на вашем кладбище
from-deck = из { $whose ->
    [they] своей
   *[you] вашей
  } колоды
    .outer = 2
from-discard = из { $whose ->
    [they] своего
   *[you] вашего
  } сброса
from-plots = из { $whose ->
    [they] своей
   *[you] вашей
  } колоды замыслов
    .noun = noun-plot
from-revealed-other = открытые противником
    .noun = noun-plot
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } вашей колоды
np-top-of-discard-any = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } любого сброса
np-top-of-discard = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } вашего сброса
while-hand = пока эта карта у вас на руке
while-dead = пока эта карта на вашем кладбище
while-play = { "" }
while-attached = пока эта карта прикреплена
while-revealed = { "" }
while-house = { "" }
from-hand = { $whose ->
    [they] со своей руки
   *[you] с вашей руки
  }
in-hand = на { $whose ->
    [they] его
   *[you] вашей
  } руке
in-hand-other = на руке { $whose ->
    [they] его противника
   *[you] противника
  }
mod-in-house = ({ $whose ->
    [they] своего
   *[you] вашего
  } Дома или нейтральных)
register-spared = { $case ->
    [gen] выбранных карт
   *[nom] выбранные карты
  }
each-attachment-on-it = каждый довесок на нём

# ---- Текст карт: эффекты и цена.
doom-kill-dead = { $form ->
    [do] убейте
    [does] убивает
   *[may] убить
  } { $obj }
doom-discard-discard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
doom-return-hand = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } на руку { $many ->
    [yes] владельцев
   *[no] владельца
  }
cannot-be-saved = { $body } ({ $many ->
    [yes] их
   *[no] эту карту
  } нельзя спасти)
count-kneel = { $form ->
    [do] преклоните
    [does] преклоняет
   *[may] преклонить
  } { $obj }
count-stand = { $form ->
    [do] поднимите
    [does] поднимает
   *[may] поднять
  } { $obj }
claims = { $subj } { $many ->
    [yes] получают по { $n } власти
   *[no] получает { $n } власти
  }
claim-for-house = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $n } власти для вашего Дома
draw = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $n } { $n ->
    [one] карту
    [few] карты
   *[many] карт
  }
save = { $form ->
    [do] спасите
    [does] спасает
   *[may] спасти
  } { $obj }
put-into-play = { $form ->
    [do] введите
    [does] вводит
   *[may] ввести
  } { $obj } в игру
put-for-opponent = { $form ->
    [do] введите
    [does] вводит
   *[may] ввести
  } { $obj } в игру под контролем противника
next-costs = в эту фазу { $what } при розыгрыше стоит на { $n } меньше
redirect-hand = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } вместо этого на руку владельца
cancel = отмените тот эффект
take-gold = заберите всё золото противника
discard-gold = сбросьте { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  } игрока по вашему выбору
discard-from-hand = противник сбрасывает с руки случайные карты: { $n }
attach-this = { $form ->
    [do] прикрепите
    [does] прикрепляет
   *[may] прикрепить
  } эту карту к { $obj }
    .case = dat-after
attach-it = { $form ->
    [do] прикрепите
    [does] прикрепляет
   *[may] прикрепить
  } { $obj } к герою под вашим контролем
shuffle-in-dead = { $form ->
    [do] замешайте
    [does] замешивает
   *[may] замешать
  } { $whose ->
    [they] своё кладбище в свою колоду
   *[you] ваше кладбище в вашу колоду
  }
shuffle-in-discard = { $form ->
    [do] замешайте
    [does] замешивает
   *[may] замешать
  } { $whose ->
    [they] свой сброс в свою колоду
   *[you] ваш сброс в вашу колоду
  }
take = { $form ->
    [do] покажите и возьмите на руку
    [does] показывает и берёт на руку
   *[may] показать и взять на руку
  } { $obj }, после чего { $whose ->
    [they] перемешивает свою колоду
   *[you] перемешайте вашу колоду
  }
shuffle-deck = { $form ->
    [do] перемешайте
    [does] перемешивает
   *[may] перемешать
  } { $whose ->
    [they] свою колоду
   *[you] вашу колоду
  }
reveal-plot = { $form ->
    [do] откройте
    [does] открывает
   *[may] открыть
  } { $obj } вместо { $whose ->
    [they] своего
   *[you] вашего
  } открытого замысла
remove-from-challenge = { $form ->
    [do] выведите
    [does] выводит
   *[may] вывести
  } { $obj } из вызова
more-challenges = в эту фазу вы можете объявить ещё один вызов: { $challenge }
move-discard-hand-discard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
join-challenge = { $obj } вступает в вызов на вашей стороне
    .case = nom
epic-phase = в этом раунде есть эпическая фаза, в которую каждый игрок может объявить { $challenge }
move-discard-from-deck-discard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
move-recover-hand = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } на вашу руку
move-put-on-deck-deck-owner = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } на верх колоды владельца
pay-gold = { $form ->
    [do] заплатите
    [does] платит
   *[may] заплатить
  } { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
pay-influence = { $form ->
    [do] преклоните
    [does] преклоняет
   *[may] преклонить
  } { $n } влияния
discard-this = сбросьте эту карту из игры
limit-round = не больше { $n } { $n ->
    [one] раза
   *[other] раз
  } за раунд{ $whose ->
    [player] {""} для каждого игрока
   *[copy] {""}
  }
until-round = до конца раунда { $body }
limit-phase = не больше { $n } { $n ->
    [one] раза
   *[other] раз
  } за фазу{ $whose ->
    [player] {""} для каждого игрока
   *[copy] {""}
  }
until-phase = до конца фазы { $body }
limit-challenge = не больше { $n } { $n ->
    [one] раза
   *[other] раз
  } за вызов{ $whose ->
    [player] {""} для каждого игрока
   *[copy] {""}
  }
until-challenge = до конца вызова { $body }

# ---- Текст карт: когда.
in-setup = подготовка
phase-of-setup = подготовки
in-plot = фаза замыслов
phase-of-plot = фазы замыслов
in-draw = фаза взятия карт
phase-of-draw = фазы взятия карт
in-marshalling = фаза сбора
phase-of-marshalling = фазы сбора
in-challenges = фаза вызовов
phase-of-challenges = фазы вызовов
in-dominance = фаза господства
phase-of-dominance = фазы господства
in-standing = фаза подъёма
phase-of-standing = фазы подъёма
in-taxation = фаза налогов
phase-of-taxation = фазы налогов
in-any-phase = любая фаза
anyone-may = применить может любой игрок
label-save = спасение
label-cancel = отмена
label-response = ответ
label-played-plot = при открытии
challenge-any = вызов
challenge-military = военный вызов
challenge-intrigue = вызов интриги
challenge-power = вызов власти
won-by = с преимуществом не меньше { $n }
as-attacker = в роли зачинщика
when-resolve = после того как { $who ->
    [won] вы выиграли
    [lost] вы проиграли
    [decided] разрешён
   *[any] разрешён вызов
  } { $notes }{ $has ->
    [yes] {""}, в котором участвует { $obj }
   *[no] {""}
  }
    .case = nom
    .notes = inside
attacked-alone = , в котором эта карта нападает одна
cond-won = вы выиграли { $challenge }
cond-lost = вы проиграли { $challenge }
span-round-each = до конца раунда
span-round-once = один раз до конца раунда
cond-event-this = эта карта в нём участвовала
cond-challenge = идёт { $kind }
when-kill = { $window ->
    [save] прежде чем погибнет
   *[other] когда погибает
  } { $obj }
    .case = nom
when-discard = { $window ->
    [save] прежде чем из игры в сброс попадёт
   *[other] когда сбрасывается
  } { $obj }
    .case = nom
when-play = когда { $who ->
    [you] вы сыграли
    [other] противник сыграл
   *[any] { $known ->
        [yes] вы сыграли
       *[no] игрок сыграл
      }
  } { $obj }
when-put = когда в игру введена { $obj }
    .case = nom
when-stand = когда поднимается { $obj }
    .case = nom
when-attack = когда зачинщиком назначается { $obj }
    .case = nom
when-defend = когда защитником назначается { $obj }
    .case = nom
when-claim-power = когда получает власть { $obj }
    .case = nom
for-renown = за известность
when-reveal-plot = когда открывают { $obj }
when-phase-begins = в начале { $notes }
    .notes = inside
    .join = moment
when-phase-ends = в конце { $notes }
    .notes = inside
    .join = moment
when-dominance = { $who ->
    [you] когда вы получаете господство
    [other] когда противник получает господство
   *[any] когда кто-нибудь получает господство
  }
free-of-gold = , которое не стоит ни золота, ни влияния
at-phase-ends-phase = в конце фазы
would-kill = вместо { $light ->
    [yes] { $subj } гибели
   *[no] гибели { $subj }
  }
    .case = gen
instead-to-discard = она попадает в сброс владельца
amount-of-power = { $who ->
    [opponent] вся власть противника
   *[you] вся ваша власть
  }
amount-of-gold = { $who ->
    [opponent] золото противника
   *[you] ваше золото
  }
each-gold = каждый ваш золотой
actor-the-winner = победитель
actor-each-other-player = ваш противник
actor-its-owner = её владелец
actor-the-winner-may = победитель может
actor-each-other-player-may = ваш противник может
actor-its-owner-may = её владелец может
gains-keyword = { $subj } { $many ->
    [yes] получают
   *[no] получает
  } ключевое слово «{ $word }»
loses-keyword = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } ключевое слово «{ $word }»
take-control-of = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } контроль: { $obj }
    .case = nom
mod-theirs = под контролем противника
    .outer = 1

# ---- Текст карт: что действует.
state-cannot-attack = { $subj } { $many ->
    [yes] не могут нападать
   *[no] не может нападать
  }
state-cannot-defend = { $subj } { $many ->
    [yes] не могут защищаться
   *[no] не может защищаться
  }
state-cannot-be-bypassed = { $subj } { $many ->
    [yes] не боятся скрытности
   *[no] не боится скрытности
  }
state-stands-to-attack = { $subj } { $many ->
    [yes] не преклоняются для нападения
   *[no] не преклоняется для нападения
  }
state-stands-to-defend = { $subj } { $many ->
    [yes] не преклоняются для защиты
   *[no] не преклоняется для защиты
  }
state-counts-no-strength = { $subj } { $many ->
    [yes] не прибавляют свою силу
   *[no] не прибавляет свою силу
  }
state-does-not-stand = { $subj } { $many ->
    [yes] не поднимаются в фазу подъёма
   *[no] не поднимается в фазу подъёма
  }
is-terminal = { $subj } { $many ->
    [yes] погибают
   *[no] погибает
  }, если сила равна 0
no-income = { $subj } не приносит дохода
no-taxation = фаза налогов пропускается{ $kind ->
    [each] {""}
   *[other] {""}: { $subj }
  }
power-not-counted = власть у { $subj } не считается
    .case = gen-after
immune-event = на { $subj } не действуют события
    .case = acc
immune-event-of-opponents = на { $subj } не действуют события противников
    .case = acc
immune-character = на { $subj } не действуют свойства героев
    .case = acc
immune-character-of-opponents = на { $subj } не действуют свойства героев противников
    .case = acc
immune-location = на { $subj } не действуют места
    .case = acc
immune-location-of-opponents = на { $subj } не действуют места противников
    .case = acc
immune-attachment = на { $subj } не действуют довески
    .case = acc
immune-attachment-of-opponents = на { $subj } не действуют довески противников
    .case = acc
immune-plot = на { $subj } не действуют замыслы
    .case = acc
immune-plot-of-opponents = на { $subj } не действуют замыслы противников
    .case = acc
cannot-discard = { $subj } нельзя сбросить из игры
    .case = acc
gains-icon = { $subj } { $many ->
    [yes] получают
   *[no] получает
  } знак «{ $name }»
loses-icon = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } знак «{ $name }»
gains-trait = { $subj } { $many ->
    [yes] получают
   *[no] получает
  } черту «{ $name }»
loses-trait = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } черту «{ $name }»
cannot-kill = { $subj } нельзя убить
    .case = acc
