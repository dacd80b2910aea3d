"""Finding games. There is no list: a folder with a `meta.py` beside the others is a game, and so
is a package that another distribution names as an entry point in the group `tramshed.games`:

    [project.entry-points."tramshed.games"]
    mygame = "my_package.mygame"
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, cast

from tramshed.kernel.errors import UnknownGame
from tramshed.kernel.setup import Meta
from tramshed.kernel.sources import counted
from tramshed.kernel.words import Message, enumerated

if TYPE_CHECKING:
    from tramshed.kernel.game import Game

GROUP = "tramshed.games"


def _packages() -> dict[str, str]:
    """Package of each game, by the game's name."""
    home = import_module(GROUP)
    found = {
        module.name: f"{GROUP}.{module.name}"
        for module in pkgutil.iter_modules(home.__path__)
        if module.ispkg
    }
    points = entry_points(group=GROUP)
    return found | {point.name.replace("-", "_"): point.value for point in points}


def metas() -> dict[str, Meta]:
    """What games there are, without loading their rules."""
    found: dict[str, Meta] = {}
    for place in _packages().values():
        meta = cast(Meta, import_module(f"{place}.meta").META)
        found[meta.name] = meta
    return dict(sorted(found.items()))


def package(name: str) -> str:
    """The package of a game, by name; `take-a-train` and `take_a_train` are the same."""
    found = _packages().get(name.replace("-", "_"))
    if found is None:
        raise UnknownGame(Message("error.game", {"game": repr(name), "known": enumerated(metas())}))
    return found


@cache
def root(name: str) -> Path:
    """The folder of a game, without loading its rules."""
    return Path(str(import_module(f"{package(name)}.meta").__file__)).parent


def bulk(name: str) -> int:
    """How much there is of a game to compile: bytes of source, at any depth."""
    files = counted(root(name))
    return sum(file.stat().st_size for file in files if file.suffix == ".py")


@cache
def game(name: str) -> Game:
    """A game with its rules, by name."""
    return cast("Game", import_module(f"{package(name)}.game").GAME)
