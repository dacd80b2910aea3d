"""Set-up (TT-S1, TT-S2)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.take_a_train.rules.box import AUCTIONS, LOCOMOTIVES
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, stack, table
from tests.games.trambahn.rules.odds import equal, fits
from tramshed.games.take_a_train.components import ROUNDS
from tramshed.games.take_a_train.game import GAME
from tramshed.games.take_a_train.rounds import begin_round
from tramshed.kernel import drive
from tramshed.kernel.seats import SPECTATOR

SEATS = range(2, 7)


@pytest.mark.parametrize("seats", SEATS)
def test_money_and_objectives(seats: int) -> None:
    """TT-S1: 5,000 each, three objectives that only their owner sees."""
    match = GAME.match(seats=seats, seed=1)
    assert cash(match) == [5000] * seats
    held = [{each.name for each in table(match, seat).objectives} for seat in range(seats)]
    assert [len(each) for each in held] == [3] * seats
    assert len(set().union(*held)) == 3 * seats
    assert table(match, SPECTATOR).objectives == ()


def test_any_objective_can_come_to_anybody() -> None:
    """TT-S1"""
    found: Counter[tuple[int, str]] = Counter()
    for seed in range(600):
        match = GAME.match(seats=2, seed=seed)
        for seat in range(2):
            found.update((seat, each.name) for each in table(match, seat).objectives)
    assert len(found) == 36
    assert fits(found, equal(found))


def test_the_first_starter_is_drawn() -> None:
    """TT-S1"""
    matches = (GAME.match(seats=3, seed=seed) for seed in range(900))
    found = Counter(int(match.state[0].live.table.round_starter) for match in matches)
    assert fits(found, equal(range(3)))


@pytest.mark.parametrize("seats", SEATS)
def test_each_round_the_player_to_the_left(seats: int) -> None:
    """TT-S1"""
    match = GAME.match(seats=seats, seed=seats)
    menu, dice, seen = GAME.new_menu(match.setup), drive.new_dice(1), {}
    while not match.is_over:
        now = table(match)
        seen[now.round] = now.round_starter
        seat = match.actors[0]
        count = drive.menu(match.state, seat, menu)
        drive.apply(match.state, seat, int(menu[int(dice[0].state) % count]))
        dice[0].state += 0x9E3779B9
    assert [seen[2], seen[3]] == [(seen[1] + 1) % seats, (seen[1] + 2) % seats]


@pytest.mark.parametrize("seats", SEATS)
def test_three_locomotives_a_player(seats: int) -> None:
    """TT-S2: the others are out for the round."""
    for seed in range(20):
        match = GAME.match(seats=seats, seed=seed)
        seen = table(match).auction
        there = stack(match) | {each.name for each in seen.revealed}
        for player in range(seats):
            there |= {each.name for each in table(match, player).auction.hand}
        assert len(there) == 3 * seats


@pytest.mark.parametrize("seats", [2, 5])
def test_drawn_at_random_from_all_18(seats: int) -> None:
    """TT-S2: few players or many."""
    found: Counter[str] = Counter()
    for seed in range(1500):
        match = auction("preempted", seats=seats, seed=seed)
        match.state[0].live.table.kinds_used = 0
        begin_round(match.state[0])
        found.update(_in_round(match.state[0].live, seats))
    assert set(found) == set(LOCOMOTIVES)
    spread = [abs(n - 1500 * 3 * seats / 18) for n in found.values()]
    assert max(spread) < 4 * (1500 * (seats / 6) * (1 - seats / 6)) ** 0.5


def _in_round(live: object, seats: int) -> list[str]:
    state = live
    held = int(state.stack)  # type: ignore[attr-defined]
    slots = [*state.packets.ravel(), *state.table.auction.revealed]  # type: ignore[attr-defined]
    for slot in slots:
        if slot:
            held |= 1 << int(slot) - 1
    return [name for i, name in enumerate(LOCOMOTIVES) if held >> i & 1]


def test_an_auction_is_never_held_twice() -> None:
    """TT-S2: tokens are drawn, each as likely, and used once."""
    first: Counter[str] = Counter()
    menu = GAME.new_menu(GAME.meta.setup())
    for seed in range(900):
        match = GAME.match(seats=2, seed=seed)
        first[table(match).kind] += 1
        if seed < 100:
            state = match.state
            drive.playout(state, menu, drive.new_dice(seed))
            assert bin(int(state[0].live.table.kinds_used)).count("1") == ROUNDS
    assert fits(first, equal([name.replace(" ", "-") for name in AUCTIONS]))
