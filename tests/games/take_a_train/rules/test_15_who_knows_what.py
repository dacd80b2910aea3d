"""Who knows what (TT-6), and positions imagined from it."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.take_a_train.rules.box import LOCOMOTIVES, OBJECTIVES
from tests.games.take_a_train.rules.doing import bids, legal, play
from tests.games.take_a_train.rules.position import after_auction, auction, wagons
from tests.games.take_a_train.rules.seeing import cash, names, stack, step, table
from tests.games.trambahn.rules.odds import equal, fits
from tests.rules.edited import imagine
from tramshed.games.take_a_train.game import GAME
from tramshed.kernel import drive
from tramshed.kernel.match import Match
from tramshed.kernel.record import Records
from tramshed.kernel.seats import SPECTATOR

VIEWERS = (0, 1, SPECTATOR)


def held(state: Records, seat: int) -> frozenset[str]:
    """The objectives that a seat holds in some position."""
    bits = int(state[0].live.objectives[seat])
    return frozenset(name for i, name in enumerate(OBJECTIVES) if bits >> i & 1)


def worlds(match: Match, seat: int, number: int) -> list[Records]:
    dice = drive.new_dice(7)
    return [imagine(match, seat, dice) for _ in range(number)]


def test_cash_follows_from_payments() -> None:
    """TT-6.1: views know everyone's cash; the option says whether it is printed."""
    match = auction("passing", reveal="S1 D1 E1")
    play(match, "name S1", "bid 400", "drop", "drop")
    for viewer in VIEWERS:
        assert [player.cash for player in table(match, viewer).players] == [4600, 5000, 5000]
    assert not table(match).open_money
    shown = GAME.match(seats=2, options={"open_money": "yes"}, seed=1)
    assert table(shown).open_money
    assert GAME.match(seats=2, seed=1).setup.option("open_money") == "no"


def test_public_things_look_the_same_to_all() -> None:
    """TT-6.1: locomotives, market, discards, set-aside locomotives, revealed bids, deck sizes."""
    match = bids(play(auction("blind", reveal="S1 D1 E1"), "name S1"), 100, 200, 0)
    seen = [table(match, viewer) for viewer in VIEWERS]
    for part in ("set_aside", "revealed", "bids", "stack", "starter"):
        assert len({repr(getattr(each.auction, part)) for each in seen}) == 1
    match = wagons(market="food-50 oil-200 bonus", discard="coal-150")
    for viewer in VIEWERS:
        assert table(match, viewer).discard == {"coal-150": 1}
        assert table(match, viewer).deck == 83


def test_totals_are_told_after_the_last_round() -> None:
    """TT-6.1"""
    match = wagons(market="food-50 oil-200 bonus", rounds=2)
    play(match, "pass", "pass")
    totals = [message for message in match.news() if message.id == "event.total"]
    assert len(totals) == 2


def test_the_bank_is_unlimited() -> None:
    """TT-6.2: it pays whatever is due."""
    dear = "passenger-500 passenger-450 passenger-450 passenger-400"
    match = wagons(
        market="passenger-400 food-50 oil-200", trains={0: [f"E5 +1 {dear}"]}, cash=10**6
    )
    play(match, "take passenger-400 1")
    assert cash(match) == [10**6 + 2200 * 5, 10**6]


def test_more_cash_than_bids_have_notation_for() -> None:
    """TT-6.2, TT-1.1: a bid can be any amount up to 100,000, which nobody can own by trains."""
    match = play(auction("passing", reveal="S1 D1 E1", cash=10**6), "name S1")
    assert legal(match)[-1] == "bid 100000"


# --- the stack


def test_the_stack_is_hidden() -> None:
    """TT-6.1: any three of the locomotives not seen may be out of the round."""
    match = auction("passing", seats=5, reveal="S1 D1 E1")
    found: Counter[str] = Counter()
    for world in worlds(match, 0, 600):
        there = stack_of(world)
        assert len(there) == 12
        found.update(there)
    unseen = set(found)
    assert len(unseen) == 15
    assert not {"S1", "D1", "E1"} & unseen
    assert fits(found, equal(unseen))


def stack_of(state: Records) -> set[str]:
    match = GAME.match(seats=2, seed=1)
    match.state = state
    return stack(match)


def test_a_stack_of_set_aside_ones_is_known() -> None:
    """TT-6.1, TT-1.7: everybody saw what went into it."""
    match = auction("passing", seats=2, stack="", set_aside="S1 S2 S3 D1 D2", owned={0: "E1"})
    left = stack(match)
    assert len(left) == 2
    for viewer in VIEWERS:
        for world in worlds(match, viewer, 20):
            assert stack_of(world) == left


# --- secret decisions


def test_a_bid_already_given_is_imagined_anew() -> None:
    """TT-6.1, TT-1.9: whatever it could be; one's own is known."""
    match = play(auction("blind", reveal="S1 D1 E1", cash=[300, 200, 500]), "name D1")
    play(match, "0: bid 250", "1: bid 100")
    found = Counter(int(world[0].live.sealed[0]) for world in worlds(match, 1, 600))
    assert fits(found, equal(range(200 // 50 + 1, 300 // 50 + 2)))
    assert {int(world[0].live.sealed[1]) for world in worlds(match, 1, 20)} == {3}
    second = Counter(int(world[0].live.sealed[1]) for world in worlds(match, SPECTATOR, 600))
    assert fits(second, equal(range(1, 6)))


def test_a_second_bid_leaves_the_first() -> None:
    """TT-6.1, TT-2.3"""
    match = play(auction("double blind", reveal="S1 D1 E1", cash=[300, 200, 500]), "name D1")
    bids(match, 200, 50, 0)
    play(match, "1: bid 150")
    found = {int(world[0].live.sealed[1]) for world in worlds(match, 0, 100)}
    assert found == {1, 2, 3, 4}


# --- the draft

HANDS = ("S1 D1 E1", "S2 D2 E2", "S3 D3 E3")


def test_draft_cards_are_hidden() -> None:
    """TT-6.1: one's own three are known, the others' may be any."""
    match = auction("draft", hands=HANDS)
    found: Counter[str] = Counter()
    for world in worlds(match, 0, 400):
        assert packet(world, 0) == {"S1", "D1", "E1"}
        assert not packet(world, 1) & packet(world, 2)
        found.update(packet(world, 1))
    assert len(found) == 15
    assert fits(found, equal(found))


def packet(state: Records, seat: int) -> set[str]:
    return {LOCOMOTIVES[int(slot) - 1] for slot in state[0].live.packets[seat]}


def test_what_went_through_ones_hands_is_known() -> None:
    """TT-6.1, TT-2.6: the two passed on, and the two that came."""
    match = auction("draft", hands=HANDS)
    play(match, "0: keep D1", "1: keep S2", "2: keep E3")
    for world in worlds(match, 0, 50):
        packets = world[0].live.packets
        assert packet(world, 0) == {"S1", "D1", "E1"}
        assert packets[2, 1:].tolist() == match.state[0].live.packets[2, 1:].tolist()
    others = {int(world[0].live.packets[2, 0]) for world in worlds(match, 0, 300)}
    assert len(others) == 13, "what the neighbour kept may be anything not seen"
    assert names(table(match, 0).auction.hand) == ["S3", "D3"]


def test_a_choice_already_made_is_imagined_anew() -> None:
    """TT-6.1"""
    match = play(auction("draft", hands=HANDS), "1: keep S2")
    places: Counter[int] = Counter()
    for world in worlds(match, 0, 300):
        live = world[0].live
        places[live.packets[1].tolist().index(int(live.sealed[1]))] += 1
    assert fits(places, equal(range(3)))


# --- objectives


def test_unused_objectives_are_hidden() -> None:
    """TT-6.1: any not seen, as likely."""
    match = GAME.match(seats=3, seed=4)
    mine = held(match.state, 0)
    found: Counter[str] = Counter()
    for world in worlds(match, 0, 600):
        assert held(world, 0) == mine
        theirs = held(world, 1) | held(world, 2)
        assert len(theirs) == 6
        assert not theirs & mine
        found.update(theirs)
    assert fits(found, equal(set(OBJECTIVES) - mine))


def test_nobody_holds_what_would_have_been_paid() -> None:
    """TT-6.1, TT-5.1: who was first and was not paid for it has not that token."""
    trains = {0: ["S1", "S2", "S3"], 1: ["E5", "E4", "E3"]}
    match = after_auction(trains, objectives={0: "two-others ten-wagons", 1: "four-food"})
    for world in worlds(match, 0, 200):
        assert not held(world, 1) & {"first-player", "three-electric", "fastest"}


def test_all_possible_deals_are_equally_likely() -> None:
    """TT-6.1: also where some seats cannot hold some tokens."""
    match = wagons(
        seats=3,
        objectives={1: "three-oil", 2: "two-luxury"},
        market="food-50 coal-150 bonus",
    )
    table_ = match.state[0].live.table
    spare = set(OBJECTIVES) - {name for seat in range(3) for name in done(match, seat)}
    assert len(spare) == 11
    assert {"three-oil", "two-luxury", "ten-wagons", "three-on-each"} < spare
    open_to = {1: {"three-oil", "two-luxury", "ten-wagons"}, 2: spare - {"three-on-each"}}
    for seat, possible in open_to.items():
        for name in spare - possible:
            table_.met[seat] |= 1 << OBJECTIVES.index(name)
    odds = {(a, b): 1 for a in open_to[1] for b in open_to[2] if a != b}
    found = Counter(
        (next(iter(held(world, 1))), next(iter(held(world, 2)))) for world in worlds(match, 0, 3000)
    )
    assert fits(found, odds)


def done(match: Match, seat: int) -> set[str]:
    return {each.name for each in table(match).players[seat].achieved}


@pytest.mark.parametrize("seats", range(2, 7))
def test_objectives_late_in_a_match(seats: int) -> None:
    """TT-6.1: what is imagined is possible, and dealt without trying for long."""
    match = GAME.match(seats=seats, seed=seats)
    menu = GAME.new_menu(match.setup)
    while table(match).round < 3 or step(match) != "moving":
        seat = match.actors[0]
        count = drive.menu(match.state, seat, menu)
        low = min(count - 1, 1 + len(match.turns) % 3)
        match.play(match.moves[int(menu[low])], seat)
    for viewer in (0, seats - 1, SPECTATOR):
        for world in worlds(match, viewer, 20):
            assert list(GAME.audit(world[0])) == []
