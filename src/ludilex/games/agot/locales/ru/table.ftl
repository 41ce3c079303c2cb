# Стол на экране.
table-title = раунд { $turn }, { $phase }; первый игрок: { $first }
table-side = { $seat }{ $you ->
    [yes] {" "}(вы)
   *[no] {""}
  }: { $house }; власть: { $power } из { $goal }; золото: { $gold }; влияние: { $influence }
table-plot = замысел: { $card } – доход { $income }, инициатива { $initiative }, притязание { $claim }
table-plots = колода замыслов ({ $n }){ $cards ->
    [none] {""}
   *[other] : { $cards }
  }
table-used = использованные замыслы: { $cards }
table-pile = { $zone } – карт: { $n }{ $cards ->
    [none] {""}
   *[other] {" "}({ $cards })
  }
table-house = карта Дома: власть { $power }
table-challenges-left = ещё можно объявить: { $challenges }
table-character = { $card }: { $n }{ $parts ->
    [none] {""}
   *[other] {" "}= { $parts }
  }{ $icons ->
    [none] {""}
   *[other] {" "}[{ $icons }]
  }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-card = { $card }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-cards = { $n ->
    [1] {""}
   *[other] { $n } × {""}
  }{ $card }
table-locations = места: { $cards }
table-attached = + { $card }{ $states ->
    [none] {""}
   *[other] {" "}– { $states }
  }
table-duplicates = + { $n } { $n ->
    [one] дубликат
    [few] дубликата
   *[other] дубликатов
  }
table-unknown = неизвестная вам карта
table-challenge = { $challenge }; зачинщик: { $attacker }, защитник: { $defender }; притязание { $claim }
table-attackers = зачинщики { $seat }, СИЛ вместе: { $n }
table-attackers-none = зачинщиков { $seat } не осталось
table-defenders = защитники { $seat }, СИЛ вместе: { $n }
table-defenders-none = защитников у { $seat } нет
table-defenders-open = { $seat } ещё не объявил защитников
table-participant = { $card }: { $n } = { $parts }
table-participant-silent = { $card } не считается ({ $why }); { $n } = { $parts }
table-bypassed = обойдены скрытностью: { $cards }
table-ahead-attacker = пока побеждает { $seat } с перевесом { $n }
table-ahead-defender = пока побеждает защитник { $seat } с перевесом { $n }
table-ahead-tie = пока побеждает { $seat }: при равенстве верх берёт зачинщик
table-ahead-unopposed = пока побеждает { $seat } без ответа, с перевесом { $n }
table-ahead-nobody = пока не побеждает никто
strength-printed = { $n } на карте
strength-from = { $n } { $card }
strength-from-until = { $n } { $card } ({ $until })
strength-until-never = насовсем
strength-until-phase = до конца фазы
strength-until-challenge = до конца вызова
strength-until-round = до конца раунда
strength-floor = не меньше 0
strength-silenced = из-за { $card }
strength-intimidated = { $card } устрашает
state-is-kneeling = преклонена
state-is-attacking = нападает
state-is-defending = защищается
state-is-bypassed = обойдена
state-is-facedown = рубашкой вверх
state-is-moribund = вот-вот покинет игру
state-is-owned = карта { $seat }
state-is-controlled = под контролем { $seat }
stage-after = после: { $events }
stage-event = { $verb }
stage-event-of = { $verb } ({ $cards })
stage-phase = { $phase }
stage-before-declare = до объявления зачинщиков
stage-before-defend = зачинщики объявлены, защитники ещё нет
stage-before-resolve = защитники объявлены, сейчас разбор вызова
use-ability = { $card }: свойство
