# Dark Ages.
mode-rob = from the trash
mod-costs-between = costing { $low } to { $high } coins
count-did = the number of cards this was done to
bought-this-turn = the number of cards you have bought this turn
