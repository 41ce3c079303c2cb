"""What is printed on a card besides what it does: rarity, frame, layout, flavour text. Not compiled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import yaml

from ludilex.kernel.kit import Remark

FILE = Path(__file__).parent / "printed.yaml"
ORDINARY = "ordinary"
RARITIES = ("common", "uncommon", "rare", "ultra-rare")
FRAMES = (ORDINARY, "rule-card", "follower", "guild")


@dataclass(frozen=True)
class Printed:
    """The face of a card.

    ``frame``: the class it tells (hkk.6.1.p2, 6.1.p3). ``token``: the picture fills most of it (6.4). ``golden``: the
    number of its cost is golden (7.2) even if it is 0. ``flavour``: the text in italics (13.1).
    """

    rarity: str = ""
    frame: str = ORDINARY
    token: bool = False
    golden: bool = False
    flavour: str = ""


@lru_cache(maxsize=1)
def faces() -> Mapping[str, Printed]:
    """Every card of which something is known, by name.

    >>> faces()["Ashling"].rarity, faces()["Ashling"].token
    ('common', True)
    """
    data: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    out: dict[str, Printed] = {}

    def add(name: str, **known: Any) -> None:
        out[name] = replace(out.get(name, Printed()), **known)

    for rarity in RARITIES:
        for name in data["rarity"][rarity]:
            add(name, rarity=rarity)
    for name, frame in data["frame"].items():
        add(name, frame=frame)
    for name in data["token"]:
        add(name, token=True)
    for name in data["golden"]:
        add(name, golden=True)
    for name, text in data["flavour"].items():
        add(name, flavour=text)
    return out


def printed_of(name: str) -> Printed:
    """The face of a card; one of which nothing is known is of the ordinary kind."""
    return faces().get(name, Printed())


def remarks(name: str) -> tuple[Remark, ...]:
    """What `ludilex card` says of the face of a card."""
    face = printed_of(name)
    out = []
    if face.rarity:
        out.append(Remark("printed-rarity", {"rarity": Remark(f"printed-{face.rarity}")}, ("hkk.16.1",)))
        out.append(Remark("printed-here", {}, ("hkk.16.1.s1", "hkk.17", "hkk.18", "hkk.19")))
    if face.frame != ORDINARY:
        out.append(Remark(f"printed-{face.frame}", {}, ("hkk.6.1.p3" if face.frame == "guild" else "hkk.6.1.p2",)))
    if face.token:
        out.append(Remark("printed-token", {}, ("hkk.6.4",)))
    if face.flavour:
        out.append(Remark("printed-flavour", {"text": face.flavour}, ("hkk.13.1",)))
    return tuple(out)
