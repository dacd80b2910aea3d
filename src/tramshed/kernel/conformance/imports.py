"""Imports: rules know only what their compiled code is kept by."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

from tramshed.kernel.conformance.bench import Bench
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.game import Game
from tramshed.kernel.sources import KERNEL, counted, looks_on

HOUSE = __name__.partition(".")[0]
ASSEMBLES = "game.py"
"""The one module beside the rules that imports rules and onlookers alike."""


def rules_import_what_counts(bench: Bench) -> Iterator[Complaint]:
    """No module of rules imports an onlooker, or anything of ours outside kernel and game

    An edit there would not be noticed, and old code would be run.
    """
    game = bench.game
    for file in counted(game.folder):
        if file.suffix == ".py" and file != game.folder / ASSEMBLES:
            for name in _imported(game, file):
                if not _counts(game, name):
                    where = file.relative_to(game.folder).as_posix()
                    yield Complaint(f"{where} imports {name}: an edit there recompiles nothing")


def _imported(game: Game, file: Path) -> Iterator[str]:
    """The full names of all that a module imports, wherever in it."""
    package = ".".join([package_of(game), *file.relative_to(game.folder).parent.parts])
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            source = resolve_name("." * node.level + (node.module or ""), package)
            yield from (f"{source}.{alias.name}" for alias in node.names)


def _counts(game: Game, name: str) -> bool:
    """Is this noticed when it is edited? What another distribution ships is not edited."""
    package = package_of(game)
    if _within(package, name):
        below = name.removeprefix(package).split(".")[1:]
        return not below or not looks_on(game.folder.joinpath(*below), game.folder)
    ours = _within(HOUSE, name) or _within(package.partition(".")[0], name)
    return not ours or _within(f"{HOUSE}.{KERNEL.name}", name)


def _within(package: str, name: str) -> bool:
    return f"{name}.".startswith(f"{package}.")


def package_of(game: Game) -> str:
    """The name of a game's package."""
    module = sys.modules[game.state.__module__]
    below = Path(str(module.__file__)).relative_to(game.folder).parts
    depth = len(below) - (below[-1] == "__init__.py")
    return ".".join(module.__name__.split(".")[:-depth])
