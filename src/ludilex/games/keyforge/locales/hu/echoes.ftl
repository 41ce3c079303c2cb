# Lapok, amelyek más lapok képességeit használják.
echo = { $agree ->
    [do] hajtsd végre
    [do-it] hajtsd végre
    [does] hajtsa végre
    [does-it] hajtsa végre
    [may] végrehajthatod
    [may-it] végrehajthatod
    [let] végrehajthatja
   *[let-it] végrehajthatja
  } { $obj } „{ $label }” képességét, mintha te irányítanád azt a lényt (az nem merül ki)
    .case = nom
become-copy = ez a lap ugyanolyan lesz, mint { $obj }
    .case = nom
when-play = amikor { $who ->
    [you] kijátszod
    [other] az ellenfeled kijátssza
   *[any] valaki kijátssza
  } { $obj }
