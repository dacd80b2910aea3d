"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.edition import edition
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Seat

PLAIN = {
    events.BEGAN: "event.began",
    events.CHOSE: "event.chose",
    events.SEALED: "event.sealed",
    events.LOOKED: "event.looked",
    events.TOOK: "event.took",
    events.LEFT: "event.left",
    events.PASSED: "event.passed",
    events.HELD: "event.held",
}
WITH_THING = {
    events.DREW: "event.drew",
    events.KEPT: "event.kept",
    events.HANDED: "event.handed",
    events.SAW: "event.saw",
    events.HAD: "event.had",
}
WITH_COINS = {
    events.BID: "event.bid",
    events.WON: "event.won",
    events.RAISED: "event.raised",
    events.SOLD: "event.sold",
}


def thing(kind: int, setup: Setup) -> Message:
    """A thing, by the name its edition gives it."""
    known = edition(setup)[kind]
    return Message("thing", {"name": known.name, "value": known.value})


def narrate(event: Happening, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    player = Seat(event.seat)
    what, a = event.what, event.a
    if what in PLAIN:
        return Message(PLAIN[what], {"player": player})
    if what in WITH_THING:
        return Message(WITH_THING[what], {"player": player, "thing": thing(a, setup)})
    if what in WITH_COINS:
        return Message(WITH_COINS[what], {"player": player, "n": a})
    match what:
        case events.ROUND:
            return Message("event.round", {"player": player, "round": a})
        case events.TURNED_UP:
            return Message("event.turned-up", {"thing": thing(a, setup)})
        case events.NO_SALE:
            return Message("event.no-sale")
        case events.ENDED:
            return Message("event.ended")
    raise ValueError(f"no such event: {what}")
