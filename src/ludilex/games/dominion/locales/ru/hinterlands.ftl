# Alchemy, Prosperity, Hinterlands.
reveal-until = { $form ->
    [do] показывайте карты своей колоды, пока не покажете
    [does] показывает карты своей колоды, пока не покажет
   *[may] показывать карты своей колоды, пока не покажете
  } { $obj }
register-the-set-aside-cards = { $case ->
    [gen] отложенных карт
   *[nom] отложенные карты
  }
mod-chosen-so = (выбранную таким образом)
mod-own = из числа своих
would-gain = если вы должны получить { $subj } в стопку сброса, вместо этого
    .case = acc
instead-to-deck = положите её на верх своей колоды
cond-no-extra-turn-before = он идёт не после дополнительного хода
each-coin-of-its-cost = каждую монету её цены
until-turn = в этом ходу { $body }
debt-elsewhere = долг, который получил бы он, получаете вы
mode-card = карта
lasting-debt-elsewhere = долг, который { $who } получил бы в этом ходу, получает тот, кто решает за него
step-turn-start-skipped = ход игрока { $name } не состоится
