"""What is drafted can be sent: what the page offers leads on, and what it completes is legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import tramshed
from tramshed.games.tramways.planning.trips import trips
from tramshed.games.tramways.web.draft import complete
from tramshed.games.tramways.web.facts import Facts
from tramshed.kernel import drive
from tramshed.kernel.position import Position
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.server.words import game_words
from tramshed.web.drafts import Completed
from tramshed.web.seats import Choice

WORDS = game_words("en", "tramways")
HOSTILE = ("from-99zz", "99-1", "1-99", "book-9", "joy-99", "-", "cash", "x" * 20)


def positions(seats: int, seed: int) -> Iterator[tuple[Position, int]]:
    """Of a match as the quick policy plays it, each with a seat that is awaited."""
    board = tramshed.game("tramways").match(seed=seed, seats=seats).position
    dice = random.Random(seed)
    while not board.is_over:
        seat = board.actors[0]
        yield board, seat
        menu = np.array(board.menu(seat), np.int16)
        weights = np.zeros(len(menu))
        drive.prefer(board.state, seat, menu, len(menu), weights)
        board.play(int(dice.choices(menu.tolist(), weights.tolist())[0]), seat)


def rehearsed(board: Position, seat: int, moves: Sequence[str]) -> Rehearsal:
    rehearsal = Rehearsal(board.view(seat))
    for move in moves:
        action = board.moves.parse(move).action
        assert rehearsal.why_not(action, seat) is None, move
        assert rehearsal.play(action), move
    return rehearsal


def chosen(choice: Choice) -> tuple[list[str], tuple[str, ...]]:
    """The moves of a choice, and what it uses."""
    use = (choice["use"],) if "use" in choice else ()
    return [move for move in choice["m"].split(", ") if move], use


def sends(board: Position, seat: int, rehearsal: Rehearsal, found: Completed) -> None:
    """All of it can be played."""
    after = board.copy()
    for action in (*rehearsal.played, *found.moves):
        after.play(action, seat)
    assert after.number > board.number


def line(reached: dict[str, Any], dice: random.Random) -> list[str]:
    """The moves of some line that can end."""
    cells, sides, ago = reached["cells"].split(" "), reached["sides"], reached["ago"]
    at = dice.choice([n for n, end in enumerate(reached["ends"]) if end != "-"])
    moves = [f"lay {cells[at]} {sides[2 * at : 2 * at + 2]}"]
    while ago[at]:
        at -= ago[at]
        moves.insert(0, f"lay {cells[at]} {sides[2 * at : 2 * at + 2]}")
    return moves


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_offered_leads_to_something_that_can_be_sent(seats: int) -> None:
    sent, dice = Counter[str](), random.Random(1)
    for board, seat in positions(seats, seed=4):
        step = board.view(seat).table.step
        if step in ("pay", "administration", "hand"):
            found = complete(Rehearsal(board.view(seat)), (), (), WORDS)
            assert found.ready
            sends(board, seat, Rehearsal(board.view(seat)), found)
            sent[step] += 1
        elif step == "action":
            empty = complete(Rehearsal(board.view(seat)), (), (), WORDS)
            assert not empty.ready
            drafts = [each for each in empty.menu or () if each.get("draft")]
            for choice in dice.sample(drafts, min(3, len(drafts))):
                sent[follow(board, seat, choice, dice)] += 1
    assert {"pay", "administration", "track", "build", "move"} <= set(sent)


def follow(board: Position, seat: int, choice: Choice, dice: random.Random) -> str:
    """Choose until it can be sent, and send it; says what was done, in how few choices."""
    moves, use = chosen(choice)
    for _ in range(3):
        rehearsal = rehearsed(board, seat, moves)
        found = complete(rehearsal, use, (), WORDS)
        if found.ready:
            break
        if found.data and found.data["reach"]:
            moves = [*moves, *line(dice.choice(found.data["reach"]), dice)]
            continue
        more, uses = chosen(dice.choice(list(found.menu or ())))
        moves, use = [*moves, *more], (*use, *uses)
    else:
        raise AssertionError(f"{choice}: more than four clicks, the last of which sends it")
    assert isinstance(found.facts, Facts)
    assert found.facts.verb == moves[0]
    sends(board, seat, rehearsal, found)
    return moves[0]


def test_nobody_can_use_what_is_not_there() -> None:
    for board, seat in positions(2, seed=6):
        if board.number > 120:
            break
        rehearsal = Rehearsal(board.view(seat))
        plain = complete(rehearsal, (), (), WORDS)
        hostile = complete(rehearsal, HOSTILE, HOSTILE, WORDS)
        assert hostile.moves == plain.moves
        assert hostile.ready == plain.ready


def drafted(board: Position, seat: int, moves: Sequence[str], *use: str) -> Facts:
    """What zones are told of a draft."""
    found = complete(rehearsed(board, seat, moves), use, (), WORDS)
    assert isinstance(found.facts, Facts)
    assert found.ready
    return found.facts


def at_action(seats: int, seed: int, verb: str) -> Iterator[tuple[Position, int]]:
    """Where an action of this kind can be chosen."""
    for board, seat in positions(seats, seed):
        menu = [str(board.moves[action]) for action in board.menu(seat)]
        if board.view(seat).table.step == "action" and verb in menu:
            yield board, seat


def test_every_way_to_a_goal_can_be_gone() -> None:
    """TW-3.10: the best one first; after the last one it begins anew."""
    several = 0
    for board, seat in at_action(3, 9, "move"):
        for moves in {trip.moves[:3] for trip in trips(board.view(seat))}:
            first = drafted(board, seat, moves).ride
            assert first is not None
            ridden, names = [first], list[str]()
            while len(ridden) < first.ways:
                names.append(ridden[-1].other)
                following = drafted(board, seat, moves, *names).ride
                assert following is not None
                ridden.append(following)
            assert [ride.number for ride in ridden] == [*range(1, first.ways + 1)]
            assert len({ride.legs for ride in ridden}) == first.ways
            if first.ways > 1:
                assert drafted(board, seat, moves, *names, ridden[-1].other).ride == first
                several += 1
    assert several


def test_what_is_built_stands_on_the_map_and_rails_make_room() -> None:
    """TW-3.7: as the rules leave it."""
    raised = cut = 0
    for board, seat in at_action(3, 4, "build"):
        begun = complete(rehearsed(board, seat, ["build"]), (), (), WORDS)
        for choice in begun.menu or ():
            moves = ["build", choice["m"]]
            ticket = complete(rehearsed(board, seat, moves), (), (), WORDS).menu or ()
            marks = drafted(board, seat, [*moves, ticket[0]["m"]]).marks
            cell = board.view(seat).table.cells[choice["d"].removeprefix("cell-")]
            assert marks.raised is not None
            assert marks.raised.cell == cell.name
            assert {sides for _, sides in marks.lost} == {tile.sides for tile in cell.tiles}
            raised, cut = raised + 1, cut + bool(cell.tiles)
    assert raised
    assert cut
