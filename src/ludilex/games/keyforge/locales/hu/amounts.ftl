# ---- Elosztott sebzés, gyógyítás egy mértékig, visszavett Æmber.
prompt-amount = mennyit?
counter-granted = { $n } kijátszott más házbeli lap
deal-out = { $agree ->
    [do] okozz
    [do-it] okozz
    [does] okozzon
    [does-it] okozzon
    [may] okozhatsz
    [may-it] okozhatsz
    [let] okozhat
   *[let-it] okozhat
  } { $each } után { $n } sebzést, { $n ->
    [1] { "" }
    [2] kettesével { "" }
    [3] hármasával { "" }
   *[other] azonos részekben { "" }
  }tetszés szerint elosztva { ART($obj) } { $obj } között
    .case = nom
heal-up-to = { $agree ->
    [do] gyógyíts
    [do-it] gyógyíts
    [does] gyógyítson
    [does-it] gyógyítson
    [may] gyógyíthatsz
    [may-it] gyógyíthatsz
    [let] gyógyíthat
   *[let-it] gyógyíthat
  } legfeljebb { $n } sebzést { $obj }
    .case = del
amount-healed = a gyógyított sebzés
take-back = { $agree ->
    [do] helyezz át
    [do-it] helyezz át
    [does] helyezzen át
    [does-it] helyezzen át
    [may] áthelyezhetsz
    [may-it] áthelyezhetsz
    [let] áthelyezhet
   *[let-it] áthelyezhet
  } { $all ->
    [yes] minden
   *[no] { $n }
  } Æmbert { $obj } { $whose ->
    [they] a készletébe
   *[you] a készletedbe
  }
    .case = del
each-counter-amber = minden rajta lévő Æmber
each-unforged = minden még ki nem kovácsolt kulcsod
may-play-one = minden körödben kijátszhatsz { $subj } akkor is, ha más az aktív ház
    .case = acc
