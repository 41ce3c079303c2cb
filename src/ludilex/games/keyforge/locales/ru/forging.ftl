# ---- Ковка ключа по эффекту.
forge-verb = { $form ->
    [do] выкуйте
    [does] куёт
   *[may] выковать
  } ключ
forge-now = { forge-verb } по текущей цене{ $n ->
    [0] { "" }
   *[other] { " " }+{ $n }
  }
forge-for-less = { forge-now }, уменьшенной на 1 за { $each }
forge-free = { forge-verb } бесплатно
step-forge-skipped = не хватает Янтаря, чтобы выковать ключ
key-cost = { $who ->
    [you] цена ваших ключей
    [opponent] цена ключей вашего оппонента
   *[all] цена ключей
  } { $how ->
    [less] меньше
   *[more] больше
  } на { $n } { $each }
lasting-skip-forge = соперник игрока { $name } пропускает шаг ковки ключа
