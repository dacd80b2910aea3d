"""The end: what everybody began with, earned, was paid and spent, and how rich they were after each
auction and each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tramshed.games.take_a_train.components import START_CASH, UNIT
from tramshed.games.take_a_train.shown import news
from tramshed.games.take_a_train.shown.table import TableSeen
from tramshed.games.take_a_train.shown.things import OBJECTIVE_NAMES
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.view import View
from tramshed.web.ending import Ending, Label, Ledger

START = Label("web.ending.start")
INCOME = Label("web.ending.income")
OBJECTIVES = Label("web.objectives")
BONUS = Label("web.card.bonus")
LOCOMOTIVES = Label("web.ending.locomotives")
REPLACED = Label("web.ending.replaced")
ORDER = (START, INCOME, OBJECTIVES, BONUS, LOCOMOTIVES, REPLACED)


def ending(view: View, told: Sequence[Sequence[Any]], outcome: Outcome) -> Ending:
    """All money that ever changed hands."""
    book = Ledger(len(outcome.scores))
    for seat in range(len(outcome.scores)):
        book.add(seat, START, START_CASH * UNIT)
    book.stop(START, minor=True)
    round_ = 0
    for events in told:
        auction = income = False  # has it ended?
        for event in events:
            if isinstance(event, news.RoundBegan):
                _note(book, round_, auction, income)
                auction = income = False
                round_ = event.round
            auction |= isinstance(event, news.Placed)
            income |= isinstance(event, news.IncomePaid)
            _enter(book, event, round_)
        _note(book, round_, auction, income)
    if book.is_open:
        book.stop(Label("web.ending.end"), minor=True)
    return book.closed(ORDER, _decided(view.table, outcome))


def _note(book: Ledger, round_: int, auction: bool, income: bool) -> None:
    """How rich everybody is after an auction, and after the wagons."""
    if auction:
        book.stop(Label("web.step.auction", (("n", round_),)), minor=True)
    if income:
        book.stop(Label("web.round-short", (("n", round_),)))


def _enter(book: Ledger, event: Any, round_: int) -> None:
    """What an event brought a player, or cost him."""
    match event:
        case news.IncomePaid(player, amount):
            book.add(player.number, INCOME, amount.dollars, round_)
        case news.Achieved(player, objective):
            each = OBJECTIVE_NAMES.index(objective.name)
            book.add(player.number, OBJECTIVES, objective.pays, each)
        case news.TookBonus(player, amount):
            book.add(player.number, BONUS, amount.dollars, round_)
        case news.OfPurchase(player, _, amount) | news.DraftPaid(player, amount):
            book.add(player.number, LOCOMOTIVES, -amount.dollars, round_)
        case news.Replaced(player, amount):
            book.add(player.number, REPLACED, -amount.dollars, round_)


def _decided(seen: TableSeen, outcome: Outcome) -> Label | None:
    """Objectives break a tie of cash (TT-4.3)."""
    if not outcome.by_tie_break:
        return None
    best = outcome.scores[outcome.winners[0]]
    level = [
        len(player.achieved)
        for player, score in zip(seen.players, outcome.scores, strict=True)
        if score == best
    ]
    mine, *_, theirs = sorted(set(level), reverse=True)
    return Label("web.ending.level", (("mine", mine), ("theirs", theirs)))
