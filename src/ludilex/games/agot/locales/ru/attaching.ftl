# Довески, которые снимаются или держат карты, и чем они становятся.
counter-under = { $n } рубашкой вверх под карту
come-off = снимите эту карту с носителя; она остаётся в игре
redirect-attached = { $form ->
    [do] прикрепите
    [does] прикрепляет
   *[may] прикрепить
  } { $obj } вместо этого рубашкой вверх к этой карте
when-return = когда на руку возвращается { $obj }
    .case = nom
when-attach = когда прикрепляется { $obj }
    .case = nom
mod-neutral = (без Дома)
mod-no-dearer = с напечатанной стоимостью не больше, чем у той карты
mod-on-same-host = на той же карте, что и эта
keyword-joust = поединок (пока нападает один, защитником можно назначить не больше одного героя)
keyword-trait-power-struggle = Борьба за власть
keyword-trait-reinforcements = Подкрепление
keyword-trait-house-bolton = Дом Болтон
keyword-trait-warhorse = Боевой конь
become = эта карта становится героем с силой { $n } и знаками: { $icons }; а также: { $others }
