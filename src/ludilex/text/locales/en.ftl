# Words every game needs.
word-done = done
word-yes = yes
word-no = no
word-all = all
word-withdraw = take it back
word-pass = pass
prompt-choose = choose a card
prompt-may = do it?
prompt-choose-verb = choose ({ $verb })
prompt-may-verb = do it ({ $verb })?
prompt-answer = use an ability?
prompt-order = which ability next?
prompt-replacement = which replacement?
prompt-series-first = who goes first?
prompt-mode = choose one

# ---- Card text: noun phrases. $core is noun, modifiers and place; $case and $n are the case and number it stands in.
card-name = { $name }
noun-card = { $n ->
    [one] card
   *[other] cards
  }
noun-type = { $types } { noun-card }
noun-name = { $names }{ $n ->
    [1] { "" }
   *[other] { " " }cards
  }
np-a = { $sound ->
    [vowel] an { $core }
    [other] an{ $core }
   *[consonant] a { $core }
  }
np-n = { $n } { $core }
np-upto = up to { $n } { $core }
np-some = { $n ->
    [2] 1 or 2
   *[other] 1 to { $n }
  } { $core }
np-the = { $n ->
    [1] the { $core }
   *[other] the { $n } { $core }
  }
np-all = all { $core }
np-each = each { $core }
np-next = the next { $core }
np-bare = { $core }
np-any = any number of { $core }
np-any-of = any number of { $of }
np-allbut = all but { $n } { $core }
np-or = { $a } or { $b }
np-and = { $a } and { $b }
np-this = this card
    .light = yes
np-event = that { $noun }
    .light = yes
np-it = { $many ->
    [yes] { $case ->
        [subj] they
       *[nom] them
      }
   *[no] it
  }
np-host = the card this is attached to
np-player = { $who ->
    [you] you
   *[opponent] your opponent
  }
np-first = the first of { $of }
np-part = it, if it is { $of }
np-if = { $whole } (if it is { $of })
np-left = those that are left
np-rest = the rest of { $of }
either = { $a } or { $b }
types-or = { $a } or { $b }
types-nor = { $a }, non-{ $b }
mod-not = non-{ $types }
    .at = before
mod-among = from among { $of }
    .outer = 1
mod-except = except { $of }
mod-attached-to = attached to { $of }
mod-mine = { $whose ->
    [they] they control
   *[you] you control
  }
    .outer = 1
mod-theirs = { $whose ->
    [they] they do not control
   *[you] your opponent controls
  }
    .outer = 1
mod-other = other
    .at = before
    .outer = 2
mod-not-host = other than the one this is attached to
mod-not-named = other than { $name }
mod-keyword = with { $word }
    .outer = 2
mod-no-keyword = without { $word }
    .outer = 2
mod-least = with the lowest { $by }
mod-greatest = with the highest { $by }

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
opponent-chooses = your opponent chooses { $obj }
choose-each = for { $each }, { $form ->
    [does] chooses
   *[other] choose
  } { $obj }
choose-secretly = { $form ->
    [does] secretly chooses
   *[other] secretly choose
  } { $obj }
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
otherwise-if = otherwise, { $body }
each-player-if = for each player: if { $condition }, { $body }
for-each-other-player = for each other player: { $body }
each-other-player-if = for each other player: if { $condition }, { $body }
may-do = do the following: { $body }
times = { $clause } { $n ->
    [2] twice
   *[other] { $n } times
  }
repeat = { $n } times: { $body }
for-each = for { $each }: { $body }
for-each-short = for { $each }
as-long-as-again = as long as { $condition }, do the same again
as-long-as-may = as long as { $condition }, you may do the same again
one-by-one = for { $what }, one at a time: { $body }
each-name = each different name among { $what }
number-of = the number of { $what }
cond-some-left = any of them are left
cond-did = { $whose ->
    [they] that player
   *[you] you
  } did
cond-did-not = { $whose ->
    [they] that player did not
   *[you] you did not
  }
cond-is = { $many ->
    [yes] one of them
   *[no] it
  } is { $what }
cond-and = { $a } and { $b }
cond-exists = there is { $what }
cond-none = there are no { $what }
cond-there = { $had ->
    [yes] { $whose ->
        [they] they have
       *[you] you have
      }
   *[no] there { $how ->
        [some] is
        [none] are
       *[many] { $n ->
            [1] is
           *[other] are
          }
      }
  } { $how ->
    [some] { $what }
    [none] no { $what }
    [less] fewer than { $what }
    [most] at most { $what }
    [least] at least { $what }
    [more] more than { $what }
   *[equal] exactly { $what }
  } { $place }
added-up = { $what } together
cond-so-many = { $n ->
    [1] there is
   *[other] there are
  } { $how ->
    [less] fewer than
    [most] at most
    [least] at least
    [more] more than
   *[equal] exactly
  } { $what }
cond-has = { $who ->
    [you] you have
    [they] they have
   *[opponent] your opponent has
  } { $how ->
    [less] less than { $amount }
    [most] at most { $amount }
    [least] at least { $amount }
    [more] more than { $amount }
    [other] not { $amount }
    [none] { $amount }
   *[equal] exactly { $amount }
  }
cond-my-turn = it is { $negated ->
    [yes] not your turn
   *[no] your turn
  }
cond-phase = it is { $negated ->
    [yes] not the { $phase }
   *[no] the { $phase }
  }
cond-still-there = that card is still where it went
cond-came = it came { $place }
cond-compare-two = { $a } is { $how ->
    [less] less than
    [most] at most
    [least] at least
    [more] more than
    [other] not
   *[equal] equal to
  } { $b }
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
card-score = worth { $n } victory { $n ->
    [one] point
   *[other] points
  } for { $each }

# ---- Card text: what is different about a card ($subj) or a player ($who: you, opponent; else card).
amount-of-event = that number
gets = { $subj } { $who ->
    [you] get
   *[other] { $many ->
        [yes] get
       *[no] gets
      }
  } { $what }
gets-each = { gets } for { $each }
gains-keyword = { $subj } { $many ->
    [yes] gain
   *[no] gains
  } { $word }
loses-keyword = { $subj } { $many ->
    [yes] lose
   *[no] loses
  } { $word }
gains-ability = { $subj } { $many ->
    [yes] gain
   *[no] gains
  } “{ $ability }”
for-each-changed = for { $each }, { $body }
constant-cost = { $cards } { $many ->
    [yes] cost
   *[no] costs
  } { $n } { $how ->
    [less] less
   *[more] more
  }
is-immune = { $subj } { $many ->
    [yes] are
   *[no] is
  } immune to { $what }
take-control-of = { $form ->
    [does] takes
   *[other] take
  } control of { $obj }
is-controlled = you control { $subj }
is-type = { $subj } { $many ->
    [yes] become
   *[no] becomes
  } { $what }
is-type-too = { is-type } in addition to what it was
color-becomes = { $subj } { $many ->
    [yes] become
   *[no] becomes
  } { $b } instead of { $a }
is-blank = { $subj } { $many ->
    [yes] lose their
   *[no] loses its
  } printed abilities
as-long-as = { $body } as long as { $condition }
as-long-as-this = as long as this card is in play, { $body }

# ---- Card text: abilities.
labelled = { $label }: { $body }
label-use = use
instead = { $occasion }, instead { $body }
instead-if = { $occasion } and { $condition }
attach-only = attach to { $what }

# ---- Prompts and traces.
prompt-for = { $asked } – for { $player }
legend = Clauses cited:

# ---- Steps as sentences. $who: the player as the subject; $name: their letter; $card, $subject: the card as object and
# as subject; $form: does, cannot, and none-does, none-cannot where nobody in particular acts.
player = { $name }
turn = Turn
a-card = a card
every-card = every card
the-cards = the cards
because = because of { $card }
because-of = because of { $name }'s { $card }
event-at = event: { $verb }
basis-derived = derived
basis-assumption = assumed
kind-resource-more = { $who } gets { $amount }
kind-resource-less = { $who } loses { $amount }
kind-counter-more = { $form ->
    [none-does] { $subject } gets { $amount }
   *[does] { $who } puts { $amount } on { $card }
  }
kind-counter-less = { $form ->
    [none-does] { $subject } loses { $amount }
   *[does] { $who } removes { $amount } from { $card }
  }
kind-attached = { $form ->
    [none-does] { $subject } is attached to { $other }
   *[does] { $who } attaches { $card } to { $other }
  }
kind-detached = { $subject } is no longer attached
kind-controlled = { $who } takes control of { $card }
kind-replaced = { $subject } replaces what would happen
kind-trigger = { $who } resolves an ability of { $card }
kind-pass = { $who } passes
kind-shuffle = { $who } shuffles
kind-again = { $who } plays { $card } again
kind-in-place = { $who } plays { $card } where it lies
kind-becomes = { $itself ->
    [yes] { $subject } is itself again
    [changed] { $subject } is not what it was
   *[no] { $subject } is now { $other }
  }
kind-withdrawn = { $who } takes it back
kind-phase = { $who }'s { $phase } begins
kind-choice = { $who } chooses { $card }
kind-look = { $who } looks at { $card }
kind-look-through = { $who } looks through the cards there
kind-end = { $form ->
    [none-does] the game ends
   *[does] the game ends, and { $who } wins
  }
kind-skipped = that did not happen, so { $who } skips the part of { $card } that depends on it
kind-met = that happened, so { $who } does the part of { $card } that depends on it
kind-assumption = the rules are silent here, so a fixed option decides for { $card }
# What begins to hold for a while; $n is by how much. A game names its own: lasting-<name>.
lasting-stat = a number of { $subject } changes by { $n } for a time
lasting-word = { $subject } has a keyword for a time
lasting-lose = { $subject } loses a keyword for a time
lasting-word-of = { $subject } for a time: { $what }
lasting-lose-of = { $subject } for a time without: { $what }
lasting-cost = the cost of { $card } changes by { $n } for a time
lasting-immune = { $subject } is immune for a time
lasting-forbid = something is forbidden with { $card } for a time
lasting-terminal = something counts as terminal for { $card } for a time
lasting-control = { $who } controls { $card } for a time
lasting-shield = { $subject } is unaffected for a time
lasting-delay = { $form ->
    [none-does] an ability of { $card } waits
   *[does] { $who } has an ability of { $card } waiting
  }
lasting-game = { $form ->
    [none-does] an effect of { $card } now lasts
   *[does] an effect of { $card } now lasts for { $who }
  }
lasting-replace = something else will happen to { $card } for a time
lasting-copy = { $subject } becomes a copy of { $other } for a time
lasting-type = { $subject } changes its type for a time
lasting-color = { $subject } changes its colour for a time
lasting-blank = { $subject } has no abilities for a time
lasting-grant = { $subject } has another ability for a time
board-with = with { $cards }
