# Az ellenfélnek adott arany.
levy-challenge = minden { $kind ->
    [military] katonai
    [intrigue] intrika
   *[power] hatalmi
  } kihívásért, amelyet kezdeményez, { $who ->
    [opponent] az ellenfelednek { $n } aranyat kell adnia neked
   *[any] a játékosnak { $n } aranyat kell adnia a készletéből az ellenfelének
  }
levy-event = minden eseményért, amelyet kijátszik, { $who ->
    [opponent] az ellenfelednek { $n } aranyat kell adnia neked
   *[any] a játékosnak { $n } aranyat kell adnia a készletéből az ellenfelének
  }, az esemény többi költségén felül
