# What is said of decks.
deck-not-size = В колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }; нужно { $expected }.
deck-not-houses = В колоде { $n } { $n ->
    [one] Дом
    [few] Дома
   *[other] Домов
  } ({ $houses }); нужно { $expected } разных.
deck-not-twelve = { $house }: в колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }; нужно { $expected }.
deck-off-identity = { $card }: здесь это { $house }, а на карте личности его нет ({ $houses }).
deck-is-maverick = { $card } — бродяга: здесь это { $house }, а не { $own }.
deck-is-missing = { $card } ({ $house }, номер { $number }) пока не реализована, поэтому играть этой колодой нельзя.
deck-mark-maverick = бродяга; прежде { $own }
deck-mark-missing = не реализована
house-all = всего
deck-cards = карты
deck-card = карта
deck-number = номер
deck-type = тип
deck-amber = бонус
deck-power = сила
deck-armor = броня
deck-mean-power = средняя сила
deck-histogram-power = Существа по силе
deck-histogram-amber = Карты по напечатанному Янтарю
prompt-series-bid = сколько звеньев оков за колоду, выигравшую обе партии?
deck-type-action = { type-action }
deck-type-creature = { type-creature }
deck-type-artifact = { type-artifact }
deck-type-upgrade = { type-upgrade }
