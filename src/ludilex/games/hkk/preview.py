"""What a choice would cost before it is made: from the functions that reckon and pay costs. Not compiled."""

from __future__ import annotations

from ludilex.games.hkk.costs import changes, least, merge, owing, price_of, price_of_use, substituted, variable
from ludilex.games.hkk.nekron import PRICE
from ludilex.games.hkk.ops import ABILITY, Announce, AnnounceUse, Substitute, X
from ludilex.games.hkk.terms import HAND, OWN, PAYS_X, Q_X, STRENGTHENING
from ludilex.games.hkk.timing import Hkk
from ludilex.kernel.asking import lend
from ludilex.kernel.codes import DONE, NONE, O_ABILITY, O_CARD, O_NUMBER, OPTION, WITHDRAW
from ludilex.kernel.decisions import asking, kind_of
from ludilex.kernel.frames import Frame
from ludilex.kernel.kit import Priced
from ludilex.kernel.payment import Pay, missing, owed, plain
from ludilex.kernel.state import State


def priced(s: State, code: int) -> Priced | None:
    """What option `code`, or a card that is not offered, would cost; NONE: what is still to be paid. None: nothing."""
    if code == WITHDRAW or s.sp == 0:
        return None
    f = s.stack[s.sp - 1]
    op = asking(s)
    if isinstance(op, Pay):
        return still_owed(s, f, op, code)
    if code == NONE:
        return None
    if isinstance(op, Announce):
        return of_card(s, f.me, f.card, varied(s, f, code))
    if isinstance(op, AnnounceUse):
        return of_use(s, f.me, f.card, f.reg(ABILITY.slot) - 1)
    if isinstance(op, Substitute):
        before = f.cards_in(PRICE.slot)
        after = before if code == DONE else substituted(s, code, f.me, before)
        return told(s, f.me, f.card, after, []) if after else None
    return of_option(s, int(s.who), code)


def of_option(s: State, p: int, code: int) -> Priced | None:
    """Of a card in hand, or of an ability; of a card in play it is the first."""
    if kind_of(code) == O_ABILITY:
        c, i = divmod(code - O_ABILITY * OPTION, 256)
        return of_use(s, p, c, i) if i != STRENGTHENING else None
    if kind_of(code) != O_CARD or code < 0:
        return None
    if s.zone[code] == p * OWN + HAND:
        return of_card(s, p, code, least(s, p, code))
    return of_use(s, p, code, 0) if s.in_play(code) and s.now(code).abilities else None


def varied(s: State, f: Frame, code: int) -> int:
    """The value of X or ? after that answer to the announcement."""
    if s.prompt == Q_X and kind_of(code) == O_NUMBER:
        return code - O_NUMBER * OPTION
    target = code if kind_of(code) == O_CARD else -1
    return int(f.reg(X.slot) if s.printed(f.card).word(PAYS_X) else variable(s, f.me, f.card, target))


def of_card(s: State, p: int, c: int, extra: int) -> Priced:
    """Of playing card c."""
    return told(s, p, c, price_of(s, c, extra), changes(s, c))


def of_use(s: State, p: int, c: int, i: int) -> Priced:
    """Of ability i of card c."""
    return told(s, p, c, price_of_use(s, c, s.now(c).abilities[i]), [])


def told(s: State, p: int, c: int, price: list[int], found: list[int]) -> Priced:
    """The price, what of it cannot be paid, and the clauses behind both."""
    r = s.rules
    assert isinstance(r, Hkk)
    f = lend(s, p, c, None)
    lacking = missing(s, f, price)
    s.in_use -= 1
    ids: list[str] = []
    for i in range(0, len(found), 2):
        merge(r, ids, found[i])
    for k in lacking[::2]:
        merge(r, ids, owing(s, c, k))
    return Priced(named(r, dict(enumerate(price))), named(r, dict(zip(lacking[::2], lacking[1::2], strict=True))), ids)


def still_owed(s: State, f: Frame, op: Pay, code: int) -> Priced:
    """What is still to be paid once that is chosen."""
    r = s.rules
    assert isinstance(r, Hkk)
    price = f.cards_in(op.price.slot)
    plan = f.cards_in(op.plan.slot)
    if code not in (NONE, DONE):
        plan = op.chosen(s, f, price, plan, code)
    left = {k: n if plain(s, f, k) else owed(s, f, price, plan, k) for k, n in enumerate(price)}
    ids: list[str] = []
    for k, n in left.items():
        if n > 0:
            merge(r, ids, owing(s, f.card, k))
    return Priced(named(r, left), {}, ids)


def named(r: Hkk, amounts: dict[int, int]) -> dict[str, int]:
    """Amounts by the names of the currencies."""
    return {r.currencies[k].name: int(n) for k, n in amounts.items() if n > 0}
