"""A view as plain Python values, in the game's words."""

from __future__ import annotations

from dataclasses import dataclass

from tests.tiny.components import HAND_SIZE, ROUNDS
from tests.tiny.state import PARTS, View
from tramshed.kernel.seats import MOST_SEATS, SPECTATOR

PART_NAMES = ("draft", "sealed sale", "parcel", "inside", "open sale", "over")
assert len(PART_NAMES) == len(PARTS)


@dataclass(frozen=True, slots=True)
class TableSeen:
    """The table as one seat sees it. Things are numbers of kinds; None is a thing unseen."""

    seat: int | None
    part: str
    round: int
    lot: int | None
    price: int
    bag: int
    parcel: int | None
    coins: tuple[int, ...]
    packets: tuple[tuple[int | None, ...], ...]
    finds: tuple[tuple[int | None, ...], ...]


def table(v: View) -> TableSeen:
    """Read a view."""
    seen = v.table
    seats = [seat for seat in range(MOST_SEATS) if seen.packet_seen[seat, 0] > 0]
    return TableSeen(
        seat=None if v.seat == SPECTATOR else int(v.seat),
        part=PART_NAMES[int(seen.part)],
        round=int(seen.rounds) + 1,
        lot=_kind(seen.lot),
        price=int(seen.price),
        bag=int(v.in_bag),
        parcel=_kind(v.parcel),
        coins=tuple(int(seen.coins[seat]) for seat in seats),
        packets=tuple(
            tuple(_kind(v.packets[seat, slot]) for slot in range(HAND_SIZE)) for seat in seats
        ),
        finds=tuple(
            tuple(_kind(v.finds[seat, i]) for i in range(ROUNDS) if seen.find_seen[seat, i] > 0)
            for seat in seats
        ),
    )


def _kind(thing: int) -> int | None:
    return int(thing) - 1 if thing > 0 else None
