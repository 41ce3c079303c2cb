# Általános szavak, amelyekre először ezeknek a lapoknak volt szükségük.
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
until-turn = ebben a körben { $body }
mod-costs-each = (ára legfeljebb 1 érme – { $each } után)
    .outer = 2
at-turn-start-never-each = { $who ->
    [you] minden köröd kezdetén
    [they] annak a játékosnak minden köre kezdetén
    [other] egy másik játékos minden köre kezdetén
   *[any] minden kör kezdetén
  }
when-clean-up = { $who ->
    [you] a takarításod kezdetén
    [they] annak a játékosnak a takarítása kezdetén
    [other] egy másik játékos takarításának kezdetén
   *[any] a takarítás kezdetén
  }
deck-to-discard = { $agree ->
    [do] tedd a húzópaklidat a dobópaklidba
    [does] tegye a húzópakliját a dobópaklijába
    [may] a dobópaklidba teheted a húzópaklidat
   *[let] a dobópaklijába teheti a húzópakliját
  }
