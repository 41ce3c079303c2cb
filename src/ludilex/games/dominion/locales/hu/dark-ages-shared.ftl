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
from-deck = { $whose ->
    [they] a húzópaklijából
   *[you] a húzópaklidból
  }
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
