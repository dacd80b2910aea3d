"""Who decides what: the contract's verbs, which walk through the parts of the game (TG-2)."""

from __future__ import annotations

from tests.tiny import open_sale, parcel
from tests.tiny.actions import BID, HOLD, KEEP, LEAVE, LOOK, PASS, RAISE, SOLD, TAKE
from tests.tiny.draft import choose_to_keep, forbids_keeping, offer_keeping
from tests.tiny.events import LEFT, PASSED
from tests.tiny.reasons import ALLOWED, NOT_AWAITED, OVER_ALREADY, WRONG_PART
from tests.tiny.sealed_sale import bid, forbids_bid, offer_bids
from tests.tiny.state import DRAFT, INSIDE, OPEN_SALE, OVER, PARCEL, SEALED_SALE, State
from tramshed.kernel.record import Actions
from tramshed.kernel.rule import rule
from tramshed.kernel.seats import EVERYONE, NOBODY
from tramshed.kernel.told import tell


@rule
def actors(s: State) -> int:
    """All who have not chosen or bid yet; the one whose turn it is; or the open sale's bidders."""
    table = s.live.table
    if table.part == OVER:
        return NOBODY
    if table.part == OPEN_SALE:
        return open_sale.bidders(s)
    if table.part in (PARCEL, INSIDE):
        return 1 << int(table.turn)
    awaited = 0
    for seat in range(s.fixed.seats):
        if table.sealed_seen[seat] == 0:
            awaited |= 1 << seat
    return awaited


@rule
def legal(s: State, seat: int, acts: Actions) -> int:
    """What this seat may do now."""
    table = s.live.table
    if not actors(s) >> seat & 1:
        return 0
    if table.part == DRAFT:
        return offer_keeping(s, seat, acts)
    if table.part == SEALED_SALE:
        return offer_bids(s, seat, acts)
    if table.part == PARCEL:
        return parcel.offer_parcel(s, seat, acts)
    if table.part == INSIDE:
        return parcel.offer_inside(acts)
    return open_sale.offer_raises(s, seat, acts)


@rule
def part_of(action: int) -> int:
    """The part of the game that an action belongs to."""
    if action in (PASS, LOOK):
        return PARCEL
    if action in (TAKE, LEAVE):
        return INSIDE
    if action >= KEEP:
        return DRAFT
    return SEALED_SALE if BID <= action < RAISE else OPEN_SALE


@rule
def forbids(s: State, seat: int, action: int) -> int:
    """The reason that forbids an action, or ALLOWED."""
    table = s.live.table
    if table.part == OVER:
        return OVER_ALREADY
    if not actors(s) >> seat & 1:
        return NOT_AWAITED
    if table.part != part_of(action):
        return WRONG_PART
    if action >= KEEP:
        return forbids_keeping(s, seat, action - KEEP)
    if table.part == OPEN_SALE:
        return open_sale.forbids_in_open_sale(s, seat, action)
    if action >= BID:
        return forbids_bid(s, seat, action - BID)
    return parcel.forbids_looking(s, seat) if action == LOOK else ALLOWED


@rule
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows from it."""
    if action >= KEEP:
        choose_to_keep(s, seat, action - KEEP)
    elif action >= RAISE:
        open_sale.raise_bid(s, seat, action - RAISE + 1)
    elif action >= BID:
        bid(s, seat, action - BID)
    elif action == HOLD:
        open_sale.hold(s, seat)
    elif action == SOLD:
        open_sale.sell(s)
    elif action == LOOK:
        parcel.look_inside(s, seat)
    else:
        leave_parcel(s, seat, action)


@rule
def leave_parcel(s: State, seat: int, action: int) -> None:
    """With the thing or without it; when all have been there, the open sale begins."""
    if action == TAKE:
        parcel.take_find(s, seat)
    else:
        tell(s, EVERYONE, LEFT if action == LEAVE else PASSED, seat, 0, 0, 0)
    if not parcel.next_at_parcel(s):
        open_sale.begin_open_sale(s)
