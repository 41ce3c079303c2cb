# Amit főleg a Mars mond.
from-hand-other = { $whose ->
    [they] az ellenfele kezéből
   *[you] az ellenfeled kezéből
  }
in-hand-other = { $whose ->
    [they] az ellenfele kezében lévő
   *[you] az ellenfeled kezében lévő
  }
    .at = before
mod-ready = készen álló
    .at = before
noun-artifact-or-creature = { $n ->
    [all] { $case ->
        [acc] tárgyakat vagy lényeket
        [sub] tárgyakra vagy lényekre
        [del] tárgyakról vagy lényekről
        [all] tárgyakhoz vagy lényekhez
        [dat] tárgyaknak vagy lényeknek
       *[nom] tárgyak vagy lények
      }
   *[other] { $case ->
        [acc] tárgyat vagy lényt
        [sub] tárgyra vagy lényre
        [del] tárgyról vagy lényről
        [all] tárgyhoz vagy lényhez
        [dat] tárgynak vagy lénynek
       *[nom] tárgy vagy lény
      }
  }
register-each-revealed-card = minden felfedett lap
register-each-card-purged-so = minden így száműzött lap
register-each-amber-lost-so = minden így elvesztett Æmber
register-the-returned-creature = { $case ->
    [abl] a visszavett lénytől
    [acc] a visszavett lényt
    [dat] a visszavett lénynek
   *[nom] a visszavett lény
  }
mod-shares-trait = vele közös jellemzőjű
    .at = before
mod-not-named-like = { $of } eltérő nevű
    .at = before
    .of = abl
mod-being-played = általad kijátszott
    .at = before
belongs-to = a kör végéig ez a lap a saját háza helyett ide tartozik: { $house }
lose-all = { $agree ->
    [do] veszítsd el az összes Æmberedet
    [does] veszítse el az összes Æmberét
    [may] elveszítheted az összes Æmberedet
   *[let] elveszítheti az összes Æmberét
  }
opponent-loses-all = az ellenfeled elveszíti az összes Æmberét
captures-own = { $subj } { $n } Æmbert zsákmányol a saját oldaláról
that-much = annyi
count-capture = tégy { $obj } zsákmányként { $amount }
    .case = sub
would-gain = ha { $subj } Æmbert kapna
would-steal = { would-gain }
would-pay = { would-gain }
would-release = { would-gain }
would-move = { would-gain }
when-reap = amikor { $obj } arat
    .case = nom
reap-steals = azt az Æmbert, amelyet aratással szereznél, helyette ellopod az ellenfeledtől
mode-ready = felkészítés
lasting-may-use-one = { $who } használhat egy másik házhoz tartozó lapot
lasting-reap-steals = { $who } aratáskor szerzés helyett lop
