# Слова выдуманной игры.
noun-creature = { $n ->
    [all] { $case ->
        [acc] существ
        [gen] существ
        [dat] существам
       *[nom] существа
      }
    [one] { $case ->
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
noun-spell = { $n ->
    [all] { $case ->
        [gen] заклинаний
        [dat] заклинаниям
       *[nom] заклинания
      }
    [one] { $case ->
        [gen] заклинания
        [dat] заклинанию
       *[nom] заклинание
      }
    [few] { $case ->
        [gen] заклинаний
       *[nom] заклинания
      }
   *[many] заклинаний
  }
    .gender = n
noun-item = { $n ->
    [all] { $case ->
        [gen] предметов
        [dat] предметам
       *[nom] предметы
      }
    [one] { $case ->
        [gen] предмета
        [dat] предмету
       *[nom] предмет
      }
    [few] { $case ->
        [gen] предметов
       *[nom] предмета
      }
   *[many] предметов
  }
    .gender = m
type-creature = существо
type-spell = заклинание
type-item = предмет
of-creature = существа
of-spell = заклинания
of-item = предмета
resource-mana = { $n } { $n ->
    [one] { $case ->
        [gen] единицы
        [acc] единицу
       *[nom] единица
      }
    [few] { $case ->
        [gen] единиц
       *[nom] единицы
      }
   *[many] единиц
  } маны
amount-of-mana = { $who ->
    [opponent] мана вашего оппонента
   *[you] ваша мана
  }
each-mana = каждую вашу единицу маны
each-mana-opponent = каждую единицу маны оппонента
counter-damage = { $n } урона
stat-strength = сила { $n }
stat-speed = скорость { $n }
change-stat-strength = { $n } к силе
change-stat-speed = { $n } к скорости
measure-stat-strength = силой
measure-stat-speed = скоростью
measure-counter-damage = раной
measure-cost = ценой
amount-of-stat-strength = { $of_host ->
    [yes] сила носителя
   *[no] сила
  }
amount-of-counter-damage = урон на этой карте
amount-of-cost = { $which ->
    [this] цена этой карты
    [it] цена той карты
   *[subject] цена
  }
mod-stat-strength = с силой { $how ->
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
    [other] с уроном, отличным от { $n }
   *[equal] с уроном { $n }
  }
mod-cost = ценой { $how ->
    [some] больше 0
    [none] 0
    [least] не меньше { $n }
    [most] не больше { $n }
    [less] меньше { $n }
    [more] больше { $n }
    [other] не { $n }
   *[equal] { $n }
  }
keyword-flying = полёт
keyword-armour = панцирь { $n }
color-red = красный
color-blue = синий
mod-color-red = красного цвета
mod-color-blue = синего цвета
price-mana = { $form ->
    [cost] { resource-mana }
   *[do] заплатите { resource-mana }
  }
price-creatures = пожертвуйте: { $n } { noun-creature }
in-window-answer = в ответ
phase-main = основная фаза
from-line = под вашим контролем
    .noun = noun-creature
from-line-other = под контролем оппонента
    .noun = noun-creature
from-line-any = { "" }
    .noun = noun-creature
in-line = под вашим контролем
    .noun = noun-creature
in-line-other = под контролем оппонента
    .noun = noun-creature
in-line-any = в строю
    .noun = noun-creature
from-hand = { $whose ->
    [they] с его руки
   *[you] с вашей руки
  }
from-hand-other = с руки оппонента
from-hand-any = с чьей-либо руки
in-hand = { $whose ->
    [they] на его руке
   *[you] на вашей руке
  }
from-grave = из вашей могилы
from-grave-any = из могилы
from-deck = из вашей колоды
from-deck-any = из колоды
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } вашей колоды
np-top-of-deck-other = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } колоды оппонента
register-picks = выбранные карты
while-line = { "" }
while-hand = пока эта карта у вас на руке
count-hurt = { $form ->
    [do] нанесите
    [does] наносит
   *[may] нанести
  } { $amount } { $obj }
    .case = dat
count-effect-less = { $form ->
    [do] удалите
    [does] удаляет
   *[may] удалить
  } { $amount } с { $obj }
    .case = gen-after
count-effect = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $amount } на { $obj }
attach-attach = { $form ->
    [do] прикрепите
    [does] прикрепляет
   *[may] прикрепить
  } { $obj } к { $to }
    .to = dat-after
take-control = { $form ->
    [do] получите
    [does] получает
   *[may] получить
  } контроль: { $obj }
    .case = nom
move-destroy-grave-owner = { $form ->
    [do] уничтожьте
    [does] уничтожает
   *[may] уничтожить
  } { $obj }
move-draw-hand = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj }
move-play-deck-owner-bottom = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } под низ колоды владельца
show-play = { $form ->
    [do] покажите
    [does] показывает
   *[may] показать
  } { $obj }
happen-play = { $form ->
    [do] выиграйте
    [does] выигрывает
   *[may] выиграть
  } раунд
until-turn = до конца хода { $body }
at-play-turn = в конце хода
span-turn-once = один раз до конца хода
span-turn-each = до конца хода
when-destroy = когда уничтожается { $obj }
    .case = nom
when-hurt = { $who ->
    [you] когда вы раните { $obj }
    [other] когда ваш оппонент ранит { $obj }
   *[any] когда ранят { $obj }
  }
label-play = розыгрыш
would-destroy = вместо уничтожения { $subj }
    .case = gen
would-hurt = вместо ранения { $subj }
    .case = gen
instead-to-hand = она возвращается в руку владельца
cannot-hurt = { $subj } нельзя ранить
    .case = acc
cannot-destroy = { $subj } нельзя уничтожить
    .case = acc
in-grave = в вашей могиле
out-of-line = из игры
out-of-hand = с руки
