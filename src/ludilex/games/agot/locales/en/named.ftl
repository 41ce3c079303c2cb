# Plots that are named, copied, compared.
prompt-name-plot = name a plot
name-plot = name a plot
np-named-plot = the named plot
    .noun = noun-plot
cond-by-opponent = your opponent reveals it
copy-revealed = do what the plot your opponent revealed does when revealed, as an effect of this card
cond-plots-chosen = plots are chosen and not yet revealed
plot-window = players may take actions between the choice of plots and their revealing
revealed-stat-income = the income of { $who ->
    [opponent] your opponent's
   *[you] your
  } revealed plot
