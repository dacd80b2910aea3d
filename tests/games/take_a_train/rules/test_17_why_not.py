"""Why not? Every reason to forbid a move, each with its clause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.take_a_train.rules.doing import bids, play
from tests.games.take_a_train.rules.position import auction, wagons
from tramshed.games.take_a_train import reasons
from tramshed.games.take_a_train.reasons import REASONS
from tramshed.kernel import drive
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR, TABLE

CLOCK = {"open_auction": "clock"}
HANDS = ("S1 D1 E1", "S2 D2 E2", "S3 D3 E3")


def naming() -> Match:
    return auction("passing", reveal="S1 D1 E5", cash=[250, 5000, 5000])


def raising() -> Match:
    return play(naming(), "name D1", "bid 200")


def sealed() -> Match:
    return play(auction("blind", reveal="S1 D1 E5", cash=[700, 600, 0]), "name D1", "1: bid 300")


def adding() -> Match:
    match = play(auction("double blind", reveal="S1 D1 E5", cash=[700, 600, 0]), "name D1")
    return bids(match, 200, 300, 0)


def tied() -> Match:
    return bids(play(auction("blind", reveal="S1 D1 E5"), "name D1"), 300, 300, 0)


def picking() -> Match:
    return bids(auction("preempted", stack="S1 S2 S3 S4 S5 S6 S7 D1 D2"), 0, 50, 100)


def live() -> Match:
    return play(auction("open", reveal="S1", options=CLOCK), "bid 100")


def turning() -> Match:
    match = auction("draft", seats=2, hands=("S1 D1 S4", "S2 S5 S3"), cash=[500, 5000])
    return play(match, "0: keep S1", "1: keep S2", "0: keep S5", "1: keep D1")


def market() -> Match:
    trains = {0: ["E1 food-50", "down coal-150", "E3"]}
    return wagons(market="food-100 plus-one twin", trains=trains)


def poor() -> Match:
    return wagons(market="food-100 plus-one twin", cash=0)


def over() -> Match:
    return play(wagons(market="food-100 plus-one twin", rounds=2), "pass", "pass")


CASES: list[tuple[int, Callable[[], Match], int, str]] = [
    (reasons.OVER_ALREADY, over, 0, "pass"),
    (reasons.NOT_AWAITED, naming, 1, "name S1"),
    (reasons.NOT_AWAITED, naming, SPECTATOR, "name S1"),
    (reasons.NOT_AWAITED, naming, TABLE, "sold"),
    (reasons.NOT_AWAITED, sealed, SPECTATOR, "bid 100"),
    (reasons.NOT_YOUR_MOVE, market, 1, "pass"),
    (reasons.BID_IS_FINAL, sealed, 1, "bid 350"),
    (reasons.STAGE_ONE, naming, 0, "pass"),
    (reasons.STAGE_ONE, naming, 0, "take food-50 1"),
    (reasons.STAGE_ONE, raising, 1, "deal"),
    (reasons.STAGE_TWO, market, 0, "bid 100"),
    (reasons.STAGE_TWO, market, 0, "name S1"),
    (reasons.STAGE_TWO, market, 0, "drop"),
    (reasons.OTHER_AUCTION, naming, 0, "keep S1"),
    (reasons.OTHER_AUCTION, naming, 0, "pick S1"),
    (reasons.OTHER_AUCTION, naming, 0, "favour 1"),
    (reasons.OTHER_AUCTION, naming, 0, "hold"),
    (reasons.OTHER_AUCTION, picking, 2, "name S1"),
    (reasons.OTHER_AUCTION, picking, 2, "buy S1"),
    (reasons.OTHER_AUCTION, picking, 2, "drop"),
    (reasons.OTHER_AUCTION, live, 1, "name S1"),
    (reasons.OTHER_AUCTION, live, 1, "favour 1"),
    (reasons.OTHER_AUCTION, turning, 0, "bid 100"),
    (reasons.OTHER_AUCTION, turning, 0, "favour 1"),
    (reasons.OTHER_STEP, naming, 0, "buy S1"),
    (reasons.OTHER_STEP, naming, 0, "bid 100"),
    (reasons.OTHER_STEP, naming, 0, "drop"),
    (reasons.OTHER_STEP, raising, 1, "name S1"),
    (reasons.OTHER_STEP, turning, 0, "keep S1"),
    (reasons.OTHER_STEP, picking, 2, "favour 1"),
    (reasons.MUST_OPEN, lambda: play(naming(), "name D1"), 0, "drop"),
    (reasons.MUST_OPEN, lambda: auction("open", reveal="S1"), 0, "hold"),
    (reasons.NOT_REVEALED, naming, 0, "name S2"),
    (reasons.TOO_DEAR, naming, 0, "name E5"),
    (reasons.BELOW_POWER, lambda: play(naming(), "name D1"), 0, "bid 150"),
    (reasons.STARTER_BELOW_POWER, sealed, 0, "bid 150"),
    (reasons.NO_RAISE, raising, 1, "bid 200"),
    (reasons.ABOVE_CASH, lambda: play(naming(), "name D1"), 0, "bid 300"),
    (reasons.ABOVE_CASH, sealed, 0, "bid 750"),
    (reasons.ABOVE_CASH, raising, 1, "bid 5050"),
    (reasons.SUM_ABOVE_CASH, adding, 0, "bid 550"),
    (reasons.NOT_TIED, tied, 0, "favour 3"),
    (reasons.NOT_TIED, tied, 0, "favour 6"),
    (reasons.NOT_LEFT, picking, 2, "pick E1"),
    (reasons.NOT_IN_HAND, lambda: auction("draft", hands=HANDS), 0, "keep S2"),
    (reasons.NOT_YOURS_TO_TURN, turning, 0, "turn S2"),
    (reasons.ONLY_THE_CLOCK, live, 1, "sold"),
    (reasons.NOT_THE_CLOCK, live, TABLE, "hold"),
    (reasons.NO_CLOCK, lambda: play(auction("open", reveal="S1"), "bid 100"), 1, "sold"),
    (reasons.NOT_IN_MARKET, market, 0, "take oil-200 3"),
    (reasons.NOT_IN_MARKET, market, 0, "take bonus"),
    (reasons.NOT_IN_MARKET, market, 0, "replace bonus"),
    (reasons.OTHER_CARGO, market, 0, "take food-100 2"),
    (reasons.CARGO_ELSEWHERE, market, 0, "take food-100 3"),
    (reasons.FACE_DOWN, market, 0, "take plus-one 2"),
    (reasons.NOTHING_TO_COPY, market, 0, "take twin 3"),
    (reasons.CANNOT_REPLACE, poor, 0, "replace twin"),
    (reasons.CHOOSE_ON, lambda: play(market(), "replace twin"), 0, "replace food-100"),
    (reasons.DEAL_FIRST, lambda: play(market(), "replace twin"), 0, "pass"),
    (reasons.NOTHING_CHOSEN, market, 0, "deal"),
]


@pytest.mark.parametrize(("number", "stand", "seat", "move"), CASES)
def test_why_not(number: int, stand: Callable[[], Match], seat: int, move: str) -> None:
    """TT-1.0, TT-3.1 and all others that can forbid a move."""
    match = stand()
    assert drive.forbids(match.state, seat, match.moves.parse(move).action) == number


def test_replaced_already() -> None:
    """TT-3.3"""
    match = play(market(), "replace twin", "deal")
    action = match.moves.parse(f"replace {match.view().table.market[0]}").action
    assert drive.forbids(match.state, 0, action) == reasons.REPLACED_ALREADY


def test_every_reason_has_its_clause() -> None:
    """TT-1.0 and all others: each reason names the clause it is about."""
    assert {case[0] for case in CASES} | {reasons.REPLACED_ALREADY} == set(REASONS)
    assert all(reason.clause.startswith("TT-") for reason in REASONS.values())
