"""The message ids of Take a Train: from its sources and from its tables."""

from __future__ import annotations

import re
from pathlib import Path

import tramshed
from tests.message_ids import named_in
from tramshed.games.take_a_train.edition import TYPE_NAMES
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.moves import SPECIAL_NAMES, WAGON_NAMES
from tramshed.games.take_a_train.shown.table import STEP_NAMES
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES, OBJECTIVE_NAMES

TAKE_A_TRAIN = Path(tramshed.__file__).parent / "games" / "take_a_train"
DRAWN = tuple(sorted((TAKE_A_TRAIN / "text").glob("*.py")))
TASKS = (
    "naming-passing", "raising-open", "favouring-preempted", "bidding-starter",
    "bidding-preempted", "taking",
)  # fmt: skip
"""Besides one for each step."""
CALLS = ("drop", "hold", "pass")
"""Moves that are just their verb."""


def message_ids() -> set[str]:
    shown = (TAKE_A_TRAIN / "shown" / name for name in ("narrate.py", "things.py", "journal.py"))
    found = named_in(*DRAWN, *shown, kinds="event|money|earning|engine|journal|move")
    found |= {"objective", "earning", "named", "share", "list"}
    found |= {f"move.{call}" for call in CALLS}
    return found | names() | table_words() | tasks() | refusals()


def names() -> set[str]:
    return {
        *(f"{kind}.{name}" for kind in ("locomotive", "engine") for name in TYPE_NAMES),
        *(f"wagon.{name}" for name in WAGON_NAMES),
        *(f"special.{name}" for name in SPECIAL_NAMES),
        *(f"auction.{name}" for name in AUCTION_NAMES),
        *(f"objective.{name}" for name in OBJECTIVE_NAMES),
        *(f"place.{place}" for place in range(1, max(META.seats) + 1)),
    }


def table_words() -> set[str]:
    """What is said beside the cards: mostly as it stands in the source."""
    pattern = re.compile(r"""(?:say\((?:words, )?|_title\(|else |\(\()["']([a-z-]+)["']""")
    said = {name for file in DRAWN for name in pattern.findall(file.read_text("utf-8"))}
    said |= {"kept", "end", *AUCTION_NAMES, *WAGON_NAMES, *SPECIAL_NAMES[:3]}
    return {f"table.{name}" for name in said} | {f"table.{name}-short" for name in WAGON_NAMES}


def refusals() -> set[str]:
    """What is said of an edition that will not do."""
    source = TAKE_A_TRAIN / "edition" / "__init__.py"
    wrong = re.findall(r'_wrong\(\s*(?:clause|"[\w.-]+"),\s*"([\w-]+)"', source.read_text("utf-8"))
    return named_in(source, kinds="faces") | {f"faces.{what}" for what in wrong}


def tasks() -> set[str]:
    return {f"task.{name}" for name in (*STEP_NAMES, *TASKS)}
