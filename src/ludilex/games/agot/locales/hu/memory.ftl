# Amire a fázisból, az évszakból vagy egy kihívásból emlékezni kell.
resource-lost = { $n } { $case ->
    [acc] ebben a fázisban elvesztett kihívást
   *[nom] ebben a fázisban elvesztett kihívás
  }
counter-strength-seen = { $n } { $case ->
    [acc] megjegyzett erőt
   *[nom] megjegyzett erő
  }
verb-bury = Halottas pakliba kerülés
step-bury = { $form ->
    [cannot] { $who } nem küldheti halottas pakliba: { $subject }
    [none-does] halottas pakliba kerül: { $subject }
    [none-cannot] nem kerülhet halottas pakliba: { $subject }
   *[does] { $who } halottas pakliba küldi: { $subject }
  }
when-bury = amikor { $obj } a tulajdonosa halottas paklijába kerül
    .case = nom
while-discard = amíg ez a lap a dobópaklidban van
cond-strength-changed = az ereje ebben a fázisban nőtt vagy csökkent
cond-lost-this-phase = ebben a fázisban elveszítettél egy kihívást
cond-summer = nyár van
beaten-by-owner = , amelyet a hordozó karakter tulajdonosa megnyert ellened: { $challenge }
mod-owned = a tulajdonodban lévő
    .at = before
mod-not-owned = az ellenfeled tulajdonában lévő
    .at = before
pred-mine = { $negated ->
    [yes] nem te irányítod: { $subj }
   *[no] te irányítod: { $subj }
  }
state-cannot-be-chosen = { $subj } nem választható az ellenfeleid eseményeinek vagy karakterképességeinek célpontjául
keyword-cannot-be-chosen = az ellenfelek eseményeinek és karakterképességeinek nem lehet célpontja
cond-opponent-is = az ellenfeled Háza: { $house }
is-summer = nyár van
resource-influence = { $n } { $case ->
    [acc] befolyást
   *[nom] befolyás
  }
