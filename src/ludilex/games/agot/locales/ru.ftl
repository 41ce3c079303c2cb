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
step-dominance = { $who } побеждает в господстве на { $n }
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
   *[does] { $who } побеждает в вызове на { $n }
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
    [one] вызов интриг
    [few] вызова интриг
   *[many] вызовов интриг
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
