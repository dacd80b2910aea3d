"""What can happen, in the game's words: a type for each event of events.py, with the fields that
its sentence has."""

from __future__ import annotations

from tests.tiny import events
from tests.tiny.shown.things import Thing, thing
from tramshed.kernel.news import Done, Happened
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


class OfThing(Done):
    """A player and a thing."""

    thing: Thing


class OfCoins(Done):
    """A player and coins."""

    n: int


class Began(Done):
    """The starter is known."""


class Drew(OfThing):
    """A thing to keep or pass on, as its owner sees it."""


class Kept(OfThing):
    """What was kept, as its owner sees it."""


class Chose(Done):
    """Somebody has chosen in the draft."""


class Handed(OfThing):
    """A thing for a player, as giver and taker see it."""


class RoundBegan(Done):
    """A round and its starter."""

    round: int


class TurnedUp(Happened):
    """What is for sale."""

    thing: Thing


class Sealed(Done):
    """Somebody has bid."""


class BidOpened(OfCoins):
    """A sealed bid is opened."""


class Won(OfCoins):
    """The highest bid."""


class Looked(Done):
    """Somebody looks into the parcel."""


class Saw(OfThing):
    """What is in it, for whoever looks."""


class Took(Done):
    """The parcel is taken."""


class Left(Done):
    """It is left."""


class Passed(Done):
    """Nobody looked."""


class Raised(OfCoins):
    """A higher bid in the open sale."""


class Held(Done):
    """No higher bid."""


class Sold(OfCoins):
    """The open sale has ended."""


class NoSale(Happened):
    """Nobody wanted it."""


class Had(OfThing):
    """A thing is shown at the end."""


class Ended(Happened):
    """The match is over."""


# --- an event of the record

BARE: dict[int, type[Happened]] = {
    events.NO_SALE: NoSale,
    events.ENDED: Ended,
}
OF_PLAYER: dict[int, type[Done]] = {
    events.BEGAN: Began,
    events.CHOSE: Chose,
    events.SEALED: Sealed,
    events.LOOKED: Looked,
    events.TOOK: Took,
    events.LEFT: Left,
    events.PASSED: Passed,
    events.HELD: Held,
}
OF_THING: dict[int, type[OfThing]] = {
    events.DREW: Drew,
    events.KEPT: Kept,
    events.HANDED: Handed,
    events.SAW: Saw,
    events.HAD: Had,
}
OF_COINS: dict[int, type[OfCoins]] = {
    events.BID: BidOpened,
    events.WON: Won,
    events.RAISED: Raised,
    events.SOLD: Sold,
}


def read_event(told: Happening, setup: Setup) -> Happened:
    """What happened."""
    what, player = told.what, Seat(told.seat)
    if what == events.ROUND:
        return RoundBegan(player, told.a)
    if what == events.TURNED_UP:
        return TurnedUp(thing(told.a, setup))
    if what in OF_THING:
        return OF_THING[what](player, thing(told.a, setup))
    if what in OF_COINS:
        return OF_COINS[what](player, told.a)
    return OF_PLAYER[what](player) if what in OF_PLAYER else BARE[what]()
