# Что говорится о колодах.
deck-too-small = В колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }; нужно не меньше { $expected }.
deck-side-size = В дополнительной колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }; нужно ровно { $expected } или ни одной.
deck-many-rule-cards = Карт правил: { $n }; разрешено не больше { $expected }.
deck-many-copies = В колоде и дополнительной колоде столько копий карты { $card }: { $n }; разрешено не больше { $expected }.
deck-many-colours = Цветов в колоде: { $n } ({ $colours }); разрешено не больше { $expected }.
deck-many-divine = Карт с божественным значком в колоде: { $n }; разрешено не больше { $expected }.
deck-divine-colours = Карты с божественным значком разных цветов ({ $colours }); разрешён один.
deck-wrong-rarity = { $card }: редкость — { $rarity }; формат этого не допускает.
deck-too-new = { $card }: издание { $year } года; формат допускает издания до { $expected } года.
deck-too-cheap = { $card } стоит слишком мало для этого формата.
deck-is-test = { $card } есть только для разбора колод в примерах.
deck-is-missing = { $card } ещё не реализована, поэтому этой колодой играть нельзя.
deck-is-missing-aside = { $card } из дополнительной колоды ещё не реализована, поэтому взять её в колоду нельзя.
deck-in-format = Проверено как { $format }.
deck-text-permits = Текст карты { $card } разрешает копий: { $n }.
deck-editions-differ = Издания карты { $card } допускают разное число копий; с теми, что в этой колоде, разрешено { $n }.
deck-editions-used = Другие издания карты { $card } допускают меньше копий; они считаются, только если они в колоде.
deck-holds = карт: { $n }, в дополнительной колоде: { $side }
deck-format-tournament = турнирная колода
deck-format-retro = ретро-колода
deck-format-highlander = колода формата «хайлендер»
deck-format-commons = колода из обычных и необычных карт
deck-format-dignity = колода формата «достоинство магии 2»
deck-format-codex = колода по одной лишь III части Кодекса
deck-format-codex-printed = колода по одной лишь III части Кодекса, считая все издания
deck-mark-missing = не реализована
deck-part-creatures = Существа
deck-part-spells = Заклинания
deck-part-attached = Повышения уровня и части тела
deck-part-table = Строения, предметы и навыки
deck-part-locations = Местности
deck-part-side = Дополнительная колода
deck-part-beside = Рядом с колодой
deck-color-tharr = { mode-tharr }
deck-color-dornodon = { mode-dornodon }
deck-color-elenios = { mode-elenios }
deck-color-sheran = { mode-sheran }
deck-color-fairlight = { mode-fairlight }
deck-color-leah = { mode-leah }
deck-color-chara-din = { mode-chara-din }
deck-color-raia = { mode-raia }
deck-color-bufa = { mode-bufa }
deck-color-rhatt = { mode-rhatt }
deck-color-colourless = { mode-colourless }
deck-card = карта
deck-cards = карт
deck-color = цвет
deck-point = ОМ
deck-shard = осколки
deck-component = комп.
deck-nekron = некрон
deck-builder = строит.
deck-sacrifice = жертва
deck-damage = урон
deck-life = жизнь
deck-rarity = редкость
deck-points = ОМ
deck-mean-points = в среднем ОМ
deck-in-side = в доп. колоде
deck-histogram-points = Карты по стоимости в очках магии и осколках

# ---- Между партиями серии.
prompt-series-swap = обменять карту колоды?
prompt-series-swap-in = на какую карту дополнительной колоды?
