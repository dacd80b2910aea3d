"""What an action did, as typed events, each for a stated audience.

Events are data, never sentences: in the record a kind, a seat, up to three numbers. `read_event` of
a game says them in its own types, `narrate` as message ids with values (see news.py). Playouts
switch telling off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol

import numpy as np

from tramshed.kernel.record import Records, Row, i1, i2, layout, plain, u1, u4
from tramshed.kernel.rule import rule

if TYPE_CHECKING:
    from tramshed.kernel.setup import Setup

MOST_EVENTS = 120


class Event:
    """Something that happened. `audience` is a set of seats; nobody unless said otherwise."""

    what: u1
    audience: u1
    seat: i1
    a: i2
    b: i2
    c: i2


class Happening(NamedTuple):
    """An event as Python reads it: the fields of `Event`, in their order."""

    what: int
    audience: int
    seat: int
    a: int
    b: int
    c: int


def as_told(happened: Happening, setup: Setup) -> Happening:
    """An event that a game leaves as it is."""
    return happened


class Told:
    """The events of the last action."""

    on: i1
    n: i1
    lost: u4
    events: Annotated[Row[Event], MOST_EVENTS]


class Telling(Protocol):
    """Any state."""

    told: Told


@rule
def tell(s: Telling, audience: int, what: int, seat: int, a: int, b: int, c: int) -> None:
    """Write down an event for those seats.

    All numbers are given, as plain ints: each other combination would be compiled anew.
    """
    told = s.told
    if told.on == 0:
        return
    if told.n == MOST_EVENTS:
        told.lost += 1  # the conformance kit fails on it
        return
    event = told.events[told.n]
    event.what, event.audience, event.seat = what, audience, seat
    event.a, event.b, event.c = a, b, c
    told.n += 1


@rule
def hush(s: Telling) -> None:
    """Forget the events of the action before."""
    s.told.n = 0


def happenings(states: Records) -> list[Happening]:
    """The events of the last action, for Python."""
    told: Any = plain(states[0])["told"]
    return [Happening(*fields) for fields in told["events"][: told["n"]].tolist()]


_EVENT = np.dtype(layout(Event).descr)


def told_bytes(states: Records) -> bytes:
    """The events of the last action, to be kept."""
    told = states["told"]
    return told["events"][0, : int(told["n"][0])].tobytes()


def events_in(told: bytes) -> list[Happening]:
    """Events that were kept."""
    return [Happening._make(fields) for fields in np.frombuffer(told, _EVENT).tolist()]
