# Az asztal a képernyőn.
table-title = { $turn }. forduló, { $phase }; kezdőjátékos: { $first }
table-side = { $seat }{ $you ->
    [yes] {" "}(te)
   *[no] {""}
  }: { $house }; hatalom: { $power } a szükséges { $goal } közül; arany: { $gold }; befolyás: { $influence }
table-plot = cselszövés: { $card } – jövedelem { $income }, kezdeményezés { $initiative }, követelés { $claim }
table-plots = cselszövéspakli ({ $n }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
table-used = elhasznált cselszövések: { $cards }
table-pile = { $zone } – { $n } lap{ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
table-house = Ház-lap: { $power } hatalom
table-challenges-left = még meghirdethető: { $challenges }
table-character = { $card }: { $n }{ $parts ->
    [none] {""}
   *[other] {" "}= { $parts }
  }{ $icons ->
    [none] {""}
   *[other] {" "}[{ $icons }]
  }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-card = { $card }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-cards = { $n ->
    [1] {""}
   *[other] { $n } × {""}
  }{ $card }
table-locations = helyszínek: { $cards }
table-attached = + { $card }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-duplicates = + { $n } másodpéldány
table-unknown = egy lap, amelyet nem ismersz
table-challenge = { $challenge }, támadó: { $attacker }, védekező: { $defender }; követelés: { $claim }
table-attackers = { $seat } támadói, összes erő: { $n }
table-attackers-none = { $seat } oldalán nem maradt támadó
table-defenders = { $seat } védői, összes erő: { $n }
table-defenders-none = { $seat } oldalán nincs védő
table-defenders-open = { $seat } még nem jelölt ki védőket
table-participant = { $card }: { $n } = { $parts }
table-participant-silent = { $card } ereje nem számít ({ $why }); { $n } = { $parts }
table-bypassed = lopakodással megkerülve: { $cards }
table-ahead-attacker = így { $seat } nyerne, { $n } különbséggel
table-ahead-defender = így a védekező { $seat } nyerne, { $n } különbséggel
table-ahead-tie = így { $seat } nyerne: döntetlennél a támadóé a kihívás
table-ahead-unopposed = így { $seat } nyerne, ellenállás nélkül, { $n } különbséggel
table-ahead-nobody = így senki sem nyerne
strength-printed = nyomtatott { $n }
strength-from = { $n } { $card }
strength-from-until = { $n } { $card } ({ $until })
strength-until-never = végig
strength-until-phase = a fázis végéig
strength-until-challenge = a kihívás végéig
strength-until-round = a forduló végéig
strength-floor = 0-nál nem kisebb
strength-silenced = { $card } miatt
strength-intimidated = { $card } megfélemlíti
state-is-kneeling = térdel
state-is-attacking = támad
state-is-defending = véd
state-is-bypassed = megkerülve
state-is-facedown = képpel lefelé
state-is-moribund = mindjárt kikerül a játékból
state-is-owned = { $seat } lapja
state-is-controlled = { $seat } irányítja
stage-after = ez után: { $events }
stage-event = { $verb }
stage-event-of = { $verb } ({ $cards })
stage-phase = { $phase }
stage-before-declare = a támadók kijelölése előtt
stage-before-defend = a támadók megvannak, a védők még nem
stage-before-resolve = a védők megvannak, a kihívás végrehajtása következik
use-ability = { $card }: képesség
