# Карты события, карты в игре.
verb-enter = После входа в игру
step-enter = { $form ->
    [cannot] у игрока { $name } не может быть в игре: { $card }
    [none-does] входит в игру: { $subject }
    [none-cannot] не может войти в игру: { $subject }
   *[does] у игрока { $name } теперь в игре: { $subject }
  }
when-enter = когда { $obj } входит в игру
    .case = nom
when-discard = когда { $who ->
    [you] вы сбрасываете
    [other] ваш оппонент сбрасывает
   *[any] кто-нибудь сбрасывает
  } { $obj }
out-of-my-hand = с вашей руки
cond-still-here = эта карта всё ещё в игре
mod-such = { $n ->
    [all] { $case ->
        [gen] таких
        [dat] таким
        [acc] { $animate ->
            [yes] таких
           *[no] такие
          }
       *[nom] такие
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] такого
            [dat] такому
            [acc] { $animate ->
                [yes] такого
               *[no] такой
              }
           *[nom] такой
          }
        [n] { $case ->
            [gen] такого
            [dat] такому
           *[nom] такое
          }
       *[f] { $case ->
            [nom] такая
            [acc] такую
           *[gen] такой
          }
      }
   *[many] { $case ->
        [dat] таким
       *[gen] таких
      }
  }
    .at = before
mod-in-play = в игре
mod-in-play-mine = в игре у вас
mod-in-play-other = в игре у вашего оппонента
