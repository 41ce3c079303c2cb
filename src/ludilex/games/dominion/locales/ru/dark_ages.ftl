# Dark Ages.
mode-rob = со свалки
mod-costs-between = ценой от { $low } до { $high } монет
count-did = число действительно перемещённых карт
