"""Writing a new game: the model, copied, under another name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from tramshed.kernel.words import FALLBACK, Message, Value, Words
from tramshed.new_game.names import LOCALE, BadName, Names, names_of

MODEL = Path(__file__).parent / "last-tram"
OF_MODEL = Names("last_tram", "last-tram", "Last Tram", "LT")

WIDE = 32
"""Where the remarks on commands begin."""
FIELD = re.compile(r"^    (\w+): ", re.MULTILINE)


def new_game(name: str, folder: Path | None = None, language: str = FALLBACK) -> int:
    """Write a game into a folder of its own, by default one of its name here; says what comes
    next."""
    names = names_of(name, _fields())
    target = folder or Path(names.package)
    if target.exists():
        raise BadName(Message("new.exists", {"folder": repr(str(target))}), LOCALE)
    written = [_write(source, target, names) for source in _sources()]
    print(_next_steps(names, target, len(written), Words(language, [LOCALE])))
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


def _next_steps(names: Names, target: Path, files: int, words: Words) -> str:
    written: dict[str, Value] = {"title": names.title, "folder": f"{target}/", "files": files}
    begin: dict[str, Value] = {"file": f"src/{names.package}/rules/en.md"}
    begin["page"] = "docs/adding-a-game.md"
    lines = (
        (f"cd {target}", None),
        ("pip install --editable .", "new.then.listed"),
        ("pytest", "new.then.tested"),
        (f"tramshed check {names.package}", None),
        (f"tramshed play {names.package}", None),
        ("tramshed serve --browser", "new.then.served"),
    )
    commands = "\n".join(
        f"  {line:<{WIDE}}{words.say(Message(why))}" if why else f"  {line}" for line, why in lines
    )
    whole = words.say(Message("new.written", written))
    return f"{whole}\n\n{commands}\n\n{words.say(Message('new.begin', begin))}"
