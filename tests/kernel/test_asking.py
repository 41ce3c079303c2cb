"""Questions outside the running effect, and random numbers."""

from __future__ import annotations

from ludilex.kernel.asking import evaluate, select
from ludilex.kernel.chance import below, following, seeded
from ludilex.kernel.numbers import All, HowMany, IsThis, Mine, Number
from ludilex.kernel.selectors import In, It
from tests.kernel.arena import LINE, arena


class Within(Number):
    """A number that asks another one, as one of the next player's cards."""

    def __init__(self, number: Number) -> None:
        self.number = number

    def value(self, s, f, c):
        return evaluate(s, self.number, 1 - f.me, -1, f.event, c) * 10 + self.number.value(s, f, c)


def test_a_question_has_its_own_asker_and_its_own_memory():
    s = arena({"line": ["Wolf", "Bear"]}, {"line": ["Bear"]})
    wolf = s.cards_in(LINE)[0]
    remembered = [wolf, s.life[wolf]]
    assert evaluate(s, All(Mine(), IsThis()), 0, wolf, None, wolf) == 1
    assert evaluate(s, Within(HowMany(In(LINE))), 0, -1, None, -1) == 12
    assert evaluate(s, HowMany(It()), 0, -1, None, -1, remembered) == 1
    assert evaluate(s, HowMany(It()), 0, -1, None, -1) == 0  # a memory ends with its question
    assert len(select(s, In(LINE), 1, -1, None)) == 2
    assert s.in_use == 0


def test_the_generator_is_a_function_of_its_seed():
    s = arena({"deck": ["Wolf"]}, seed=5)
    x = seeded(5)
    for n in (1, 2, 52, 1000):
        x = following(x)
        assert s.random(n) == below(x, n) < n
    alike = arena({"deck": ["Wolf"]}, seed=5)
    assert [alike.random(n) for n in (1, 2, 52, 1000)][-1] == below(x, 1000) and alike.rng == s.rng == x
