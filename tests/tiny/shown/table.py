"""A view as plain Python values, in the game's words."""

from __future__ import annotations

from tests.tiny.state import PARTS, View
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import plain
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.setup import Setup

PART_NAMES = ("draft", "sealed sale", "parcel", "inside", "open sale", "over")
assert len(PART_NAMES) == len(PARTS)


class TableSeen(Plain):
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


def table(v: View, setup: Setup) -> TableSeen:
    """Read a view."""
    view = plain(v)
    seen = view["table"]
    seats = int((seen["packet_seen"][:, 0] > 0).sum())
    return TableSeen(
        seat=None if view["seat"] == SPECTATOR else int(view["seat"]),
        part=PART_NAMES[seen["part"]],
        round=int(seen["rounds"]) + 1,
        lot=_kind(seen["lot"]),
        price=int(seen["price"]),
        bag=int(view["in_bag"]),
        parcel=_kind(view["parcel"]),
        coins=tuple(seen["coins"][:seats].tolist()),
        packets=tuple(tuple(map(_kind, packet)) for packet in view["packets"][:seats]),
        finds=tuple(
            tuple(_kind(thing) for thing, who in zip(things, known, strict=True) if who > 0)
            for things, known in zip(view["finds"][:seats], seen["find_seen"], strict=False)
        ),
    )


def _kind(thing: int) -> int | None:
    return int(thing) - 1 if thing > 0 else None
