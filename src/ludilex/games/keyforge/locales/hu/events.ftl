# Egy esemény lapjai, játékban lévő lapok.
verb-enter = Játékba kerülés után
step-enter = { $form ->
    [cannot] { $who } lapja nem lehet játékban: { $subject }
    [none-does] játékba került: { $subject }
    [none-cannot] nem kerülhetett játékba: { $subject }
   *[does] { $who } lapja játékba került: { $subject }
  }
when-enter = amikor { $obj } játékba kerül
    .case = nom
when-discard = amikor { $who ->
    [you] eldobsz
    [other] az ellenfeled eldob
   *[any] eldobnak
  } { $obj }
out-of-my-hand = a kezedből
cond-still-here = ez a lap még játékban van
mod-such = ilyen
    .at = before
mod-in-play = játékban lévő
    .at = before
    .outer = 1
mod-in-play-mine = nálad játékban lévő
    .at = before
    .outer = 1
mod-in-play-other = az ellenfelednél játékban lévő
    .at = before
    .outer = 1
