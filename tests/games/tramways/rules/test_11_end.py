"""The end of the game (TW-5), and solo (TW-6)."""

from __future__ import annotations

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import events
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.rounds import begin_round
from tramshed.games.tramways.scoring import rank, score
from tramshed.kernel.match import new_match


def at_the_end(**more: object) -> Scene:
    given = {"rounds": 6, "begin": begin_administration} | more
    return position("A 1920", **given)  # type: ignore[arg-type]


def scores(scene: Scene) -> list[int]:
    return [int(score(scene.match.state[0], seat)) for seat in range(scene.match.setup.seats)]


def ranks(scene: Scene) -> list[int]:
    return [int(rank(scene.match.state[0], seat)) for seat in range(scene.match.setup.seats)]


# --- TW-5.1


def test_what_counts() -> None:
    """TW-5.1: points, 3 for each complete track, upgraded or not, 1 for each full $10, less
    stress; an incomplete track counts nothing."""
    scene = at_the_end(
        hands={ORANGE: "62"},
        parcels={ORANGE: "A1"},
        tracks={ORANGE: ["1a 1b 1c 1d 1e"], BROWN: ["1a 2a 3a 4a"]},
        better={ORANGE: ["5e 4e 3e 2e 1e"]},
        joy={ORANGE: 7, BROWN: -2},
        cash={ORANGE: 29, BROWN: 9, PINK: 10},
        stress={ORANGE: 4, BROWN: 3},
    )
    assert scores(scene) == [7 + 6 + 2 - 4, -2 - 3, 1 - 1]
    scene.play("done", seat=ORANGE)
    assert scene.match.outcome is not None
    assert scene.match.outcome.scores == (11, -5, 0)
    assert scene.match.outcome.ranks == (0, 2, 1)
    assert [each.a for each in scene.told(events.SCORED)] == [11, -5, 0]


def test_a_tie() -> None:
    """TW-5.1: money left after conversion decides: $9 beats $11, of which $1 is left; then it is
    shared."""
    scene = at_the_end(joy={ORANGE: 9, BROWN: 10, PINK: 10}, cash={ORANGE: 11, BROWN: 9, PINK: 9})
    assert scores(scene) == [9, 9, 9]
    assert ranks(scene) == [2, 0, 0]


# --- TW-6


def test_two_steps_at_the_start_of_the_last_round() -> None:
    """TW-6.3: for a solo player, once; there is no first-player stress (TW-6.2)."""
    scene = position("A 1920", seats=1, rounds=4, begin=begin_round)
    assert (scene.table.rounds, scene.stress(ORANGE)) == (5, 1)
    last = position("A 1920", seats=1, rounds=5, begin=begin_round)
    assert (last.table.rounds, last.stress(ORANGE)) == (6, 3)


def test_a_whole_solo_game() -> None:
    """TW-6.1, TW-6.2: five lines of tickets, one taken from each, none in the last round."""
    scene = Scene(new_match(GAME, seats=1, seed=11))
    taken: dict[int, int] = {}
    while not scene.match.is_over:
        menu = scene.menu(0)
        if scene.step == "ROW":
            rounds = int(scene.table.rounds)
            taken[rounds] = taken.get(rounds, 0) + 1
            menu = [move for move in menu if move.startswith("take")]
        scene.match.play("income" if "income" in menu else menu[0], 0)
    assert taken == {1: 1, 2: 1, 3: 1, 4: 1, 5: 1}
    assert scene.table.rounds == 6
    assert scene.match.outcome is not None
    assert scene.match.outcome.ranks == (0,)
