# What is said of decks.
deck-too-small = The deck has { $n } { $n ->
    [one] card
   *[other] cards
  }; at least { $expected } are needed.
deck-side-size = The side deck has { $n } { $n ->
    [one] card
   *[other] cards
  }; exactly { $expected } are needed, or none.
deck-many-rule-cards = There are { $n } rule cards; at most { $expected } is allowed.
deck-many-copies = There are { $n } copies of { $card } in deck and side deck; at most { $expected } { $expected ->
    [one] is
   *[other] are
  } allowed.
deck-many-colours = The deck has { $n } colours ({ $colours }); at most { $expected } are allowed.
deck-many-divine = The deck has { $n } cards with the divine icon; at most { $expected } are allowed.
deck-divine-colours = The cards with the divine icon are of several colours ({ $colours }); one is allowed.
deck-wrong-rarity = { $card } counts as { $rarity }; the format does not admit that.
deck-too-new = { $card } is of { $year }; the format admits editions up to { $expected }.
deck-too-cheap = { $card } costs too little for the format.
deck-is-test = { $card } is only there for rulings about decks.
deck-is-missing = { $card } is not implemented yet, so this deck cannot be played.
deck-is-missing-aside = { $card } of the side deck is not implemented yet, so it cannot be swapped in.
deck-in-format = Judged as { $format }.
deck-text-permits = The text of { $card } permits up to { $n } copies.
deck-editions-differ = Printings of { $card } permit different numbers of copies; with those in this deck { $n } are allowed.
deck-editions-used = Other editions of { $card } permit fewer copies; they count only if they are in the deck.
deck-holds = { $n } cards, { $side } in the side deck
deck-format-tournament = a tournament deck
deck-format-retro = a Retro deck
deck-format-highlander = a highlander deck
deck-format-commons = a deck of common and uncommon cards
deck-format-dignity = a deck for dignity of magic 2
deck-format-codex = a deck under part III of the Codex alone
deck-format-codex-printed = a deck under part III of the Codex alone, with all printed editions
deck-mark-missing = not implemented
deck-part-creatures = Creatures
deck-part-spells = Spells
deck-part-attached = Level-ups and body parts
deck-part-table = Buildings, items and skills
deck-part-locations = Locations
deck-part-side = Side deck
deck-part-beside = Beside the deck
deck-color-tharr = { mode-tharr }
deck-color-dornodon = { mode-dornodon }
deck-color-elenios = { mode-elenios }
deck-color-sheran = { mode-sheran }
deck-color-fairlight = { mode-fairlight }
deck-color-leah = { mode-leah }
deck-color-chara-din = { mode-chara-din }
deck-color-raia = { mode-raia }
deck-color-bufa = { mode-bufa }
deck-color-rhatt = { mode-rhatt }
deck-color-colourless = { mode-colourless }
deck-card = card
deck-cards = cards
deck-color = colour
deck-point = pt
deck-shard = shards
deck-component = comp.
deck-nekron = nekron
deck-builder = build.
deck-sacrifice = sacr.
deck-damage = dam.
deck-life = life
deck-rarity = rarity
deck-points = points
deck-mean-points = mean points
deck-in-side = side deck
deck-histogram-points = Cards by cost in spell points and shards

# ---- Between the matches of a series.
prompt-series-swap = exchange a card of the deck?
prompt-series-swap-in = for which card of the side deck?
