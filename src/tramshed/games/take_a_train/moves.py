"""Notation (docs/notation.md): a verb and what it is about.

    name E4             put a locomotive up for auction (Passing, Blind, Double blind)
    bid 900             a bid, an opening, a raise or a second bid, in dollars
    drop                Passing: out of this lot
    hold                Open: no higher bid for now
    sold                Open: the table's clock
    favour 3            the starter prefers seat 3 among the tied
    buy S2              the last one short of three buys without bidding
    pick D1             Pre-empted: a locomotive for the own bid
    keep D1             Draft: keep it, pass the others
    turn D1             Draft: face down, because the price cannot be paid
    take coal-200 2     a wagon at the tail of train 2
    take plus-one 1     Multiplier +1 beside train 1
    take twin 1         the Twin wagon at the tail of train 1
    take bonus          Bonus 600
    replace food-50     choose a market card, from left to right; then another, or
    deal                replace what was chosen
    pass

Locomotives are S1 to S7 (steam), D1 to D6 (diesel), E1 to E5 (electric), in the edition's order.
Seats and trains are counted from 1.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tramshed.games.take_a_train.actions import ACTIONS
from tramshed.games.take_a_train.components import (
    LOCOMOTIVES_OF,
    MARKET_KINDS,
    MOST_BID,
    TRAINS,
    UNIT,
    WAGON_KINDS,
    WAGON_VALUES,
)
from tramshed.kernel.moves import Entry, MoveTable
from tramshed.kernel.plain import Plain
from tramshed.kernel.seats import MOST_SEATS
from tramshed.kernel.setup import Setup

WAGON_NAMES = ("food", "cattle", "coal", "oil", "luxury", "passenger")
SPECIAL_NAMES = ("plus-one", "bonus", "twin", "trash", "extended")
LOCOMOTIVE_NAMES = tuple(
    f"{letter}{number}"
    for letter, count in zip("SDE", LOCOMOTIVES_OF, strict=True)
    for number in range(1, count + 1)
)


def card(kind: int) -> str:
    """A card of the wagon deck in notation."""
    if kind >= WAGON_KINDS:
        return SPECIAL_NAMES[kind - WAGON_KINDS]
    return f"{WAGON_NAMES[kind // WAGON_VALUES]}-{(kind % WAGON_VALUES + 1) * UNIT}"


# --- what a move decides; locomotives and cards by their names, seats and trains counted from 1


class Choose(Plain):
    """A locomotive to name, buy, pick, keep or turn, as the verb says."""

    locomotive: str


class Bid(Plain):
    """An amount in dollars."""

    dollars: int


class Favour(Plain):
    """One of the tied."""

    seat: int


class Take(Plain):
    """A market card for a train."""

    card: str
    train: int


class TakeBonus(Plain):
    """The market card that is money."""


class Replace(Plain):
    """A market card to be replaced."""

    card: str


class Say(Plain):
    """Just the verb: drop, hold, sold, pass, deal."""


Decision = Choose | Bid | Favour | Take | TakeBonus | Replace | Say


@cache
def moves(setup: Setup) -> MoveTable:
    """All moves, in the order of actions.py; the same for every set-up."""
    return _moves()


@cache
def _moves() -> MoveTable:
    table = MoveTable.of(_all())
    assert len(table) == ACTIONS
    return table


def _all() -> Iterator[Entry]:
    for verb in ("drop", "hold", "sold", "pass", "deal"):
        yield Entry(verb, Say(), None, verb)
    for seat in range(1, MOST_SEATS + 1):
        yield Entry(f"favour {seat}", Favour(seat), None, f"seat-{seat}")
    yield from _about_locomotives("name", "revealed", "lot")
    yield from _about_locomotives("buy", "revealed", "own")
    yield from _about_locomotives("pick", "revealed", "own")
    yield from _about_locomotives("keep", "hand", "own")
    yield from _about_locomotives("turn", "own", "down")
    yield Entry("take bonus", TakeBonus(), "market-bonus", "cash")
    yield from _onto_trains("plus-one")
    yield from _onto_trains("twin")
    for kind in range(WAGON_KINDS):
        yield from _onto_trains(card(kind))
    for kind in range(MARKET_KINDS):
        name = card(kind)
        yield Entry(f"replace {name}", Replace(name), f"market-{name}", "discard")
    for dollars in range(0, (MOST_BID + 1) * UNIT, UNIT):
        yield Entry(f"bid {dollars}", Bid(dollars), None, "lot", dollars)


def _about_locomotives(verb: str, place: str, target: str) -> Iterator[Entry]:
    for name in LOCOMOTIVE_NAMES:
        yield Entry(f"{verb} {name}", Choose(name), f"{place}-{name}", target)


def _onto_trains(name: str) -> Iterator[Entry]:
    for train in range(1, TRAINS + 1):
        taken = Take(name, train)
        yield Entry(f"take {name} {train}", taken, f"market-{name}", f"train-{train}")
