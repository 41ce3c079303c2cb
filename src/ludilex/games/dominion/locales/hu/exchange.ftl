# Csere.
exchange = { $agree ->
    [do] cserélj ki
    [do-it] cseréld ki
    [does] cseréljen ki
    [does-it] cserélje ki
    [may] kicserélhetsz
    [may-it] kicserélheted
    [let] kicserélhet
   *[let-it] kicserélheti
  } { $obj } egy { $for_ } lapra
step-exchange-skipped = { $who } semmit sem cserél ki
prompt-choose-exchange = válassz egy lapot, amelyet kicserélsz
prompt-may-exchange = kicseréled?
