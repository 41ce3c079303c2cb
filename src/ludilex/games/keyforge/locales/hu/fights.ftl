# Rendkívüli harcok.
takes-aim = ebben a harcban ez a lény { $obj } okozza a sebzését, nem annak a lénynek, amellyel harcol
    .case = dat
deals-more = amíg { $subj } támad, ez a lény { $n } sebzéssel többet okoz
    .case = acc
fights-only = ez a lény csak { $obj } támadhat meg
    .case = acc
ignores-taunt = amíg { $subj } támad, a gúny nem számít
ignores-elusive = amíg { $subj } támad, az illanó nem számít
mod-counter-stun = { $how ->
    [some] kábult
    [none] nem kábult
   *[other] { $n } kábulatú
  }
    .at = before
verb-fought = Harc után
step-fought = { $form ->
    [cannot] { $who } nem harcolhatott ezzel: { $card }
    [none-does] harcolt: { $subject }
    [none-cannot] nem harcolhatott: { $subject }
   *[does] { $who } harcolt ezzel: { $card }
  }
when-fought = amikor { $who ->
    [you] egy baráti lény
    [other] egy ellenséges lény
   *[any] egy lény
  } harcol
