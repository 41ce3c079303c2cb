# Слова для карт Renaissance и Menagerie.
zone-mouse = карта, отложенная для Way of the Mouse
type-mat = планшет
of-mat = планшет
from-front = из лежащих перед { $whose ->
    [they] ним
   *[you] вами
  }
in-front = перед { $whose ->
    [they] ним
   *[you] вами
  }
in-front-any = перед каким-либо игроком
from-exile = со своего планшета Exile
in-exile = { $whose ->
    [they] на его планшете Exile
   *[you] на вашем планшете Exile
  }
there-front = перед { $whose ->
    [they] ним
   *[you] вами
  }
there-exile = { $whose ->
    [they] на его планшете Exile
   *[you] на вашем планшете Exile
  }
np-mouse = { $case ->
    [acc] отложенную для этого карту
    [gen] отложенной для этого карты
   *[nom] отложенная для этого карта
  }
register-cost-of-the-returned-card = возвращённая карта
register-actions-among-them = число карт действия среди показанных карт
mod-copy-of-event = с тем же названием
mod-played-into-play = { $whose ->
    [they] из разыгранных им в этом ходу
   *[you] из разыгранных вами в этом ходу
  }
mod-leaves-play = из тех, что сбрасываются в этом ходу
move-take-front = { $form ->
    [do] возьмите себе
    [does] берёт себе
   *[may] взять себе
  } { $obj }
move-exile-exile = { $form ->
    [do] изгоните
    [does] изгоняет
   *[may] изгнать
  } { $obj }
for-each-other-player = для каждого другого игрока: { $body }
use-up = в этом ходу эту способность больше нельзя использовать
while-front = пока это лежит перед вами
first-action = впервые за свой ход
not-first-action = не впервые за свой ход
lasting-played-this-turn = { $who } в этом ходу разыграл { $card }
lasting-used-up = { $who } в этом ходу использовал { $card }
cond-reveals-more = { $whose ->
    [they] у него есть «Lantern»
   *[you] у вас есть «Lantern»
  }
reveal-more = ваши карты «Border Guard» показывают не 2 карты, а { $n }, и артефакт можно взять, только если все { $n } — карты действия
