"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tests.tiny.shown import news
from tramshed.kernel.news import Happened
from tramshed.kernel.plain import values_of
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message

SENTENCES: dict[type[Happened], str] = {
    news.Began: "event.began",
    news.Drew: "event.drew",
    news.Kept: "event.kept",
    news.Chose: "event.chose",
    news.Handed: "event.handed",
    news.RoundBegan: "event.round",
    news.TurnedUp: "event.turned-up",
    news.Sealed: "event.sealed",
    news.BidOpened: "event.bid",
    news.Won: "event.won",
    news.Looked: "event.looked",
    news.Saw: "event.saw",
    news.Took: "event.took",
    news.Left: "event.left",
    news.Passed: "event.passed",
    news.Raised: "event.raised",
    news.Held: "event.held",
    news.Sold: "event.sold",
    news.NoSale: "event.no-sale",
    news.Had: "event.had",
    news.Ended: "event.ended",
}


def narrate(event: Happened, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    return Message(SENTENCES[type(event)], values_of(event))
