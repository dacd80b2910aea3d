"""What all auctions share, and what Passing, Blind, Double blind and Open do (TT-1)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.take_a_train.rules.box import LOCOMOTIVES
from tests.games.take_a_train.rules.doing import amounts, bids, forbidden_by, legal, play
from tests.games.take_a_train.rules.position import auction
from tests.games.take_a_train.rules.seeing import cash, locomotives, names, news, stack, step, table
from tests.games.trambahn.rules.odds import equal, fits
from tramshed.kernel.match import Match

LOTS = ("passing", "blind", "double blind", "open")
NAMED = ("passing", "blind", "double blind")


def open_lot(match: Match, loco: str, amount: int) -> Match:
    """The starter's first bid on a lot, whatever the auction."""
    if step(match) == "naming":
        play(match, f"name {loco}")
    seat = table(match).auction.starter
    return play(match, f"{seat}: bid {amount}")


# --- TT-1.0


def test_the_stage_lasts_until_all_have_three() -> None:
    """TT-1.0"""
    match = auction("passing", seats=2, reveal="S1 S2", owned={0: "E1 E2", 1: "D3 D4"})
    play(match, "name S1", "bid 100", "drop")
    assert step(match) == "buying"
    assert not table(match).order
    play(match, legal(match)[0])
    assert step(match) == "moving"
    assert [len(player.trains) for player in table(match).players] == [3, 3]


@pytest.mark.parametrize("kind", LOTS)
def test_decisions_of_other_auctions(kind: str) -> None:
    """TT-1.0: each kind has its own."""
    match = auction(kind, reveal="S1" if kind == "open" else "S1 D1 E1")
    own = {"passing": {"name S1"}, "open": {"bid 100"}}.get(kind, {"name S1"})
    for move in ("name S1", "bid 100", "pick S1", "keep S1", "turn S1", "favour 1"):
        if move in own:
            assert move in legal(match)
        else:
            assert forbidden_by(match, move) == "TT-1.0"
    assert forbidden_by(match, "pass") == "TT-3.1"


# --- TT-1.1


def test_bids_are_multiples_of_50() -> None:
    """TT-1.1"""
    match = auction("passing", reveal="S3 D1 E1", cash=[900, 5000, 650])
    play(match, "name S3")
    assert amounts(match) == list(range(200, 901, 50))
    play(match, "bid 250")
    assert amounts(match) == list(range(300, 5001, 50))
    play(match, "drop")
    assert amounts(match) == list(range(300, 651, 50))
    assert not any(move.notation == "bid 325" for move in match.moves)


def test_a_raise_exceeds_the_standing_bid() -> None:
    """TT-1.1"""
    match = play(auction("passing", reveal="S3 D1 E1"), "name S3", "bid 400")
    assert forbidden_by(match, "bid 400") == "TT-1.1"
    assert forbidden_by(match, "bid 350") == "TT-1.1"
    play(match, "bid 450")
    assert table(match).auction.price == 450


@pytest.mark.parametrize("kind", LOTS)
def test_never_above_the_own_cash(kind: str) -> None:
    """TT-1.1: and there are no loans."""
    shown = "S1" if kind == "open" else "S1 D1 E1"
    match = auction(kind, reveal=shown, cash=[300, 500, 450])
    if kind != "open":
        play(match, "name S1")
    assert max(amounts(match, 0)) == 300
    assert forbidden_by(match, "0: bid 350") == "TT-1.1"
    play(match, "0: bid 100")
    assert max(amounts(match, 1)) == 500
    assert forbidden_by(match, "1: bid 550") == "TT-1.1"


@pytest.mark.parametrize("kind", ["passing", "open"])
def test_nobody_raises_himself(kind: str) -> None:
    """TT-1.1: the highest bidder is not asked."""
    shown = "S1" if kind == "open" else "S1 D1 E1"
    match = open_lot(auction(kind, reveal=shown, seats=2), "S1", 100)
    assert match.actors == (1,)
    play(match, "bid 150")
    assert match.actors == (0,)


def test_nobody_raises_himself_against_the_clock() -> None:
    """TT-1.1"""
    match = auction("open", reveal="S1", options={"open_auction": "clock"})
    play(match, "bid 100")
    assert 0 not in match.actors


# --- TT-1.3


@pytest.mark.parametrize("kind", LOTS)
def test_the_role_of_starter_passes_left(kind: str) -> None:
    """TT-1.3: skipping players who have three, who take no further part."""
    shown = "S1" if kind == "open" else "S1 S2 D1"
    owned = {0: "E1 E2", 1: "D3 D4 D5", 2: "S4", 3: "S5"}
    match = auction(kind, seats=4, reveal=shown, owned=owned, starter=0)
    win(match, "S1", 0, 300)
    assert table(match).auction.starter == 2
    assert locomotives(match, 0) == ["E1", "E2", "S1"]
    win(match, None, 2, 900)
    assert table(match).auction.starter == 3
    win(match, None, 3, 900)
    assert table(match).auction.starter == 2, "seats 0 and 1 have three"


def win(match: Match, loco: str | None, winner: int, amount: int) -> None:
    """Somebody buys a lot; the others hardly bid."""
    if step(match) == "naming":
        play(match, f"name {loco}" if loco else legal(match)[0])
    lot = table(match).auction.lots
    while step(match) in ("opening", "raising") and table(match).auction.lots == lot:
        seat = match.turn
        assert seat is not None
        assert len(table(match).players[seat].trains) < 3, "he takes no part"
        out = "hold" if table(match).kind == "open" else "drop"
        play(match, f"bid {amount}" if seat == winner else out)
    while step(match) in ("bidding", "adding"):
        adding = step(match) == "adding"
        for seat in match.actors:
            assert len(table(match).players[seat].trains) < 3, "he takes no part"
            offered = amounts(match, seat)
            wanted = amount if seat == winner and not adding else offered[0]
            play(match, f"{seat}: bid {wanted}")
            if step(match) not in ("bidding", "adding") or adding != (step(match) == "adding"):
                break


# --- TT-1.4


@pytest.mark.parametrize("kind", NAMED)
def test_the_starter_names_one_he_can_pay_for(kind: str) -> None:
    """TT-1.4"""
    match = auction(kind, reveal="S1 D1 E1", cash=[250, 5000, 5000])
    assert legal(match) == ["name S1", "name D1"]
    assert forbidden_by(match, "name E1") == "TT-1.4"
    assert forbidden_by(match, "name E5") == "TT-1.4"


@pytest.mark.parametrize("kind", LOTS)
def test_he_must_open_at_its_power_or_more(kind: str) -> None:
    """TT-1.4"""
    shown = "E1" if kind == "open" else "S1 D1 E1"
    match = auction(kind, reveal=shown)
    if kind != "open":
        play(match, "name E1")
    assert amounts(match, 0)[0] == 400
    assert forbidden_by(match, "0: bid 350") in ("TT-1.4", "TT-2.2")
    assert "drop" not in legal(match, 0)
    assert "hold" not in legal(match, 0)
    if kind == "passing":
        assert forbidden_by(match, "drop") == "TT-1.4"
    if kind == "open":
        assert forbidden_by(match, "hold") == "TT-1.4"


@pytest.mark.parametrize("kind", LOTS)
def test_a_substitute_for_who_cannot_pay(kind: str) -> None:
    """TT-1.4: the next to the left who is short and can pay; "cannot pay" is all that is said."""
    shown = "E1" if kind == "open" else "E1 E2 E3"
    match = auction(kind, seats=4, reveal=shown, cash=[350, 5000, 200, 5000], owned={1: "D1 D2 D3"})
    assert match.actors == (3,)
    assert table(match).auction.starter == 3
    assert news(match)[-2:] == ["event.cannot-pay", "event.substitute"]
    said = [message for message in match.news(seat=6) if message.id == "event.cannot-pay"]
    assert list(said[0].values) == ["player"]


@pytest.mark.parametrize("kind", LOTS)
def test_then_the_role_passes_to_the_left_of_the_substitute(kind: str) -> None:
    """TT-1.4"""
    shown = "E1" if kind == "open" else "E1 E2 E3"
    match = auction(kind, seats=4, reveal=shown, cash=[350, 200, 5000, 5000])
    assert table(match).auction.starter == 2
    win(match, "E1", 2, 500)
    assert table(match).auction.starter == 3


def test_the_substitute_has_all_the_duties() -> None:
    """TT-1.4: his bid has the minimum, and he breaks the ties."""
    match = auction("blind", seats=4, reveal="E1 E2 E3", cash=[350, 200, 5000, 5000])
    play(match, "name E1")
    assert amounts(match, 2)[0] == 400
    assert amounts(match, 0)[0] == 0
    bids(match, 0, 0, 400, 400)
    assert (step(match), match.turn) == ("favouring", 2)


@pytest.mark.parametrize("kind", LOTS)
def test_if_nobody_can_pay_others_are_revealed(kind: str) -> None:
    """TT-1.4: the revealed are set aside, the same starter reveals again."""
    shown, rest = ("E5", "S1") if kind == "open" else ("E3 E4 E5", "S1 D1 E1")
    there = [*shown.split(), *rest.split()]
    others = [name for name in LOCOMOTIVES if name not in there]
    match = auction(
        kind,
        seats=2,
        reveal=shown,
        stack=rest,
        owned=_give(others[: 6 - len(there)]),
        cash=[300, 300],
        starter=1,
    )
    assert set(shown.split()) <= set(names(table(match).auction.set_aside))
    assert names(table(match).auction.revealed) == rest.split()
    assert table(match).auction.starter == 1
    assert table(match).auction.lots == 1


def _give(loco: list[str]) -> dict[int, str]:
    return {0: " ".join(loco[:2]), 1: " ".join(loco[2:])}


@pytest.mark.parametrize("kind", LOTS)
def test_if_nobody_can_pay_for_any_the_stage_ends(kind: str) -> None:
    """TT-1.4: nothing else is revealed, and all is filled face down."""
    shown = "E5" if kind == "open" else "E3 E4 E5"
    match = auction(kind, seats=2, reveal=shown, owned={0: "S1 S2", 1: "S3"}, cash=[50, 50])
    assert step(match) == "moving"
    assert locomotives(match, 0) == ["S1", "S2", "down"]
    assert locomotives(match, 1) == ["S3", "down", "down"]
    said = news(match)
    assert "event.stage-ended" in said
    assert "event.revealed" not in said
    assert cash(match) == [50, 50]


def test_set_aside_ones_count_as_unsold() -> None:
    """TT-1.4: somebody could pay for one of them, so it goes on until it is revealed."""
    match = auction(
        "passing",
        seats=2,
        reveal="E3 E4 E5",
        stack="",
        set_aside="S1 E2",
        owned={0: "D1"},
        cash=[100, 100],
    )
    assert "S1" in names(table(match).auction.revealed)
    assert legal(match) == ["name S1"]


# --- TT-1.5


def test_missing_locomotives_come_face_down() -> None:
    """TT-1.5: power 0, no multiplier, no type, no speed; nobody sees them."""
    match = auction("passing", seats=2, reveal="E3 E4 E5", owned={0: "S1 S2"}, cash=[0, 0])
    for viewer in (0, 1, 6):
        down = table(match, viewer).players[0].trains[2]
        assert (down.locomotive, down.face_down, down.multiplier) == (None, True, 0)
    assert table(match).players[0].power == 200
    assert table(match).players[1].power == 0
    assert table(match).order == (0, 1)
    assert table(match).auction.set_aside == ()


# --- TT-1.6


@pytest.mark.parametrize("kind", LOTS)
def test_the_last_one_buys_at_the_power(kind: str) -> None:
    """TT-1.6: any revealed one that he can pay for, and he must."""
    shown = "E1" if kind == "open" else "S1 E1 E5"
    rest = "S1 E5" if kind == "open" else ""
    match = auction(
        kind, seats=2, reveal=shown, stack=rest, owned={0: "D1 D2 D3"}, cash=[5000, 850], starter=1
    )
    offered = ["buy E1"] if kind == "open" else ["buy S1", "buy E1"]
    assert legal(match) == offered
    assert forbidden_by(match, "bid 400") == "TT-1.0"
    play(match, "buy E1")
    assert locomotives(match, 1) == ["E1"]
    assert cash(match) == [5000, 450]
    assert legal(match) == ["buy S1"]
    play(match, "buy S1")
    assert locomotives(match, 1) == ["E1", "S1", "down"]


def against_one(kind: str, *, reveal: str, owned: str, cash: int, stack: str) -> Match:
    """Seat 1 starts, with some cash; seat 0 has enough, and these locomotives already."""
    money, others = [5000, cash], {0: owned}
    return auction(kind, seats=2, reveal=reveal, owned=others, cash=money, starter=1, stack=stack)


def test_if_he_can_pay_for_none_all_come_face_down() -> None:
    """TT-1.6"""
    match = against_one("blind", reveal="E1 E2 E3", owned="S1 S2 S3", cash=350, stack="")
    assert locomotives(match, 1) == ["down", "down", "down"]
    assert cash(match) == [5000, 350]


def test_he_is_shown_others_before_that() -> None:
    """TT-1.6, TT-1.4: what he could pay for is unsold, so it is revealed."""
    match = against_one("passing", reveal="E1 E2 E3", owned="D1 D2", cash=150, stack="S1")
    assert step(match) == "naming", "seat 0 can pay"
    match = against_one("passing", reveal="E1 E2", owned="D1 D2 D3", cash=150, stack="S1")
    assert legal(match) == ["buy S1"]


# --- TT-1.7


def test_the_set_aside_ones_are_the_next_stack() -> None:
    """TT-1.7: those revealed stay, and it goes on to three."""
    seen: Counter[str] = Counter()
    for seed in range(600):
        match = auction(
            "passing", seats=2, stack="S1", set_aside="D1 D2 D3 D4", owned={0: "E1"}, seed=seed
        )
        revealed = names(table(match).auction.revealed)
        assert "S1" in revealed
        assert len(revealed) == 3
        assert table(match).auction.set_aside == ()
        assert table(match).auction.stack == 2
        assert stack(match) == {"D1", "D2", "D3", "D4"} - set(revealed)
        seen.update(set(revealed) - {"S1"})
        assert "event.new-stack" in news(match)
    assert fits(seen, equal(["D1", "D2", "D3", "D4"]))


@pytest.mark.parametrize("kind", NAMED)
def test_all_unsold_if_they_are_fewer(kind: str) -> None:
    """TT-1.7"""
    match = auction(kind, seats=2, stack="S1", set_aside="D1", owned={0: "E1 E2", 1: "E3 E4"})
    assert names(table(match).auction.revealed) == ["S1", "D1"]
    assert table(match).auction.stack == 0


def test_three_are_revealed_and_one_in_open() -> None:
    """TT-2.1, TT-2.2, TT-2.3, TT-2.5"""
    for kind in LOTS:
        match = auction(kind, seats=3)
        assert len(table(match).auction.revealed) == (1 if kind == "open" else 3)
        assert table(match).auction.stack == 9 - len(table(match).auction.revealed)


# --- TT-1.8


def test_who_cannot_raise_drops_out() -> None:
    """TT-1.8: in Passing automatically, when it would be his turn."""
    match = auction("passing", seats=4, reveal="S1 D1 E1", cash=[5000, 300, 5000, 350])
    play(match, "name S1", "bid 300")
    assert match.turn == 2
    assert table(match).auction.out == (1,)
    play(match, "bid 350")
    assert match.turn == 0
    assert table(match).auction.out == (1, 3)


def test_who_cannot_raise_is_not_asked() -> None:
    """TT-1.8: in Open."""
    match = auction("open", seats=4, reveal="S1", cash=[5000, 300, 5000, 350])
    play(match, "bid 300")
    assert match.turn == 2
    play(match, "hold")
    assert match.turn == 3
    play(match, "bid 350")
    assert match.turn == 0


@pytest.mark.parametrize("kind", ["passing", "open"])
def test_if_nobody_else_can_raise_it_is_sold_at_once(kind: str) -> None:
    """TT-1.8"""
    shown = "S1" if kind == "open" else "S1 D1 E1"
    match = auction(kind, reveal=shown, cash=[5000, 300, 250])
    open_lot(match, "S1", 300)
    assert locomotives(match, 0) == ["S1"]
    assert cash(match) == [4700, 300, 250]


def test_without_money_one_still_bids_secretly() -> None:
    """TT-1.8, TT-2.2: a bid of 0 can be afforded by anybody."""
    match = play(auction("blind", reveal="S1 D1 E1", cash=[5000, 0, 5000]), "name S1")
    assert match.actors == (0, 1, 2)
    assert amounts(match, 1) == [0]
