"""What can happen, in the game's words: a type for each event of events.py, with the fields that
its sentence has."""

from __future__ import annotations

from dataclasses import dataclass

from tests.tiny import events
from tests.tiny.shown.things import Thing, thing
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class OfPlayer(Event):
    """To, or by, one player."""

    player: Seat


@dataclass(frozen=True, slots=True)
class OfThing(OfPlayer):
    """A player and a thing."""

    thing: Thing


@dataclass(frozen=True, slots=True)
class OfCoins(OfPlayer):
    """A player and coins."""

    n: int


class Began(OfPlayer):
    """The starter is known."""


class Drew(OfThing):
    """A thing to keep or pass on, as its owner sees it."""


class Kept(OfThing):
    """What was kept, as its owner sees it."""


class Chose(OfPlayer):
    """Somebody has chosen in the draft."""


class Handed(OfThing):
    """A thing for a player, as giver and taker see it."""


@dataclass(frozen=True, slots=True)
class RoundBegan(OfPlayer):
    """A round and its starter."""

    round: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """What is for sale."""

    thing: Thing


class Sealed(OfPlayer):
    """Somebody has bid."""


class BidOpened(OfCoins):
    """A sealed bid is opened."""


class Won(OfCoins):
    """The highest bid."""


class Looked(OfPlayer):
    """Somebody looks into the parcel."""


class Saw(OfThing):
    """What is in it, for whoever looks."""


class Took(OfPlayer):
    """The parcel is taken."""


class Left(OfPlayer):
    """It is left."""


class Passed(OfPlayer):
    """Nobody looked."""


class Raised(OfCoins):
    """A higher bid in the open sale."""


class Held(OfPlayer):
    """No higher bid."""


class Sold(OfCoins):
    """The open sale has ended."""


class NoSale(Event):
    """Nobody wanted it."""


class Had(OfThing):
    """A thing is shown at the end."""


class Ended(Event):
    """The match is over."""


# --- an event of the record

BARE: dict[int, type[Event]] = {
    events.NO_SALE: NoSale,
    events.ENDED: Ended,
}
OF_PLAYER: dict[int, type[OfPlayer]] = {
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


def read_event(told: Happening, setup: Setup) -> Event:
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
