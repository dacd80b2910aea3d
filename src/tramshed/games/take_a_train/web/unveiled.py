"""The table for whoever may see all: everybody's money, and bids that were still sealed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tramshed.games.take_a_train.web.areas import Area
from tramshed.games.take_a_train.web.bidders import Bid, Bidder

Zones = Mapping[str, Any]


def unveiled(public: Zones, by_seat: Sequence[Zones]) -> dict[str, Any]:
    """A spectator's zones, with what each seat knew of itself."""
    areas = {zone: data for zone, data in public.items() if isinstance(data, Area)}
    return {
        **public,
        **{zone: _with_money(area, by_seat[area.seat]) for zone, area in areas.items()},
        "people": tuple(_with_bid(each, by_seat[each.seat]) for each in public["people"]),
    }


def _with_money(area: Area, own: Zones) -> Area:
    """An area with the cash that its player saw."""
    mine = (data for data in own.values() if isinstance(data, Area) and data.seat == area.seat)
    return replace(area, cash=next(mine).cash)


def _with_bid(bidder: Bidder, own: Zones) -> Bidder:
    """A bidder with the bid that nobody else has seen yet."""
    bid: Bid | None = own["bid"]
    if bid is None or bid.given is None:
        return bidder
    if bid.step == "adding":
        return replace(bidder, second=bid.given)
    return replace(bidder, bid=bid.given)
