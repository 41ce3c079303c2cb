# Szavak az Árnyak ház lapjaihoz.
verb-tuck = Lap alá helyezés
step-tuck = { $form ->
    [cannot] { $who } nem helyezheti egy lap alá: { $card }
    [none-does] egy lap alá kerül: { $subject }
    [none-cannot] nem kerülhet egy lap alá: { $subject }
   *[does] { $who } egy lap alá helyezi: { $card }
  }
zone-under = egy lap alatt
zone-under-of = { $player }: lapok más lapok alatt
lasting-color = más házhoz tartozónak számít: { $subject }
while-under = { "" }
in-discard = { $whose ->
    [they] a dobópaklijában
   *[you] a dobópaklidban
  } lévő
    .at = before
skip-forge = { $who ->
    [you] kihagyod a kulcskovácsolás lépését
   *[opponent] az ellenfeled kihagyja a kulcskovácsolás lépését
  }
tuck = { $agree ->
    [do] helyezz
    [do-it] helyezd
    [does] helyezzen
    [does-it] helyezze
    [may] helyezhetsz
    [may-it] helyezheted
    [let] helyezhet
   *[let-it] helyezheti
  } { $obj } képpel lefelé ez alá a lap alá
np-beneath = { $case ->
    [acc] az e lap alatt lévő lapot
   *[nom] az e lap alatt lévő lap
  }
when-attack = mielőtt { $obj } harcolna
    .case = nom
np-top-for-fighter = { $case ->
    [acc] az irányítója paklijának felső lapját
   *[nom] az irányítója paklijának felső lapja
  }
mod-of-active-house = az aktív házhoz tartozó
    .at = before
call-off = { $subj } nem harcol, és kimerítve marad
adopt = amíg te irányítod, ehhez a házhoz tartozik, ha a három házad egyikéhez sem: { $house }
mod-first = körönként elsőként
    .at = before
    .outer = 3
mod-played-each-turn = kijátszott
    .at = before
    .outer = 2
spoils = { $who ->
    [you] az ellenfeled megkapja az összes Æmbert, amelyet kulcsra költesz
   *[opponent] megkapod az összes Æmbert, amelyet az ellenfeled kulcsra költ
  }
