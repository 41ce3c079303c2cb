# Árnyékok.
verb-hide = Árnyékokba helyezés
verb-emerge = Előlépés az Árnyékokból
step-hide = { $form ->
    [cannot] { $who } nem helyezheti az Árnyékokba: { $subject }
    [none-does] az Árnyékokba kerül: { $subject }
    [none-cannot] nem kerülhet az Árnyékokba: { $subject }
   *[does] { $who } az Árnyékokba helyezi: { $subject }
  }
step-emerge = { $form ->
    [cannot] { $who } nem hozhatja elő az Árnyékokból: { $subject }
    [none-does] előlép az Árnyékokból: { $subject }
    [none-cannot] nem léphet elő az Árnyékokból: { $subject }
   *[does] { $who } előhozza az Árnyékokból: { $subject }
  }
zone-shadows = Árnyékok
zone-shadows-of = { $player }: Árnyékok
prompt-shadows = előhozol egy lapot az Árnyékokból?
keyword-shadow = Árnyék
card-cost-in-shadows = költség: { $cost }, az Árnyékokból
while-limbo = { "" }
when-emerge = amikor { $obj } előlép az Árnyékokból
    .case = nom
doom-return-shadows = { $agree ->
    [do] helyezz
    [do-it] helyezd
    [does] helyezzen
    [does-it] helyezze
    [may] helyezhetsz
    [may-it] helyezheted
    [let] helyezhet
   *[let-it] helyezheti
  } vissza a tulajdonosa Árnyékaiba { $obj }
noun-player = { $case ->
    [acc] játékost
   *[nom] játékos
  }
may-initiate = ebben a fázisban az a játékos játékosakcióként kezdeményezhet még egy kihívást: { $challenge }
