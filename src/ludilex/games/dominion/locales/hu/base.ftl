# A Base, az Intrigue és a Seaside lapjainak szavai.
mode-gain = megszerzés
gain-hand = { $agree ->
    [do] szerezz a kezedbe
    [do-it] szerezd meg a kezedbe
    [does] szerezzen a kezébe
    [does-it] szerezze meg a kezébe
    [may] szerezhetsz a kezedbe
    [may-it] megszerezheted a kezedbe
    [let] szerezhet a kezébe
   *[let-it] megszerezheti a kezébe
  } { $obj }
move-draw-hand = { $agree ->
    [do] húzz fel
    [do-it] húzd fel
    [does] húzzon fel
    [does-it] húzza fel
    [may] felhúzhatsz
    [may-it] felhúzhatod
    [let] felhúzhat
   *[let-it] felhúzhatja
  } { $obj }
as-long-as = amíg { $condition }: { $body }
each-of-them = minden ilyen lap
each-so-many = minden { $what }
each-empty-pile = minden üres készletpakli
can-draw = { $whose ->
    [they] tud húzni
   *[you] tudsz húzni
  }
mod-all-mine = { $whose ->
    [they] (az övéi közül, bárhol is vannak)
   *[you] (a tieid közül, bárhol is vannak)
  }
mod-played-this-turn = ebben a körben kijátszott
    .at = before
mod-bought-this-turn = ebben a körben megvett
    .at = before
first-this-turn = a körben először
not-first-this-turn = a körben nem először
span-next-turn-each = a következő köröd kezdetéig
register-the-cards-set-aside = { $case ->
    [acc] a félretett lapokat
   *[nom] a félretett lapok
  }
