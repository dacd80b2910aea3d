"""Zones as HTML: the macros of zones.html, and what they call."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.web import faces, market, sheets
from tramshed.games.tramways.web import map as the_map
from tramshed.games.tramways.web.desk import RECIPES
from tramshed.games.tramways.web.keys import LETTERS
from tramshed.games.tramways.web.map.icons import cost_of
from tramshed.games.tramways.web.naming import price_of_joy
from tramshed.games.tramways.web.order import Waybill
from tramshed.games.tramways.web.plaques import Plaque
from tramshed.games.tramways.web.stress import scale, track
from tramshed.games.tramways.web.texts import HERE, Texts, texts_in
from tramshed.kernel.words import Words
from tramshed.web.drawing import macros

PHASES = ("auction", "one", "two", "administration")
SHEETS = {
    sheets.Sides: "sides",
    sheets.Choosing: "choosing",
    sheets.AuctionSheet: "auction",
    sheets.Commerce: "commerce",
    sheets.Building: "building",
    sheets.Office: "office",
    sheets.LastHand: "last_hand",
    Waybill: "waybill",
}
"""The macro of each sheet."""


MARKET = {
    market.Times: "times",
    market.Row: "row",
    market.Supplies: "supply",
    market.Books: "books",
}
"""The parts of the market."""


def render(zone: str, data: Any, words: Words) -> str:
    """A zone's HTML."""
    if the_map.is_zone(zone):
        return the_map.render(zone, data, words)
    return str(getattr(_macros(), zone.partition("-")[0])(data, texts_in(words)))


def asked(macro: str, what: Any, texts: Texts, rules: str, said: str = "") -> Markup:
    """What can be done with something, or why not (asked.html)."""
    return Markup(str(_macros().answer(macro, what, texts, rules, said)).strip())


def board(data: Mapping[str, Any], words: Words, journal: Markup) -> Markup:
    """The whole table with a journal beside it: every zone in its place but `status`, which
    stands in the page's head. Plaques go round clockwise, the viewer's comes last."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in data if _is_ours(zone)}
    inside["map"] = the_map.stage(data, words)
    *others, below = (zone for zone, each in data.items() if isinstance(each, Plaque))
    shape = "solo" if not others else "wide" if len(others) > 2 else "high"
    return Markup(_macros().board(inside, texts_in(words), journal, others, below, shape))


def _is_ours(zone: str) -> bool:
    return not the_map.is_zone(zone)


@cache
def _macros() -> Any:
    return macros(
        HERE,
        PHASES=PHASES,
        LETTERS=LETTERS,
        RECIPES=RECIPES,
        cost_of=cost_of,
        faces=faces,
        market_part=lambda part: MARKET[type(part)],
        price_of_joy=price_of_joy,
        sheet_name=lambda sheet: SHEETS[type(sheet)],
        stress=track,
        stress_scale=scale,
        tall_place=tall_place,
    )


def tall_place(ticket: TicketSeen, slot: int) -> str:
    """Where an icon stands on a tall ticket: classes of the style sheet."""
    if slot == len(ticket.slots) - 1:
        return "strip"
    before = sum(bool(name) for name in ticket.slots[:slot])
    few = sum(bool(name) for name in ticket.slots[:-1]) < faces.FEW
    return f"{'few' if few else 'all'}-{before + 1}"
