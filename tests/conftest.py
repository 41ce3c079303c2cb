"""Fixed conditions for every test: the repository's root on the path, no home-made randomness."""

from __future__ import annotations

import sys
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

settings.register_profile("ludilex", derandomize=True, print_blob=True)
settings.load_profile("ludilex")
