# Что нужно картам Дома Дис.
mod-same-place = (все из одного и того же)
mod-shares-house = того же Дома, что и та карта
np-top-of-deck-other = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] { $n } { $n ->
        [few] верхние карты
       *[many] верхних карт
      }
  } колоды { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
melt-armor = { $subj } теряет до конца хода всю броню и получает 1 урона за каждую потерянную так единицу брони
must-house = { $who ->
    [you] вы должны
   *[opponent] ваш оппонент должен
  } выбирать активным, если это возможно: { $house }
cost-play = чтобы разыграть { $subj }, вы должны потерять { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  }
    .case = acc
would-destroy-elsewhere = вместо попадания { $subj } с поля в сброс
    .case = gen
instead-to-purged = изгоните его
captures-all = { $subj } захватывает весь Янтарь вашего оппонента
unforge = { $form ->
    [do] расплавьте
    [does] расплавляет
   *[may] расплавить
  } тот ключ
mod-felled = { $whose ->
    [they] под его контролем
   *[you] под вашим контролем
  }, уничтоженное так
mod-stat-power-to = с силой { $how ->
    [least] не меньше
    [most] не больше
    [less] меньше
    [more] больше
    [other] не
   *[equal] в
  } { $what }
register-that-number = это число
actor-its-owner = его владелец
actor-its-controller = его контролёр
actor-its-opponent = оппонент его контролёра
verb-unforge = Расплавка
step-unforge = расплавляется { $amount }
step-unforge-less = { $who } теряет { $amount }
register-enemy-creatures = вражеские существа
lasting-must-house-brobnar = оппонент должен выбрать Дом «Бробнар»
lasting-must-house-dis = оппонент должен выбрать Дом «Дис»
lasting-must-house-logos = оппонент должен выбрать Дом «Логос»
lasting-must-house-mars = оппонент должен выбрать Дом «Марс»
lasting-must-house-sanctum = оппонент должен выбрать Дом «Санктум»
lasting-must-house-shadows = оппонент должен выбрать Дом «Тени»
lasting-must-house-untamed = оппонент должен выбрать Дом «Дикие»
step-effect-more = { $subject } теряет броню до конца хода
lasting-key-cost = цена ключей на время меняется на { $n }
register-that-much = столько же
when-turn-end = в конце { $who ->
    [you] вашего хода
    [other] хода вашего оппонента
   *[any] каждого хода
  }
    .join = moment
