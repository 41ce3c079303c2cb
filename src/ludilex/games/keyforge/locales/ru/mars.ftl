# Что говорит в основном Марс.
from-hand-other = с руки { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
in-hand-other = на руке { $whose ->
    [they] своего оппонента
   *[you] вашего оппонента
  }
mod-ready = { $n ->
    [all] { $case ->
        [gen] готовых
        [dat] готовым
        [acc] { $animate ->
            [yes] готовых
           *[no] готовые
          }
       *[nom] готовые
      }
    [one] { $gender ->
        [m] { $case ->
            [gen] готового
            [dat] готовому
            [acc] { $animate ->
                [yes] готового
               *[no] готовый
              }
           *[nom] готовый
          }
        [n] { $case ->
            [gen] готового
            [dat] готовому
           *[nom] готовое
          }
       *[f] { $case ->
            [nom] готовая
            [acc] готовую
           *[gen] готовой
          }
      }
   *[many] { $case ->
        [dat] готовым
       *[gen] готовых
      }
  }
    .at = before
noun-artifact-or-creature = { $n ->
    [all] { $case ->
        [gen] карт артефакта или существа
        [dat] картам артефакта или существа
       *[nom] карты артефакта или существа
      }
    [one] { $case ->
        [acc] карту артефакта или существа
        [gen] карты артефакта или существа
        [dat] карте артефакта или существа
       *[nom] карта артефакта или существа
      }
    [few] { $case ->
        [gen] карт артефакта или существа
        [dat] картам артефакта или существа
       *[nom] карты артефакта или существа
      }
   *[many] { $case ->
        [dat] картам артефакта или существа
       *[nom] карт артефакта или существа
      }
  }
    .gender = f
register-each-revealed-card = каждую показанную карту
register-each-card-purged-so = каждую изгнанную так карту
register-each-amber-lost-so = каждый потерянный так Янтарь
register-the-returned-creature = { $case ->
    [gen] возвращённого существа
    [dat] возвращённому существу
   *[nom] возвращённое существо
  }
mod-shares-trait = с той же чертой, что у { $of }
    .of = gen-after
mod-not-named-like = с другим названием, чем у { $of }
    .of = gen-after
mod-being-played = { $gender ->
    [m] , который вы разыграете,
    [n] , которое вы разыграете,
   *[f] , которую вы разыграете,
  }
belongs-to = до конца хода эта карта принадлежит другому Дому ({ $house })
lose-all = { $form ->
    [do] потеряйте весь ваш Янтарь
    [does] теряет весь свой Янтарь
   *[may] потерять весь ваш Янтарь
  }
opponent-loses-all = ваш оппонент теряет весь свой Янтарь
captures-own = { $subj } захватывает { $n } { $n ->
    [one] Янтарь
   *[many] Янтаря
  } у своей же стороны
that-much = столько же
count-capture = положите { $amount } на { $obj } как захваченный
would-gain = вместо того чтобы { $subj } получил Янтарь,
would-steal = { would-gain }
would-pay = { would-gain }
would-release = { would-gain }
would-move = { would-gain }
when-reap = когда { $obj } собирает жатву
    .case = nom
reap-steals = Янтарь, который вы получили бы за жатву, вместо этого крадётся у вашего оппонента
mode-ready = подготовить
lasting-may-use-one = { $who } может использовать карту другого Дома
lasting-reap-steals = { $who } крадёт вместо получения за жатву
