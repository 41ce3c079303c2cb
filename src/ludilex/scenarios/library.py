"""Where scenarios lie: in the folders of the installed games, or in files and folders given by path."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from ludilex.errors import BadInput, unknown
from ludilex.kits import kit, kits
from ludilex.scenarios.format import Scenario, load

FOLDER = "scenarios"


def installed(game: str | None = None) -> dict[str, Scenario]:
    """The scenarios of all installed games, or of one, by id.

    >>> "dom.sc.001" in installed("dominion")
    True
    """
    chosen = [kit(game)] if game is not None else list(kits().values())
    return by_id(s for k in chosen for file in files(k.folder / FOLDER) for s in load(file))


def by_id(scenarios: Iterable[Scenario]) -> dict[str, Scenario]:
    """Scenarios by id; an id that two files give is an error."""
    found: dict[str, Scenario] = {}
    for scenario in scenarios:
        other = found.setdefault(scenario.id, scenario)
        if other is not scenario:
            raise BadInput(f"{scenario.where} has the id of a scenario in {other.file}; ids are given once")
    return found


def files(folder: Path) -> list[Path]:
    """The scenario files under a folder, in a fixed order."""
    return sorted(p for end in ("*.yaml", "*.yml") for p in folder.rglob(end) if p.is_file())


def find(text: str, known: Mapping[str, Scenario] | None = None) -> list[Scenario]:
    """The scenarios a text names: an id, or the path of a file or folder.

    >>> [s.title for s in find("dom.sc.001")]
    ['Counterfeit on Spoils']
    >>> find("dom.sc.oo1")
    Traceback (most recent call last):
    ludilex.errors.BadInput: unknown scenario 'dom.sc.oo1'; did you mean ...?
    """
    path = Path(text)
    if path.is_dir():
        found = files(path)
        if not found:
            raise BadInput(f"the folder {text} holds no scenario; files ending in .yaml are expected in it")
        return list(by_id(s for file in found for s in load(file)).values())
    if path.is_file():
        return load(path)
    if path.suffix in (".yaml", ".yml") or "/" in text:
        raise BadInput(f"there is no file {text!r}; the path of a scenario file or folder is expected")
    known = installed() if known is None else known
    if text not in known:
        raise unknown("scenario", text, known)
    return [known[text]]


def find_all(texts: Iterable[str]) -> list[Scenario]:
    """The scenarios of several ids and paths, each once."""
    known: dict[str, Scenario] = {}
    out: dict[tuple[str, str], Scenario] = {}
    for text in texts:
        if not known and not Path(text).exists():
            known = installed()
        for scenario in find(text, known):
            out.setdefault((scenario.file, scenario.id), scenario)
    return list(out.values())
