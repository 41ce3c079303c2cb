# Dominion's words; card names are English in every language.
verb-draw = Húzás
verb-play = Kijátszás
verb-gain = Szerzés
verb-trash = Szemétre dobás
verb-discard = Dobás
verb-move = Mozgatás
verb-plus = Kapás
verb-reveal = Felfedés
verb-effect = Tartós hatás kezdődik
verb-buy = Vásárlás
verb-turn-start = A kör kezdete
verb-buy-phase = Vásárlási fázis
verb-buy-phase-end = A vásárlási fázis vége
verb-clean-up = Takarítás
verb-turn-end = A kör vége
verb-return = Visszatétel a paklijába
verb-topdeck = A húzópakli tetejére
verb-set-aside = Félretevés
verb-shuffle = Keverés
verb-exchange = Csere
zone-deck-of = { $player } húzópaklija
zone-hand-of = { $player } keze
zone-play-of = { $player } játéktere
zone-discard-of = { $player } dobópaklija
zone-aside-of = { $player } félretett lapjai
zone-island-of = { $player } Sziget-lapja
zone-trash = szemét
zone-supply = készlet
zone-pile = pakli
zone-landscape = tájak
phase-action = akciófázis
phase-buy = vásárlási fázis
phase-night = éjszakai fázis
phase-cleanup = takarítási fázis
prompt-action = kijátszol egy akciólapot?
prompt-treasure = kijátszol kincslapokat?
prompt-buy = vásárolsz egy lapot?
prompt-night = kijátszol egy éjszakalapot?
mode-trash = szemétre
mode-deck = a húzópaklira
mode-hand = kézbe
mode-coin = egy érme
mode-now = most
mode-later = később
mode-discard = eldobás
mode-back = visszatenni
resource-actions = { $n } akció
resource-buys = { $n } vásárlás
resource-coins = { $n } érme
resource-potions = { $n } bájital
resource-debt = { $n } adósság
resource-villagers = { $n } falusi
resource-coffers = { $n } pénzesláda
resource-favors = { $n } szívesség
resource-vp-tokens = { $n } győzelmipont-jelző
resource-turns = { $n } kör
resource-gained = { $n } szerzett lap

# Card text: Dominion's own nodes and types.
node-Draw = lapok húzása: { $n }
node-DrawTo = húzz, amíg { $n } lap nincs a kezedben
node-TopOfDeck = a húzópaklid felső lapjai: { $n }
node-Prepare = { "" }
node-StayWith = { "" }
node-Play = { $again ->
    [yes] játszd ki újra azt a lapot
   *[no] { $in_place ->
        [yes] játszd ki azt a lapot ott, ahol van
       *[no] játszd ki azt a lapot
      }
  }
node-Gain = szerzés: { $name } → { $to }{ $who ->
    [owner] { " " }(e lap gazdája szerzi meg)
   *[me] { "" }
  }
node-Return = vissza a paklijába: { $cards }
node-Costs = ára { $operator } { $coins }
node-FromTrash = egy lap a szemétben ({ $where })
node-Affected = { "" }
node-Shield = az a kijátszás rád nem hat
node-RevealThis = fedd fel ezt a lapot
node-AttackPlayed = más játékostól, támadás
node-NotInCleanUp = nem takarításkor
node-FromPlay = játékból
node-Free = még ott van
node-GainedByItself = egy ugyanilyen nevű lap hatására
node-FromPileOfIt = abból a pakliból
node-PhaseCard = akciófázisban akció, vásárlási fázisban kincs
node-FaceUp = képpel felfelé
node-TurnFaceDown = fordítsd le erre a körre
node-SpoilTreasures = a következő körödig az első kincsük minden körben hatástalan
node-BecomeIt = ez a lap az a lap, amíg játékban van
node-CopyOfIt = egy ugyanilyen lapra a készletben
node-ByEventPlayer = az a játékos: { $parts }
node-Possess = a balodon ülő külön kört kap, te döntesz; közben: { $parts }
node-Rotate = forgasd meg ezt a paklit: { $pile }
type-action = akció
type-treasure = kincs
type-victory = győzelem
type-curse = átok
type-attack = támadás
type-reaction = reakció
type-duration = tartós
type-command = parancs
type-night = éjszaka
type-looter = fosztogató
type-ruins = romok
type-traveller = utazó
type-wizard = varázsló
type-event = esemény
type-doom = végzet
zone-deck = húzópakli
zone-hand = kéz
zone-play = játéktér
zone-discard = dobópakli
zone-aside = félretéve
zone-island = Sziget-lap
mode-pay-debt = adósság törlesztése
node-Bought = vásárlással
node-GainedThisPhase = az e fázisban szerzett lapjaid
node-HasPile = van ilyen pakli: { $pile }
node-PileTop = egy lap ebből a pakliból: { $pile }
node-PutBack = tedd vissza azokat a lapokat a húzópaklidra a választott sorrendben
