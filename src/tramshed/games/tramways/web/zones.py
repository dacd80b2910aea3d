"""The zones of the table: what each depends on.

`zone_data` reads a view into one small value per zone: all that the zone's HTML depends on, apart
from the language. Equal data, equal HTML: the server sends a zone only when its data changed, and
may keep the HTML by (zone, language, data). Each player's plaque is a zone, `plaque-1` and so on
from the viewer's left, his own the last; the market is several. The map's zones are made in map/.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tramshed.games.tramways.planning.recipes import lacking
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.web import map as the_map
from tramshed.games.tramways.web.deciding import awaited, phase, task, waiting_for
from tramshed.games.tramways.web.desk import desk
from tramshed.games.tramways.web.hand import hand
from tramshed.games.tramways.web.legal import NOTHING, legal
from tramshed.games.tramways.web.market import market
from tramshed.games.tramways.web.order import NOTHING as NO_FACTS
from tramshed.games.tramways.web.order import drafted, facts_of, waybill
from tramshed.games.tramways.web.plaques import lowest, plaques
from tramshed.games.tramways.web.sheets import sheet
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.web.result import Ended
from tramshed.web.seats import NONE, Offers, Sitter, names_of


class Status(Plain):
    """What is to be done, by whom."""

    yours: bool
    sentence: str
    """Which one: the step."""
    names: tuple[str, ...]
    amount: int
    phase: str
    round: int
    demand: tuple[str, ...]
    ended: Ended | None = None
    """How it ended, for the viewer."""
    reader: int | None = None

    @property
    def over(self) -> bool:
        return self.ended is not None


def zone_data(
    view: View,
    sitters: Sequence[Sitter],
    offers: Offers = NONE,
    outcome: Outcome | None = None,
) -> dict[str, Any]:
    """All zones of the table as a seat sees it; `outcome` is how it ended, once it has."""
    seen: TableSeen = view.table
    if outcome is not None:
        seen = replace(seen, step="over")
    acts = offers.hint and seen.seat in awaited(seen)
    can = legal(view) if acts else NOTHING
    facts = facts_of(offers.draft) if acts else NO_FACTS
    if facts.sheet:
        seen = replace(seen, sheet=facts.sheet, hand=facts.hand)
    winners = outcome.winners if outcome else ()
    return {
        "status": _status(seen, sitters, outcome, drafted(offers.draft) if acts else ""),
        **market(seen, acts),
        "desk": desk(seen, acts, can, offers, _lacking(view) if acts else frozenset()),
        "sheet": waybill(seen, offers.draft, sitters) or sheet(seen, sitters, acts, can, facts),
        "hand": hand(seen, sitters[lowest(seen)].name, acts, facts),
        **the_map.zones(seen, sitters, facts.marks),
        **plaques(seen, sitters, winners),
    }


def _lacking(view: View) -> frozenset[tuple[str, int]]:
    """What the desk's recipes want, while an action is to be chosen."""
    return lacking(view) if view.table.step == "action" else frozenset()


def _status(
    seen: TableSeen, sitters: Sequence[Sitter], outcome: Outcome | None, sentence: str
) -> Status:
    now = Status(False, "", (), 0, phase(seen), seen.round, seen.demand)
    if outcome is not None:
        ended = Ended(outcome, names_of(sitters))
        return replace(now, sentence="over", ended=ended, reader=seen.seat)
    deciding = awaited(seen)
    if seen.seat in deciding:
        return replace(now, yours=True, sentence=sentence or task(seen), amount=seen.wanting)
    names = tuple(sitters[seat].name for seat in deciding)
    return replace(now, sentence=waiting_for(seen), names=names)
