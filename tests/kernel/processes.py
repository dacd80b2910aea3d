"""Running Python in a process of its own, where the tiny game is installed too."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.kernel.places import SITE, TESTS


def python(*arguments: str, **environment: str) -> str:
    """What a run of Python prints; it must succeed."""
    path = os.pathsep.join([str(TESTS.parent), str(SITE), os.environ.get("PYTHONPATH", "")])
    ran = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": path, **environment},
        cwd=TESTS.parent,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
