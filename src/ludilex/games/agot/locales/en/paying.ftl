# Gold on cards, tolls, costs of X gold.
verb-put-gold = Gold on a card
step-put-gold = { $form ->
    [cannot] { $who } cannot put gold on { $card }
    [none-does] gold is put on { $subject }
    [none-cannot] gold cannot be put on { $subject }
   *[does] { $who } puts gold on { $card }
  }
step-put-gold-more = { $form ->
    [none-does] { $amount } is put on { $subject }
   *[does] { $who } puts { $amount } on { $card }
  }
step-put-gold-less = { $form ->
    [none-does] { $amount } is taken from { $subject }
   *[does] { $who } takes { $amount } from { $card }
  }
counter-gold = { $n } gold
prompt-gold-from-card = how much of it do you take from the card?
prompt-how-much-gold = how much gold do you pay?
mode-kneel = kneel
keyword-spendable = you may spend gold on this card as if it were in your gold pool
keyword-tolled = toll
state-tolled = each time the controller of { $subj } wants to declare it as an attacker or a defender, or to trigger its ability, they must give you 1 gold
count-put-gold = { $form ->
    [does] puts
   *[other] put
  } { $n } gold from the treasury on { $obj }
pay-gold-for-it = { $form ->
    [does] pays
   *[other] pay
  } the printed cost of the chosen card
span-challenge-once = once until the end of the challenge
span-challenge-each = until the end of the challenge
span-phase-each = until the end of the phase
span-phase-once = once until the end of the phase
lose-gold = { $form ->
    [does] loses
   *[other] lose
  } { $n } gold
