# A korlátozások szavai: mi nem tehető meg, minek nincs szövege, melyik lapokat választották ki előbb.
no-defenders = { $subj } nem jelölhet ki védőket
cannot-stand = { $subj } nem állhat fel
no-text = { $subj } elveszíti a rányomtatott szövegét, kivéve a jellemzőket
register-chosen = { $case ->
    [acc] a kiválasztott lapot
   *[nom] a kiválasztott lap
  }
in-deck = { $whose ->
    [they] paklijában lévő
   *[you] paklidban lévő
  }
    .at = before
from-attached = { $whose ->
    [they] általa irányított
   *[you] általad irányított
  }
    .at = before
    .noun = noun-attachment
in-attached = { $whose ->
    [they] általa irányított
   *[you] általad irányított
  }
    .at = before
    .noun = noun-attachment
