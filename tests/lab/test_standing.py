"""Who wins how often, and how sure that is."""

from __future__ import annotations

import random

import pytest

from tests.lab.notes import noted, won_by
from tramshed.lab.ratings import rankings, ratings
from tramshed.lab.standing import LOOK_Z, Z, is_decided, looks, share_of, standing, wilson


def test_wilson_is_as_in_the_books() -> None:
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)  # 8 of 10
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)


def test_shared_victories_are_split_and_all_seats_of_a_player_count() -> None:
    matches = [noted("a,b", (0, 0), 0), noted("a,b", (0, 1), 1)]
    assert standing("a", matches).wins.mean == 0.75
    table = noted("a,b,a", (1, 0, 0))
    assert standing("a", [table]).wins.mean == 0.5
    assert standing("a", [table]).par == pytest.approx(2 / 3)


def test_deals_that_cancel_out_make_it_surer_and_deals_that_repeat_do_not() -> None:
    mirrored = share_of([0.5] * 20 + [0.6, 0.4] * 10)
    repeated = share_of([1.0] * 20 + [0.0] * 20)
    apart = wilson(0.5, 80)
    assert mirrored.high < apart[1] < repeated.high


def test_an_interval_holds_what_it_promises() -> None:
    rng, held = random.Random(1), 0
    for _ in range(400):
        deals = [float(rng.random() < 0.7) for _ in range(60)]
        share = share_of(deals)
        held += share.low <= 0.7 <= share.high
    assert held / 400 > 0.92


def test_looking_often_asks_for_more() -> None:
    rng, wrong = random.Random(2), 0
    for _ in range(300):
        deals = [float(rng.random() < 0.5) for _ in range(200)]
        stops = looks(200, 2)
        wrong += any(not _holds(deals[:stop]) for stop in stops)
    assert wrong / 300 < 0.09
    assert LOOK_Z > Z
    assert looks(7, 2) == [2, 4, 6, 7]


def _holds(deals: list[float]) -> bool:
    share = share_of(deals, LOOK_Z)
    return share.low <= 0.5 <= share.high


def test_it_is_decided_when_everybody_is_on_one_side() -> None:
    even = [won_by("ab"[deal % 2], "a,b", deal) for deal in range(20)]
    assert not is_decided(even)
    assert is_decided([won_by("a", "a,b", deal) for deal in range(20)])
    assert not is_decided([won_by("a", "a,b", deal) for deal in range(9)])


def test_ratings_order_players_and_know_how_sure_they_are() -> None:
    matches = [won_by("a" if deal % 4 else "b", "a,b", deal) for deal in range(40)]
    matches += [won_by("b" if deal % 4 else "c", "b,c", deal) for deal in range(40)]
    best, middle, last = ratings(matches)
    assert [each.player for each in (best, middle, last)] == ["a", "b", "c"]
    assert best.points - middle.points == pytest.approx(middle.points - last.points, abs=5)
    assert 150 < best.points - middle.points < 230  # 3 : 1 is 191 points
    for each in (best, middle, last):
        assert each.low < each.points < each.high


def test_who_shares_a_rank_is_not_compared() -> None:
    names = ["a", "b", "c"]
    assert rankings(noted("a,b,c", (2, 0, 1)), names) == [(1, 2, 0)]
    assert rankings(noted("a,b,c", (0, 0, 2)), names) == [(0, 2), (1, 2)]
    assert rankings(noted("a,a,b", (0, 1, 2)), names) == [(0, 1), (0, 1)]
    assert ratings([noted("a,b", (0, 0))], samples=2)[0].points == 0
