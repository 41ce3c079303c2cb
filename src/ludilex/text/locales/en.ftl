# Words every game needs.
by = by { $card }
a-card = a card
gained = Gained
spent = Spent
kind-turn = Turn
kind-phase = Phase
kind-stopped = Does not happen ({ $verb })
kind-forbidden = Forbidden ({ $verb })
kind-replaced = Replaced ({ $verb })
kind-trigger = Ability ({ $verb })
kind-pass = Pass
kind-shuffle = Shuffle
kind-again = Played again
kind-in-place = Played where it lies
kind-becomes = Is now something else
kind-withdrawn = Taken back
kind-choice = Choice
kind-look = Looks
kind-end = The end
kind-skipped = Not done, because what it depends on did not happen
kind-met = Done, because what it depends on happened
kind-assumption = Assumed
word-done = done
word-yes = yes
word-no = no
word-all = all
word-withdraw = take it back
word-pass = pass
prompt-choose = choose
prompt-may = do it?
prompt-choose-verb = choose ({ $verb })
prompt-may-verb = do it ({ $verb })?
prompt-answer = use an ability?
prompt-order = which ability next?
prompt-replacement = which replacement?
prompt-mode = choose one

# ---- Card text: noun phrases. $core is noun, modifiers and place; $case and $n are the case and number it stands in.
card-name = { $name }
noun-card = { $n ->
    [one] card
   *[other] cards
  }
noun-type = { $types } { noun-card }
noun-name = { $names }
np-a = { $sound ->
    [vowel] an
   *[consonant] a
  } { $core }
np-n = { $n } { $core }
np-upto = up to { $n } { $core }
np-all = all { $core }
np-each = each { $core }
np-bare = { $core }
np-allbut = all but { $n } { $core }
np-or = { $a } or { $b }
np-this = this card
np-event = that card
np-it = { $many ->
    [yes] them
   *[no] it
  }
np-part = it, if it is { $of }
np-rest = the rest of { $of }
either = { $a } or { $b }
types-or = { $a } or { $b }
mod-not = non-{ $types }
    .at = before
mod-among = from among { $of }

# ---- Card text: who acts. Verbs get $form: do (a command), does (another player), may (after "may").
actor-you = { "" }
actor-you-may = you may
actor-each-other-player = each other player
actor-each-other-player-may = each other player may
actor-each-player = each player
actor-each-player-may = each player may
actor-that-player = that player
actor-that-player-may = that player may
choose = { $form ->
    [does] chooses
   *[other] choose
  } { $obj }
owner-chooses = you choose { $obj }
look = { $form ->
    [does] looks
   *[other] look
  } at { $obj }
plus = { $form ->
    [do] { $what }
    [does] gets { $what }
   *[may] get { $what }
  }
plus-each = { $form ->
    [do] { $what }
    [does] gets { $what }
   *[may] get { $what }
  } for { $each }
one-of = { $form ->
    [does] chooses
   *[other] choose
  } one: { $modes }
mode-of-several = ({ $letter }) { $body }
either-mode = { $a } or { $b }

# ---- Card text: how effects hang together.
if = if { $condition }, { $body }
if-only = if { $condition }
otherwise = otherwise, { $body }
may-do = do the following: { $body }
times = { $clause } { $n ->
    [2] twice
   *[other] { $n } times
  }
repeat = { $n } times: { $body }
for-each = for { $each }: { $body }
each-name = each different name among { $what }
number-of = the number of { $what }
cond-did = { $whose ->
    [they] that player
   *[you] you
  } did
cond-is = { $many ->
    [yes] one of them
   *[no] it
  } is { $what }
cond-and = { $a } and { $b }
cond-exists = there is { $what }
cond-compare = { $what } is { $how }
compared-less = less than { $n }
compared-most = at most { $n }
compared-equal = { $n }
compared-least = at least { $n }
compared-more = more than { $n }
compared-other = not { $n }
moment = { $occasion }, { $body }
ability = { $occasion }, { $body }

# ---- Card text: the first line, and what holds all the time.
card-cost = cost: { $cost }
card-points = victory points: { $n }
card-score = worth 1 victory point for { $each }

# ---- Prompts and traces.
prompt-for = { $asked } (for { $player })
legend = Clauses cited:
