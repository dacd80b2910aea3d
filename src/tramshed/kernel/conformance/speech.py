"""Speech: notation, news, and the words for them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from tramshed.kernel.conformance.bench import Bench, Reached
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.errors import NotAMove
from tramshed.kernel.news import news_of
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.told import happenings, told_bytes
from tramshed.kernel.words import parts


def notation_is_read_back(bench: Bench) -> Iterator[Complaint]:
    """The notation of every action is read back as that action, in any case and spacing"""
    for action, move in enumerate(bench.moves):
        text = str(move)
        for form in (text, text.upper(), text.title(), f"  {text.replace(' ', '   ')}\t"):
            try:
                found = bench.moves.parse(form).action
            except NotAMove as error:
                yield Complaint(str(error), notation=text)
                break
            if found != action:
                yield Complaint(f"{form!r} is read as {bench.notation(found)!r}", notation=text)


def decisions_tell_moves_apart(bench: Bench) -> Iterator[Complaint]:
    """What moves decide is a value, and no two moves of one verb decide the same"""
    known: set[tuple[str, Any]] = set()
    for move in bench.moves:
        if move.decision is None:
            continue
        what = move.verb, move.decision
        if not isinstance(move.decision, Hashable):
            yield Complaint(f"{move.decision!r} is not a value: it has no hash", notation=str(move))
        elif what in known:
            yield Complaint(f"another move decides {move.decision!r}", notation=str(move))
        else:
            known.add(what)


def events_are_values(at: Reached) -> Iterator[Complaint]:
    """Every event is a value: read twice, it is the same, and pages can remember what they made"""
    bench = at.bench
    for told in happenings(at.state):
        event, again = (bench.game.read_event(told, bench.setup) for _ in range(2))
        if not isinstance(event, Hashable):
            yield Complaint(f"{event!r} is not a value: it has no hash")
        elif event != again:
            yield Complaint(f"read twice, {event!r} is another one")


def nothing_told_is_lost(at: Reached) -> Iterator[Complaint]:
    """There is room for everything that an action tells"""
    lost = int(at.state[0].told.lost)
    if lost:
        yield Complaint(f"{lost} events were lost")


def everything_told_is_said(at: Reached) -> Iterator[Complaint]:
    """Every event has a message, and its words in the English catalogue, for every reader"""
    bench = at.bench
    names = [f"Player {seat + 1}" for seat in bench.players]
    for told in news_of(bench.game, bench.setup, told_bytes(at.state)):
        for part in parts(told.message):
            if part.id not in bench.words:
                yield Complaint(f"{part.id!r} is not in the catalogue")
        for reader in bench.viewers:
            if told.is_for(reader):
                bench.words.say(told.message, names, None if reader == SPECTATOR else reader)
