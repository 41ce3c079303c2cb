# Későbbi kiadások kulcsszavai, és ami nem történik meg.
keyword-alpha = alfa
cond-late = { $scope ->
    [turn] ebben a körben már bármi mást tettél
   *[step] ebben a lépésben már bármi mást kijátszottál, használtál vagy eldobtál
  }
when-turn-start = { $who ->
    [you] a köröd elején
    [other] az ellenfeled körének elején
   *[any] minden kör elején
  }
    .join = moment
step-played-skipped = nem hajtódik végre a Kijátszás képessége: { $subject }
step-select-skipped = nem kerül a kiválasztottak közé: { $subject }
step-chains-skipped = { $who } láncai nem csökkennek
