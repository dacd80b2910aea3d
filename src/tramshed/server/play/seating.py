"""New tables: who is to sit where."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tramshed import bots
from tramshed.bots.levels import BotName
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import LONGEST_NAME
from tramshed.kernel.registry import metas
from tramshed.kernel.setup import Meta, Setup
from tramshed.server.play.shuffle import new_secret
from tramshed.server.store.rows import (
    BOT,
    HUMAN,
    OPEN,
    PACES,
    SAME_SCREEN,
    Person,
    SeatRow,
    TableRow,
)

STRENGTHS = (0.05, 10.0)
"""Seconds that a bot may be given for a move."""


@dataclass(frozen=True, slots=True)
class Chair:
    """A wish for one seat: me, a friend by link, a bot, or somebody on the same screen."""

    kind: str
    name: str = ""
    bot: str = "greedy"
    strength: float = 0.3


def fewest(meta: Meta) -> int:
    """The least number of seats at which one is not alone, where a game has such."""
    return min((seats for seats in meta.seats if seats > 1), default=1)


ME = Chair(HUMAN)
FRIEND = Chair(OPEN)


def new_table(setup: Setup, pace: str, person: Person, chairs: Sequence[Chair]) -> TableRow:
    """A table for these chairs; raises BadSetup if it cannot be."""
    if len(chairs) != setup.seats:
        raise BadSetup(f"{setup.seats} seats need {setup.seats} players, not {len(chairs)}")
    if pace not in PACES:
        raise BadSetup(f"a table is {' or '.join(PACES)}, not {pace[:20]!r}")
    if sum(chair.kind == HUMAN for chair in chairs) > 1:
        raise BadSetup("you can sit on one chair only; others are on the same screen, or friends")
    secret, commitment = new_secret()
    now = time.time()
    seats = [_seat(number, chair, person) for number, chair in enumerate(chairs)]
    return TableRow(
        id=secrets.token_urlsafe(16),
        game=setup.game,
        rules=metas()[setup.game].rules_version,
        setup=setup,
        pace=pace,
        maker_id=person.id,
        secret=secret,
        commitment=commitment,
        created=now,
        updated=now,
        numbers=[0] * setup.seats,
        seats=seats,
    )


def _seat(number: int, chair: Chair, person: Person) -> SeatRow:
    match chair.kind:
        case "human":
            return SeatRow(number, HUMAN, person.name, person.id)
        case "same-screen":
            name = clean_name(chair.name) or f"{person.name[: LONGEST_NAME - 2]} {number + 1}"
            return SeatRow(number, SAME_SCREEN, name, person.id)
        case "open":
            return SeatRow(number, OPEN, "…", join_token=secrets.token_urlsafe(16))
        case "bot":
            if chair.bot not in bots.names():
                raise BadSetup(f"there is no bot {chair.bot[:40]!r}")
            low, high = STRENGTHS
            strength = min(max(chair.strength, low), high)
            name = str(BotName(chair.bot, strength))
            return SeatRow(number, BOT, name, bot=chair.bot, strength=strength)
    raise BadSetup(f"there is no seat of kind {chair.kind[:20]!r}")


def rotated(table: TableRow) -> TableRow:
    """The same people again, each one seat further; a new secret."""
    secret, commitment = new_secret()
    now = time.time()
    moved = table.seats[-1:] + table.seats[:-1]
    seats = [
        replace(seat, number=number, share=None, standin=False, join_token=None)
        for number, seat in enumerate(moved)
    ]
    return TableRow(
        id=secrets.token_urlsafe(16),
        game=table.game,
        rules=metas()[table.game].rules_version,
        setup=table.setup,
        pace=table.pace,
        maker_id=table.maker_id,
        secret=secret,
        commitment=commitment,
        created=now,
        updated=now,
        numbers=[0] * len(seats),
        seats=seats,
    )


def clean_name(text: str) -> str:
    """A name on one line, printable, not too long; empty if nothing is left."""
    kept = "".join(letter for letter in text if letter.isprintable())
    return " ".join(kept.split())[:LONGEST_NAME].strip()
