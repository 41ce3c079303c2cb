# Promóciós lapok.
cond-it-waits = még félre van téve
np-it-from-play = { $case ->
    [acc] azt a lapot a játéktérről
   *[nom] az a lap a játéktérről
  }
