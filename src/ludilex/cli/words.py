"""The few words of the command line itself, in the languages of `--lang`."""

from __future__ import annotations

WORDS = {
    "position": ("Position", "Kiinduló állás", "Исходная позиция"),
    "happens": ("What happens", "Mi történik", "Что происходит"),
    "end": ("At the end", "A végén", "В конце"),
    "expected": ("expected", "várt", "ожидалось"),
    "clauses": ("By these clauses", "E pontok szerint", "По этим пунктам"),
    "cannot": ("cannot be chosen", "nem választható", "выбрать нельзя"),
    "not-now": ("cannot be chosen now", "most nem választható", "сейчас выбрать нельзя"),
    "not-among": ("not among the choices", "nincs a választhatók között", "нет среди вариантов"),
    "nothing": ("nothing", "semmi", "ничего"),
    "code": ("Cited in", "Hivatkozik rá", "Ссылается код"),
    "scenarios": ("Expected by", "Elvárja", "Ожидают"),
    "exercised": ("Fail without it", "Nélküle hibás", "Без него не проходят"),
    "inside": ("Inside of", "Ennek során", "В ходе этого"),
    "after": ("After", "Ez után", "После этого"),
    "same": ("The same in both editions.", "A két kiadásban ugyanaz.", "В обеих редакциях одинаково."),
    "note": ("Note", "Megjegyzés", "Примечание"),
    "source": ("Source", "Forrás", "Источник"),
    "disputed": ("Disputed", "Vitatott", "Спорно"),
    "legal": ("The deck is legal.", "A pakli szabályos.", "Колода соответствует правилам."),
    "illegal": ("The deck is NOT legal:", "A pakli NEM szabályos:", "Колода НЕ соответствует правилам:"),
    "round": ("Game {n}", "{n}. játszma", "Партия {n}"),
    "again": (
        "Type rematch to play again, or Enter to leave.",
        "Új játszmához írd be: rematch; kilépés: Enter.",
        "Чтобы сыграть ещё раз, наберите rematch; Enter — выход.",
    ),
    "series": ("Games won", "Nyert játszmák", "Выиграно партий"),
    "passed": ("Result: as expected.", "Eredmény: a várakozás szerint.", "Итог: как и ожидалось."),
    "failed": ("Result: NOT as expected:", "Eredmény: NEM a várakozás szerint:", "Итог: НЕ так, как ожидалось:"),
}
LANGUAGES = ("en", "hu", "ru")


def word(key: str, lang: str) -> str:
    """A word in a language that `common.check_lang` has checked.

    >>> word("note", "hu")
    'Megjegyzés'
    """
    return WORDS[key][LANGUAGES.index(lang)]
