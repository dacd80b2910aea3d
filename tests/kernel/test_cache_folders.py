"""Folders of compiled code that nobody needs any more are cleared away, and no others."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tramshed.kernel.cache_folders import DAY, HOLD, LATEST, WEEKS, clear_away, use


def folder(root: Path, name: str, days: float) -> Path:
    """A folder last used some days ago."""
    made = root / name
    made.mkdir()
    (made / HOLD).touch()
    then = time.time() - days * DAY
    os.utime(made / HOLD, (then, then))
    return made


def digests(count: int) -> list[str]:
    return [f"{number:016x}" for number in range(count)]


def left(root: Path) -> set[str]:
    return {each.name for each in root.iterdir()}


def test_what_was_not_used_for_weeks_goes(tmp_path: Path) -> None:
    old, new = (f"fast-toy-{digest}" for digest in digests(2))
    folder(tmp_path, old, days=WEEKS / DAY + 1)
    folder(tmp_path, new, days=WEEKS / DAY - 1)
    clear_away(tmp_path)
    assert left(tmp_path) == {new}


def test_many_edits_leave_the_latest(tmp_path: Path) -> None:
    for days, digest in enumerate(digests(LATEST + 3), 2):
        folder(tmp_path, f"fast-toy-{digest}", days)
        folder(tmp_path, f"checked-toy-{digest}", days)
    clear_away(tmp_path)
    kinds = ("fast-toy", "checked-toy")
    assert left(tmp_path) == {f"{kind}-{digest}" for kind in kinds for digest in digests(LATEST)}


def test_what_was_used_today_stays(tmp_path: Path) -> None:
    names = [f"fast-bots+toy-{digest}" for digest in digests(LATEST + 3)]
    for name in names:
        folder(tmp_path, name, days=0.5)
    clear_away(tmp_path)
    assert left(tmp_path) == set(names)


def test_nothing_else_is_touched(tmp_path: Path) -> None:
    names = {"bench", "fast-toy", "photos-0000000000000000", "fast-toy-00000000"}
    for name in names:
        folder(tmp_path, name, days=1000)
    clear_away(tmp_path)
    assert left(tmp_path) == names


def test_before_folders_were_held_they_were_made_too(tmp_path: Path) -> None:
    old = folder(tmp_path, "checked-0123456789abcdef", days=0)
    (old / HOLD).unlink()
    os.utime(old, (0, 0))
    clear_away(tmp_path)
    assert left(tmp_path) == set()


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is cleared away there")
def test_what_a_running_process_uses_stays(tmp_path: Path) -> None:
    name = f"fast-toy-{digests(1)[0]}"
    code = (
        "import sys; from pathlib import Path; from tramshed.kernel.cache_folders import use\n"
        f"use(Path({str(tmp_path / name)!r})); print('used', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", code]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as running:
        assert running.stdin
        assert running.stdout
        assert running.stdout.readline()
        os.utime(tmp_path / name / HOLD, (0, 0))
        clear_away(tmp_path)
        assert left(tmp_path) == {name}
        running.stdin.close()
    clear_away(tmp_path)
    assert left(tmp_path) == set()


def test_whoever_makes_a_folder_clears_away(tmp_path: Path) -> None:
    old, new, newer = (f"fast-toy-{digest}" for digest in digests(3))
    folder(tmp_path, old, days=1000)
    folder(tmp_path, new, days=0)
    use(tmp_path / new)
    assert left(tmp_path) == {old, new}
    use(tmp_path / newer)
    assert left(tmp_path) == {new, newer}
