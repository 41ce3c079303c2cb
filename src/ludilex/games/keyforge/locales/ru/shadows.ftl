# Слова для карт Дома Тени.
verb-tuck = Положить под карту
step-tuck = { $form ->
    [cannot] { $who } не может положить под карту: { $card }
    [none-does] кладётся под карту: { $subject }
    [none-cannot] нельзя положить под карту: { $card }
   *[does] { $who } кладёт под карту: { $card }
  }
zone-under = под картой
zone-under-of = карты { $player } под другими картами
lasting-color = считается картой другого Дома: { $subject }
while-under = { "" }
in-discard = в { $whose ->
    [they] его
   *[you] вашем
  } сбросе
skip-forge = { $who ->
    [you] вы пропускаете
   *[opponent] ваш оппонент пропускает
  } шаг ковки ключа
tuck = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } лицом вниз под эту карту
np-beneath = { $case ->
    [acc] карту под этой картой
   *[nom] карта под этой картой
  }
when-attack = перед тем, как { $obj } сражается
    .case = nom
np-top-for-fighter = { $case ->
    [acc] верхнюю карту колоды игрока, который его контролирует
   *[nom] верхняя карта колоды игрока, который его контролирует
  }
mod-of-active-house = активного Дома
call-off = { $subj } не сражается и остаётся истощённым
adopt = пока он под вашим контролем, его Дом, если это не один из ваших трёх Домов, – { $house }
mod-first = { $case ->
    [gen] первого в каждом ходу
    [dat] первому в каждом ходу
   *[nom] первое в каждом ходу
  }
    .at = before
    .outer = 3
mod-played-each-turn = { $case ->
    [gen] разыгранного
    [dat] разыгранному
   *[nom] разыгранное
  }
    .at = before
    .outer = 2
each-spent = каждый потраченный на него Янтарь
