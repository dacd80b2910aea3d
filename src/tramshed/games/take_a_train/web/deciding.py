"""Who decides, and between which bids: what a view says about it."""

from __future__ import annotations

from typing import NamedTuple

from tramshed.games.take_a_train.components import MOST_BID, TRAINS, UNIT
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.shown.things import LocomotiveSeen


class Range(NamedTuple):
    """The least and the most that can be bid, in dollars."""

    least: int
    most: int


def is_short(seen: TableSeen, seat: int) -> bool:
    """Does he still need a locomotive?"""
    return len(seen.players[seat].trains) < TRAINS


def awaited(seen: TableSeen) -> tuple[int, ...]:
    """The seats that decide now."""
    if seen.step == "over":
        return ()
    if seen.to_move is not None:
        return (seen.to_move,)
    auction, seats = seen.auction, range(len(seen.players))
    if seen.step == "keeping":
        return tuple(seat for seat in seats if seat not in auction.decided)
    if seen.step == "raising":
        return tuple(seat for seat in seats if _may_raise(seen, seat))
    return tuple(seat for seat in seats if is_short(seen, seat) and seat not in auction.decided)


def _may_raise(seen: TableSeen, seat: int) -> bool:
    auction = seen.auction
    return (
        is_short(seen, seat)
        and seat != auction.leader
        and seat not in auction.out
        and seen.players[seat].cash > auction.price
    )


def bids(seen: TableSeen, seat: int) -> Range | None:
    """What a seat that is awaited may bid; None if nothing is bid now."""
    auction, cash = seen.auction, seen.players[seat].cash
    least = 0
    match seen.step:
        case "opening":
            least = auction.lot.power if auction.lot else 0
        case "raising":
            least = auction.price + UNIT
        case "bidding" if auction.lot and auction.starter == seat:
            least = auction.lot.power
        case "bidding":
            pass
        case "adding":
            cash -= auction.bids[seat]
        case _:
            return None
    return Range(least, min(cash, MOST_BID * UNIT))


def face_up(seen: TableSeen, seat: int) -> tuple[LocomotiveSeen, ...]:
    """A player's locomotives that lie face up."""
    trains = seen.players[seat].trains
    return tuple(each.locomotive for each in trains if each.locomotive and not each.face_down)


def draft_price(seen: TableSeen, seat: int) -> int:
    """What the face-up locomotives of a draft cost together (TT-2.6)."""
    paid = face_up(seen, seat)
    return sum(each.power for each in paid) * max((each.multiplier for each in paid), default=0)
