# Слова для того, что приходит с картами: планшеты, состояния, дары, порчи, трофеи, ландшафты.
verb-played = Выполнено
verb-call = Призвать
verb-exile = Изгнать
verb-receive = Принять
verb-take = Взять себе
zone-tavern-of = планшет Tavern { $player }
zone-exile-of = планшет Exile { $player }
zone-front-of = то, что лежит перед { $player }
zone-tavern = планшет Tavern
zone-exile = планшет Exile
zone-front = то, что лежит перед игроком
zone-boons = колода
zone-hexes = колода
zone-used-boons = сброс
zone-used-hexes = сброс
zone-loot = стопка трофеев
type-fate = судьба
type-reserve = резерв
type-gathering = сбор
type-heirloom = реликвия
type-shelter = убежище
type-spirit = дух
type-zombie = зомби
type-loot = трофей
type-reward = награда
type-prize = приз
type-fort = форт
type-augur = авгур
type-liaison = связной
type-boon = дар
type-hex = порча
type-state = состояние
type-artifact = артефакт
type-project = проект
type-way = путь
type-trait = черта
type-ally = союзник
of-fate = судьбы
of-reserve = резерва
of-gathering = сбора
of-heirloom = реликвии
of-shelter = убежища
of-spirit = духа
of-zombie = -зомби
of-loot = трофея
of-reward = награды
of-prize = приза
of-fort = форта
of-augur = авгура
of-liaison = связного
of-boon = дара
of-hex = порчи
of-state = состояния
of-artifact = артефакта
of-project = проекта
of-way = пути
of-trait = черты
of-ally = союзника
prompt-way = по своим указаниям или по пути?
prompt-choose-played = выберите карту, которую выполните
prompt-may-played = выполнить её?
prompt-choose-call = выберите карту, которую призовёте
prompt-may-call = призвать её?
prompt-choose-exile = выберите карту, которую изгоните
prompt-may-exile = изгнать её?
prompt-choose-receive = выберите, что примете
prompt-may-receive = принять это?
prompt-choose-take = выберите, что возьмёте себе
prompt-may-take = взять себе?
step-played = { $form ->
    [cannot] { $who } не может выполнить { $card }
    [none-does] выполняется { $subject }
    [none-cannot] нельзя выполнить { $card }
   *[does] { $who } выполняет { $card }
  }
step-call = { $form ->
    [cannot] { $who } не может призвать { $card }
    [none-does] призывается { $subject }
    [none-cannot] нельзя призвать { $card }
   *[does] { $who } призывает { $card }
  }
step-exile = { $form ->
    [cannot] { $who } не может изгнать { $card }
    [none-does] изгоняется { $subject }
    [none-cannot] нельзя изгнать { $card }
   *[does] { $who } изгоняет { $card }
  }
step-receive = { $form ->
    [cannot] { $who } не может принять { $card }
    [none-does] принимается { $subject }
    [none-cannot] нельзя принять { $card }
   *[does] { $who } принимает { $card }
  }
step-take = { $form ->
    [cannot] { $who } не может взять себе { $card }
    [none-does] берётся { $subject }
    [none-cannot] нельзя взять себе { $card }
   *[does] { $who } берёт себе { $card }
  }
