# Exchanging.
exchange = { $form ->
    [does] exchanges
   *[other] exchange
  } { $obj } for a { $for_ }
step-exchange-skipped = { $who } exchanges nothing
prompt-choose-exchange = choose a card to exchange
prompt-may-exchange = exchange it?
