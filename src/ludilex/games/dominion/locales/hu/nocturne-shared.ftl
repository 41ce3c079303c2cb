# Also needed by other cards.
reveal-until = { $form ->
    [does] fedjen fel lapokat a húzópaklijáról, amíg fel nem fedett
   *[other] fedj fel lapokat a húzópaklidról, amíg fel nem fedtél
  } { $obj }
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
