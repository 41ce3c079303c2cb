# Dark Ages.
mode-rob = from the trash
mod-costs-between = costing { $low } to { $high } coins
count-did = the number of cards actually moved
