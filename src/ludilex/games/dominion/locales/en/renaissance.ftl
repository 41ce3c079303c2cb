# Words for the cards of Renaissance and Menagerie.
zone-mouse = set aside for Way of the Mouse
type-mat = Mat
of-mat = Mat
from-front = from in front of { $whose ->
    [they] them
   *[you] you
  }
in-front = in front of { $whose ->
    [they] them
   *[you] you
  }
in-front-any = in front of a player
there-front = in front of { $whose ->
    [they] them
   *[you] you
  }
from-exile = from { $whose ->
    [they] their
   *[you] your
  } Exile mat
in-exile = on { $whose ->
    [they] their
   *[you] your
  } Exile mat
there-exile = on { $whose ->
    [they] their
   *[you] your
  } Exile mat
    .had = yes
np-mouse = the card set aside for this
register-cost-of-the-returned-card = the returned card
register-actions-among-them = the number of Action cards among the revealed cards
mod-copy-of-event = same-named
    .at = before
mod-played-into-play = that { $whose ->
    [they] they
   *[you] you
  } have played this turn
mod-leaves-play = that { $whose ->
    [they] they
   *[you] you
  } would discard from play this turn
move-take-front = { $form ->
    [does] takes
   *[other] take
  } { $obj }
move-exile-exile = { $form ->
    [does] exiles
   *[other] exile
  } { $obj }
for-each-other-player = for each other player, { $body }
use-up = this ability cannot be used again this turn
while-front = while this is in front of you
first-action = for the first time in a turn of yours
not-first-action = other than for the first time in a turn of yours
lasting-played-this-turn = it is kept in mind that { $who } has played { $card } this turn
lasting-used-up = { $who } has used { $card } this turn
cond-reveals-more = { $whose ->
    [they] they have
   *[you] you have
  } the Lantern
reveal-more = your Border Guards reveal { $n } cards instead of 2, and to take an Artifact all { $n } must be Action cards
