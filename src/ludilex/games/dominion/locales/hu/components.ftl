# Szavak ahhoz, ami a lapokkal jár: tálcák, állapotok, áldások, rontások, zsákmány, tájak.
verb-played = Végrehajtva
verb-call = Behívás
verb-exile = Száműzés
verb-receive = Átvétel
verb-take = Elvétel
zone-tavern-of = { $player }: Tavern-tálca
zone-exile-of = { $player }: Exile-tálca
zone-front-of = { $player }: előtte fekvő lapok
zone-tavern = Tavern-tálca
zone-exile = Exile-tálca
zone-front = előtte fekvő lapok
zone-boons = pakli
zone-hexes = pakli
zone-used-boons = dobópakli
zone-used-hexes = dobópakli
zone-loot = zsákmánypakli
type-fate = sors
type-reserve = tartalék
type-gathering = gyűjtés
type-heirloom = családi örökség
type-shelter = menedék
type-spirit = szellem
type-zombie = zombi
type-loot = zsákmány
type-reward = jutalom
type-prize = díj
type-fort = erőd
type-augur = jós
type-liaison = kapcsolat
type-boon = áldás
type-hex = rontás
type-state = állapot
type-artifact = ereklye
type-project = terv
type-way = út
type-trait = jellemvonás
type-ally = szövetséges
of-fate = sors
of-reserve = tartalék
of-gathering = gyűjtés
of-heirloom = családi örökség
of-shelter = menedék
of-spirit = szellem
of-zombie = zombi
of-loot = zsákmány
of-reward = jutalom
of-prize = díj
of-fort = erőd
of-augur = jós
of-liaison = kapcsolat
of-boon = áldás
of-hex = rontás
of-state = állapot
of-artifact = ereklye
of-project = terv
of-way = út
of-trait = jellemvonás
of-ally = szövetséges
prompt-way = a saját utasításai szerint vagy egy út szerint?
prompt-choose-played = válassz egy lapot, amelyet végrehajtasz
prompt-may-played = végrehajtod?
prompt-choose-call = válassz egy lapot, amelyet behívsz
prompt-may-call = behívod?
prompt-choose-exile = válassz egy lapot, amelyet száműzöl
prompt-may-exile = száműzöd?
prompt-choose-receive = válaszd ki, mit veszel át
prompt-may-receive = átveszed?
prompt-choose-take = válaszd ki, mit veszel el
prompt-may-take = elveszed?
step-played = { $form ->
    [cannot] { $who } nem hajthatja végre: { $subject }
    [none-does] végrehajtva: { $subject }
    [none-cannot] nem hajtható végre: { $subject }
   *[does] { $who } végrehajtotta: { $subject }
  }
step-call = { $form ->
    [cannot] { $who } nem hívhatja be: { $subject }
    [none-does] behívva: { $subject }
    [none-cannot] nem hívható be: { $subject }
   *[does] { $who } behívja: { $subject }
  }
step-exile = { $form ->
    [cannot] { $who } nem száműzheti: { $subject }
    [none-does] száműzve: { $subject }
    [none-cannot] nem száműzhető: { $subject }
   *[does] { $who } száműzi: { $subject }
  }
step-receive = { $form ->
    [cannot] { $who } nem veheti át: { $subject }
    [none-does] átvéve: { $subject }
    [none-cannot] nem vehető át: { $subject }
   *[does] { $who } átveszi: { $subject }
  }
step-take = { $form ->
    [cannot] { $who } nem veheti el: { $subject }
    [none-does] elvéve: { $subject }
    [none-cannot] nem vehető el: { $subject }
   *[does] { $who } elveszi: { $subject }
  }
