"""The table in the terminal, drawn with rich from a `TableSeen`: see tramshed/text/contract.py. A
game without this file is shown plainly, as its values."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from last_tram.moves import Lay
from last_tram.shown.table import PlayerSeen, TableSeen
from last_tram.shown.things import Passenger, Ticket
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Words
from tramshed.text.contract import GameText
from tramshed.text.lines import LOUD, QUIET


def draw(seen: TableSeen, names: Sequence[str], words: Words) -> RenderableType:
    """The whole table: the stop, everybody's tram, one's own hand."""
    stop = Text.assemble((f"{words.say(Message('table.stop'))}  ", QUIET), (_row(seen.stop), LOUD))
    trams = Table.grid(padding=(0, 2))
    for name, player in zip(names, seen.players, strict=True):
        trams.add_row(Text(name, LOUD), *_tram(player, words))
    if seen.seat is None:
        return Group(stop, trams)
    hand = Text.assemble((f"{words.say(Message('table.hand'))}  ", QUIET), (_row(seen.hand), LOUD))
    return Group(stop, trams, hand)


def _tram(player: PlayerSeen, words: Words) -> tuple[Text, Text, Text]:
    ticket = str(player.laid) if player.laid else "?" if player.has_laid else "·"
    points = words.say(Message("table.points", {"n": player.points}))
    return Text(f"[{ticket:>2}]"), Text(points), Text(_row(player.aboard), QUIET)


def _row(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers)) or "–"


def task(seen: TableSeen) -> Message:
    """What the player to move is to do now."""
    return Message(f"task.{seen.phase}")


def label(move: Move, seen: TableSeen, names: Sequence[str], words: Words) -> Text:
    """A legal move in a menu, beside its verb."""
    decision = move.decision
    is_ticket = isinstance(decision, Lay)
    thing = Ticket(decision.ticket) if is_ticket else Passenger(decision.value)
    return Text(words.say(thing.called))


TEXT = GameText(
    draw=draw,
    task=task,
    label=label,
    listed=("ticket", "passenger"),
    breaks=("event.round",),
    joins=("event.turned-up", "event.boarded"),
)
