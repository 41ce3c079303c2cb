# Megnevezett, lemásolt, összehasonlított cselszövések.
prompt-name-plot = nevezz meg egy cselszövést
name-plot = nevezz meg egy cselszövést
np-named-plot = { $case ->
    [acc] a megnevezett cselszövést
   *[nom] a megnevezett cselszövés
  }
    .noun = noun-plot
cond-by-opponent = az ellenfeled fedi fel
copy-revealed = tedd meg e lap hatásaként, amit az ellenfeled felfedett cselszövése tesz felfedéskor
cond-plots-chosen = a cselszövések ki vannak választva, de még nincsenek felfedve
plot-window = a játékosok akciókat hajthatnak végre a cselszövések kiválasztása és felfedése között
revealed-stat-income = { $who ->
    [opponent] az ellenfeled
   *[you] a
  } felfedett { $who ->
    [opponent] cselszövésének
   *[you] cselszövésed
  } jövedelme
