# House Logos.
deal-inward = { $form ->
    [does] deals
   *[other] deal
  } { $a } damage to { $obj }, { $b } to a neighbor of it, and { $c } to the other neighbor of that one
opponent-pays-all = your opponent gives you all Æmber they have left
each-pair-amber = every 2 Æmber { $whose ->
    [they] they have
   *[you] you have
  }
cond-this-is = this is { $what }
amount-of-amber = { $who ->
    [opponent] your opponent's Æmber
    [they] their Æmber
   *[you] your Æmber
  }
hand-size = { $who ->
    [you] you refill your hand
    [opponent] your opponent refills their hand
   *[all] each player refills their hand
  } to { $n } { $n ->
    [one] card
   *[other] cards
  } { $how ->
    [less] less
   *[more] more
  } at the end of { $who ->
    [you] your turn
   *[other] their turn
  }
counts-on-flank = { $subj } counts as standing on a flank
span-their-turn-each = during your opponent’s next turn
when-use = when { $who ->
    [you] you use { $obj }
    [other] your opponent uses { $obj }
   *[any] { $obj } is used
  }
mode-archive = archive a card
mode-gain = gain Æmber
mode-heal = heal
mode-stun = stun
cond-first-use = this is the first time this creature was used this turn
mod-of-its-house = of its house
np-top-of-deck-any = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of each player's deck
    .each = yes
register-cards-destroyed = the number of cards destroyed this way
player-cannot-use = { $subj } cannot use any cards
register-each-card-discarded-so = each card discarded this way
