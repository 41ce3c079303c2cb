# Dark Ages.
mode-rob = a szemétből
mod-costs-between = { $low }–{ $high } érmébe kerülő
    .at = before
count-did = az így kezelt lapok száma
bought-this-turn = az ebben a körben vásárolt lapjaid száma
