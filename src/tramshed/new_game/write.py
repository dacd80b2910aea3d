"""Writing a new game: the model, copied, under another name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from tramshed.new_game.names import BadName, Names, names_of

MODEL = Path(__file__).parent / "last-tram"
OF_MODEL = Names("last_tram", "last-tram", "Last Tram", "LT")

FIELD = re.compile(r"^    (\w+): ", re.MULTILINE)


def new_game(name: str, folder: Path | None = None) -> int:
    """Write a game into a folder of its own, by default one of its name here; says what comes
    next."""
    names = names_of(name, _fields())
    target = folder or Path(names.package)
    if target.exists():
        raise BadName(f"there is {str(target)!r} already, and nothing is written over")
    written = [_write(source, target, names) for source in _sources()]
    print(_next_steps(names, target, len(written)))
    return 0


def _fields() -> set[str]:
    """The fields of the model's records, which no game can be named like."""
    state = MODEL / "src" / OF_MODEL.package / "state.py"
    return set(FIELD.findall(state.read_text("utf-8"))) - {OF_MODEL.package}


def _sources() -> Iterator[Path]:
    for source in sorted(MODEL.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            yield source


def _write(source: Path, target: Path, names: Names) -> Path:
    file = target / renamed(source.relative_to(MODEL).as_posix(), names)
    file.parent.mkdir(parents=True, exist_ok=True)
    text = renamed(source.read_text("utf-8"), names)
    if file.name == "pyproject.toml":
        text = text.replace('"tramshed"', f'"tramshed>={_release()}"')
    file.write_text(text, "utf-8")
    return file


def renamed(text: str, names: Names) -> str:
    """A text of the model, or a path, with every name of it replaced, and nothing else."""
    new = {
        OF_MODEL.package: names.package,
        OF_MODEL.distribution: names.distribution,
        OF_MODEL.title: names.title,
        f"{OF_MODEL.clauses}-": f"{names.clauses}-",
    }
    pattern = re.compile("|".join(rf"(?<![A-Za-z0-9]){re.escape(old)}" for old in new))
    return pattern.sub(lambda found: new[found[0]], text)


def _release() -> str:
    """The version that the game is written for, without its last number."""
    return ".".join(version("tramshed").split(".")[:2])


def _next_steps(names: Names, target: Path, files: int) -> str:
    return f"""\
{names.title}: {files} files in {target}/. It is a whole game already; make it yours.

  cd {target}
  pip install --editable .        now `tramshed games` lists it
  pytest                          every clause has a test that names it
  tramshed check {names.package}
  tramshed play {names.package}
  tramshed serve --browser        it is in the lobby

Begin with src/{names.package}/rules/en.md; docs/adding-a-game.md goes through all files."""
