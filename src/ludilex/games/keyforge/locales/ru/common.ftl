# What several houses use.
# ---- Traits.
trait-agent = агент
trait-ally = союзник
trait-fungus = гриб
trait-goblin = гоблин
trait-insect = насекомое
trait-mutant = мутант
trait-niffle = ниффл
trait-ranger = следопыт
trait-robot = робот
trait-witch = ведьма

# ---- Прошлое хода; названные Дома.
mod-past-played = из сыгранных { $who ->
    [opponent] оппонентом
   *[you] вами
  } { past-when }
mod-past-used = из использованных { $who ->
    [opponent] оппонентом
   *[you] вами
  } { past-when }
mod-past-discarded = из сброшенных { $who ->
    [opponent] оппонентом
   *[you] вами
  } с руки { past-when }
mod-past-fell = из уничтоженных { past-when } в бою { $who ->
    [opponent] вражеских
   *[you] дружественных
  }
past-when = { $when ->
    [before] в его прошлом ходу
   *[now] в этом ходу
  }
past-keys = число ключей, которые { $who ->
    [opponent] ваш оппонент выковал
   *[you] вы выковали
  } { past-when }
past-forged = { $who ->
    [opponent] ваш оппонент { $negated ->
        [yes] не выковал
       *[no] выковал
      }
   *[you] вы { $negated ->
        [yes] не выковали
       *[no] выковали
      }
  } ключ { past-when }
name-house = { $form ->
    [does] выбирает
    [may] можете выбрать
   *[do] выберите
  } Дом{ $theirs ->
    [yes] {" "}с карты архонта вашего оппонента
   *[no] { "" }
  }
name-number = { $form ->
    [does] выбирает
    [may] можете выбрать
   *[do] выберите
  } число
mod-of-named = этого Дома
    .outer = -2
mod-not-of-named = не этого Дома
    .outer = -2
cond-was-destroyed = это его уничтожило
cond-was-not-destroyed = это его не уничтожило
deal-splash = {" "}и по { $n } каждому { $many ->
    [yes] из их соседей
   *[no] его соседу
  }
deal-piercing = , который броня не предотвращает

# ---- Что действует.
until-their-turn = в следующем ходу вашего оппонента { $body }
    .turn = theirs
may-use = вы можете использовать { $subj }, какой бы Дом ни был активен
    .case = acc
may-fight = вы можете использовать { $subj } для боя, какой бы Дом ни был активен
    .case = acc
enters-ready = { $subj } { $many ->
    [yes] входят
   *[no] входит
  } в игру в готовом состоянии
enters-stunned = { $subj } { $many ->
    [yes] входят
   *[no] входит
  } в игру оглушённым
keyword-enters-stunned = входит в игру оглушённым
cannot-use = { $subj } нельзя использовать
    .case = acc
cannot-reap = { $subj } { $many ->
    [yes] не могут
   *[no] не может
  } собирать жатву
cannot-fight = { $subj } нельзя использовать для боя
    .case = acc
cannot-damage = { $subj } нельзя нанести урон
    .case = dat
cannot-steal = Янтарь нельзя украсть у { $who ->
    [opponent] вашего оппонента
   *[you] вас
  }
player-cannot-play = { $who ->
    [opponent] ваш оппонент не может
   *[you] вы не можете
  } разыгрывать { $what }
    .case = acc
