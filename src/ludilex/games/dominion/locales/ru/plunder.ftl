# Слова для карт Plunder, Empires и Rising Sun.
verb-empty = Стопка запаса опустела
step-empty = что происходит, когда пустеет стопка запаса
prompt-choose-empty = выберите карту
prompt-may-empty = применить?
lasting-trait = { $subject } относится к стопке
lasting-followed-twice = указания { $card } выполняются дважды
lasting-pile-tokens = жетоны ПО на стопке { $card }: { $n }
mode-coins = монеты
at-empty-never = когда в следующий раз опустеет стопка запаса,
at-played-never = после этого
np-set-aside = отложенные карты
span-never-once = один раз
mod-of-trait-pile = из стопки с этой чертой
followed-twice = указания { $cards } выполняются дважды
    .case = gen
cond-all-different = нет двух { $what } с одинаковым названием
    .case = gen
put-pile-tokens = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
  } ПО на стопку { $pile }
take-pile-tokens = { $form ->
    [do] снимите
    [does] снимает
   *[may] снять
  } все жетоны ПО со стопки { $pile }
number-of-pile-tokens = число жетонов ПО на стопке { $pile }
each-pile-token = каждый жетон ПО на стопке { $pile }
set-aside-face-down = { $form ->
    [do] отложите
    [does] откладывает
   *[may] отложить
  } { $light ->
    [yes] { $obj } лицом вниз
   *[no] лицом вниз { $obj }
  }
move-move-deck-bottom = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } в самый низ своей колоды
   *[no] в самый низ своей колоды { $obj }
  }
