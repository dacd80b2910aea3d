"""Every way of running a game: interpreted, compiled, and compiled with bounds checks."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

in_every_way = pytest.mark.parametrize(
    "mode", [{"NUMBA_DISABLE_JIT": "1"}, {"TRAMSHED_CHECKED": "0"}], ids=["interpreted", "fast"]
)
"""The tests themselves run compiled and checked; `mode` is what another process is told."""


def digests_of(module: str, mode: dict[str, str]) -> list[str]:
    """What `digests()` of a test module gives where rules run in another way."""
    done = subprocess.run(
        [sys.executable, "-c", f"from {module} import digests; print(*digests())"],
        env=os.environ | mode,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()
