# Слова, общие для всех игр.
word-done = готово
word-yes = да
word-no = нет
word-all = все
word-withdraw = отменить
word-pass = пас
prompt-choose = выберите карту
prompt-may = сделать это?
prompt-choose-verb = выберите ({ $verb })
prompt-may-verb = сделать это ({ $verb })?
prompt-answer = применить способность?
prompt-order = какая способность следующая?
prompt-replacement = какая замена?
prompt-series-first = кто ходит первым?
prompt-mode = выберите одно

# ---- Текст карт: именные группы. $core — слово с определениями и местом; $case — падеж, $n — число.
card-name = «{ $name }»
noun-card = { $n ->
    [all] { $case ->
        [gen] карт
        [dat] картам
       *[nom] карты
      }
    [one] { $case ->
        [acc] карту
        [gen] карты
        [dat] карте
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
np-some = { $n ->
    [2] 1 или 2
   *[other] от 1 до { $n }
  } { $core }
np-the = { $n ->
    [1] { $core }
   *[other] { $n } { $core }
  }
np-all = { $case ->
    [gen] всех
    [dat] всем
    [acc] { $animate ->
        [yes] всех
       *[no] все
      }
   *[nom] все
  } { $core }
np-next = { $gender ->
    [m] { $case ->
        [acc] { $animate ->
            [yes] следующего
           *[no] следующий
          }
        [gen] следующего
        [dat] следующему
       *[nom] следующий
      }
    [n] { $case ->
        [gen] следующего
        [dat] следующему
       *[nom] следующее
      }
   *[f] { $case ->
        [acc] следующую
        [gen] следующей
        [dat] следующей
       *[nom] следующая
      }
  } { $core }
np-each = { $gender ->
    [m] { $case ->
        [acc] { $animate ->
            [yes] каждого
           *[no] каждый
          }
        [gen] каждого
        [dat] каждому
       *[nom] каждый
      }
    [n] { $case ->
        [gen] каждого
        [dat] каждому
       *[nom] каждое
      }
   *[f] { $case ->
        [acc] каждую
        [gen] каждой
        [dat] каждой
       *[nom] каждая
      }
  } { $core }
np-bare = { $core }
np-any = любое число { $core }
    .case = gen
    .number = all
np-any-of = любое число из { $of }
    .of = gen-after
np-allbut = все { $core }, кроме { $n }
np-or = { $a } или { $b }
np-and = { $a } и { $b }
np-this = { $case ->
    [acc] эту карту
    [gen] этой карты
    [dat] этой карте
   *[nom] эта карта
  }
    .light = yes
np-event = { $gender ->
    [m] { $case ->
        [acc] { $animate ->
            [yes] того
           *[no] тот
          }
        [gen] того
        [dat] тому
       *[nom] тот
      }
    [n] { $case ->
        [gen] того
        [dat] тому
       *[nom] то
      }
   *[f] { $case ->
        [acc] ту
        [gen] той
        [dat] той
       *[nom] та
      }
  } { $noun }
    .light = yes
np-it = { $many ->
    [yes] { $case ->
        [nom] они
        [dat] { $after ->
            [yes] ним
           *[no] им
          }
       *[acc] { $after ->
            [yes] них
           *[no] их
          }
      }
   *[no] { $gender ->
        [f] { $case ->
            [nom] она
            [dat] { $after ->
                [yes] ней
               *[no] ей
              }
           *[acc] { $after ->
                [yes] неё
               *[no] её
              }
          }
       *[m] { $case ->
            [nom] { $gender ->
                [m] он
               *[n] оно
              }
            [dat] { $after ->
                [yes] нему
               *[no] ему
              }
           *[acc] { $after ->
                [yes] него
               *[no] его
              }
          }
      }
  }
np-host = { $case ->
    [acc] карту-носитель
    [gen] карты-носителя
    [dat] карте-носителю
   *[nom] карта-носитель
  }
np-player = { $who ->
    [you] { $case ->
        [acc] вас
        [gen] вас
        [dat] вам
       *[nom] вы
      }
   *[opponent] { $case ->
        [acc] вашего оппонента
        [gen] вашего оппонента
        [dat] вашему оппоненту
       *[nom] ваш оппонент
      }
  }
np-first = первую из { $of }
    .of = gen
np-part = ту карту, если это { $of }
np-if = { $whole } (если это { $of })
np-left = { $case ->
    [gen] оставшихся
   *[nom] оставшиеся
  }
np-rest = { $case ->
    [gen] оставшихся { $of }
   *[nom] оставшиеся из { $of }
  }
    .of = gen
either = { $a } или { $b }
types-or = { $a } или { $b }
types-nor = { $a } и не { $b }
mod-not = (не { $types })
mod-among = из { $of }
    .of = gen-after
mod-except = , кроме { $of }
    .of = gen-after
mod-attached-to = { $n ->
    [all] { $case ->
        [gen] прикреплённых
        [dat] прикреплённым
        [acc] { $animate ->
            [yes] прикреплённых
           *[no] прикреплённые
          }
       *[nom] прикреплённые
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] прикреплённого
            [dat] прикреплённому
            [acc] { $animate ->
                [yes] прикреплённого
               *[no] прикреплённый
              }
           *[nom] прикреплённый
          }
        [n] { $case ->
            [gen] прикреплённого
            [dat] прикреплённому
           *[nom] прикреплённое
          }
       *[f] { $case ->
            [nom] прикреплённая
            [acc] прикреплённую
           *[gen] прикреплённой
          }
      }
   *[many] { $case ->
        [dat] прикреплённым
       *[gen] прикреплённых
      }
  } к { $of }
    .at = before
    .of = dat-after
mod-mine = { $whose ->
    [they] под его контролем
   *[you] под вашим контролем
  }
    .outer = 1
mod-theirs = { $whose ->
    [they] под контролем другого игрока
   *[you] под контролем оппонента
  }
    .outer = 1
mod-other = { $n ->
    [all] { $case ->
        [gen] других
        [dat] другим
        [acc] { $animate ->
            [yes] других
           *[no] другие
          }
       *[nom] другие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] другого
            [dat] другому
            [acc] { $animate ->
                [yes] другого
               *[no] другой
              }
           *[nom] другой
          }
        [n] { $case ->
            [gen] другого
            [dat] другому
           *[nom] другое
          }
       *[f] { $case ->
            [nom] другая
            [acc] другую
           *[gen] другой
          }
      }
   *[many] других
  }
    .at = before
    .outer = 2
mod-not-host = (кроме карты-носителя)
mod-not-named = (кроме { $name })
mod-keyword = со свойством «{ $word }»
    .outer = 2
mod-no-keyword = без свойства «{ $word }»
    .outer = 2
mod-least = с наименьшей { $by }
    .by = ins
mod-greatest = с наибольшей { $by }
    .by = ins

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
opponent-chooses = ваш оппонент выбирает { $obj }
choose-each = за { $each } { choose }
choose-secretly = { $form ->
    [do] тайно выберите
    [does] тайно выбирает
   *[may] тайно выбрать
  } { $obj }
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
otherwise-if = иначе, { $body }
each-player-if = для каждого игрока: если { $condition }, { $body }
for-each-other-player = для каждого другого игрока: { $body }
each-other-player-if = для каждого другого игрока: если { $condition }, { $body }
may-do = сделать следующее: { $body }
times = { $clause } ({ $n ->
    [2] дважды
    [3] трижды
    [4] четырежды
   *[other] { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
      }
  })
repeat = { $n } { $n ->
    [one] раз
    [few] раза
   *[many] раз
  }: { $body }
for-each = за { $each }: { $body }
    .case = acc
for-each-short = за { $each }
as-long-as-again = пока { $condition }, повторяйте то же самое
one-by-one = по очереди ({ $what }): { $body }
    .case = nom
as-long-as-may = пока { $condition }, вы можете повторить то же самое
each-name = каждое отдельное название среди { $what }
    .case = gen
number-of = число { $what }
    .case = gen
cond-some-left = хоть одна из них осталась
cond-did = { $whose ->
    [they] он это сделал
   *[you] вы это сделали
  }
cond-did-not = { $whose ->
    [they] он этого не сделал
   *[you] вы этого не сделали
  }
cond-is = { $many ->
    [yes] среди них есть { $what }
   *[no] это { $what }
  }
cond-and = { $a } и { $b }
cond-exists = есть { $what }
cond-none = нет { $what }
    .case = gen
cond-there = { $place } { $how ->
    [some] есть { $what }
    [none] нет { $what }
    [less] меньше { $what }
    [most] не больше { $what }
    [least] не меньше { $what }
    [more] больше { $what }
   *[equal] ровно { $what }
  }
    .case = gen
    .some = nom
    .equal = nom
added-up = { $what } вместе
cond-so-many = есть { $how ->
    [less] меньше
    [most] не больше
    [least] не меньше
    [more] больше
   *[equal] ровно
  } { $what }
    .case = gen
    .exactly = nom
cond-has = { $who ->
    [you] у вас
    [they] у него
   *[opponent] у вашего оппонента
  } { $how ->
    [less] меньше { $amount }
    [most] не больше { $amount }
    [least] не меньше { $amount }
    [more] больше { $amount }
    [other] не { $amount }
    [none] { $amount }
   *[equal] ровно { $amount }
  }
    .case = gen
cond-my-turn = идёт { $negated ->
    [yes] не ваш ход
   *[no] ваш ход
  }
cond-phase = идёт { $negated ->
    [yes] не { $phase }
   *[no] { $phase }
  }
cond-still-there = та карта всё ещё там, куда попала
cond-came = она пришла { $place }
cond-compare-two = { $a } { $how ->
    [less] меньше, чем
    [most] не больше, чем
    [least] не меньше, чем
    [more] больше, чем
    [other] не то же, что
   *[equal] равно:
  } { $b }
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
card-score = приносит { $n } { $n ->
    [one] победное очко
    [few] победных очка
   *[many] победных очков
  } за { $each }

# ---- Текст карт: что меняется у карты ($subj) или у игрока ($who: you, opponent; иначе card).
amount-of-event = это число
gets = { $subj } { $who ->
    [you] получаете
   *[other] { $many ->
        [yes] получают
       *[no] получает
      }
  } { $what }
gets-each = { gets } за { $each }
gains-keyword = { $subj } { $many ->
    [yes] получают
   *[no] получает
  } свойство «{ $word }»
loses-keyword = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } свойство «{ $word }»
gains-ability = { $subj } { $many ->
    [yes] получают
   *[no] получает
  } способность «{ $ability }»
for-each-changed = за { $each } { $body }
constant-cost = { $cards } { $many ->
    [yes] стоят
   *[no] стоит
  } на { $n } { $how ->
    [less] меньше
   *[more] больше
  }
is-immune = на { $subj } не действуют { $what }
    .case = acc
take-control-of = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj } под контроль
is-controlled = вы контролируете { $subj }
    .case = acc
is-type = { $subj } — { $what }
is-type-too = { $subj } — ещё и { $what }
color-becomes = { $subj }: вместо цвета «{ $a }» — «{ $b }»
is-blank = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } напечатанные способности
as-long-as = { $body }, пока { $condition }
as-long-as-this = пока эта карта в игре, { $body }

# ---- Текст карт: способности.
labelled = { $label }: { $body }
label-use = применение
instead = { $occasion } { $body }
instead-if = { $occasion }, если { $condition },
attach-only = прикрепляется к { $what }
    .case = dat

# ---- Вопросы и шаги.
prompt-for = { $asked } – за игрока { $player }
legend = Приведённые пункты правил:

# ---- Шаги предложениями. $who: игрок как подлежащее; $name: его буква; $card: карта в винительном, $subject: в
# именительном падеже; $form: does (делает), cannot (не может), none-does и none-cannot, если никто не действует.
player = игрок { $name }
turn = Ход
a-card = { $case ->
    [acc] скрытую карту
   *[nom] скрытая карта
  }
every-card = { $case ->
    [acc] каждую карту
   *[nom] каждая карта
  }
the-cards = карты
because = из-за { $card }
because-of = из-за { $card } игрока { $name }
event-at = событие: { $verb }
basis-derived = выведено
basis-assumption = допущение
kind-resource-more = { $who } получает { $amount }
kind-resource-less = { $who } теряет { $amount }
kind-counter-more = { $form ->
    [none-does] на { $card } кладётся { $amount }
   *[does] { $who } кладёт { $amount } на { $card }
  }
kind-counter-less = { $form ->
    [none-does] с карты снимается { $amount }: { $subject }
   *[does] { $who } снимает { $amount } с карты: { $subject }
  }
kind-attached = { $form ->
    [none-does] { $subject } прикрепляется; к чему: { $other }
   *[does] { $who } прикрепляет { $card }; к чему: { $other }
  }
kind-detached = { $subject } больше не прикреплена
kind-controlled = { $who } получает контроль над картой: { $subject }
kind-replaced = { $subject } заменяет то, что произошло бы
kind-trigger = { $who } применяет способность: { $subject }
kind-pass = { $who } пасует
kind-shuffle = { $who } перемешивает
kind-again = { $who } ещё раз разыгрывает { $card }
kind-in-place = { $who } разыгрывает { $card } там, где она лежит
kind-becomes = { $itself ->
    [yes] { $subject } снова сама собой
    [changed] { $subject } уже не то, чем была
   *[no] { $subject } теперь — { $other }
  }
kind-withdrawn = { $who } отменяет это
kind-phase = у игрока { $name } начинается { $phase }
kind-choice = { $who } выбирает { $card }
kind-look = { $who } смотрит { $card }
kind-look-through = { $who } просматривает лежащие там карты
kind-end = { $form ->
    [none-does] игра окончена
   *[does] игра окончена, побеждает { $who }
  }
kind-skipped = этого не произошло, поэтому { $who } пропускает то, что от этого зависит: { $subject }
kind-met = это произошло, поэтому { $who } выполняет то, что от этого зависит: { $subject }
kind-assumption = правила здесь молчат, решает принятое допущение: { $subject }
# Что начинает действовать на время; $n — на сколько. Своё игра называет сама: lasting-<имя>.
lasting-stat = на время меняется число карты на { $n }: { $subject }
lasting-word = { $subject } на время получает ключевое слово
lasting-lose = { $subject } на время теряет ключевое слово
lasting-word-of = { $subject } на время: { $what }
lasting-lose-of = { $subject } на время без этого: { $what }
lasting-cost = на время меняется цена карты на { $n }: { $subject }
lasting-immune = { $subject } на время невосприимчива
lasting-forbid = на время с картой что-то запрещено: { $subject }
lasting-terminal = на время что-то становится окончательным: { $subject }
lasting-control = { $who } на время контролирует карту: { $subject }
lasting-shield = на карту на время не действует этот эффект: { $subject }
lasting-delay = { $form ->
    [none-does] ждёт способность: { $subject }
   *[does] у игрока { $name } ждёт способность: { $subject }
  }
lasting-game = { $form ->
    [none-does] теперь действует эффект: { $subject }
   *[does] на игрока { $name } теперь действует эффект: { $subject }
  }
lasting-replace = с картой { $subject } на время произойдёт другое
lasting-copy = { $subject } на время становится копией карты { $other }
lasting-type = { $subject } на время меняет тип
lasting-color = { $subject } на время меняет цвет
lasting-blank = { $subject } на время лишается способностей
lasting-grant = { $subject } на время получает способность
board-with = на ней: { $cards }
