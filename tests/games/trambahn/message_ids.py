"""The message ids of Trambahn: from its sources and from its tables."""

from __future__ import annotations

import re

from tests.message_ids import named_in
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES
from tramshed.games.trambahn.shown.table import STEP_NAMES
from tramshed.kernel.registry import root

TRAMBAHN = root("trambahn")


def message_ids() -> set[str]:
    steps = [step.replace(" ", "-") for step in STEP_NAMES]
    files = ("shown/narrate.py", "shown/things.py", "shown/journal.py", "text.py")
    found = named_in(*(TRAMBAHN / name for name in files), kinds="event|card|journal|move|table")
    found |= {"points", "list"}
    said = re.findall(r"_say\(['\"]([\w-]+)", (TRAMBAHN / "text.py").read_text("utf-8"))
    found |= {f"table.{name}" for name in said}
    found |= {f"line.{letter}" for letter in LETTERS} | {f"tram.{name}" for name in TRAM_NAMES}
    found |= {f"table.tram-{name}" for name in TRAM_NAMES} | {f"task.{step}" for step in steps}
    return found | {f"move.done-{step}" for step in steps[1:-1]}
