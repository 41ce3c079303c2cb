# Что нужно картам Дома Дис.
mod-same-place = (всё из одной и той же)
mod-shares-house = того же Дома, что и та карта
np-top-of-deck-other = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] { $n } { $n ->
        [few] верхние карты
       *[many] верхних карт
      }
  } колоды { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
from-hand-other = из руки { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
in-hand-other = в руке { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
move-discard-discard-owner = { move-discard-discard }
melt-armor = { $subj } теряет до конца хода всю броню и получает 1 урона за каждую потерянную так единицу брони
must-house = { $who ->
    [you] вы должны
   *[opponent] ваш оппонент должен
  } выбирать активным, если это возможно: { $house }
cost-play = чтобы разыграть { $subj }, вы должны потерять { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
    .case = acc
would-destroy-elsewhere = если { $subj } с поля попало бы в сброс
instead-to-purged = изгоните его
when-turn-end = в конце { $who ->
    [you] вашего хода
    [other] хода вашего оппонента
   *[any] каждого хода
  }
