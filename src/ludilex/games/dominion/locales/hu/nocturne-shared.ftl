# Also needed by other cards.
reveal-until = { $form ->
    [does] fedjen fel lapokat a húzópaklijáról, amíg fel nem fedett
   *[other] fedj fel lapokat a húzópaklidról, amíg fel nem fedtél
  } { $obj }
until-turn = ebben a körben { $body }
mod-costs-less-than = { $of } olcsóbb
    .at = before
    .of = ade
mod-cost = { $how ->
    [least] legalább { $n } érmébe kerülő
    [most] legfeljebb { $n } érmébe kerülő
    [less] { $n } érménél olcsóbb
    [more] { $n } érménél drágább
    [other] nem { $n } érmébe kerülő
   *[equal] pontosan { $n } érmébe kerülő
  }
    .at = before
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
register-the-cards-looked-at = { $case ->
    [acc] a megnézett lapokat
   *[nom] a megnézett lapok
  }
at-turn-start-never-each = { $who ->
    [you] minden köröd kezdetén
    [they] annak a játékosnak minden köre kezdetén
    [other] egy másik játékos minden köre kezdetén
   *[any] minden kör kezdetén
  }
