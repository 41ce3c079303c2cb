# Поиск, замешивание в колоды и чужие скрытые карты.
from-search = из вашей колоды или вашего сброса
in-search = в вашей колоде или вашем сбросе
from-discard-other = из сброса вашего оппонента
in-discard-other = в сбросе вашего оппонента
from-archives-other = из архива вашего оппонента
in-archives-other = в архиве вашего оппонента
in-archives = в { $whose ->
    [they] его
   *[you] вашем
  } архиве
move-return-hand = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $obj } в { $whose ->
    [they] свою
   *[you] вашу
  } руку
shuffle-in = { $form ->
    [do] замешайте
    [does] замешивает
   *[may] замешать
  } { $obj } в { $mine ->
    [yes] { $whose ->
        [they] свою
       *[you] вашу
      } колоду
   *[no] { $many ->
        [yes] колоды владельцев
       *[no] колоду владельца
      }
  }
each-shuffled-in = каждую карту, замешанную таким образом в { $whose ->
    [they] его
   *[you] вашу
  } колоду
reshuffle = { $form ->
    [do] перемешайте
    [does] перемешивает
   *[may] перемешать
  } { $whose ->
    [they] свою
   *[you] вашу
  } колоду
