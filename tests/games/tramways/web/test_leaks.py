"""Nothing hidden leaves the house, in any step: books, hands, decks, packets, sealed sheets; not in
what is sent, nor in what is answered to whoever asks (tests/server/leaks.py)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import cast

import pytest

from bench.in_memory import quick_action
from tests.server.leaks import Watch
from tests.server.room import run
from tramshed.games.tramways.shown.table import STEP_NAMES
from tramshed.kernel.position import Position
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.why_not import Answer
from tramshed.server.pages.stage import PUBLIC, eyes, scene
from tramshed.server.pages.stories import Story
from tramshed.server.wire import commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.drafting import Drafted, Wanted
from tramshed.server.wire.refusals import Refusal
from tramshed.server.wire.seat_views import SeatView, SeatViews
from tramshed.server.wire.shown_table import ShownTable

EACH = 2
"""Positions that are compared of a step, in a match."""
MATCHES: tuple[tuple[int, Mapping[str, str]], ...] = (
    (3, {}),
    (4, {"sides": "chosen", "parcels": "drafted"}),
    (3, {"development": "pile"}),
    (1, {}),
    (5, {"faces": "mixed"}),
)
PLAYED = [step for step in STEP_NAMES if step != "over"]
ALONE = {"line"}
"""Steps of a solo game."""
SECRETS = {
    ("book", "inside"),
    ("keep", "inside"),
    ("packet", "inside"),
    ("sides", "sheet"),
    ("action", "hand"),
    ("action", "inside"),
    ("pay", "hand"),
    ("commerce", "inside"),
    ("administration", "hand"),
    ("administration", "sheet"),
    ("hand", "hand"),
    ("hand", "sheet"),
}
"""What is hidden when: others' tickets, in hands, decks and packets; books; what they sealed."""
ZONES = {
    "status", "market-times", "market-row", "market-supply", "market-books", "desk", "sheet",
    "hand", "ground", "sites", "rails", "people", "marks", "plaque-1", "plaque-5", "cells-1-1",
}  # fmt: skip


@dataclass
class Covered:
    """What was compared, by step."""

    stills: Counter[str] = field(default_factory=Counter)
    decisions: Counter[str] = field(default_factory=Counter)
    asked: Counter[tuple[str, str]] = field(default_factory=Counter)
    hidden: Counter[tuple[str, str]] = field(default_factory=Counter)
    zones: Counter[str] = field(default_factory=Counter)
    leaks: list[str] = field(default_factory=list)

    def note(self, step: str, watcher: Watch) -> None:
        """What a watch has compared in a position; it counts anew."""
        report = watcher.report
        self.stills[step] += report.stills
        self.decisions[step] += report.steps
        self.asked.update({(step, kind): n for kind, n in report.asked.items()})
        self.hidden.update({(step, part): n for part, n in report.hidden.items()})
        self.zones.update(report.zones)
        self.leaks += report.leaks
        watcher.report = type(report)()


async def compare(
    seats: int, options: Mapping[str, str], seed: int, covered: Covered, each: int = EACH
) -> None:
    """A match as the quick policy plays it, compared a few times in each step, up to the first
    leak. In matches of five passengers are scarce: else nobody ever decides where the last ones go
    (TW-4.2)."""
    rng, done = random.Random(seed), Counter[str]()
    watcher = Watch("tramways", seed, rng, ordered=True, seats=seats, options=options)
    board = board_of(watcher.real)
    while not (board.is_over or covered.leaks):
        seen = board.view(SPECTATOR).table
        if done[seen.step] < each and (seen.round == 0 or rng.random() < 0.5):
            done[seen.step] += 1
            for seat in (*range(seats), SPECTATOR):
                await watcher.look(seat)
                covered.leaks += replayed(watcher, seat)
            for seat in {board.actors[0], rng.randrange(seats)}:
                await watcher.ask(seat)
            covered.note(seen.step, watcher)
        if seats == 5:
            board.state["live"]["table"]["supply"] = 1
        seat = rng.choice(board.actors)
        await watcher.real.play(seat, [quick_action(board, seat, rng)])
    watcher.real.close()
    watcher.other.close()


def replayed(watcher: Watch, seat: int) -> Iterator[str]:
    """What somebody who looks back through the eyes of a seat, or of a spectator, could tell."""
    name = PUBLIC if seat == SPECTATOR else str(seat + 1)
    through = eyes(name, len(watcher.real.row.seats))
    assert through is not None
    first, second = (
        scene(cast(Story, story_of(table)), board_of(table), through).zones
        for table in (watcher.real, watcher.other)
    )
    yield from (f"{zone}, looking back" for zone in first if first[zone] != second[zone])


def story_of(table: ShownTable) -> SimpleNamespace:
    names = [seat.name for seat in table.row.seats]
    told = [*table.journal.told, b""]  # not the end yet
    automatic = [False] * len(names)
    return SimpleNamespace(
        setup=table.row.setup, names=names, automatic=automatic, told=told, ended=None
    )


def board_of(table: ShownTable) -> Position:
    assert table.board is not None
    return table.board


def test_nothing_hidden_is_sent_or_answered_in_any_step() -> None:
    covered = Covered()

    async def matches() -> None:
        for seed, (seats, options) in enumerate(MATCHES, 40):
            await compare(seats, options, seed, covered)

    run(matches)
    assert not covered.leaks, covered.leaks[0]
    assert set(covered.stills) == set(PLAYED)
    assert {step for step, kind in covered.asked if kind == "Rehearse"} == set(PLAYED)
    assert {step for step, kind in covered.asked if kind == "Why"} == set(PLAYED)
    assert {step for step, kind in covered.asked if kind == "Hint"} == set(PLAYED)
    assert not {step for step in PLAYED if not covered.decisions[step]} - ALONE
    assert set(covered.hidden) >= SECRETS
    assert set(covered.zones) >= ZONES


# --- the watch would notice


def secret(board: Position, part: str, seat: int) -> bytes:
    """What another seat has that this one may not know."""
    other = (seat + 1) % board.setup.seats if seat != SPECTATOR else 0
    hidden: bytes = board.state["live"][part][0, other].tobytes()
    return hidden


def in_an_attribute(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a plaque bore it."""
    honest = SeatViews._look

    def leaky(self: SeatViews, board: Position, seat: int, language: str) -> SeatView:
        look = honest(self, board, seat, language)
        plaque = look.zones["plaque-1"]
        sitter = replace(plaque.sitter, name=secret(board, part, seat).hex())
        look.zones = {**look.zones, "plaque-1": replace(plaque, sitter=sitter)}
        return look

    monkeypatch.setattr(SeatViews, "_look", leaky)


def in_a_rehearsal(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a draft were tried in the match itself."""
    honest = Connection._drafted

    def leaky(self: Connection, look: SeatView, wanted: Wanted) -> Drafted:
        told = secret(board_of(self.table), part, self.seat).hex()
        return replace(honest(self, look, wanted), data=told)

    monkeypatch.setattr(Connection, "_drafted", leaky)


def in_an_answer(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if something hidden forbade a move."""
    honest = commands._why_move

    def leaky(board: Position, seat: int, notation: str) -> Answer:
        if isinstance(board, Position) and sum(secret(board, part, seat)) % 2:
            raise Refusal("not-a-move", move=notation)
        return honest(board, seat, notation)

    monkeypatch.setattr(commands, "_why_move", leaky)


@pytest.mark.parametrize("part", ["hand", "inside", "sheet"])
@pytest.mark.parametrize("leak", [in_an_attribute, in_a_rehearsal, in_an_answer])
def test_a_leak_would_be_noticed(
    leak: Callable[[str, pytest.MonkeyPatch], None], part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(part, monkeypatch)
    covered = Covered()
    run(lambda: compare(3, {}, 20, covered))
    assert covered.leaks
