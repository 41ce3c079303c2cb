# Дом Logos.
deal-inward = { $form ->
    [do] нанесите
    [does] наносит
   *[may] нанести
  } { $a } урона { $obj }, { $b } урона одному из его соседей и { $c } урона другому соседу того
    .case = dat
opponent-pays-all = ваш оппонент отдаёт вам весь оставшийся у него Янтарь
each-pair-amber = каждые 2 Янтаря в { $whose ->
    [they] его
   *[you] вашем
  } запасе
cond-this-is = это { $what }
amount-of-amber = { $who ->
    [opponent] количество Янтаря вашего оппонента
    [they] количество его Янтаря
   *[you] количество вашего Янтаря
  }
hand-size = { $who ->
    [you] вы в конце своего хода добираете руку
    [opponent] ваш оппонент в конце своего хода добирает руку
   *[all] каждый игрок в конце своего хода добирает руку
  } до числа карт на { $n } { $how ->
    [less] меньше
   *[more] больше
  }
counts-on-flank = { $subj } считается стоящим на фланге
span-their-turn-each = в следующем ходу вашего оппонента
when-use = когда { $who ->
    [you] вы используете
    [other] ваш оппонент использует
   *[any] кто-нибудь использует
  } { $obj }
mode-archive = архивировать карту
mode-gain = получить Янтарь
mode-heal = исцелить
mode-stun = оглушить
cond-first-use = это первое использование этого существа в этот ход
mod-of-its-house = того же Дома
np-top-of-deck-any = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } колоды каждого игрока
    .each = yes
register-cards-destroyed = число уничтоженных так карт
player-cannot-use = { $subj } не может использовать карты
register-each-card-discarded-so = каждую сброшенную так карту
