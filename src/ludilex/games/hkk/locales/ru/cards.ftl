# Слова карт рядом с колодой, поиска ключевого слова, предотвращённого урона и розыгрыша с колоды.

zone-rule = карты рядом с колодой
zone-rule-of = карты { $player } рядом с колодой
type-rule-card = карта правил
of-rule-card = карта правил
type-follower = последователь
of-follower = последователь
type-guild = гильдия
of-guild = гильдия
while-rule = { "" }
keyword-defence = символ защиты
keyword-treasure = символ сокровища
keyword-starting-life = начальная жизнь: { $n }
verb-lessen = Предотвращение урона
step-lessen = { $form ->
    [cannot] { $who } не может предотвратить урон этой карте: { $card }
    [none-does] { $subject }: часть урона не наносится
    [none-cannot] { $subject }: урон нельзя предотвратить
   *[does] { $who } предотвращает урон ({ $card }): { $n }
  }
step-discard-skipped = { $who } не находит карты, которую можно сбросить
prompt-may-hurt = применить?
np-top-of-deck = { $n ->
    [one] { $case ->
        [acc] верхнюю карту
       *[nom] верхняя карта
      }
   *[other] верхние карты ({ $n })
  } { $whose ->
    [they] его
   *[you] вашей
  } колоды
np-breaker = { $case ->
    [nom] то существо
    [acc] то существо
    [dat] тому существу
   *[gen] того существа
  }
np-known-top = { $case ->
    [nom] верхняя карта вашей колоды, если вы её знаете и её базовая стоимость не больше { $most }
   *[acc] верхнюю карту вашей колоды, если вы её знаете и её базовая стоимость не больше { $most }
  }
mod-with-keyword = , на которой есть это ключевое слово
mod-of-that-hand = из этой руки
mod-every-player = { "" }
move-discard-graveyard-owner = { $form ->
    [do] заставьте
    [does] заставляет
   *[may] заставить
  } сбросить { $obj }
name-keyword = { $form ->
    [do] назовите
    [does] называет
   *[may] назвать
  } ключевое слово или карту
search-hand = { $form ->
    [do] посмотрите
    [does] смотрит
   *[may] посмотреть
  } руку { $obj }
    .case = gen
play-from-deck = { $form ->
    [do] разыграйте
    [does] разыгрывает
   *[may] разыграть
  } { $obj }, не платя её стоимость
deal-more = { $form ->
    [do] нанесите
    [does] наносит
   *[may] нанести
  } { $obj } { $n } урона и ещё 1 за { $each }
    .case = dat
sacrifice-these = { $form ->
    [do] принесите
    [does] приносит
   *[may] принести
  } { $obj } в жертву
starting-life-is = каждый игрок начинает с { $n } жизнями, и это же его наибольшая жизнь
damage-prevented = следующие { $n } урона { $subj } не наносятся
    .case = dat
by-breaking-through = от прорвавшегося существа

# ---- Keywords that can be named.
mode-orc = орк
mode-giant = великан
mode-golem = голем
mode-ash = пепел
mode-snake = змея
mode-elf = эльф
mode-imp = бесёнок
mode-wolf = волк
mode-spider = паук
mode-human = человек
mode-gnome = гном
mode-weapon = оружие
mode-armour = доспех
mode-trap = ловушка
mode-tower = башня
mode-temple = храм
mode-fire = огонь
mode-lightning = молния
mode-cold = холод
mode-mental = разум
mode-instrument = инструмент
mode-hand-icon = символ руки
mode-flying = полёт
mode-magical-attack = магическая атака
mode-magical-defence = магическая защита
mode-resistant = сопротивление
mode-fog = туман
mode-anchor = якорь
mode-creature = существо
mode-spell = заклинание
mode-defence = защита
mode-treasure = сокровище
mode-venom = отравление
mode-level = уровень
mode-poison = яд
mode-damage = урон
mode-nekron = некрон
mode-sacrifice = жертва
mode-builder = строитель
mode-zan-shard = осколок зана
