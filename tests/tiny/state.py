"""The state: one record. `fixed` never changes, `live` is what moves change, `told` is news.

`live.table` is exactly what lies in the open; everything else in `live` is hidden from somebody.
Who has seen a hidden thing is no secret (TG-7.1), so these audiences are in the table: for each
thing a set of seats, as bits, empty where there is no thing. A thing in a slot is its kind + 1, so
an empty slot is 0.
"""

from __future__ import annotations

from typing import Annotated

from tests.tiny.components import HAND_SIZE, MOST_KINDS, ROUNDS
from tramshed.kernel.chance import Chance
from tramshed.kernel.record import Grid, Row, i1, i2, u1
from tramshed.kernel.seats import MOST_SEATS
from tramshed.kernel.told import Told

DRAFT, SEALED_SALE, PARCEL, INSIDE, OPEN_SALE, OVER = PARTS = (0, 1, 2, 3, 4, 5)
"""What is being decided. INSIDE: somebody has looked into the parcel."""

LAP, LIVE = CLOCKS = (0, 1)


class Pile:
    """Unseen things: how many of each kind. It has no order (see kernel.chance)."""

    n: i2
    count: Annotated[Row[i1], MOST_KINDS]


class Table:
    """Everything that lies in the open."""

    part: i1
    rounds: i1  # finished
    starter: i1
    turn: i1
    picks: i1  # how many things of each packet have been kept
    asked: i1  # seats that have had their turn at the parcel
    lot: i1
    leader: i1  # highest bidder + 1; 0 before the opening
    price: i1
    held: u1  # seats that hold
    coins: Annotated[Row[i1], MOST_SEATS]
    bids: Annotated[Row[i1], MOST_SEATS]  # of the last sealed sale: they lie open until the next
    won: Annotated[Grid[i1], MOST_SEATS, MOST_KINDS]
    packet_seen: Annotated[Grid[u1], MOST_SEATS, HAND_SIZE]
    sealed_seen: Annotated[Row[u1], MOST_SEATS]
    parcel_seen: Annotated[Row[u1], 1]
    find_seen: Annotated[Grid[u1], MOST_SEATS, ROUNDS]


class Live:
    chance: Chance
    table: Table
    bag: Pile
    packets: Annotated[Grid[i1], MOST_SEATS, HAND_SIZE]  # see draft.py
    sealed: Annotated[Row[i1], MOST_SEATS]  # a kind to keep or a bid, + 1
    parcel: i1  # drawn when somebody looks
    finds: Annotated[Grid[i1], MOST_SEATS, ROUNDS]


class Fixed:
    seats: i1
    clock: i1
    kinds: i1
    value: Annotated[Row[i1], MOST_KINDS]
    copies: Annotated[Row[i1], MOST_KINDS]


class State:
    tiny: u1  # its name alone makes this record the game's own type
    fixed: Fixed
    live: Live
    told: Told


class View:
    """All that one seat may know; what it may not is 0."""

    tiny: u1
    seat: i1
    table: Table
    in_bag: i2
    packets: Annotated[Grid[i1], MOST_SEATS, HAND_SIZE]
    sealed: i1
    parcel: i1
    finds: Annotated[Grid[i1], MOST_SEATS, ROUNDS]
