# What several houses use.
# ---- Traits.
trait-agent = ügynök
trait-ally = szövetséges
trait-fungus = gomba
trait-goblin = goblin
trait-insect = rovar
trait-mutant = mutáns
trait-niffle = niffle
trait-ranger = erdőjáró
trait-robot = robot
trait-witch = boszorkány

# ---- A kör múltja; megnevezett házak.
mod-past-played = { $who ->
    [opponent] ellenfeled által
   *[you] általad
  } { past-when } kijátszott
    .at = before
mod-past-used = { $who ->
    [opponent] ellenfeled által
   *[you] általad
  } { past-when } használt
    .at = before
mod-past-discarded = { $who ->
    [opponent] ellenfeled által
   *[you] általad
  } { past-when } kézből eldobott
    .at = before
mod-past-fell = { past-when } harcban elpusztult { $who ->
    [opponent] ellenséges
   *[you] baráti
  }
    .at = before
past-when = { $when ->
    [before] a legutóbbi körében
   *[now] ebben a körben
  }
past-keys = { $who ->
    [opponent] az ellenfeled által { past-when } kovácsolt kulcsok száma
   *[you] az általad { past-when } kovácsolt kulcsok száma
  }
past-forged = { $who ->
    [opponent] az ellenfeled { past-when } { $negated ->
        [yes] nem kovácsolt
       *[no] kovácsolt
      } kulcsot
   *[you] { past-when } { $negated ->
        [yes] nem kovácsoltál
       *[no] kovácsoltál
      } kulcsot
  }
name-house = { $agree ->
    [does] válasszon
    [may] választhatsz
    [let] választhat
   *[do] válassz
  } egy házat{ $theirs ->
    [yes] {" "}az ellenfeled azonosítólapjáról
   *[no] { "" }
  }
name-number = { $agree ->
    [does] válasszon
    [may] választhatsz
    [let] választhat
   *[do] válassz
  } egy számot
mod-of-named = ahhoz a házhoz tartozó
    .at = before
mod-not-of-named = nem ahhoz a házhoz tartozó
    .at = before
cond-was-destroyed = ettől elpusztult
cond-was-not-destroyed = ettől nem pusztult el
deal-splash = , és { $n } sebzést { $many ->
    [yes] minden szomszédjuknak
   *[no] minden szomszédjának
  }
deal-piercing = , amelyet a páncél nem véd ki

# ---- Ami érvényes.
until-their-turn = az ellenfeled következő körében { $body }
    .turn = theirs
may-use = használhatod { $subj }, bármi is az aktív ház
    .case = acc
may-fight = harcba küldheted { $subj }, bármi is az aktív ház
    .case = acc
enters-ready = { $subj } készen áll, amikor játékba kerül
enters-stunned = { $subj } elkábítva kerül játékba
keyword-enters-stunned = elkábítva kerül játékba
cannot-use = { $subj } { $many ->
    [yes] nem használhatók
   *[no] nem használható
  }
cannot-reap = { $subj } { $many ->
    [yes] nem arathatnak
   *[no] nem arathat
  }
cannot-fight = { $subj } { $many ->
    [yes] nem használhatók harcra
   *[no] nem használható harcra
  }
cannot-damage = { $subj } { $many ->
    [yes] nem sebezhetők
   *[no] nem sebezhető
  }
cannot-steal = { $who ->
    [opponent] az ellenfeledtől
   *[you] tőled
  } nem lehet Æmbert lopni
player-cannot-play = { $who ->
    [opponent] az ellenfeled nem játszhat ki { $what }
   *[you] nem játszhatsz ki { $what }
  }
    .case = acc
