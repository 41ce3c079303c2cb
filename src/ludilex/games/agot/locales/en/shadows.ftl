# Shadows.
verb-hide = Put into Shadows
verb-emerge = Come out of Shadows
step-hide = { $form ->
    [cannot] { $who } cannot put { $card } into Shadows
    [none-does] { $subject } is put into Shadows
    [none-cannot] { $subject } cannot be put into Shadows
   *[does] { $who } puts { $card } into Shadows
  }
step-emerge = { $form ->
    [cannot] { $who } cannot bring { $card } out of Shadows
    [none-does] { $subject } comes out of Shadows
    [none-cannot] { $subject } cannot come out of Shadows
   *[does] { $who } brings { $card } out of Shadows
  }
zone-shadows = Shadows
zone-shadows-of = { $player }'s Shadows
prompt-shadows = bring a card out of Shadows?
keyword-shadow = Shadow
card-cost-in-shadows = cost: { $cost }, out of Shadows
while-limbo = { "" }
when-emerge = when { $obj } comes out of Shadows
doom-return-shadows = { $form ->
    [does] returns
   *[other] return
  } { $obj } to its owner's Shadows
noun-player = { $n ->
    [one] player
   *[other] players
  }
may-initiate = that player may initiate one additional challenge this phase, as a player action: { $challenge }
