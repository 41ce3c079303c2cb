# Melyik fázisban történik valami.
during-setup = az előkészületben
during-plot = a cselszövés fázisban
during-draw = a húzás fázisban
during-marshalling = a hadba szólítás fázisban
during-challenges = a kihívás fázisban
during-dominance = a dominancia fázisban
during-standing = a felállás fázisban
during-taxation = az adóztatás fázisban
during-epic = az epikus fázisban
