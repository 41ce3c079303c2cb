# Золото на картах, подать, цена в X золотых.
verb-put-gold = Золото на карте
step-put-gold = { $form ->
    [cannot] { $who } не может положить золото на { $card }
    [none-does] на { $card } кладут золото
    [none-cannot] на { $card } нельзя положить золото
   *[does] { $who } кладёт золото на { $card }
  }
step-put-gold-more = { $form ->
    [none-does] на { $card } кладут { $amount }
   *[does] { $who } кладёт { $amount } на { $card }
  }
step-put-gold-less = { $form ->
    [none-does] с { $card } снимают { $amount }
   *[does] { $who } снимает { $amount } с { $card }
  }
counter-gold = { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
prompt-gold-from-card = сколько из них взять с карты?
prompt-how-much-gold = сколько золота заплатить?
mode-kneel = преклонить
keyword-spendable = золото на этой карте можно тратить так, будто оно в вашем запасе
keyword-tolled = подать
state-tolled = каждый раз, когда игрок, контролирующий { $subj }, хочет назначить его зачинщиком или защитником либо применить его свойство, он должен отдать вам 1 золотой
    .case = acc
count-put-gold = { $form ->
    [do] положите
    [does] кладёт
   *[may] положить
  } { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  } из казны на { $obj }
pay-gold-for-it = { $form ->
    [do] заплатите
    [does] платит
   *[may] заплатить
  } напечатанную стоимость выбранной карты
span-challenge-once = один раз до конца вызова
span-challenge-each = до конца вызова
span-phase-each = до конца фазы
span-phase-once = один раз до конца фазы
lose-gold = { $form ->
    [do] потеряйте
    [does] теряет
   *[may] потерять
  } { $n } { $n ->
    [one] золотой
    [few] золотых
   *[many] золотых
  }
