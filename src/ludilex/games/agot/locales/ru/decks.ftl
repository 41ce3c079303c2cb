# Что говорится о колодах.
keyword-deck-limit = в колоде не больше { $n } { $n ->
    [one] копии
   *[other] копий
  }
deck-no-house = В колоде нет карты Дома, а она нужна.
deck-too-small = В колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[other] карт
  }; на турнире нужно не меньше { $expected }.
deck-not-seven-plots = В колоде { $n } { $n ->
    [one] замысел
    [few] замысла
   *[other] замыслов
  }; нужно ровно { $expected }.
deck-many-copies = В колоде столько копий карты { $card }: { $n }; разрешено не больше { $expected }.
deck-many-restricted = В колоде столько названий из списка ограничений: { $n } ({ $cards }); разрешено не больше одного.
deck-house-only = { $card } может быть только в колоде с картой { $own }, а не с картой { $house }.
deck-is-restricted = { $card } — в списке ограничений: других названий из этого списка в колоде быть не может.
deck-are-out-of-house = Карты не своего Дома, дороже на { $penalty } { $penalty ->
    [one] золотой
   *[other] золотых
  }: { $cards }.
deck-is-inferred = { $card } не указана в списке, из которого взята колода: вывод сделан по номерам карт.
deck-is-missing = { $card } ещё не реализована ({ $what }), поэтому этой колодой играть нельзя.
deck-in-format = Проверено как { $format }.
deck-holds = карт: { $n }
deck-format-tournament = турнирная колода
deck-format-intro = вводная колода
deck-mark-out-of-house = не своего Дома
deck-mark-restricted = в списке ограничений
deck-mark-inferred = по догадке
deck-mark-missing = не реализована
deck-part-house = Карта Дома
deck-part-plots = Замыслы
deck-part-character = Герои
deck-part-location = Места
deck-part-attachment = Довески
deck-part-event = События
deck-type-character = герои
deck-type-location = места
deck-type-attachment = довески
deck-type-event = события
deck-type-all = всего в колоде
deck-house-stark = Дом Старк
deck-house-lannister = Дом Ланнистер
deck-house-baratheon = Дом Баратеон
deck-house-targaryen = Дом Таргариен
deck-house-greyjoy = Дом Грейджой
deck-house-martell = Дом Мартелл
deck-house-neutral = нейтральная
deck-icon-military = военный
deck-icon-intrigue = интриги
deck-icon-power = власти
deck-icon-none = без знаков
icon-military = вой
icon-intrigue = инт
icon-power = вл
deck-card = карта
deck-cards = карт
deck-house = Дом
deck-cost = стоимость
deck-strength = сила
deck-icons = знаки
deck-income = дох.
deck-influence = вл.
deck-initiative = иниц.
deck-claim = прит.
deck-mean-cost = средняя стоимость
deck-mean-strength = средняя сила
deck-unique = уникальных
deck-characters = героев
deck-histogram-cost = Карты по стоимости в золоте
deck-histogram-strength = Герои по силе
