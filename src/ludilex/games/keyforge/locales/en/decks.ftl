# Searching, shuffling into decks, and other people's hidden cards.
from-search = from your deck or discard pile
in-search = in your deck or discard pile
from-discard-other = from your opponent's discard pile
in-discard-other = in your opponent's discard pile
from-archives-other = from your opponent's archives
in-archives-other = in your opponent's archives
in-archives = in { $whose ->
    [they] their
   *[you] your
  } archives
move-return-hand = { $form ->
    [does] puts
   *[other] put
  } { $obj } into { $whose ->
    [they] their
   *[you] your
  } hand
shuffle-in = { $form ->
    [does] shuffles
   *[other] shuffle
  } { $obj } into { $mine ->
    [yes] { $whose ->
        [they] their
       *[you] your
      } deck
   *[no] { $many ->
        [yes] their owners' decks
       *[no] its owner's deck
      }
  }
each-shuffled-in = each card shuffled into { $whose ->
    [they] their
   *[you] your
  } deck this way
reshuffle = { $form ->
    [does] shuffles
   *[other] shuffle
  } { $whose ->
    [they] their
   *[you] your
  } deck
