# Words of cards beside the deck, keyword searches, prevented damage, and play from the deck.

zone-rule = cards beside the deck
zone-rule-of = { $player }'s cards beside the deck
type-rule-card = rule card
of-rule-card = rule card
type-follower = follower
of-follower = follower
type-guild = guild
of-guild = guild
while-rule = { "" }
keyword-defence = defence icon
keyword-treasure = treasure icon
keyword-starting-life = starting life { $n }
verb-lessen = Prevention of damage
step-lessen = { $form ->
    [cannot] { $who } cannot prevent damage to { $card }
    [none-does] { $subject } is spared some damage
    [none-cannot] { $subject } can be spared no damage
   *[does] { $who } prevents damage to { $card }: { $n }
  }
step-discard-skipped = there is no card that { $who } could discard
prompt-may-hurt = use it?
np-top-of-deck = the top { $n ->
    [one] card
   *[other] { $n } cards
  } of { $whose ->
    [they] their
   *[you] your
  } deck
np-breaker = that creature
np-known-top = the top card of your deck, if you know it and its base cost is at most { $most }
mod-with-keyword = on which the keyword stands
mod-of-that-hand = in that hand
mod-every-player = { "" }
move-discard-graveyard-owner = { $form ->
    [does] has
   *[other] have
  } { $obj } discarded
name-keyword = { $form ->
    [does] names
   *[other] name
  } a keyword or a card
search-hand = { $form ->
    [does] looks
   *[other] look
  } at the hand of { $obj }
    .case = nom
play-from-deck = { $form ->
    [does] plays
   *[other] play
  } { $obj } without paying for it
deal-more = { $form ->
    [does] deals
   *[other] deal
  } { $n } damage to { $obj }, and 1 more for { $each }
sacrifice-these = { $form ->
    [does] sacrifices
   *[other] sacrifice
  } { $obj }
starting-life-is = each player begins with { $n } life, which is also their greatest life
damage-prevented = the next { $n } damage to { $subj } is prevented
by-breaking-through = by a creature that broke through

# ---- Keywords that can be named.
mode-orc = orc
mode-giant = giant
mode-golem = golem
mode-ash = ash
mode-snake = snake
mode-elf = elf
mode-imp = imp
mode-wolf = wolf
mode-spider = spider
mode-human = human
mode-gnome = gnome
mode-weapon = weapon
mode-armour = armour
mode-trap = trap
mode-tower = tower
mode-temple = temple
mode-fire = fire
mode-lightning = lightning
mode-cold = cold
mode-mental = mental
mode-instrument = instrument
mode-hand-icon = hand icon
mode-flying = flying
mode-magical-attack = magical attack
mode-magical-defence = magical defence
mode-resistant = resistance
mode-fog = fog
mode-anchor = anchor
mode-creature = creature
mode-spell = spell
mode-defence = defence
mode-treasure = treasure
mode-venom = venom
mode-level = level
mode-poison = poison
mode-damage = damage
mode-nekron = nekron
mode-sacrifice = sacrifice
mode-builder = builder
mode-zan-shard = zan shard
