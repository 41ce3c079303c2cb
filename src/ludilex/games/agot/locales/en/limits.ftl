# Words for what cards limit: what cannot be done, what has no text, which cards were chosen before.
no-defenders = { $subj } cannot declare defenders
cannot-stand = { $subj } cannot stand
no-text = { $subj } { $many ->
    [yes] have
   *[no] has
  } no printed text but { $many ->
    [yes] their
   *[no] its
  } traits
register-chosen = the chosen card
in-deck = in { $whose ->
    [they] their
   *[you] your
  } deck
from-attached = { $whose ->
    [they] they control
   *[you] you control
  }
    .noun = noun-attachment
in-attached = { $whose ->
    [they] they control
   *[you] you control
  }
    .noun = noun-attachment
