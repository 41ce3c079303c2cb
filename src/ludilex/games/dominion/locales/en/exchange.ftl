# Exchanging.
exchange = { $form ->
    [does] exchanges
   *[other] exchange
  } { $obj } for a { $for_ }
step-exchange-skipped = { $who } exchanges nothing
