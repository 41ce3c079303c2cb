# Also needed by other cards.
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
at-turn-start-never-each = { $who ->
    [you] minden köröd kezdetén
    [they] annak a játékosnak minden köre kezdetén
    [other] egy másik játékos minden köre kezdetén
   *[any] minden kör kezdetén
  }
