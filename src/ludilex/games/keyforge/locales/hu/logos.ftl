# A Logos-ház.
deal-inward = { $agree ->
    [do] okozz
    [do-it] okozz
    [does] okozzon
    [does-it] okozzon
    [may] okozhatsz
    [may-it] okozhatsz
    [let] okozhat
   *[let-it] okozhat
  } { $a } sebzést { $obj }, { $b } sebzést az egyik szomszédjának, és { $c } sebzést annak a másik szomszédjának
    .case = dat
opponent-pays-all = az ellenfeled neked adja minden megmaradt Æmberét
each-pair-amber = { $whose ->
    [they] minden 2 Æmbere
   *[you] minden 2 Æmbered
  }
cond-this-is = ez { $what }
amount-of-amber = { $who ->
    [opponent] az ellenfeled Æmbereinek száma
    [they] az Æmbereinek száma
   *[you] az Æmbereid száma
  }
hand-size = { $who ->
    [you] a köröd végén
    [opponent] az ellenfeled a köre végén
   *[all] minden játékos a köre végén
  } { $n } lappal { $how ->
    [less] kevesebbre
   *[more] többre
  } { $who ->
    [you] egészíted ki a kezedet
   *[other] egészíti ki a kezét
  }
counts-on-flank = { $subj } szárnyon állónak számít
span-their-turn-each = az ellenfeled következő körében
when-use = amikor { $who ->
    [you] { $known ->
        [yes] használod
       *[no] használsz
      }
    [other] az ellenfeled { $known ->
        [yes] használja
       *[no] használ
      }
   *[any] használják
  } { $obj }
mode-archive = egy lap archiválása
mode-gain = Æmber szerzése
mode-heal = gyógyítás
mode-stun = elkábítás
cond-first-use = ez a lény ebben a körben most volt először használva
mod-of-its-house = annak a lapnak a házához tartozó
    .at = before
np-top-of-deck-any = minden játékos paklijának felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
    .each = yes
register-cards-destroyed = az így elpusztított lapok száma
player-cannot-use = { $subj } nem használhat lapokat
register-each-card-discarded-so = minden így eldobott lap
