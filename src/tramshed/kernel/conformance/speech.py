"""Speech: notation, news, and the words for them."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.kernel.conformance.bench import Bench, Reached
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.errors import NotAMove
from tramshed.kernel.news import news_of
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.told import told_bytes
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
