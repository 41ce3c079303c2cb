# Lapok felfedése és megnevezése, pakli megnézése, csatlakozás kihíváshoz.
verb-reveal = Felfedés
step-reveal = { $form ->
    [cannot] { $who } nem fedheti fel: { $subject }
    [none-does] felfedve: { $subject }
    [none-cannot] nem fedhető fel: { $subject }
   *[does] { $who } felfedi: { $subject }
  }
verb-put-under-deck = Pakli aljára
step-put-under-deck = { $form ->
    [cannot] { $who } nem teheti pakli aljára: { $subject }
    [none-does] egy pakli aljára kerül: { $subject }
    [none-cannot] nem kerülhet pakli aljára: { $subject }
   *[does] { $who } egy pakli aljára teszi: { $subject }
  }
verb-join = Csatlakozás a kihíváshoz
step-join = { $form ->
    [cannot] { $who } nem csatlakoztathatja a kihíváshoz: { $subject }
    [none-does] csatlakozik a kihíváshoz: { $subject }
    [none-cannot] nem csatlakozhat a kihíváshoz: { $subject }
   *[does] { $who } csatlakoztatja a kihíváshoz: { $subject }
  }
step-join-more = { step-join }
prompt-name-card = nevezz meg egy lapot
prompt-may-put-under-deck = a pakli aljára teszed?
name-card = { $agree ->
    [do] nevezz meg
    [do-it] nevezz meg
    [does] nevezzen meg
    [does-it] nevezzen meg
    [may] megnevezhetsz
    [may-it] megnevezhetsz
    [let] megnevezhet
   *[let-it] megnevezhet
  } egy lapot
reveal-hand = az ellenfeled felfedi a kezét
mod-was-named = megnevezett című
    .at = before
show-reveal = { $agree ->
    [do] fedj fel
    [do-it] fedd fel
    [does] fedjen fel
    [does-it] fedje fel
    [may] felfedhetsz
    [may-it] felfedheted
    [let] felfedhet
   *[let-it] felfedheti
  } { $obj }
move-take-hand = { $agree ->
    [do] vegyél a kezedbe
    [do-it] vedd a kezedbe
    [does] vegyen a kezébe
    [does-it] vegye a kezébe
    [may] a kezedbe vehetsz
    [may-it] a kezedbe veheted
    [let] a kezébe vehet
   *[let-it] a kezébe veheti
  } { $obj }
move-put-under-deck-deck-owner-bottom = { $agree ->
    [do] tegyél { $obj } a tulajdonosa paklijának aljára
    [do-it] tedd { $obj } a tulajdonosa paklijának aljára
    [does] tegyen { $obj } a tulajdonosa paklijának aljára
    [does-it] tegye { $obj } a tulajdonosa paklijának aljára
    [may] { $obj } a tulajdonosa paklijának aljára tehetsz
    [may-it] { $obj } a tulajdonosa paklijának aljára teheted
    [let] { $obj } a tulajdonosa paklijának aljára tehet
   *[let-it] { $obj } a tulajdonosa paklijának aljára teheti
  }
move-discard-hand-discard-owner = { move-discard-hand-discard } a { $many ->
    [yes] tulajdonosuk
   *[no] tulajdonosa
  } dobópaklijába
np-top-of-deck-other = ellenfeled paklijának felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
when-reveal = miután { $who ->
    [you] felfedsz { $obj }
    [other] ellenfeled felfed { $obj }
   *[any] felfednek { $obj }
  }
their-effect = az ellenfeled hatására (de nem ennek a lapnak a hatására: { $but })
from-hand-other = { $whose ->
    [they] ellenfele kezéből
   *[you] ellenfeled kezéből
  }
step-reveal-choice = { $who } megnevezi: { $other }
