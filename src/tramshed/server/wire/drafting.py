"""What a draft would lead to: what was chosen by hand, rehearsed, and completed by the game's page.

All of it is made from the seat's view, as the seat's zones are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tramshed.kernel.game import Reason
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Words
from tramshed.server.wire.seat_views import SeatView
from tramshed.web.contract import GamePage
from tramshed.web.drafts import Completed, Draft


class Wanted(NamedTuple):
    """What somebody drafts: moves chosen by hand, what is to be used for certain, and what not."""

    actions: tuple[int, ...]
    use: tuple[str, ...]
    spare: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drafted:
    """What came of it."""

    draft: Draft
    zones: Mapping[str, Any]
    menu: Sequence[Any]
    why: str
    """What forbids it, as HTML."""
    data: Any


class _Tried(NamedTuple):
    rehearsal: Rehearsal
    beyond: int | None = None
    """A move that is allowed, and that nobody can tell the outcome of: it is the last one."""
    refused: Answer | None = None
    """What stands in the way of the next one."""


def drafted(look: SeatView, wanted: Wanted, page: GamePage, words: Words) -> Drafted:
    """What a seat's page would show then."""
    tried = _try(Rehearsal(look.view), wanted.actions)
    completed = _completed(tried, wanted, page, words)
    refused = tried.refused or (Answer(None, completed.reason) if completed.reason else None)
    draft = _draft(tried, completed, refused.reason if refused else None)
    view = tried.rehearsal.view
    zones = page.zone_data(view, look.sitters, replace(look.offers, draft=draft), None)
    why = page.why(refused, view, words, f"/rules/{view.game.name}") if refused else ""
    menu = _menu(tried, page, words) if completed.menu is None else completed.menu
    return Drafted(draft, zones, menu, why, completed.data)


def rehearsed(view: View, actions: Sequence[int]) -> Rehearsal:
    """As far as it goes."""
    return _try(Rehearsal(view), actions).rehearsal


def _try(rehearsal: Rehearsal, actions: Sequence[int]) -> _Tried:
    for action in actions:
        if not rehearsal.is_awaited:
            break
        if reason := rehearsal.why_not(action, rehearsal.seat):
            return _Tried(rehearsal, refused=Answer(rehearsal.moves[action], reason))
        if not rehearsal.play(action):
            return _Tried(rehearsal, action)
    return _Tried(rehearsal)


def _completed(tried: _Tried, wanted: Wanted, page: GamePage, words: Words) -> Completed:
    if tried.beyond is not None:
        return Completed(moves=(tried.beyond,), ready=True, menu=())
    assert page.complete is not None
    return page.complete(tried.rehearsal, wanted.use, wanted.spare, words)


def _draft(tried: _Tried, completed: Completed, reason: Reason | None) -> Draft:
    """What would be sent is tried, too: what a page proposes is no more trusted than a hand."""
    rehearsal = tried.rehearsal
    chosen = _notation(rehearsal, rehearsal.played)
    moves: tuple[str, ...] = ()
    if completed.ready and tried.refused is None:
        rest = _try(rehearsal.copy(), completed.moves)
        if rest.refused is None:
            sent = rest.rehearsal.played + (() if rest.beyond is None else (rest.beyond,))
            moves = _notation(rehearsal, sent)
        else:
            reason = rest.refused.reason
    return Draft(chosen=chosen, moves=moves, reason=reason, facts=completed.facts)


def _menu(tried: _Tried, page: GamePage, words: Words) -> Sequence[Any]:
    rehearsal = tried.rehearsal
    moves = [rehearsal.moves[action] for action in rehearsal.menu]
    return page.menu(moves, rehearsal.view, words)


def _notation(rehearsal: Rehearsal, actions: Sequence[int]) -> tuple[str, ...]:
    return tuple(rehearsal.moves[action].notation for action in actions)
