# Ami Dis lapjaihoz kell.
mod-same-place = , mindet ugyanabból
mod-shares-house = azzal a lappal azonos házú
    .at = before
np-top-of-deck-other = { $whose ->
    [they] az ellenfele paklija
   *[you] az ellenfeled paklija
  } felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
from-hand-other = { $whose ->
    [they] az ellenfele kezéből
   *[you] az ellenfeled kezéből
  }
in-hand-other = { $whose ->
    [they] az ellenfele kezében lévő
   *[you] az ellenfeled kezében lévő
  }
    .at = before
move-discard-discard-owner = { move-discard-discard }
melt-armor = { $subj } a kör végéig elveszíti minden páncélját, és minden így elvesztett páncél után 1 sebzést kap
must-house = { $who ->
    [you] a körödben ezt a házat kell
   *[opponent] az ellenfelednek a körében ezt a házat kell
  } választania, ha lehet: { $house }
cost-play = ahhoz, hogy { $subj } kijátszd, el kell veszítened { $n } Æmbert
    .case = acc
would-destroy-elsewhere = ha { $subj } a játékból egy dobópakliba kerülne
instead-to-purged = száműzd
when-turn-end = { $who ->
    [you] a köröd végén
    [other] az ellenfeled körének végén
   *[any] minden kör végén
  }
