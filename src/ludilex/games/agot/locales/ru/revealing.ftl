# Показ и называние карт, взгляд в колоду, вступление в вызов.
verb-reveal = Показ
step-reveal = { $form ->
    [cannot] { $who } не может показать { $card }
    [none-does] показывают { $card }
    [none-cannot] нельзя показать { $card }
   *[does] { $who } показывает { $card }
  }
verb-put-under-deck = Под колоду
step-put-under-deck = { $form ->
    [cannot] { $who } не может положить { $card } под низ колоды
    [none-does] кладут { $card } под низ колоды
    [none-cannot] нельзя положить { $card } под низ колоды
   *[does] { $who } кладёт { $card } под низ колоды
  }
verb-join = Вступление в вызов
step-join = { $form ->
    [cannot] { $who } не может ввести { $card } в вызов
    [none-does] { $subject } вступает в вызов
    [none-cannot] { $subject } не может вступить в вызов
   *[does] { $who } вводит { $card } в вызов
  }
step-join-more = { step-join }
prompt-name-card = назовите карту
prompt-may-put-under-deck = положить под низ колоды?
name-card = { $form ->
    [do] назовите
    [does] называет
   *[may] назвать
  } карту
reveal-hand = противник показывает руку
mod-was-named = с названным именем
show-reveal = { $form ->
    [do] покажите
    [does] показывает
   *[may] показать
  } { $obj }
move-take-hand = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj } на руку
move-put-under-deck-deck-owner-bottom = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } под низ колоды владельца
move-discard-hand-discard-owner = { move-discard-hand-discard } в сброс { $many ->
    [yes] их
   *[no] её
  } владельца
np-top-of-deck-other = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } колоды противника
when-reveal = после того как { $who ->
    [you] вы показали { $obj }
    [other] противник показал { $obj }
   *[any] показали { $obj }
  }
their-effect = по эффекту противника (но не карты { $but })
from-hand-other = с руки { $whose ->
    [they] его противника
   *[you] противника
  }
step-reveal-choice = { $who } называет { $other }
