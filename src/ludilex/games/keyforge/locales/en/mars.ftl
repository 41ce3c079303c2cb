# What mostly Mars says.
from-hand-other = from { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
in-hand-other = in { $whose ->
    [they] their opponent's
   *[you] your opponent's
  } hand
mod-ready = ready
    .at = before
noun-artifact-or-creature = { $n ->
    [one] artifact or creature
   *[other] artifacts or creatures
  }
register-each-revealed-card = each revealed card
register-each-card-purged-so = each card purged so
register-each-amber-lost-so = each Æmber lost so
register-the-returned-creature = the returned creature
mod-shares-trait = that { $n ->
    [all] share
    [1] shares
   *[many] share
  } a trait with { $of }
mod-not-named-like = with another name than { $of }
mod-being-played = that you play
belongs-to = until the end of the turn, this card belongs to { $house } instead of its own
lose-all = { $form ->
    [does] loses all their
   *[other] lose all your
  } Æmber
opponent-loses-all = your opponent loses all their Æmber
captures-own = { $subj } captures { $n } Æmber from its own side
that-much = that much
count-capture = put { $amount } on { $obj } as captured
would-gain = if { $subj } would get Æmber
would-steal = { would-gain }
would-pay = { would-gain }
would-release = { would-gain }
would-move = { would-gain }
when-reap = when { $obj } reaps
reap-steals = the Æmber you would gain by reaping is stolen from your opponent instead
mode-ready = ready
lasting-may-use-one = { $who } may use a card of another house
lasting-reap-steals = { $who } steals instead of gaining by reaping
