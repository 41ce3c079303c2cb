# Ami Dis lapjaihoz kell.
mod-same-place = , mindet ugyanabból
mod-shares-house = azzal a lappal azonos házú
    .at = before
np-top-of-deck-other = { $whose ->
    [they] az ellenfele paklija
   *[you] az ellenfeled paklija
  } felső { $n ->
    [one] { "" }
   *[other] { $n }{ " " }
  }{ $case ->
    [acc] lapját
   *[nom] lapja
  }
melt-armor = { $subj } a kör végéig elveszíti minden páncélját, és minden így elvesztett páncél után 1 sebzést kap
must-house = { $who ->
    [you] ezt a házat kell választanod
   *[opponent] az ellenfelednek ezt a házat kell választania
  } aktív háznak, ha lehet: { $house }
cost-play = ahhoz, hogy { $subj } kijátszd, el kell veszítened { $n } Æmbert
    .case = acc
would-destroy-elsewhere = ha { $subj } a játékból egy dobópakliba kerülne
instead-to-purged = száműzd
captures-all = { $subj } zsákmányolja az ellenfeled összes Æmberét
unforge = { $agree ->
    [do] olvaszd be
    [do-it] olvaszd be
    [does] olvassza be
    [does-it] olvassza be
    [may] beolvaszthatod
    [may-it] beolvaszthatod
    [let] beolvaszthatja
   *[let-it] beolvaszthatja
  } azt a kulcsot
mod-felled = így elpusztult, { $whose ->
    [they] általa
   *[you] általad
  } irányított
    .at = before
mod-stat-power-to = { $how ->
    [least] legalább { $what } erejű
    [most] legfeljebb { $what } erejű
    [less] { $what } alatti erejű
    [more] { $what } feletti erejű
    [other] nem { $what } erejű
   *[equal] { $what } erejű
  }
    .at = before
register-that-number = ekkora
actor-its-owner = a tulajdonosa
actor-its-controller = az irányítója
actor-its-opponent = az irányítójának ellenfele
verb-unforge = Beolvasztás
step-unforge = beolvad: { $amount }
step-unforge-less = { $who } elveszti: { $amount } (beolvad)
register-enemy-creatures = az ellenséges lények
lasting-must-house-brobnar = ezt a házat kell az ellenfélnek választania: Brobnar
lasting-must-house-dis = ezt a házat kell az ellenfélnek választania: Dis
lasting-must-house-logos = ezt a házat kell az ellenfélnek választania: Logos
lasting-must-house-mars = ezt a házat kell az ellenfélnek választania: Mars
lasting-must-house-sanctum = ezt a házat kell az ellenfélnek választania: Sanctum
lasting-must-house-shadows = ezt a házat kell az ellenfélnek választania: Árnyak
lasting-must-house-untamed = ezt a házat kell az ellenfélnek választania: Vadak
step-effect-more = a kör végéig elveszti a páncélját: { $subject }
lasting-key-cost = a kulcsok ára egy időre ennyivel változik: { $n }
register-that-much = ugyanennyi
when-turn-end = { $who ->
    [you] a köröd végén
    [other] az ellenfeled körének végén
   *[any] minden kör végén
  }
    .join = moment
