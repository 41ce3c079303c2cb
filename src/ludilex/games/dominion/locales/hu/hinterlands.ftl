# Alchemy, Prosperity, Hinterlands.
reveal-until = { $form ->
    [does] fedjen fel lapokat a húzópaklijáról, amíg fel nem fedett
   *[other] fedj fel lapokat a húzópaklidról, amíg fel nem fedtél
  } { $obj }
register-the-set-aside-cards = { $case ->
    [acc] a félretett lapokat
   *[nom] a félretett lapok
  }
mod-chosen-so = így kiválasztott
    .at = before
mod-own = saját
    .at = before
would-gain = ha a dobópaklidba szereznéd meg { $subj }
    .case = acc
instead-to-deck = tedd a húzópaklid tetejére
cond-no-extra-turn-before = az nem extra kör után következik
each-coin-of-its-cost = árának minden érméje
until-turn = ebben a körben { $body }
debt-elsewhere = te kapod meg az adósságot, amelyet ő kapna
mode-card = egy lap
lasting-debt-elsewhere = az adósságot, amelyet ebben a körben { $who } kapna, az kapja, aki helyette dönt
step-turn-start-skipped = { $who } köre elmarad
