# Dominion's words; card names are English in every language.
verb-draw = Добор
verb-play = Розыгрыш
verb-gain = Получение
verb-trash = Отправка на свалку
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
zone-play-of = зона игры { $player }
zone-discard-of = сброс { $player }
zone-aside-of = отложенные карты { $player }
zone-island-of = планшет Island { $player }
zone-trash = свалка
zone-supply = запас
zone-pile = стопка
zone-landscape = ландшафты
phase-action = фаза действий
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
    [one] { $case ->
        [acc] покупку
       *[nom] покупка
      }
    [few] покупки
    *[many] покупок
  }
resource-coins = { $n } { $n ->
    [one] { $case ->
        [acc] монету
       *[nom] монета
      }
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
    [one] { $case ->
        [acc] селянина
       *[nom] селянин
      }
    [few] { $case ->
        [acc] селян
       *[nom] селянина
      }
    *[many] селян
  }
resource-coffers = { $n } { $n ->
    [one] { $case ->
        [acc] казну
       *[nom] казна
      }
    [few] казны
    *[many] казны
  }
resource-favors = { $n } { $n ->
    [one] { $case ->
        [acc] услугу
       *[nom] услуга
      }
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
zone-play = зона игры
zone-discard = сброс
zone-aside = отложено
zone-island = планшет Island
mode-pay-debt = погасить долг
mode-spend-villager = потратить селянина

# ---- Текст карт: типы после слова «карта», в родительном падеже.
of-action = действия
of-treasure = сокровища
of-victory = победы
of-curse = проклятия
of-attack = атаки
of-reaction = реакции
of-duration = длительности
of-command = приказа
of-night = ночи
of-looter = мародёра
of-ruins = руин
of-traveller = странника
of-wizard = волшебника
of-event = события
of-doom = рока

# ---- Текст карт: места; «from» — откуда, «in» — где.
from-hand = с руки
from-discard = из своей стопки сброса
from-play = из своей зоны игры
from-supply = из запаса
from-trash = со свалки
from-pile = из её стопки
in-hand = { $whose ->
    [they] на его руке
   *[you] на вашей руке
  }
in-play = { $whose ->
    [they] в его зоне игры
   *[you] в вашей зоне игры
  }
in-pile = в её стопке
there-hand = { $whose ->
    [they] у него на руке
   *[you] у вас на руке
  }
there-play = { $whose ->
    [they] у него в игре
   *[you] у вас в игре
  }
there-pile = в её стопке
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
        [gen] верхней карты
       *[nom] верхняя карта
      }
    [few] { $case ->
        [gen] { $n } верхних карт
       *[nom] { $n } верхние карты
      }
   *[many] { $n } верхних карт
  } своей колоды
np-copy = { $case ->
    [acc] такую же карту
   *[nom] такая же карта
  } из запаса
register-the-revealed-cards = { $case ->
    [gen] показанных карт
   *[nom] показанные карты
  }
register-the-trashed-cards = { $case ->
    [gen] отправленных на свалку карт
   *[nom] отправленные на свалку карты
  }
register-cost-of-the-trashed-card = отправленная на свалку карта
register-treasures-among-them = число карт сокровища среди показанных карт

# ---- Текст карт: какой должна быть карта.
mod-costs = { $how ->
    [most] ценой до { $n } { $n ->
        [one] монеты
       *[other] монет
      }
    [less] дешевле { $n } { $n ->
        [one] монеты
       *[other] монет
      }
   *[equal] ценой ровно в { $n } { $n ->
        [one] монету
        [few] монеты
       *[many] монет
      }
  }
mod-costs-less-than-this = дешевле этой карты
mod-costs-than = { $how ->
    [most] не более чем на
   *[equal] ровно на
  } { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
  } дороже, чем { $of }
mod-phase-card = (карту действия в фазе действий, карту сокровища в фазе покупки)
mod-face-up = лицом вверх
mod-from-play = из игры
mod-still-there = (если она ещё там, куда попала)

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
draw-each = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } 1 карту за { $each }
draw-to = { $form ->
    [do] берите карты, пока на руке не станет
    [does] берёт карты, пока на руке не станет
   *[may] брать карты, пока на руке не станет
  } { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
  }
play = { $form ->
    [do] разыграйте
    [does] разыгрывает
   *[may] разыграть
  } { $obj }
play-again = { $form ->
    [do] разыграйте
    [does] разыгрывает
   *[may] разыграть
  } { $obj } ещё раз
play-in-place = { $form ->
    [do] разыграйте
    [does] разыгрывает
   *[may] разыграть
  } { $obj }, оставив на месте
gain-discard = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } { $obj }
gain-any = вы можете получить любые из { $obj }
    .case = gen
gain-discard-owner = вы получаете { $obj }
gain-deck = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } на верх своей колоды { $obj }
move-trash-trash = { $form ->
    [do] отправьте
    [does] отправляет
   *[may] отправить
  } { $light ->
    [yes] { $obj } на свалку
   *[no] на свалку { $obj }
  }
move-discard-discard = { $form ->
    [do] сбросьте
    [does] сбрасывает
   *[may] сбросить
  } { $obj }
move-topdeck-deck = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } на верх своей колоды
   *[no] на верх своей колоды { $obj }
  }
move-move-hand = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $light ->
    [yes] { $obj } в руку
   *[no] в руку { $obj }
  }
move-move-discard = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } в свою стопку сброса
   *[no] в свою стопку сброса { $obj }
  }
move-exchange-discard = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } взамен { $obj } в свою стопку сброса
move-set-aside-aside = { $form ->
    [do] отложите
    [does] откладывает
   *[may] отложить
  } { $obj }
move-set-aside-island = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } на свой планшет Island
   *[no] на свой планшет Island { $obj }
  }
return-to-pile = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } в { $many ->
    [yes] их стопки
   *[no] её стопку
  }
show-reveal = { $form ->
    [do] покажите
    [does] показывает
   *[may] показать
  } { $obj }
shield = { $form ->
    [do] тот розыгрыш на вас не действует
    [does] не подвергается действию того розыгрыша
   *[may] не подвергаться действию того розыгрыша
  }
turn-face-down = { $form ->
    [do] переверните
    [does] переворачивает
   *[may] перевернуть
  } лицом вниз до конца хода { $obj }
put-back = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } на верх своей колоды в любом порядке
spoil-treasures = { $form ->
    [do] до начала своего следующего хода не получайте
    [does] до начала вашего следующего хода не получает
   *[may] до начала следующего хода не получать
  } ничего от первой карты сокровища, разыгранной за ход
become-it = пока эта карта в игре, она считается копией той; сделайте то, что на той написано
possess = игрок слева от вас после этого хода делает дополнительный ход{ $limited ->
    [yes] { " " }(если { $limit })
   *[no] { "" }
  }, в котором вы видите его карты, решаете за него и получаете карты, которые получил бы он; в начале того хода: { $body }
rotate = { $form ->
    [do] прокрутите
    [does] прокручивает
   *[may] прокрутить
  } стопку { $pile }

# ---- Текст карт: счёт.
each-gained = каждую карту, { $whose ->
    [they] полученную им
   *[you] полученную вами
  } в этом ходу
each-coins = каждую { $whose ->
    [they] его
   *[you] вашу
  } монету
each-at-most-coins = { $each }, пока у вас есть монеты
gained-this-phase = число карт, полученных вами в этой фазе,
fact-1 = число карт победы, полученных вами в этой фазе,
cond-has-pile = есть стопка { $pile }

# ---- Текст карт: когда что-то происходит. $who: you (вы), they (тот игрок), other (другой), any (любой).
when-play = когда { $who ->
    [you] вы разыгрываете
    [they] тот игрок разыгрывает
    [other] другой игрок разыгрывает
   *[any] какой-либо игрок разыгрывает
  } { $obj }
when-gain = когда { $who ->
    [you] вы получаете
    [they] тот игрок получает
    [other] другой игрок получает
   *[any] какой-либо игрок получает
  } { $obj }
when-buy = когда { $who ->
    [you] вы покупаете
    [they] тот игрок покупает
    [other] другой игрок покупает
   *[any] какой-либо игрок покупает
  } { $obj }
when-trash = когда { $who ->
    [you] вы отправляете
    [they] тот игрок отправляет
    [other] другой игрок отправляет
   *[any] какой-либо игрок отправляет
  } на свалку { $obj }
when-discard = когда { $who ->
    [you] вы сбрасываете
    [they] тот игрок сбрасывает
    [other] другой игрок сбрасывает
   *[any] какой-либо игрок сбрасывает
  } { $obj }
at-turn-start-never = в начале { $who ->
    [you] вашего следующего хода
    [they] следующего хода того игрока
    [other] следующего хода другого игрока
   *[any] следующего хода
  }
at-buy-phase-end-buy-phase = в конце { $who ->
    [you] вашей фазы покупки
   *[any] фазы покупки
  } в этом ходу
at-clean-up-cleanup = в начале { $who ->
    [you] вашей фазы уборки
   *[any] фазы уборки
  } в этом ходу
at-turn-end-turn = в конце этого хода
span-turn-once = один раз в этом ходу
span-turn-each = в этом ходу
span-never-each = до конца игры
while-hand = пока эта карта у вас на руке
while-play = пока эта карта в игре
not-in-clean-up = не во время уборки
in-clean-up = во время уборки
by-its-namesake = из-за карты с тем же названием
not-by-its-namesake = не из-за карты с тем же названием
from-its-pile = из той стопки
not-from-its-pile = из другой стопки
constant-cost = цена { $cards } на { $n } { $n ->
    [one] монету
    [few] монеты
   *[many] монет
  } { $how ->
    [less] меньше
   *[more] больше
  }
    .case = gen

# ---- Вопросы.
prompt-choose-play = выберите карту, которую разыграете
prompt-choose-gain = выберите карту, которую получите
prompt-choose-trash = выберите карту, которую отправите на свалку
prompt-choose-discard = выберите карту, которую сбросите
prompt-choose-move = выберите карту, которую переместите
prompt-choose-reveal = выберите карту, которую покажете
prompt-choose-return = выберите карту, которую вернёте в её стопку
prompt-choose-topdeck = выберите карту, которую положите на верх колоды
prompt-choose-set-aside = выберите карту, которую отложите
prompt-may-play = разыграть её?
prompt-may-gain = получить её?
prompt-may-trash = отправить её на свалку?
prompt-may-discard = сбросить её?
prompt-may-move = переместить её?
prompt-may-reveal = показать её?
prompt-may-return = вернуть её в стопку?
prompt-may-topdeck = положить её на верх колоды?
prompt-may-set-aside = отложить её?

# ---- Шаги предложениями.
step-draw = { $form ->
    [cannot] { $who } не может взять { $card }
    [none-does] берётся { $subject }
    [none-cannot] нельзя взять { $card }
   *[does] { $who } берёт { $card }
  }
step-play = { $form ->
    [cannot] { $who } не может разыграть { $card }
    [none-does] разыгрывается { $subject }
    [none-cannot] нельзя разыграть { $card }
   *[does] { $who } разыгрывает { $card }
  }
step-gain = { $form ->
    [cannot] { $who } не может получить { $card }
    [none-does] приходит { $subject }
    [none-cannot] нельзя получить { $card }
   *[does] { $who } получает { $card }
  }
step-trash = { $form ->
    [cannot] { $who } не может отправить { $card } на свалку
    [none-does] { $subject } отправляется на свалку
    [none-cannot] { $card } нельзя отправить на свалку
   *[does] { $who } отправляет { $card } на свалку
  }
step-discard = { $form ->
    [cannot] { $who } не может сбросить { $card }
    [none-does] сбрасывается { $subject }
    [none-cannot] нельзя сбросить { $card }
   *[does] { $who } сбрасывает { $card }
  }
step-move = { $form ->
    [cannot] { $who } не может переместить { $card }
    [none-does] перемещается { $subject }
    [none-cannot] нельзя переместить { $card }
   *[does] { $who } перемещает { $card }
  }
step-reveal = { $form ->
    [cannot] { $who } не может показать { $card }
    [none-does] показывается { $subject }
    [none-cannot] нельзя показать { $card }
   *[does] { $who } показывает { $card }
  }
step-buy = { $form ->
    [cannot] { $who } не может купить { $card }
    [none-does] покупается { $subject }
    [none-cannot] нельзя купить { $card }
   *[does] { $who } покупает { $card }
  }
step-return = { $form ->
    [cannot] { $who } не может вернуть { $card } в стопку
    [none-does] { $subject } возвращается в стопку
    [none-cannot] { $card } нельзя вернуть в стопку
   *[does] { $who } возвращает { $card } в стопку
  }
step-topdeck = { $form ->
    [cannot] { $who } не может положить { $card } на верх колоды
    [none-does] { $subject } ложится на верх колоды
    [none-cannot] { $card } нельзя положить на верх колоды
   *[does] { $who } кладёт { $card } на верх колоды
  }
step-set-aside = { $form ->
    [cannot] { $who } не может отложить { $card }
    [none-does] откладывается { $subject }
    [none-cannot] нельзя отложить { $card }
   *[does] { $who } откладывает { $card }
  }
step-exchange = { $form ->
    [cannot] { $who } не может взять { $card } в обмен
    [none-does] обменивается { $subject }
    [none-cannot] нельзя обменять { $card }
   *[does] { $who } берёт { $card } в обмен
  }
step-plus = { $form ->
    [cannot] { $who } больше ничего не может получить
    [none-does] что-то прибавляется
    [none-cannot] ничего нельзя прибавить
   *[does] { $who } получает что-то ещё
  }
step-effect = { $form ->
    [cannot] на игрока { $name } не может начать действовать эффект: { $subject }
    [none-does] начинает действовать эффект: { $subject }
    [none-cannot] не может начать действовать эффект: { $subject }
   *[does] на игрока { $name } начинает действовать эффект: { $subject }
  }
step-shuffle = { $form ->
    [cannot] { $who } не может перемешать карты
    [none-does] карты перемешиваются
    [none-cannot] карты нельзя перемешать
   *[does] { $who } перемешивает карты
  }
kind-trigger = { $who } применяет свойство: { $subject }
lasting-delay = { $form ->
    [none-does] ждёт свойство: { $subject }
   *[does] у игрока { $name } ждёт свойство: { $subject }
  }
prompt-answer = применить свойство?
prompt-order = какое свойство следующее?
step-turn-start = что происходит в начале хода игрока { $name }
step-turn-end = что происходит в конце хода игрока { $name }
step-buy-phase = что происходит в начале фазы покупки игрока { $name }
step-buy-phase-end = что происходит в конце фазы покупки игрока { $name }
step-clean-up = что происходит в начале уборки игрока { $name }
step-turn-start-phase = начинается ход игрока { $name }: { $phase }
step-shuffle-shuffle = { $who } замешивает сброс в колоду
step-plus-less = { $who } { $through ->
    [yes] { $resource ->
        [favors] тратит
       *[other] теряет
      }
   *[no] { $resource ->
        [debt] погашает
       *[other] тратит
      }
  } { $amount }
step-buy-less = { $who } тратит { $amount } на { $card }
step-gain-skipped = { $who } ничего не получает, карт не осталось: { $other }
step-gain-replaced = то, что получает { $who }, идёт в другое место
step-play-assumption = { $who } разыгрывает { $card }, хотя её там уже нет: правила об этом молчат
lasting-unaffected = на игрока { $name } этот розыгрыш не действует благодаря { $card }
lasting-staying = { $subject } остаётся в игре, пока остаётся то, что она разыграла
lasting-extra-turn = { $who } вызывает дополнительный ход
lasting-face-down = { $who } переворачивает { $card } лицом вниз
