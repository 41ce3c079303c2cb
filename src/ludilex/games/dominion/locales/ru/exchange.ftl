# Обмен.
exchange = { $form ->
    [do] обменяйте
    [does] обменивает
   *[may] обменять
  } { $obj } на { $for_ }
step-exchange-skipped = { $who } ничего не обменивает
prompt-choose-exchange = выберите карту для обмена
prompt-may-exchange = обменять её?
