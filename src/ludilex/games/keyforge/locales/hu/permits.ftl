# Egyes lapokra szóló engedélyek; mi köti meg a házválasztást.
may-play-some = ebben a körben legfeljebb { $n } lapot kijátszhatsz, amely { $but ->
    [yes] nem ebből való
   *[no] ebből való
  }: { $house }, bármi is az aktív ház
may-use-some = ebben a körben legfeljebb { $n } lapot használhatsz, amely { $but ->
    [yes] nem ebből való
   *[no] ebből való
  }: { $house }, bármi is az aktív ház
must-choose-house = az ellenfelednek a következő körében azt a házat kell aktív háznak választania, ha lehet
cannot-choose-house = amíg ez a lap játékban van, az ellenfeled nem választhatja azt a házat
