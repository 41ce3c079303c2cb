"""What a typed text chooses: the one way in which programs, scripts and people name an option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludilex.errors import AmbiguousChoice
from ludilex.records import Option


def fitting(options: Sequence[Option], text: str, called: Mapping[str, str] | None = None) -> list[Option]:
    """The options a text fits, in the closest way in which it fits any; capitals do not count but in a whole key.

    From close to loose: its key, its key without the number, its name. ``called`` (by key: what a screen calls the
    options) adds two ways: that word, and the beginning of the word or the name.

    >>> names = {"card:Silver#1": "Silver", "card:Smithy#2": "Smithy"}
    >>> options = [Option(key=key, kind="card", name=name) for key, name in names.items()]
    >>> [[o.key for o in fitting(options, text)] for text in ("card:Silver#1", "card:smithy", "SMITHY", "S")]
    [['card:Silver#1'], ['card:Smithy#2'], ['card:Smithy#2'], []]
    >>> [o.name for o in fitting(options, "S", called=names)]
    ['Silver', 'Smithy']
    """
    wanted = text.strip().casefold()
    found = [o for o in options if o.key == text]
    found = found or [o for o in options if o.key.split("#")[0].casefold() == wanted]
    found = found or [o for o in options if o.name.casefold() == wanted]
    if called is None or found or not wanted:
        return found
    words = {o.key: called[o.key].casefold() for o in options}
    found = [o for o in options if words[o.key] == wanted]
    return found or [o for o in options if o.name.casefold().startswith(wanted) or words[o.key].startswith(wanted)]


def resolve(options: Sequence[Option], text: str, called: Mapping[str, str] | None = None) -> Option | None:
    """The one option a text fits, None if it fits none; copies that are alike in kind, name and place count as one.

    Raises `AmbiguousChoice` where it fits options that differ.
    """
    found = fitting(options, text, called)
    if len({(o.kind, o.name, o.place) for o in found}) > 1:
        keys = [o.key for o in found]
        raise AmbiguousChoice(f"{text!r} fits several options: {', '.join(keys)}; give one of these keys", keys)
    return found[0] if found else None
