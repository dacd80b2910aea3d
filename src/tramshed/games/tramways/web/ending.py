"""The end: where everybody's points come from, and how they stood after each round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from tramshed.games.tramways.components import CASH_A_JOY, START_STRESS, TRACK_JOY
from tramshed.games.tramways.scoring import grade
from tramshed.games.tramways.shown import news
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.shown.things import GRADES, Mood
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.view import View
from tramshed.web.ending import Ending, Label, Ledger

RIDES = Label("web.ending.rides")
UPGRADES = Label("web.ending.upgrades")
BUILDINGS = Label("web.ending.buildings")
BOUGHT = Label("web.ending.bought")
WORN = Label("web.ending.worn")
TRACKS = Label("web.final.tracks")
MONEY = Label("web.final.money")
STRESS = Label("web.final.stress")
ORDER = (RIDES, UPGRADES, BUILDINGS, BOUGHT, WORN, TRACKS, MONEY, STRESS)
SIGNS = {
    RIDES: "icon-strip",
    UPGRADES: "icon-upgrade-track",
    BUILDINGS: "icon-build",
    BOUGHT: "heart",
    WORN: "heart",
    TRACKS: "icon-rail",
    MONEY: "coin",
    STRESS: "bolt",
}
CAUSES = {
    news.TrackUpgraded: UPGRADES,
    news.Renovated: UPGRADES,
    news.Built: BUILDINGS,
    news.PassengerArrived: RIDES,
}
"""What happiness comes from: the last of these before it in an action. What a leisure building
sells is bought by decisions of their own, so nothing comes before it."""


def ending(view: View, told: Sequence[Sequence[Any]], outcome: Outcome) -> Ending:
    """All happiness that was won and lost; money and stress as they stood; tracks at the end."""
    accounts = _Accounts(len(outcome.scores))
    for events in told:
        accounts.read(events)
    accounts.close(view.table)
    seats = len(outcome.scores)
    decided = _decided(view.table, outcome) if seats > 1 else graded(outcome.scores[0])
    crests = tuple(f"crest-{seat}" for seat in range(seats))
    return replace(accounts.book.closed(ORDER, decided), crests=crests)


class _Accounts:
    def __init__(self, seats: int) -> None:
        self.book, self.round = Ledger(seats), 0
        self.money = [0] * seats
        """Points that everybody's money is worth so far."""
        for seat in range(seats):
            self._add(seat, STRESS, -START_STRESS)

    def read(self, events: Sequence[Any]) -> None:
        """What one action told."""
        cause = BOUGHT
        for event in events:
            cause = CAUSES.get(type(event), cause)
            match event:
                case news.RoundBegan(number):
                    self._begin(number)
                case news.JoyChanged(player, change):
                    self._add(player.number, cause if change > 0 else WORN, change)
                case news.StressChanged(player, change):
                    self._add(player.number, STRESS, -change)
                case news.CashChanged(player, _, total):
                    self._hold(player.number, total)

    def _begin(self, number: int) -> None:
        if self.round:
            self._stop()
        self.round = number

    def _stop(self) -> None:
        self.book.stop(Label("web.round-short", (("n", self.round),)))

    def _hold(self, seat: int, cash: int) -> None:
        worth = cash // CASH_A_JOY
        self._add(seat, MONEY, worth - self.money[seat])
        self.money[seat] = worth

    def _add(self, seat: int, source: Label, amount: int) -> None:
        if amount:
            self.book.add(seat, source, amount, self.round, SIGNS[source])

    def close(self, seen: TableSeen) -> None:
        """Complete tracks count at the end only (TW-5.1)."""
        self._stop()
        for seat, player in enumerate(seen.players):
            for number in range(player.complete):
                self.book.add(seat, TRACKS, TRACK_JOY, number, SIGNS[TRACKS])
        self.book.stop(Label("web.terminus"))


def graded(points: int) -> Label:
    """What a total is worth, and what the next grade takes (TW-6.3)."""
    number = grade(points)
    mood, *better = map(Mood, GRADES[number:])
    if not better:
        return Label("web.ending.best-grade", (("grade", mood),))
    least = next(more for more in count(points + 1) if grade(more) > number)
    return Label("web.ending.grade", (("grade", mood), ("next", better[0]), ("points", least)))


def _decided(seen: TableSeen, outcome: Outcome) -> Label | None:
    """Money left breaks a tie (TW-5.1)."""
    if not outcome.by_tie_break:
        return None
    best = outcome.scores[outcome.winners[0]]
    left = [
        player.purse.cash % CASH_A_JOY
        for player, score in zip(seen.players, outcome.scores, strict=True)
        if score == best
    ]
    mine, *_, theirs = sorted(set(left), reverse=True)
    return Label("web.ending.level", (("mine", mine), ("theirs", theirs)))
