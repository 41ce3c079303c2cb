# Promotional cards.
cond-it-waits = it is still set aside
np-it-from-play = it from play
