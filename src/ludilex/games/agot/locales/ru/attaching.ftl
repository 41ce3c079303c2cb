# Довески, которые снимаются или держат карты, и чем они становятся.
counter-under = { $n } рубашкой вверх под карту
come-off = снимите эту карту с носителя; она остаётся в игре
go-under = { $form ->
    [do] прикрепите
    [does] прикрепляет
   *[may] прикрепить
  } { $obj } вместо этого рубашкой вверх к этой карте
move-take-hand = { $form ->
    [do] возьмите
    [does] берёт
   *[may] взять
  } { $obj } на руку
when-return = когда на руку возвращается { $obj }
    .case = nom
when-attach = когда прикрепляется { $obj }
    .case = nom
mod-neutral = (без Дома)
mod-no-dearer = с напечатанной стоимостью не больше, чем у той карты
mod-on-same-host = на той же карте, что и эта
from-attached = { "" }
    .noun = noun-attachment
keyword-joust = поединок (пока нападает один, защитником можно назначить не больше одного героя)
keyword-trait-power-struggle = Борьба за власть
keyword-trait-reinforcements = Подкрепление
keyword-trait-house-bolton = Дом Болтон
keyword-trait-warhorse = Боевой конь
