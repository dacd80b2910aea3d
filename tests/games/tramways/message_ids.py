"""The message ids of Tramways: from its sources and from its tables."""

from __future__ import annotations

import re
from pathlib import Path

import tramshed
from tests.message_ids import named_in
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.moves import PLAYER_SIDES
from tramshed.games.tramways.names import PLAIN_ICONS, TRADE_LETTERS
from tramshed.games.tramways.planning.now import COMPLETE, PLAY
from tramshed.games.tramways.shown.table import BILL_NAMES, STEP_NAMES
from tramshed.games.tramways.shown.things import GRADES
from tramshed.games.tramways.text.labels import ACTIONS
from tramshed.games.tramways.text.panel import PHASES

TRAMWAYS = Path(tramshed.__file__).parent / "games" / "tramways"
DRAWN = tuple(sorted((TRAMWAYS / "text").glob("*.py")))
EDITIONS = tuple(
    file for part in ("edition", "set_up") for file in sorted((TRAMWAYS / part).glob("*.py"))
)
MONEY_BILLS = ("bid", "more", "joy")
MOVES = ("done", "pass", "track", "upgrade", "build", "renovate", "move", "blind")
"""Moves that are just their verb."""
VERBS = ("track", "upgrade", "build", "renovate", "move")
"""Actions that icons are for."""


def message_ids() -> set[str]:
    found = named_in(*DRAWN, kinds="task") | named_in(*EDITIONS, kinds="faces")
    found |= {f"now.{verb}" for verb in (PLAY, COMPLETE, *VERBS)}
    return found | names() | events() | table_words() | tasks() | move_words()


def names() -> set[str]:
    found = named_in(TRAMWAYS / "shown" / "things.py", kinds="goal|icon|cost|ticket")
    found |= {
        "either",
        "money",
        "cell",
        "label",
        "board",
        "board.unnamed",
        "played",
        "used",
        "supplied",
    }
    found |= {"demand", "ticket", "tile.straight", "tile.curve"}
    found |= {f"{kind}.{letter}" for kind in ("trade", "the", "kind") for letter in TRADE_LETTERS}
    found |= {f"icon.{name}" for name in PLAIN_ICONS.values()} | {"trade.parcel"}
    found |= {f"place.{place}" for place in range(1, max(META.seats) + 1)}
    return found | {f"grade.{name}" for name in GRADES}


def events() -> set[str]:
    shown = (TRAMWAYS / "shown" / name for name in ("narrate.py", "journal.py"))
    return named_in(*shown, kinds="event|journal")


def said(pattern: str) -> set[str]:
    sources = (file.read_text("utf-8") for file in DRAWN)
    return {name for source in sources for name in re.findall(pattern, source)}


def table_words() -> set[str]:
    """What is said beside the tickets: mostly as it stands in the source."""
    drawn = [(TRAMWAYS / "text" / name).read_text("utf-8") for name in ("__init__.py", "panel.py")]
    found = set(re.findall(r"""_(?:say|title|tickets)\(["']([a-z-]+)["']""", "".join(drawn)))
    found |= said(r"""say\((?:self\.)?words, ["']([a-z-]+)["']""")
    found |= {f"phase-{name}" for name in (*PHASES, "actions")}
    signs = (TRAMWAYS / "text" / "signs.py").read_text("utf-8")
    legend = signs[signs.index("def legend") :]
    found |= {f"sign-{name}" for name in re.findall(r""": "([a-z-]+)",""", legend)}
    chart = (TRAMWAYS / "text" / "__init__.py").read_text("utf-8")
    (legend,) = re.findall(r"GROUND = \(([^)]*)\)", chart)
    found |= {f"map-{name}" for name in re.findall(r'"([a-z]+)"', legend)}
    return {f"table.{name}" for name in found}


def tasks() -> set[str]:
    found = {f"task.{step}" for step in STEP_NAMES} - {"task.pay", "task.action"}
    found |= {f"task.action-{name}" for name in ("only", "first", "second")}
    found.add("task.start-open")
    return found | {
        f"task.pay-{what}"
        for what in BILL_NAMES.values()
        if what not in (*MONEY_BILLS, "newcomers")
    }


def move_words() -> set[str]:
    labels = (TRAMWAYS / "text" / "labels.py").read_text("utf-8")
    found = set(re.findall(r"""_say\(["']([a-z-]+)["']""", labels)) | set(MOVES)
    found |= {part for parts, _ in ACTIONS.values() for part in parts if part.isascii()}
    found |= {f"side-{side}" for side in PLAYER_SIDES} | {"bonus-commerce", "bonus-leisure"}
    return {f"move.{name}" for name in found}
