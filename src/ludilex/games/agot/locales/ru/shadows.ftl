# Тени.
verb-hide = Поместить в тени
verb-emerge = Выйти из теней
step-hide = { $form ->
    [cannot] { $who } не может поместить { $card } в тени
    [none-does] { $subject } помещается в тени
    [none-cannot] { $card } нельзя поместить в тени
   *[does] { $who } помещает { $card } в тени
  }
step-emerge = { $form ->
    [cannot] { $who } не может вывести { $card } из теней
    [none-does] { $subject } выходит из теней
    [none-cannot] { $card } нельзя вывести из теней
   *[does] { $who } выводит { $card } из теней
  }
zone-shadows = зона теней
zone-shadows-of = зона теней { $player }
prompt-shadows = вывести карту из теней?
keyword-shadow = Тень
card-cost-in-shadows = стоимость: { $cost }, при выходе из теней
while-limbo = { "" }
when-emerge = когда выходит из теней { $obj }
    .case = nom
doom-return-shadows = { $form ->
    [do] верните
    [does] возвращает
   *[may] вернуть
  } { $obj } в тени владельца
noun-player = { $n ->
    [all] { $case ->
        [nom] игроки
        [dat] игрокам
       *[acc] игроков
      }
    [one] { $case ->
        [nom] игрок
        [dat] игроку
       *[acc] игрока
      }
    [few] { $case ->
        [dat] игрокам
       *[nom] игрока
      }
   *[many] { $case ->
        [dat] игрокам
       *[nom] игроков
      }
  }
    .gender = m
    .animate = yes
may-initiate = в эту фазу этот игрок может как действие объявить ещё один вызов: { $challenge }
