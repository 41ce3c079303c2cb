# Szavak a szövetségesekhez, szívességekhez és a kiegészítő osztott paklijaihoz.
prompt-favors = hány szívességet?
prompt-name-card = nevezz meg egy lapot
mode-again = még egyszer
mode-copy = egy másolat
mode-action = egy akció
mode-buy = egy vásárlás
mode-card-action = egy lap és egy akció
register-cost-of-the-gained-card = { $case ->
    [ade] annál a lapnál
   *[nom] az a lap
  }
register-the-cards-seen = { $case ->
    [acc] a megnézett lapokat
   *[nom] a megnézett lapok
  }
spend = { $agree ->
    [do] költs el
    [does] költsön el
    [may] elkölthetsz
   *[let] elkölthet
  } { $amount }
spend-any = { $agree ->
    [do] költs el
    [does] költsön el
    [may] elkölthetsz
   *[let] elkölthet
  } bármennyi szívességet
any-number-of-times = akárhányszor: { $body }
favor-on-pile = a szívesség a játék végéig a paklijára kerül
name-card = { $agree ->
    [do] nevezz meg
    [does] nevezzen meg
    [may] megnevezhetsz
   *[let] megnevezhet
  } egy lapot
skip-turn = { $agree ->
    [do] hagyd ki a következő körödet
    [does] hagyja ki a következő körét
    [may] kihagyhatod a következő körödet
   *[let] kihagyhatja a következő körét
  }
take-extra-turn = { $agree ->
    [do] játssz
    [does] játsszon
    [may] játszhatsz
   *[let] játszhat
  } e kör után egy extra kört
cond-can-spend = { $whose ->
    [they] van szívessége
   *[you] van szívességed
  }
cond-it-is-named = az a megnevezett lap
cond-it-is-not-named = az nem a megnevezett lap
cond-last-turn-mine = az e kör előtti kör { $whose ->
    [they] az övé
   *[you] a tiéd
  } volt
cond-last-turn-not-mine = az e kör előtti kör nem { $whose ->
    [they] az övé
   *[you] a tiéd
  } volt
each-favor-spent = minden elköltött szívesség
each-favor-on-its-pile = minden, a paklijukon lévő szívesség
each-so-many-favors = minden { $n } szívességed
each-at-most-favors = { $each } (de legfeljebb annyi lap, ahány szívességed van)
stays-there = { $subj } { $many ->
    [yes] a helyükön maradnak
   *[no] a helyén marad
  }
goes-on-top = { $subj } a választás sorrendjében a megkevert lapok tetejére { $many ->
    [yes] kerülnek
   *[no] kerül
  }
until-cleanup = { $body }
when-turn-end = { $who ->
    [you] a köröd végén
    [they] annak a játékosnak a köre végén
    [other] egy másik játékos körének végén
   *[any] egy játékos körének végén
  }
    .join = moment
when-shuffle = amikor { $who ->
    [you] lapokat keversz meg
    [they] az a játékos lapokat kever meg
    [other] egy másik játékos lapokat kever meg
   *[any] egy játékos lapokat kever meg
  }
step-reveal-choice = { $who } megnevezi: { $other }
lasting-skipping = { $who } ki fog hagyni egy kört
lasting-going-on-top = a keveréskor felülre kerül: { $subject }
lasting-favor-on-a-pile = egy szívesség kerül egy paklira
cond-this-in-play = ez a lap még játékban van
lasting-kept = a helyén marad: { $subject }
mod-being-shuffled = megkeverendő
    .at = before
goes-to-discard = { $subj } keverés helyett a dobópaklidba { $many ->
    [yes] kerülnek
   *[no] kerül
  }
lasting-left-out = kimarad a keverésből: { $subject }
