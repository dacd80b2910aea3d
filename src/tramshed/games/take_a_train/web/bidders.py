"""Who takes part in an auction, and the viewer's own bid."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.web.areas import portrait
from tramshed.games.take_a_train.web.deciding import Range, bids, is_short
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Sitter

SECRET = ("bidding", "adding", "keeping")


class Bidder(Plain):
    """A player in the auction."""

    seat: int
    name: str
    portrait: str
    you: bool
    state: str
    """full (has three), out, holds, in, leads, awaited, sealed, open, tied, next."""
    bid: int | None = None
    second: int | None = None
    favour: bool = False
    """The viewer may prefer him."""


class Bid(Plain):
    """The own bid: how much it can be, and what else one can do."""

    step: str
    kind: str
    lot: int
    range: Range | None = None
    secret: bool = False
    clock: bool = False
    otherwise: str = ""
    """drop or hold."""
    first: int | None = None
    """The own first bid of Double blind."""
    given: int | None = None
    """The own secret bid, once given."""


def people(
    seen: TableSeen, sitters: Sequence[Sitter], awaited: Sequence[int], acts: bool
) -> tuple[Bidder, ...]:
    """Everybody in the auction, clockwise from the starter; nobody once it is over."""
    if seen.order or seen.step == "over":
        return ()
    seats = len(seen.players)
    first = seen.round_starter if seen.kind == "draft" else seen.auction.starter
    return tuple(
        _bidder(seen, (first + step) % seats, sitters, awaited, acts) for step in range(seats)
    )


def _bidder(
    seen: TableSeen, seat: int, sitters: Sequence[Sitter], awaited: Sequence[int], acts: bool
) -> Bidder:
    auction, tied = seen.auction, seen.step == "favouring" and seat in seen.auction.tied
    begun = seen.step not in ("naming", "buying")  # until then the bids are those of the lot before
    return Bidder(
        seat=seat,
        name=sitters[seat].name,
        portrait=portrait(seat, sitters[seat]),
        you=seat == seen.seat,
        state="tied" if tied else _state(seen, seat, awaited),
        bid=auction.bids.get(seat) if begun else None,
        second=auction.second_bids.get(seat) if begun else None,
        favour=tied and acts,
    )


def _state(seen: TableSeen, seat: int, awaited: Sequence[int]) -> str:
    auction = seen.auction
    if seen.step in SECRET and seat in auction.decided:
        return "sealed"
    if seat in awaited:
        return "awaited"
    if seen.kind == "draft":
        return "in"
    if seen.step == "picking":
        return "next" if len(seen.players[seat].trains) < auction.lots else "picked"
    if not is_short(seen, seat):
        return "full"
    if seat == auction.leader:
        return "leads"
    if seat in auction.out:
        return "holds" if seen.kind == "open" else "out"
    return "next" if seat in auction.queue else "in"


def bid(seen: TableSeen, acts: bool) -> Bid | None:
    """The viewer's own bid."""
    if seen.seat is None or seen.order or seen.step == "over":
        return None
    auction = seen.auction
    secret = seen.step in ("bidding", "adding")
    first = auction.bids.get(seen.seat) if seen.step == "adding" else None
    made = Bid(seen.step, seen.kind, auction.lots, first=first, given=auction.own_bid)
    if not acts:
        return made if auction.own_bid is not None else None
    raising = seen.step == "raising"
    return Bid(
        seen.step,
        seen.kind,
        auction.lots,
        range=bids(seen, seen.seat),
        secret=secret,
        clock=raising and seen.kind == "open" and seen.against_the_clock,
        otherwise=("drop" if seen.kind == "passing" else "hold") if raising else "",
        first=first,
    )
