# Слова для карт Adventures.
resource-gained-last = получено за прошлый ход: { $n }
lasting-estate-token = { $who } кладёт жетон Estate на карту { $card }
mode-plus-card = карта
mode-plus-action = действие
mode-plus-buy = покупка
mode-plus-coin = монета
while-tavern = пока эта карта на вашем планшете Tavern
while-landscape = { "" }
call-this = { $form ->
    [do] призовите
    [does] призывает
   *[may] призвать
  } { $obj }
move-set-aside-tavern = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $light ->
    [yes] { $obj } на свой планшет Tavern
   *[no] на свой планшет Tavern { $obj }
  }
put-token = { $form ->
    [do] переложите свой жетон этого вида
    [does] перекладывает свой жетон этого вида
   *[may] переложить свой жетон этого вида
  } на её стопку; с этих пор, разыгрывая карту из той стопки, сначала { $body }
np-top-of-deck-many = { $case ->
    [gen] верхних карт
   *[nom] верхние карты
  } своей колоды (столько, сколько { $count })
np-with-estate-token = { $case ->
    [acc] карту
   *[nom] карта
  } с вашим жетоном Estate
register-the-cost-of-the-trashed-card = монет стоила отправленная на свалку карта
register-the-cards-looked-at = { $case ->
    [gen] просмотренных карт
   *[nom] просмотренные карты
  }
mod-on-tokenless-pile = (со стопки действий без ваших жетонов)
each-gained-by-right = каждую карту, полученную игроком справа от вас в его последнем ходу
cond-still-in-play = она всё ещё в игре
cond-not-inherited = вы ещё не делали этого
cond-heirs-turn = ход делает игрок, чей жетон Estate лежит на карте
has-estate-token = у { $card } теперь ваш жетон Estate
    .case = gen-after
out-of-play-note = из игры
out-of-play-note-not = не из игры
when-played = сразу после того, как { $who ->
    [you] вы закончили разыгрывать
    [they] тот игрок закончил разыгрывать
    [other] другой игрок закончил разыгрывать
   *[any] какой-либо игрок закончил разыгрывать
  } { $obj }
mod-of-heir = игрока, чей жетон Estate лежит на карте,
gains-estate-token = { $cards } получает типы и способности карты с этим жетоном
