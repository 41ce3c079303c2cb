# Words for the cards of Adventures.
resource-gained-last = { $n } gained last turn
lasting-estate-token = { $who } puts the Estate token on { $card }
mode-plus-card = a card
mode-plus-action = an Action
mode-plus-buy = a Buy
mode-plus-coin = a coin
while-tavern = while this card is on your Tavern mat
while-landscape = { "" }
call-this = { $form ->
    [does] calls
   *[other] call
  } { $obj }
move-set-aside-tavern = { $form ->
    [does] puts
   *[other] put
  } { $obj } onto { $whose ->
    [they] their
   *[you] your
  } Tavern mat
put-token = { $form ->
    [does] moves their
   *[other] move your
  } token of this kind to its pile; from then on, when { $form ->
    [does] they play
   *[other] you play
  } a card from that pile, first { $body }
np-top-of-deck-many = the top cards of your deck, as many as { $count }
np-with-estate-token = the card with your Estate token
register-the-cost-of-the-trashed-card = the trashed card costs coins
register-the-cards-looked-at = the cards looked at
mod-on-tokenless-pile = on an Action pile with none of your tokens
each-gained-by-right = each card the player to your right gained on their last turn
cond-still-in-play = it is still in play
cond-not-inherited = you have not done this before
cond-heirs-turn = it is the turn of a player with an Estate token on a card
has-estate-token = your Estate token lies on { $card }
out-of-play-note = from play
out-of-play-note-not = from elsewhere than play
when-played = directly after { $who ->
    [you] you have finished playing
    [they] that player has finished playing
    [other] another player has finished playing
   *[any] a player has finished playing
  } { $obj }
mod-of-heir = of a player with an Estate token on a card
gains-estate-token = { $cards } gains the types and abilities of the card with that token
