# Words for Plunder, Empires and Rising Sun.
verb-empty = A Supply pile empties
step-empty = what happens when a Supply pile empties
prompt-choose-empty = choose a card
prompt-may-empty = use it?
lasting-trait = { $subject } belongs to a pile
lasting-followed-twice = the instructions of { $card } are followed twice
lasting-pile-tokens = victory point tokens on the pile of { $card }: { $n }
mode-coins = coins
at-empty-never = the next time a Supply pile empties
at-played-never = afterwards
np-set-aside = the cards set aside
span-never-once = once
mod-of-trait-pile = from the pile of this Trait
followed-twice = the instructions of { $cards } are followed twice
cond-all-different = no two { $what } have the same name
put-pile-tokens = { $form ->
    [does] puts
   *[other] put
  } { $n } victory point { $n ->
    [one] token
   *[other] tokens
  } on the { $pile } pile
take-pile-tokens = { $form ->
    [does] takes
   *[other] take
  } all victory point tokens off the { $pile } pile
number-of-pile-tokens = the number of victory point tokens on the { $pile } pile
each-pile-token = each victory point token on the { $pile } pile
set-aside-face-down = { $form ->
    [does] sets
   *[other] set
  } { $light ->
    [yes] { $obj } aside face down
   *[no] aside { $obj }, face down
  }
move-move-deck-bottom = { $form ->
    [does] puts
   *[other] put
  } { $obj } on the bottom of { $whose ->
    [they] their
   *[you] your
  } deck
