# Alchemy, Prosperity, Hinterlands.
reveal-until = { $form ->
    [does] reveals cards from their deck until they have revealed
   *[other] reveal cards from your deck until you have revealed
  } { $obj }
register-the-set-aside-cards = the set-aside cards
mod-chosen-so = chosen in this way
mod-own = of their own
would-gain = when you would gain { $subj } to your discard pile
instead-to-deck = put it onto your deck
cond-no-extra-turn-before = it does not follow an extra turn
each-coin-of-its-cost = each coin that it costs
until-turn = this turn, { $body }
debt-elsewhere = you get the debt that they would get
mode-card = a card
lasting-debt-elsewhere = debt that { $who } would get this turn goes to the possessor
step-turn-start-skipped = { $who } does not take that turn
