"""The zones of the table: what each depends on.

`zone_data` reads a view into one small value per zone: all that the zone's HTML depends on, apart
from the language. Equal data, equal HTML: the server sends a zone only when its data changed, and
may keep the HTML by (zone, language, data). Each player's area is a zone, `area-1` and so on from
the viewer's left, his own the last: whoever a screen is handed to finds himself at the bottom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tramshed.games.take_a_train.components import ROUNDS
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.shown.things import ObjectiveSeen
from tramshed.games.take_a_train.web import bidders, stage
from tramshed.games.take_a_train.web.areas import Area, area, lowest
from tramshed.games.take_a_train.web.deciding import awaited, bids, draft_price
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.web.result import Ended
from tramshed.web.seats import NONE, Offers, Sitter, names_of

ZONES = ("status", "info", "lots", "people", "bid", "counts", "hand", "actions")
"""Those of every table; besides them each seat has its area."""


class Status(Plain):
    """What is to be done, by whom, and how far the match has come."""

    yours: bool
    sentence: str
    """Which one: the step."""
    names: tuple[str, ...]
    amount: int
    stage: int
    """From 0: two in each round."""
    ended: Ended | None = None
    """How it ended, for the viewer."""
    reader: int | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None


class Hand(Plain):
    """What only the viewer knows: his objectives not used yet. A spectator sees how many."""

    name: str
    objectives: tuple[ObjectiveSeen, ...] | None
    count: int
    achieved: tuple[ObjectiveSeen, ...]


class Actions(Plain):
    """The buttons; a spectator has none."""

    seated: bool
    over: bool
    market: bool
    passing: bool
    """Can the viewer pass now?"""
    dealing: bool
    offers: Offers


Data = (
    Status
    | stage.Info
    | stage.Lots
    | tuple[bidders.Bidder, ...]
    | bidders.Bid
    | tuple[stage.Count, ...]
    | Hand
    | Actions
    | Area
    | None
)


def zone_data(
    view: View,
    sitters: Sequence[Sitter],
    offers: Offers = NONE,
    outcome: Outcome | None = None,
) -> dict[str, Data]:
    """All zones of the table as a seat sees it; `outcome` is how it ended, once it has."""
    seen: TableSeen = view.table
    if outcome is not None:
        seen = replace(seen, step="over")
    deciding = awaited(seen)
    acts = offers.hint and seen.seat in deciding
    winners = outcome.winners if outcome else ()
    below = lowest(seen)
    player = seen.players[below]
    zones: dict[str, Data] = {
        "status": _status(seen, sitters, deciding, outcome),
        "info": stage.info(seen, sitters, winners),
        "lots": stage.lots(seen, sitters, acts, outcome),
        "people": bidders.people(seen, sitters, deciding, acts),
        "bid": bidders.bid(seen, acts),
        "counts": stage.counts(seen),
        "hand": Hand(
            sitters[below].name,
            None if seen.seat is None else seen.objectives,
            player.objectives_left,
            player.achieved,
        ),
        "actions": Actions(
            seated=seen.seat is not None,
            over=seen.step == "over",
            market=bool(seen.order),
            passing=acts and seen.step == "moving",
            dealing=acts and seen.step == "replacing",
            offers=offers,
        ),
    }
    for place in range(1, len(seen.players) + 1):
        seat = (below + place) % len(seen.players)
        zones[f"area-{place}"] = area(seen, seat, seat in deciding, sitters, winners)
    return zones


def _status(
    seen: TableSeen, sitters: Sequence[Sitter], deciding: Sequence[int], outcome: Outcome | None
) -> Status:
    place = 2 * (seen.round - 1) + bool(seen.order)
    if outcome is not None:
        ended = Ended(outcome, names_of(sitters))
        return Status(False, "over", (), 0, 2 * ROUNDS, ended, seen.seat)
    if seen.seat in deciding:
        return Status(True, _task(seen), (), _amount(seen, deciding), place)
    names = tuple(sitters[seat].name for seat in deciding)
    return Status(False, seen.step, names, 0, place)


def _task(seen: TableSeen) -> str:
    """The sentence that asks the viewer to decide."""
    if seen.step == "raising":
        return f"raising-{seen.kind}"
    if seen.step == "moving" and not seen.market:
        return "moving-empty"
    return "moving-replaced" if seen.step == "moving" and seen.replaced else seen.step


def _amount(seen: TableSeen, deciding: Sequence[int]) -> int:
    """The amount that the sentence is about."""
    assert seen.seat is not None
    match seen.step:
        case "opening" | "raising":
            allowed = bids(seen, seen.seat)
            return allowed.least if allowed else 0
        case "adding" | "picking":
            return seen.auction.bids.get(seen.seat, 0)
        case "turning":
            return draft_price(seen, seen.seat)
    return 0
