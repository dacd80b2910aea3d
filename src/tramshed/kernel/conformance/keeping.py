"""Keeping: a match of it can be replayed, taken back, saved and loaded."""

from __future__ import annotations

from collections.abc import Iterator

from tramshed.kernel.conformance.bench import Played, live_bytes
from tramshed.kernel.conformance.report import Complaint
from tramshed.kernel.errors import UnknownGame
from tramshed.kernel.game import Game
from tramshed.kernel.match import Match, Turn
from tramshed.kernel.matchfile import dumps, loads
from tramshed.kernel.registry import game as registered

LOOKS_BACK = 6
UNDO_SHARE = 0.3


def every_game_ends(played: Played) -> Iterator[Complaint]:
    """Every game ends"""
    if not played.over:
        yield Complaint(played.stuck or "it did not end")


def matches_replay(played: Played) -> Iterator[Complaint]:
    """Played again as a match, in notation, it passes through the same positions, also after
    taking moves back; looking back finds each of them"""
    if not played.lives:
        return
    match = Match(played.bench.game, played.bench.setup, played.key)
    if live_bytes(match.state) != played.lives[0]:
        yield Complaint("the deal is not the same")
    for number, (seat, action) in enumerate(played.turns, 1):
        notation = played.bench.notation(action)
        text = played.rng.choice((notation, notation.upper()))
        match.play(text, seat)
        if live_bytes(match.state) != played.lives[number]:
            yield Complaint(f"move {number} leads elsewhere", seat, notation)
            return
        if match.can_undo and played.rng.random() < UNDO_SHARE:
            yield from _take_back(match, played, number)
    yield from _look_back(match, played)


def _take_back(match: Match, played: Played, number: int) -> Iterator[Complaint]:
    seat, action = played.turns[number - 1]
    notation = played.bench.notation(action)
    for other in played.bench.players:
        if other != seat and match.may_undo(other):
            branch = match.copy()
            branch.undo(other)
            if _turns_of(branch, seat) != _turns_of(match, seat):
                yield Complaint("could take back another seat's move", other, notation)
    match.undo(seat)
    if live_bytes(match.state) != played.lives[number - 1]:
        yield Complaint(f"taking back move {number} leads elsewhere", seat, notation)
    match.play(notation, seat)
    if live_bytes(match.state) != played.lives[number]:
        yield Complaint(
            f"move {number}, taken back and made again, leads elsewhere", seat, notation
        )


def _turns_of(match: Match, seat: int) -> list[Turn]:
    return [turn for turn in match.turns if turn.seat == seat]


def _look_back(match: Match, played: Played) -> Iterator[Complaint]:
    now = live_bytes(match.state)
    for _ in range(LOOKS_BACK):
        number = played.rng.randrange(len(played.lives))
        if live_bytes(match.state_after(number)) != played.lives[number]:
            yield Complaint(f"looking back to move {number} finds another position")
        branch = match.copy(number)
        if not branch.is_over:
            seat = played.rng.choice(branch.actors)
            branch.play(played.rng.choice(branch.legal_moves_of(seat)), seat)
    if live_bytes(match.state) != now or len(match.turns) != len(played.turns):
        yield Complaint("playing on in a copy changed the match")


def saved_matches_load(played: Played) -> Iterator[Complaint]:
    """A match saved as text and loaded is the same match, finished or not

    A game that is not installed cannot be loaded; it is only replayed.
    """
    if not played.lives or not _installed(played.bench.game):
        return
    match = Match(played.bench.game, played.bench.setup, played.key)
    for seat, action in played.turns:
        match.play(match.moves[action], seat)
    for each in (match, match.copy(played.rng.randrange(len(played.lives)))):
        text = dumps(each)
        loaded = loads(text)
        if loaded.setup != each.setup:
            yield Complaint(f"the set-up changed to {loaded.setup}")
        if loaded.digest() != each.digest() or loaded.turns != each.turns:
            yield Complaint(f"saved after {len(each.turns)} moves, it loads as another match")
        if dumps(loaded) != text:
            yield Complaint(f"saved again after {len(each.turns)} moves, the text differs")


def _installed(game: Game) -> bool:
    try:
        return registered(game.name) is game
    except UnknownGame:
        return False
