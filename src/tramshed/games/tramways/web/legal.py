"""What the viewer may do now: worked out from his view, so that it tells nothing more."""

from __future__ import annotations

from functools import lru_cache

from tramshed.games.tramways import names
from tramshed.games.tramways.moves import (
    Bid,
    BuyJoy,
    ChooseGoal,
    Decision,
    PlayIcon,
    Simple,
    TakeTicket,
)
from tramshed.kernel import drive
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import Records
from tramshed.kernel.registry import game
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View


class Legal(Plain):
    """Legal moves, as far as desk, hand and sheets show them."""

    words: frozenset[str] = frozenset()
    """Single words: track, done, pass, …"""
    bids: tuple[int, ...] = ()
    joys: tuple[int, ...] = ()
    goals: tuple[str, ...] = ()
    icons: frozenset[tuple[int, int]] = frozenset()
    """Ticket and slot."""
    tickets: frozenset[int] = frozenset()
    """To be taken."""
    chosen: frozenset[int] = frozenset()
    """Of the last hand: chosen already."""


NOTHING = Legal()


def legal(view: View) -> Legal:
    """What the seat can decide in a position that its view allows; the same in every such one."""
    known = view.game.moves(view.setup)
    decisions = [known[action].decision for action in _menu(view)]
    return Legal(
        words=frozenset(each.word for each in decisions if isinstance(each, Simple)),
        bids=tuple(each.dollars for each in decisions if isinstance(each, Bid)),
        joys=tuple(each.points for each in decisions if isinstance(each, BuyJoy)),
        goals=tuple(each.goal for each in decisions if isinstance(each, ChooseGoal)),
        icons=frozenset((each.ticket, each.slot) for each in decisions if _plays(each)),
        tickets=frozenset(each.ticket for each in decisions if isinstance(each, TakeTicket)),
        chosen=_chosen(view),
    )


def _chosen(view: View) -> frozenset[int]:
    """The tickets on the sealed sheet of the last hand."""
    if view.table.step != "hand":
        return frozenset()
    sheet, numbers = view.record[0]["sheet"], names.tickets(view.setup)
    return frozenset(numbers[ticket] for ticket in sheet["tickets"][: sheet["n"]].tolist())


def _plays(decision: Decision) -> bool:
    return isinstance(decision, PlayIcon)


def _menu(view: View) -> tuple[int, ...]:
    state = _blank(view.game.name, view.setup)
    drive.determinize(view.record, state, drive.new_dice(1))
    acts = view.game.new_menu(view.setup)
    return tuple(acts[: drive.menu(state, view.seat, acts)].tolist())


@lru_cache(maxsize=64)
def _blank(name: str, setup: Setup) -> Records:
    """To work on: nobody keeps it."""
    return game(name).undealt(setup)
