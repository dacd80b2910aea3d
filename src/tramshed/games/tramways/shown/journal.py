"""The journal: what of the news is a heading, a line or a detail (see kernel/entries.py).

An action is one line: what came of it. The way there, tile by tile and icon by icon, and what moved
in everybody's purse are its details; a page shows the latter as chips (`Gains`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tramshed.games.tramways.shown import news as happened
from tramshed.games.tramways.shown.things import Gain, Gains
from tramshed.kernel.entries import Entry, Weight, entries_of, joined
from tramshed.kernel.news import Happened, News
from tramshed.kernel.words import Message, Value

LISTED = {
    "event.board": "board",
    "event.board-edition": "board",
    "event.arrival": "cell",
    "event.turned-up": "ticket",
    "event.faced": "ticket",
}
"""What is told one by one, and read in one go."""

WEIGHTS: dict[type[Happened], Weight] = {
    happened.BookOpened: Weight.STEP,
    happened.TicketsLookedAt: Weight.STEP,
    happened.BidMade: Weight.STEP,
    happened.IconPlayed: Weight.STEP,
    happened.ConsequencePaid: Weight.STEP,
    happened.TileLaid: Weight.STEP,
    happened.TileTakenBack: Weight.STEP,
    happened.TracksJoined: Weight.STEP,
    happened.PassengerSetOut: Weight.STEP,
    happened.TrackRidden: Weight.STEP,
    happened.TrackFinished: Weight.RESULT,
    happened.TrackUpgraded: Weight.RESULT,
    happened.Built: Weight.RESULT,
    happened.Renovated: Weight.RESULT,
    happened.TicketKept: Weight.RESULT,
    happened.TicketKeptUnseen: Weight.RESULT,
    happened.Placed: Weight.RESULT,
    happened.TileLifted: Weight.DETAIL,
    happened.LimitRaised: Weight.DETAIL,
    happened.FareUnpaid: Weight.DETAIL,
    happened.DeckShuffled: Weight.DETAIL,
    happened.CashChanged: Weight.DETAIL,
    happened.JoyChanged: Weight.DETAIL,
    happened.StressChanged: Weight.DETAIL,
    happened.WorkersChanged: Weight.DETAIL,
}
"""What is not simply a line."""

CHANGES: dict[type[Happened], str] = {
    happened.JoyChanged: "joy",
    happened.CashChanged: "cash",
    happened.StressChanged: "stress",
    happened.WorkersChanged: "workers",
}


def entries(news: Sequence[News]) -> list[Entry]:
    """What a reader may know of an action; what it brought whom goes with its last line."""
    told = entries_of(_told(joined(news, LISTED)))
    lines = [number for number, entry in enumerate(told) if not entry.is_heading]
    gains = _gains(news)
    if gains and lines:
        told[lines[-1]] = _with_gains(told[lines[-1]], gains)
    return told


def _with_gains(entry: Entry, gains: tuple[Gain, ...]) -> Entry:
    values = {**entry.message.values, "gains": Gains(gains)}
    return replace(entry, message=Message(entry.message.id, values))


def _told(news: Sequence[News]) -> Iterator[tuple[Weight, Message]]:
    begun = False
    for item in news:
        match item.event:
            case happened.RoundBegan():
                yield Weight.CHAPTER, Message("journal.round", item.message.values)
            case happened.PassengerArrived(player, cell, trade):
                there: Value = trade or Message("trade.parcel")
                values: dict[str, Value] = {"player": player, "cell": cell, "building": there}
                yield Weight.RESULT, Message("journal.trip", values)
            case event if type(event) in CHANGES and not begun:
                yield Weight.STEP, item.message  # of an action that goes on
            case event:
                yield WEIGHTS.get(type(event), Weight.LINE), item.message
        begun = True


def _gains(news: Sequence[News]) -> tuple[Gain, ...]:
    """What changed in everybody's purse."""
    found: dict[int, dict[str, int]] = {}
    for item in news:
        if name := CHANGES.get(type(item.event)):
            changes = found.setdefault(item.event.player.number, {})
            changes[name] = changes.get(name, 0) + item.event.change
    gains = (Gain(seat, **changes) for seat, changes in found.items())
    return tuple(gain for gain in gains if gain != Gain(gain.seat))
