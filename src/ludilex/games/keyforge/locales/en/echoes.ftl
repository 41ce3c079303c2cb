# Cards that use what other cards say.
echo = { $form ->
    [does] resolves
   *[other] resolve
  } the “{ $label }” ability of { $obj } as if you controlled that creature (it does not exhaust)
become-copy = this card becomes a copy of { $obj }
when-play = when { $who ->
    [you] you play
    [other] your opponent plays
   *[any] a player plays
  } { $obj }
