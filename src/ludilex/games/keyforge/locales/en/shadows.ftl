# Words for the cards of Shadows.
verb-tuck = Put beneath a card
step-tuck = { $form ->
    [cannot] { $who } cannot put { $card } beneath a card
    [none-does] { $subject } is put beneath a card
    [none-cannot] { $subject } cannot be put beneath a card
   *[does] { $who } puts { $card } beneath a card
  }
zone-under = beneath a card
zone-under-of = { $player }'s cards beneath others
lasting-color = { $subject } counts as of another house
while-under = { "" }
in-discard = in { $whose ->
    [they] their
   *[you] your
  } discard pile
skip-forge = { $who ->
    [you] you skip your
   *[opponent] your opponent skips their
  } forge a key step
tuck = { $form ->
    [does] puts
   *[other] put
  } { $obj } facedown beneath this card
np-beneath = the card beneath this card
when-attack = before { $obj } fights
np-top-for-fighter = the top card of its controller's deck
mod-of-active-house = of the active house
call-off = { $subj } does not fight, and stays exhausted
adopt = as long as you control it, it belongs to { $house } if it is of none of your three houses
mod-first = first
    .at = before
    .outer = 3
mod-played-each-turn = played each turn
spoils = { $who ->
    [you] your opponent gets all Æmber that you spend
   *[opponent] you get all Æmber that your opponent spends
  } on keys
