"""The rules, clause by clause. The docstring of a test names the clause that it holds."""

from __future__ import annotations

import random

import pytest

from last_tram.game import GAME
from last_tram.scoring import rank, score
from last_tram.shown.table import TableSeen
from tramshed import SPECTATOR, Match, NotLegal


def new_match(seats: int = 3, **options: str) -> Match:
    return GAME.match(seats=seats, seed=1, options=options)


def table(match: Match, seat: int = SPECTATOR) -> TableSeen:
    seen: TableSeen = match.view(seat).table
    return seen


def hand(match: Match, seat: int) -> tuple[int, ...]:
    return table(match, seat).hand


def lay_all(match: Match) -> list[int]:
    """Everybody lays the highest ticket; which ones these are."""
    tickets = [max(hand(match, seat)) for seat in range(match.setup.seats)]
    for seat, ticket in enumerate(tickets):
        match.play(f"lay {ticket}", seat)
    return tickets


def play_out(match: Match) -> Match:
    dice = random.Random(1)
    while not match.is_over:
        seat = match.actors[0]
        match.play(dice.choice(match.legal_moves_of(seat)), seat)
    return match


def test_tickets_are_1_to_20_and_no_two_alike() -> None:
    """LT-C1"""
    match = new_match(4)
    tickets = [ticket for seat in range(4) for ticket in hand(match, seat)]
    assert len(set(tickets)) == len(tickets)
    assert set(tickets) <= set(range(1, 21))


def test_four_passengers_of_each_value() -> None:
    """LT-C2"""
    match = play_out(new_match(4))
    aboard = [value for player in table(match).players for value in player.aboard]
    left = match.view().record[0].table.pile.count
    assert [aboard.count(value + 1) + int(left[value]) for value in range(5)] == [4] * 5


@pytest.mark.parametrize(("evening", "tickets"), [("long", 4), ("short", 3)])
def test_as_many_tickets_as_rounds(evening: str, tickets: int) -> None:
    """LT-S1"""
    match = new_match(evening=evening)
    assert [len(hand(match, seat)) for seat in range(3)] == [tickets] * 3
    laid = [turn for turn in play_out(match).turns if turn.move.verb == "lay"]
    assert len(laid) == 3 * tickets


def test_nobody_boards_before_all_tickets_are_laid() -> None:
    """LT-1.0"""
    match = new_match()
    with pytest.raises(NotLegal, match="tickets are laid first"):
        match.play(f"take {table(match).stop[0]}", 0)


def test_a_passenger_for_each_player_comes() -> None:
    """LT-1.1"""
    assert [len(table(new_match(seats)).stop) for seats in (2, 3, 4)] == [2, 3, 4]


def test_all_lay_at_once_and_may_change_their_minds() -> None:
    """LT-1.2"""
    match = new_match()
    assert match.actors == (0, 1, 2)
    first, second = hand(match, 1)[:2]
    match.play(f"lay {first}", 1)
    match.play(f"lay {hand(match, 0)[0]}", 0)
    assert [*match.actors] == [2]
    assert match.undo(1).decision.ticket == first  # whatever the others have done since
    match.play(f"lay {second}", 1)
    assert table(match, 1).players[1].laid == second


def test_only_a_ticket_in_hand() -> None:
    """LT-1.2"""
    match = new_match()
    reason = match.why_not(f"lay {hand(match, 1)[0]}", 0)
    assert reason
    assert (reason.clause, match.explain(reason)) == ("LT-1.2", "you do not hold this ticket")


def test_the_last_ticket_turns_all_of_them_up() -> None:
    """LT-1.3"""
    match = new_match()
    tickets = lay_all(match)
    assert [player.laid for player in table(match).players] == tickets


def test_the_highest_ticket_chooses_first() -> None:
    """LT-2.1"""
    match = new_match()
    tickets = lay_all(match)
    order = sorted(range(3), key=lambda seat: -tickets[seat])
    assert match.actors == (order[0],)
    passenger = table(match).stop[-1]
    match.play(f"take {passenger}")
    assert table(match).players[order[0]].aboard == (passenger,)
    assert match.actors == (order[1],)


def test_who_is_last_takes_who_is_left() -> None:
    """LT-2.2"""
    match = new_match(2)
    lay_all(match)
    best, worst = table(match).stop
    match.play(f"take {best}")
    assert sorted(player.aboard for player in table(match).players) == [(worst,), (best,)]
    assert table(match).round == 2


def test_a_ticket_is_used_once() -> None:
    """LT-2.3"""
    match = new_match(2)
    tickets = lay_all(match)
    match.play(match.legal_moves[0])
    assert all(tickets[seat] not in hand(match, seat) for seat in range(2))
    used = match.view().record[0].table.used
    assert [ticket for ticket, out in enumerate(used, 1) if out] == sorted(tickets)


def test_most_points_win_then_passengers_worth_5() -> None:
    """LT-3.1"""
    match = play_out(new_match())
    assert match.outcome
    assert match.outcome.scores == tuple(player.points for player in table(match).players)
    state = match.state.copy()
    aboard = state[0].live.table.aboard
    aboard[:] = 0
    aboard[0, 4], aboard[1, 3], aboard[1, 0], aboard[2, 1] = 1, 1, 1, 2  # 5, 4 + 1, 2 + 2
    assert [score(state[0], seat) for seat in range(3)] == [5, 5, 4]
    assert [rank(state[0], seat) for seat in range(3)] == [0, 1, 2]


def test_tickets_are_hidden_until_they_are_turned_up() -> None:
    """LT-4.1"""
    match = new_match()
    match.play(f"lay {hand(match, 0)[0]}", 0)
    for seat in (1, 2, SPECTATOR):
        laid = table(match, seat).players[0]
        assert (laid.has_laid, laid.laid) == (True, None)
    assert hand(match, SPECTATOR) == ()
