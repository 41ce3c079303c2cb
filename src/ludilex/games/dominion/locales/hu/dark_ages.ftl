# Dark Ages.
mode-rob = a szemétből
mod-costs-between = { $low }–{ $high } érmébe kerülő
    .at = before
count-did = a ténylegesen áthelyezett lapok száma
