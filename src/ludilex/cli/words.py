"""The few words of the command line itself, in the languages of `--lang`."""

from __future__ import annotations

HELP_EN = """Type the number of an option, its name, or the beginning of its name. Also:
  undo         take your last choice back      redo         make it again
  why NAME     why something cannot be chosen  show         draw the table again
  cost NAME    what it would cost to choose it
  log          all that bots have just done    ? NAME       what a card is and does
  save FILE    save the match                  quit         end without saving
  concede      give the match up               ?            this help
  skip         take no action in this phase    autopass on|off
               (what you can answer is asked)               pass by itself where you can do nothing else
When the match is over: rematch plays it again, with new shuffles."""
HELP_HU = """Írd be egy lehetőség számát, nevét vagy a neve elejét. Továbbá:
  undo         utolsó választásod vissza       redo         és újra
  why NÉV      miért nem választható           show         az asztal újra
  cost NÉV     mibe kerülne, ha választanád
  log          mit tettek most a gépek         ? NÉV        mi egy lap, és mit tesz
  save FÁJL    a játszma mentése               quit         kilépés mentés nélkül
  concede      feladás                         ?            ez a súgó
  skip         e fázisban nincs több akciód    autopass on|off
               (amire válaszolhatsz, kérdés)                magától passzol, ha mást nem tehetsz
A játszma végén: rematch új keveréssel újrakezdi."""
HELP_RU = """Наберите номер варианта, его название или начало названия. Кроме того:
  undo         отменить последний выбор        redo         вернуть его
  why ИМЯ      почему это нельзя выбрать       show         показать стол ещё раз
  cost ИМЯ     сколько стоил бы этот выбор
  log          всё, что только что сделали боты   ? ИМЯ     что за карта и что она делает
  save ФАЙЛ    сохранить партию                quit         выйти без сохранения
  concede      сдаться                         ?            эта справка
  skip         в этой фазе без действий        autopass on|off
               (об ответах спросят)                         самому пасовать, когда другого не остаётся
В конце партии: rematch начнёт её заново с новым перемешиванием."""
WORDS = {
    "position": ("Position", "Kiinduló állás", "Исходная позиция"),
    "happens": ("What happens", "Mi történik", "Что происходит"),
    "end": ("At the end", "A végén", "В конце"),
    "expected": ("expected", "várt", "ожидалось"),
    "clauses": ("By these clauses", "E pontok szerint", "По этим пунктам"),
    "can-be": ("can be chosen", "választható", "можно выбрать"),
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
    "saved": ("saved", "elmentve:", "сохранено:"),
    "type-help": ("Type ? for help.", "Súgó: írd be, hogy ?", "Справка: наберите ?"),
    "not-skipped": (
        "From now on you take no action in this phase; but this has to be chosen.",
        "Ebben a fázisban mostantól nem hajtasz végre akciót; ezt azonban el kell döntened.",
        "Теперь в этой фазе вы действий не совершаете, но это нужно выбрать.",
    ),
    "costs": ("costs:", "ára:", "стоит:"),
    "no-cost": ("nothing is to be paid for it now", "most nem kell érte fizetni", "сейчас платить за это не нужно"),
    "lacking": ("lacking:", "hiányzik:", "не хватает:"),
    "still-owed": ("still to be paid:", "fizetendő még:", "осталось заплатить:"),
    "play-help": (HELP_EN, HELP_HU, HELP_RU),
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
