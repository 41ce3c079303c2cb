# Sanctum, csatasorok, többletek.
verb-swap = Helycsere
step-swap = { $form ->
    [cannot] { $who } nem cserélheti el a helyét: { $subject }
    [none-does] helyet cserél: { $subject }
    [none-cannot] nem cserélhet helyet: { $subject }
   *[does] { $who } elcseréli a helyét: { $subject }
  }
mode-destroy = pusztítás
mode-amber = Æmber szerzése
mark-unstun-stun-off = { $agree ->
    [do] szüntesd meg
    [do-it] szüntesd meg
    [does] szüntesse meg
    [does-it] szüntesse meg
    [may] megszüntetheted
    [may-it] megszüntetheted
    [let] megszüntetheti
   *[let-it] megszüntetheti
  } { $obj } a kábulatát
    .case = dat
swap-places = { $form ->
    [may] helyet cserélhet
   *[other] cseréljen helyet
  } a csatasorban { $this } és { $obj }
    .case = nom
    .with = nom
fight-another = { $agree ->
    [do] küldj
    [do-it] küldd
    [does] küldjön
    [does-it] küldje
    [may] küldhetsz
    [may-it] küldheted
    [let] küldhet
   *[let-it] küldheti
  } { $obj } harcba olyan ellenséges lény ellen, amellyel még nem harcolt
each-affected = minden így érintett lap
each-amber-above = { $who ->
    [opponent] az ellenfeled minden { $n } feletti Æmbere
    [they] minden { $n } feletti Æmbere
   *[you] minden { $n } feletti Æmbered
  }
mod-beyond = { $of } számán felüli
    .at = before
    .outer = 3
mod-next-to = { $of } melletti
    .at = before
is-on-flank = { $negated ->
    [yes] nem áll szárnyon
   *[no] szárnyon áll
  }
only-fights = { $subj } csak harcra használható
cond-house-active = az a következő: { $house }
when-house = amikor { $who ->
    [you] aktív házat választasz
    [other] az ellenfeled aktív házat választ
   *[any] valaki aktív házat választ
  }
