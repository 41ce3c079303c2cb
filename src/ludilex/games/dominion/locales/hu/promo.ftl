# Promóciós lapok.
when-clean-up = { $who ->
    [you] a takarításod kezdetén
    [they] annak a játékosnak a takarítása kezdetén
    [other] egy másik játékos takarításának kezdetén
   *[any] a takarítás kezdetén
  }
    .join = moment
cond-it-waits = még félre van téve
np-it-from-play = { $case ->
    [acc] azt a lapot a játéktérről
   *[nom] az a lap a játéktérről
  }
