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
prompt-answer = применить способность?
prompt-order = какая способность следующая?
prompt-replacement = какая замена?
prompt-mode = выберите одно

# ---- Текст карт: именные группы. $core — слово с определениями и местом; $case — падеж, $n — число.
card-name = «{ $name }»
noun-card = { $n ->
    [all] { $case ->
        [gen] карт
       *[nom] карты
      }
    [one] { $case ->
        [acc] карту
        [gen] карты
       *[nom] карта
      }
    [few] { $case ->
        [gen] карт
       *[nom] карты
      }
   *[many] карт
  }
noun-type = { noun-card } { $types }
noun-name = { noun-card } { $names }
np-a = { $core }
np-n = { $n } { $core }
np-upto = до { $n } { $core }
    .case = gen
    .number = all
np-all = { $case ->
    [gen] всех
   *[nom] все
  } { $core }
np-each = { $case ->
    [acc] каждую
    [gen] каждой
   *[nom] каждая
  } { $core }
np-bare = { $core }
np-allbut = все { $core }, кроме { $n }
np-or = { $a } или { $b }
np-this = { $case ->
    [acc] эту карту
    [gen] этой карты
   *[nom] эта карта
  }
np-event = { $case ->
    [acc] ту карту
    [gen] той карты
   *[nom] та карта
  }
np-it = { $many ->
    [yes] { $case ->
        [nom] они
       *[acc] их
      }
   *[no] { $case ->
        [nom] она
       *[acc] её
      }
  }
np-part = ту карту, если это { $of }
np-rest = оставшиеся из { $of }
    .of = gen
either = { $a } или { $b }
types-or = { $a } или { $b }
mod-not = (не { $types })
mod-among = из { $of }
    .of = gen

# ---- Текст карт: кто действует. Глаголы выбирают по $form: do (приказ), does (другой игрок), may (после «можете»).
actor-you = { "" }
actor-you-may = вы можете
actor-each-other-player = каждый другой игрок
actor-each-other-player-may = каждый другой игрок может
actor-each-player = каждый игрок
actor-each-player-may = каждый игрок может
actor-that-player = тот игрок
actor-that-player-may = тот игрок может
choose = { $form ->
    [do] выберите
    [does] выбирает
   *[may] выбрать
  } { $obj }
owner-chooses = вы выбираете { $obj }
look = { $form ->
    [do] посмотрите
    [does] смотрит
   *[may] посмотреть
  } { $obj }
plus = { $form ->
    [do] { $what }
    [does] получает: { $what }
   *[may] получить: { $what }
  }
plus-each = { $form ->
    [do] { $what }
    [does] получает: { $what }
   *[may] получить: { $what }
  } за { $each }
one-of = { $form ->
    [do] выберите
    [does] выбирает
   *[may] выбрать
  } одно: { $modes }
mode-of-several = { $letter ->
    [a] (а)
    [b] (б)
    [c] (в)
    [d] (г)
    [e] (д)
   *[other] ({ $letter })
  } { $body }
either-mode = { $a } или { $b }

# ---- Текст карт: как связаны эффекты.
if = если { $condition }, { $body }
if-only = если { $condition }
otherwise = иначе { $body }
may-do = сделать следующее: { $body }
times = { $clause } ({ $n ->
    [2] дважды
   *[other] раз: { $n }
  })
repeat = { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
  }: { $body }
for-each = за { $each }: { $body }
    .case = acc
each-name = каждое отдельное название среди { $what }
    .case = gen
number-of = число { $what }
    .case = gen
cond-did = { $whose ->
    [they] он это сделал
   *[you] вы это сделали
  }
cond-is = { $many ->
    [yes] среди них есть { $what }
   *[no] это { $what }
  }
cond-and = { $a } и { $b }
cond-exists = есть { $what }
cond-compare = { $what } { $how }
compared-less = меньше { $n }
compared-most = не больше { $n }
compared-equal = равно { $n }
compared-least = не меньше { $n }
compared-more = больше { $n }
compared-other = не равно { $n }
moment = { $occasion } { $body }
ability = { $occasion }, { $body }

# ---- Текст карт: первая строка и то, что действует всегда.
card-cost = цена: { $cost }
card-points = победные очки: { $n }
card-score = приносит 1 победное очко за { $each }

# ---- Вопросы и шаги.
prompt-for = { $asked } (за игрока { $player })
legend = Приведённые пункты правил:
