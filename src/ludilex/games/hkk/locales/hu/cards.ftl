# A pakli melletti lapok, a kulcsszókeresés, a megelőzött sebzés és a pakliból játszás szavai.

zone-rule = pakli melletti lapok
zone-rule-of = { $player }: pakli melletti lapok
type-rule-card = szabálylap
of-rule-card = szabálylap
type-follower = követő
of-follower = követő
type-guild = céh
of-guild = céh
while-rule = { "" }
keyword-defence = védekezés ikon
keyword-treasure = kincs ikon
keyword-starting-life = kezdő életpont: { $n }
verb-lessen = Sebzés megelőzése
step-lessen = { $form ->
    [cannot] { $who } nem előzheti meg ennek a lapnak a sebzését: { $card }
    [none-does] { $subject }: a sebzés egy része elmarad
    [none-cannot] { $subject }: a sebzés nem maradhat el
   *[does] { $who } ennyi sebzést megelőz: { $n } ({ $card })
  }
step-discard-skipped = { $who } nem talál eldobható lapot
prompt-may-hurt = használod?
np-top-of-deck = { $whose ->
    [they] a paklija
   *[you] a paklid
  } felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
np-breaker = { $case ->
    [acc] azt a lényt
    [dat] annak a lénynek
   *[nom] az a lény
  }
np-known-top = { $case ->
    [acc] a paklid felső lapját, ha ismered, és alap idézési költsége legfeljebb { $most }
   *[nom] a paklid felső lapja, ha ismered, és alap idézési költsége legfeljebb { $most }
  }
mod-with-keyword = , amelyen a kulcsszó szerepel
mod-of-that-hand = abból a kézből való
    .at = before
mod-every-player = { "" }
move-discard-graveyard-owner = { $agree ->
    [do] dobass el
    [do-it] dobasd el
    [does] dobasson el
    [does-it] dobassa el
    [may] eldobathatsz
    [may-it] eldobathatod
    [let] eldobathat
   *[let-it] eldobathatja
  } { $obj }
name-keyword = { $agree ->
    [do] nevezz meg
    [do-it] nevezz meg
    [does] nevezzen meg
    [does-it] nevezzen meg
    [may] megnevezhetsz
    [may-it] megnevezhetsz
    [let] megnevezhet
   *[let-it] megnevezhet
  } egy kulcsszót vagy egy lapot
search-hand = { $agree ->
    [do] nézd meg
    [do-it] nézd meg
    [does] nézze meg
    [does-it] nézze meg
    [may] megnézheted
    [may-it] megnézheted
    [let] megnézheti
   *[let-it] megnézheti
  } { $obj } a kezét
    .case = dat
play-from-deck = { $agree ->
    [do] játssz ki
    [do-it] játszd ki
    [does] játsszon ki
    [does-it] játssza ki
    [may] kijátszhatsz
    [may-it] kijátszhatod
    [let] kijátszhat
   *[let-it] kijátszhatja
  } { $obj } a költség kifizetése nélkül
deal-more = { $agree ->
    [do] okozz
    [do-it] okozz
    [does] okozzon
    [does-it] okozzon
    [may] okozhatsz
    [may-it] okozhatsz
    [let] okozhat
   *[let-it] okozhat
  } { $n } sebzést { $obj }, és még 1-et { $each } után
    .case = dat
sacrifice-these = { $agree ->
    [do] áldozz fel
    [do-it] áldozd fel
    [does] áldozzon fel
    [does-it] áldozza fel
    [may] feláldozhatsz
    [may-it] feláldozhatod
    [let] feláldozhat
   *[let-it] feláldozhatja
  } { $obj }
starting-life-is = minden játékos { $n } életponttal kezd, és legnagyobb életpontja is ennyi
damage-prevented = { $subj } a következő { $n } sebzése elmarad
    .case = dat
by-breaking-through = egy áttörő lénytől

# ---- Keywords that can be named.
mode-orc = ork
mode-giant = óriás
mode-golem = gólem
mode-ash = hamu
mode-snake = kígyó
mode-elf = tünde
mode-imp = ördögfióka
mode-wolf = farkas
mode-spider = pók
mode-human = ember
mode-gnome = gnóm
mode-weapon = fegyver
mode-armour = vért
mode-trap = csapda
mode-tower = torony
mode-temple = templom
mode-fire = tűz
mode-lightning = villám
mode-cold = hideg
mode-mental = elme
mode-instrument = hangszer
mode-hand-icon = kéz ikon
mode-flying = repülés
mode-magical-attack = mágikus támadás
mode-magical-defence = mágikus védelem
mode-resistant = rezisztencia
mode-fog = köd
mode-anchor = horgony
mode-creature = lény
mode-spell = varázslat
mode-defence = védekezés
mode-treasure = kincs
mode-venom = mérgezés
mode-level = szint
mode-poison = méreg
mode-damage = sebzés
mode-nekron = nekron költség
mode-sacrifice = áldozat
mode-builder = építő
mode-zan-shard = zanszilánk
