# Награды, призы, казна.
mode-cards = карты
mode-actions = действия
mode-silvers = карты Silver
mode-spend-coffers = потратить казну
some-of = { $form ->
    [do] выберите { $n } разных и выполните
    [does] выбирает { $n } разных и выполняет
   *[may] выбрать { $n } разных и выполнить
  } в таком порядке: { $modes }
each-coffers = каждый { $whose ->
    [they] его
   *[you] ваш
  } жетон казны
each-actions = каждое { $whose ->
    [they] его
   *[you] ваше
  } неиспользованное действие
mod-costs-each = ценой до 1 монеты за { $each }
