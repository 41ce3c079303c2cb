# Необычные бои.
takes-aim = в этом бою это существо наносит урон { $obj }, а не существу, с которым сражается
    .case = dat
deals-more = пока это существо атакует { $subj }, оно наносит на { $n } урона больше
    .case = acc
fights-only = это существо может сражаться только против { $obj }
    .case = gen
ignores-taunt = пока { $subj } атакует, провокация не учитывается
ignores-elusive = пока { $subj } атакует, неуловимость не учитывается
mod-counter-stun = { $how ->
    [some] { $n ->
        [one] { $gender ->
            [m] { $case ->
                [gen] оглушённого
                [dat] оглушённому
                [acc] { $animate ->
                    [yes] оглушённого
                   *[no] оглушённый
                  }
               *[nom] оглушённый
              }
            [n] { $case ->
                [gen] оглушённого
                [dat] оглушённому
               *[nom] оглушённое
              }
           *[f] { $case ->
                [nom] оглушённая
                [acc] оглушённую
               *[gen] оглушённой
              }
          }
        [all] { $case ->
            [gen] оглушённых
            [dat] оглушённым
            [acc] { $animate ->
                [yes] оглушённых
               *[no] оглушённые
              }
           *[nom] оглушённые
          }
       *[many] { $case ->
            [dat] оглушённым
           *[gen] оглушённых
          }
      }
    [none] без оглушения
   *[other] с числом оглушений: { $n }
  }
    .at = before
verb-fought = После боя
step-fought = { $form ->
    [cannot] { $who } не мог сразиться с помощью: { $card }
    [none-does] сразилась карта: { $subject }
    [none-cannot] не могла сразиться: { $subject }
   *[does] { $who } сразился с помощью: { $card }
  }
when-fought = когда сражается { $who ->
    [you] дружественное существо
    [other] вражеское существо
   *[any] существо
  }
