# Jutalmak, díjak, pénzesládák.
mode-cards = lapok
mode-actions = akciók
mode-silvers = Silver lapok
mode-spend-coffers = pénzesláda elköltése
some-of = { $agree ->
    [do] válassz { $n } különbözőt, és hajtsd végre
    [does] válasszon { $n } különbözőt, és hajtsa végre
    [may] választhatsz { $n } különbözőt, hogy végrehajtsd
   *[let] választhat { $n } különbözőt, hogy végrehajtsa
  } őket ebben a sorrendben: { $modes }
each-coffers = minden { $whose ->
    [they] pénzesládája
   *[you] pénzesládád
  }
each-actions = minden fel nem használt { $whose ->
    [they] akciója
   *[you] akciód
  }
mod-costs-each = (ára legfeljebb 1 érme – { $each } után)
    .outer = 2
