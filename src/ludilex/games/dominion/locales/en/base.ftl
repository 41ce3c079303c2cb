# Words for cards of Base, Intrigue and Seaside.
mode-gain = gain
gain-hand = { $form ->
    [does] gains
   *[other] gain
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } hand
move-draw-hand = { $form ->
    [does] draws
   *[other] draw
  } { $obj }
as-long-as = as long as { $condition }: { $body }
each-of-them = each of them
each-so-many = every { $what }
each-empty-pile = each empty Supply pile
can-draw = { $whose ->
    [they] they
   *[you] you
  } can draw
mod-all-mine = { $whose ->
    [they] they
   *[you] you
  } have anywhere
mod-played-this-turn = played this turn
mod-bought-this-turn = bought this turn
first-this-turn = for the first time in the turn
not-first-this-turn = not for the first time in the turn
span-next-turn-each = until the start of your next turn
register-the-cards-set-aside = the cards set aside
