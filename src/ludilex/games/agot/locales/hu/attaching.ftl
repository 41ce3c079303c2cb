# Leváló és lapokat tartó kiegészítők, és amivé lesznek.
counter-under = { $n } { $case ->
    [acc] képpel lefelé csatolandót
   *[nom] képpel lefelé csatolandó
  }
come-off = vedd le ezt a lapot a hordozójáról; játékban marad
redirect-attached = { $agree ->
    [do] csatolj
    [do-it] csatold
    [does] csatoljon
    [does-it] csatolja
    [may] csatolhatsz
    [may-it] csatolhatod
    [let] csatolhat
   *[let-it] csatolhatja
  } inkább képpel lefelé ehhez a laphoz { $obj }
when-return = amikor { $obj } visszakerül a kézbe
    .case = nom
when-attach = amikor { $obj } felcsatolódik
    .case = nom
mod-neutral = semleges
    .at = before
mod-no-dearer = , amelynek a nyomtatott költsége nem nagyobb annak a lapnak a költségénél
mod-on-same-host = ugyanahhoz a laphoz csatolt
    .at = before
keyword-joust = párviadal (amíg egyedül támad, legfeljebb egy védő jelölhető ki)
keyword-trait-power-struggle = Hatalmi harc
keyword-trait-reinforcements = Erősítés
keyword-trait-house-bolton = Bolton-ház
keyword-trait-warhorse = Csatamén
become = ez a lap { $n } erejű karakter lesz ezekkel az ikonokkal: { $icons }; továbbá: { $others }
