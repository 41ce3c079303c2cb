# The cards of an event, cards in play.
verb-enter = After entering play
step-enter = { $form ->
    [cannot] { $who } cannot have { $card } in play
    [none-does] { $subject } has entered play
    [none-cannot] { $subject } cannot have entered play
   *[does] { $who } has { $card } in play now
  }
when-enter = when { $obj } enters play
when-discard = when { $who ->
    [you] you discard
    [other] your opponent discards
   *[any] a player discards
  } { $obj }
out-of-my-hand = from your hand
cond-still-here = this card is still in play
mod-such = such
    .at = before
mod-in-play = in play
mod-in-play-mine = that you have in play
mod-in-play-other = that your opponent has in play
