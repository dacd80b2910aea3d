"""Finding the ids of messages: in sources, and in what every game has."""

from __future__ import annotations

import re
from pathlib import Path

from tramshed.kernel.game import Game
from tramshed.kernel.setup import Meta


def named_in(*files: Path, kinds: str) -> set[str]:
    """Message ids that stand in a source as they are."""
    pattern = re.compile(rf"""["']((?:{kinds})\.[a-z][\w.-]*)["']""")
    return {name for file in files for name in pattern.findall(file.read_text("utf-8"))}


def of_any_game(game: Game) -> set[str]:
    """What it is about, why not, and what is chosen before the match."""
    reasons = {"summary"} | {reason.message for reason in game.reasons.values()}
    return reasons | named_in(game.folder / "reasons.py", kinds="why") | _offers(game.meta)


def _offers(meta: Meta) -> set[str]:
    names = {f"option.{option.name}" for option in meta.options}
    options = names | {f"{name}.hint" for name in names} | _own_values(meta)
    choices = {f"option.{option.name}.{each}" for option in meta.options for each in option.choices}
    return options | choices | {f"edition.{name}" for name in meta.editions}


def _own_values(meta: Meta) -> set[str]:
    """How one writes a value that is not in the list, where an option takes any."""
    free = {f"option.{option.name}.own" for option in meta.options if option.form}
    return free | {f"{name}.hint" for name in free}
