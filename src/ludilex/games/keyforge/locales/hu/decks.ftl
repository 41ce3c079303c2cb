# Keresés, pakliba keverés, és mások rejtett lapjai.
from-search = a paklidból vagy a dobópaklidból
in-search = a paklidban vagy a dobópaklidban
from-discard-other = az ellenfeled dobópaklijából
in-discard-other = az ellenfeled dobópaklijában
from-archives-other = az ellenfeled archívumából
in-archives-other = az ellenfeled archívumában
in-archives = { $whose ->
    [they] archívumában
   *[you] archívumodban
  } lévő
    .at = before
move-return-hand = { $agree ->
    [do] vegyél
    [do-it] vedd
    [does] vegyen
    [does-it] vegye
    [may] vehetsz
    [may-it] veheted
    [let] vehet
   *[let-it] veheti
  } { $whose ->
    [they] a kezébe
   *[you] a kezedbe
  } { $obj }
shuffle-in = { $agree ->
    [do] keverj
    [do-it] keverd
    [does] keverjen
    [does-it] keverje
    [may] keverhetsz
    [may-it] keverheted
    [let] keverhet
   *[let-it] keverheti
  } { $mine ->
    [yes] { $whose ->
        [they] a paklijába
       *[you] a paklidba
      }
   *[no] a tulajdonosa paklijába
  } { $obj }
each-shuffled-in = minden, így { $whose ->
    [they] a paklijába
   *[you] a paklidba
  } kevert lap
reshuffle = { $agree ->
    [do] keverd meg
    [do-it] keverd meg
    [does] keverje meg
    [does-it] keverje meg
    [may] megkeverheted
    [may-it] megkeverheted
    [let] megkeverheti
   *[let-it] megkeverheti
  } { $whose ->
    [they] a pakliját
   *[you] a paklidat
  }
