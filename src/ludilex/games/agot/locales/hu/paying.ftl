# Arany a lapokon, sarc, X arany költség.
verb-put-gold = Arany egy lapon
step-put-gold = { $form ->
    [cannot] { $who } nem tehet rá aranyat: { $subject }
    [none-does] aranyat kap: { $subject }
    [none-cannot] nem kaphat aranyat: { $subject }
   *[does] { $who } aranyat tesz rá: { $subject }
  }
step-put-gold-more = { $form ->
    [none-does] { $amount } kap: { $subject }
   *[does] { $who } rátesz { $amount }: { $subject }
  }
step-put-gold-less = { $form ->
    [none-does] { $amount } veszít: { $subject }
   *[does] { $who } levesz { $amount }: { $subject }
  }
counter-gold = { $n } { $case ->
    [acc] aranyat
   *[nom] arany
  }
prompt-gold-from-card = mennyit veszel el belőle a lapról?
prompt-how-much-gold = mennyi aranyat fizetsz?
mode-kneel = letérdeltetés
keyword-spendable = az ezen a lapon lévő aranyat úgy költheted el, mintha a készletedben lenne
keyword-tolled = sarc
state-tolled = { $subj } irányítójának minden alkalommal 1 aranyat kell adnia neked, amikor támadónak vagy védőnek akarja kijelölni, vagy ki akarja váltani a képességét
count-put-gold = { $agree ->
    [do] tegyél
    [do-it] tegyél
    [does] tegyen
    [does-it] tegyen
    [may] tehetsz
    [may-it] tehetsz
    [let] tehet
   *[let-it] tehet
  } { $n } aranyat a kincstárból { $obj }
    .case = sub
pay-gold-for-it = { $agree ->
    [do] fizesd ki
    [do-it] fizesd ki
    [does] fizesse ki
    [does-it] fizesse ki
    [may] kifizetheted
    [may-it] kifizetheted
    [let] kifizetheti
   *[let-it] kifizetheti
  } a kiválasztott lap nyomtatott költségét
span-challenge-once = egyszer, a kihívás végéig
span-challenge-each = a kihívás végéig
span-phase-each = a fázis végéig
span-phase-once = egyszer, a fázis végéig
lose-gold = { $agree ->
    [do] veszíts
    [do-it] veszíts
    [does] veszítsen
    [does-it] veszítsen
    [may] veszíthetsz
    [may-it] veszíthetsz
    [let] veszíthet
   *[let-it] veszíthet
  } { $n } aranyat
