# Csere.
exchange = { $agree ->
    [do] cserélj el
    [do-it] cseréld el
    [does] cseréljen el
    [does-it] cserélje el
    [may] elcserélhetsz
    [may-it] elcserélheted
    [let] elcserélhet
   *[let-it] elcserélheti
  } { $obj } egy { $for_ } lapra
step-exchange-skipped = { $who } semmit sem cserél el
