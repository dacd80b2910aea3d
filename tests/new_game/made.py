"""A game made by `tramshed new-game`, installed offline: its entry point lies on the path."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

NAME, TITLE, CLAUSES = "harbour_lights", "Harbour Lights", "HL"


@dataclass(frozen=True)
class Made:
    """The folder of a new game, and where it is installed."""

    folder: Path
    installed: Path

    def run(
        self, *arguments: str, typed: str = "", cwd: Path | None = None, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run Python with the game installed, its rules interpreted: nothing is compiled."""
        return subprocess.run(
            [sys.executable, *arguments],
            env=self.environment(NUMBA_DISABLE_JIT="1", **environment),
            cwd=cwd or self.folder,
            input=typed,
            capture_output=True,
            text=True,
            timeout=550,
            check=False,
        )

    def tramshed(self, *arguments: str, typed: str = "") -> str:
        """What a command says; it must succeed."""
        ran = self.run("-m", "tramshed", *arguments, typed=typed)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    def environment(self, **more: str) -> dict[str, str]:
        path = os.pathsep.join([str(self.installed), str(self.folder / "src")])
        return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", **more}


def make(where: Path) -> Made:
    """By the command, as anybody would."""
    where.mkdir()
    made = subprocess.run(
        [sys.executable, "-m", "tramshed", "new-game", NAME],
        cwd=where,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    assert f"tramshed check {NAME}" in made.stdout
    return Made(where / NAME, install(where / NAME, where / "installed"))


def install(folder: Path, target: Path) -> Path:
    """What an installer would leave of the game's pyproject.toml, but for the sources."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    stem = project["name"].replace("-", "_")
    info = target / f"{stem}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    groups = project["entry-points"].items()
    lines = (f"[{group}]\n" + _lines(points) for group, points in groups)
    (info / "entry_points.txt").write_text("".join(lines))
    return target


def _lines(points: dict[str, str]) -> str:
    return "".join(f"{name} = {value}\n" for name, value in points.items())
