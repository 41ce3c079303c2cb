"""A dump made by one core is taken up by the other: program fingerprints do not depend on compiling."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = """
import json
from ludilex.games.dominion import KIT
from ludilex.kernel.dump import fingerprint
rules = KIT.rules(KIT.editions[0], {})
print(json.dumps({key: fingerprint(p) for key, p in rules.programs.items()}, sort_keys=True))
"""


def fingerprints(pure: str) -> dict[str, str]:
    env = {**os.environ, "LUDILEX_PURE": pure}
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(done.stdout)
    return found


def test_fingerprints_are_the_same_compiled_and_not():
    assert fingerprints("0") == fingerprints("1")
