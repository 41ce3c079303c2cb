# Слова ограничений: что нельзя сделать, у чего нет текста, какие карты выбраны раньше.
no-defenders = { $subj } не может назначать защитников
cannot-stand = { $subj } не { $many ->
    [yes] могут
   *[no] может
  } подняться
no-text = { $subj } { $many ->
    [yes] теряют
   *[no] теряет
  } напечатанный текст, кроме черт
register-chosen = { $case ->
    [gen] выбранной карты
    [acc] выбранную карту
   *[nom] выбранная карта
  }
in-deck = в { $whose ->
    [they] его
   *[you] вашей
  } колоде
from-attached = под { $whose ->
    [they] своим
   *[you] вашим
  } контролем
    .outer = 2
    .noun = noun-attachment
in-attached = под { $whose ->
    [they] его
   *[you] вашим
  } контролем
    .outer = 2
    .noun = noun-attachment
