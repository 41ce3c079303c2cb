# Szavak a Plunder, az Empires és a Rising Sun lapjaihoz.
verb-empty = Egy készletpakli elfogy
step-empty = ami akkor történik, amikor egy készletpakli elfogy
prompt-choose-empty = válassz egy lapot
prompt-may-empty = alkalmazod?
lasting-trait = egy paklihoz tartozik: { $subject }
lasting-followed-twice = kétszer kell végrehajtani: { $subject }
lasting-pile-tokens = győzelmipont-jelzők e lap pakliján: { $subject } ({ $n })
mode-coins = érmék
at-empty-never = amikor legközelebb elfogy egy készletpakli,
at-played-never = utána
np-set-aside = { $case ->
    [acc] a félretett lapokat
   *[nom] a félretett lapok
  }
span-never-once = egyszer
mod-of-trait-pile = e jellemvonás paklijából való
    .at = before
followed-twice = { $cards } utasításait kétszer kell végrehajtani
cond-all-different = { $what } mind különböző nevűek
put-pile-tokens = { $agree ->
    [do] tegyél
    [does] tegyen
    [may] tehetsz
   *[let] tehet
  } { $n } győzelmipont-jelzőt { ART($pile) } { $pile } paklira
take-pile-tokens = { $agree ->
    [do] vedd le
    [does] vegye le
    [may] leveheted
   *[let] leveheti
  } az összes győzelmipont-jelzőt { ART($pile) } { $pile } pakliról
number-of-pile-tokens = { ART($pile) } { $pile } paklin lévő győzelmipont-jelzők száma
each-pile-token = minden, { ART($pile) } { $pile } paklin lévő győzelmipont-jelző
set-aside-face-down = { $agree ->
    [do] tegyél félre képpel lefelé
    [do-it] tedd félre képpel lefelé
    [does] tegyen félre képpel lefelé
    [does-it] tegye félre képpel lefelé
    [may] képpel lefelé félretehetsz
    [may-it] képpel lefelé félreteheted
    [let] képpel lefelé félretehet
   *[let-it] képpel lefelé félreteheti
  } { $obj }
move-move-deck-bottom = { $agree ->
    [do] tegyél a húzópaklid aljára
    [do-it] tedd a húzópaklid aljára
    [does] tegyen a húzópaklija aljára
    [does-it] tegye a húzópaklija aljára
    [may] a húzópaklid aljára tehetsz
    [may-it] a húzópaklid aljára teheted
    [let] a húzópaklija aljára tehet
   *[let-it] a húzópaklija aljára teheti
  } { $obj }
