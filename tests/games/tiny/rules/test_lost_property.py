"""The tiny game's own rules, clause by clause, and the exact odds of what it imagines."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from tests.tiny.actions import BID, KEEP, LEAVE, LOOK
from tests.tiny.edition import FOLDER, edition
from tramshed.kernel import drive
from tramshed.kernel.chance import key_from_seed
from tramshed.kernel.errors import NotLegal
from tramshed.kernel.game import Game
from tramshed.kernel.match import Match
from tramshed.kernel.record import Records, blank
from tramshed.kernel.seats import SPECTATOR, TABLE

Start = Callable[..., Match]


@pytest.fixture
def start(tiny: Game) -> Start:
    """A match at some part of the game, with everything before it played by the first move."""

    def at(part: str, seats: int = 3, **choices: object) -> Match:
        match = tiny.match(**{"seats": seats, "seed": 5, **choices})
        while match.view().table.part != part:
            seat = match.actors[0]
            match.play(match.legal_moves_of(seat)[0], seat)
        return match

    return at


def starter(match: Match) -> int:
    return int(match.state[0].live.table.starter)


def coins(match: Match) -> tuple[int, ...]:
    return tuple(match.view().table.coins)


def test_editions(tiny: Game) -> None:
    """TG-C1, TG-C2: two to eight kinds of thing, enough of them."""
    for file in FOLDER.glob("*.toml"):
        things = edition(tiny.meta.setup(2, edition=file.stem, edition_text=file.read_text()))
        assert 2 <= len(things) <= 8
        assert all(1 <= each.value <= 9 and 1 <= each.copies <= 40 for each in things)
        assert sum(each.copies for each in things) >= 36


def test_setup_s1_s2(tiny: Game) -> None:
    """TG-S1, TG-S2: ten coins and three things each, and a starter by lot."""
    match = tiny.match(seats=4, seed=1)
    assert coins(match) == (10, 10, 10, 10)
    assert {starter(tiny.match(seats=3, seed=seed)) for seed in range(20)} == {0, 1, 2}
    assert match.view().table.bag == 40 - 12
    for seat in range(4):
        seen = match.view(seat).table.packets
        assert [packet.count(None) for packet in seen] == [3 * (seat != each) for each in range(4)]


def test_the_draft_1_1(tiny: Game) -> None:
    """TG-1.1: keep one and pass the others to the left."""
    match = tiny.match(seats=3, seed=2)
    dealt = [match.view(seat).table.packets[seat] for seat in range(3)]
    for seat in range(3):
        match.play(match.legal_moves_of(seat)[0], seat)
    for seat in range(3):
        from_right = match.view(seat).table.packets[(seat - 1) % 3]
        assert from_right == (None, *dealt[(seat - 1) % 3][1:])
        match.play(match.legal_moves_of(seat)[-1], seat)
    assert match.view().table.part == "sealed sale"
    with pytest.raises(NotLegal, match=r"\(TG-1\.1\)"):
        tiny.match(seats=1, seed=2).play("keep parrot")


def test_what_went_through_the_own_hands_is_remembered_1_2(start: Start) -> None:
    """TG-1.2: each knows what went through his hands, and spectators nothing."""
    match = start("sealed sale")
    true = match.state[0].live.packets - 1
    for seat in range(3):
        seen = match.view(seat).table.packets
        mine, right, further = seat, (seat - 1) % 3, (seat - 2) % 3
        assert seen[mine][0] == true[mine, 0]
        assert seen[mine][1:] == tuple(sorted(true[mine, 1:]))  # but not who kept which
        assert seen[right] == (None, true[right, 1], true[right, 2])
        assert seen[further] == (None, None, true[further, 2])
    assert match.view().table.packets == ((None,) * 3,) * 3


@pytest.mark.parametrize(
    ("bids", "place", "price"), [((1, 2, 3), 2, 3), ((4, 4, 1), 0, 4), ((0, 0, 0), 0, 0)]
)
def test_the_sealed_sale_3_1_3_2(
    start: Start, bids: tuple[int, ...], place: int, price: int
) -> None:
    """TG-3.1, TG-3.2: all at once; the highest pays, among equals the first in turn order."""
    match = start("sealed sale")
    first = starter(match)
    for turn in (2, 0, 1):  # the order of arrival does not matter
        assert match.view().table.part == "sealed sale"
        match.play(f"bid {bids[turn]}", (first + turn) % 3)
    expected = [10, 10, 10]
    expected[(first + place) % 3] -= price
    assert coins(match) == tuple(expected)
    assert match.view().table.part == "parcel"
    table = match.state[0].live.table
    assert [int(table.bids[(first + turn) % 3]) for turn in range(3)] == list(bids)


def test_nobody_bids_more_than_he_has_3_1(start: Start) -> None:
    """TG-3.1, TG-4.1, TG-5.1: without coins there is little to do."""
    match = start("open sale", seats=1)
    match.play("raise 10")
    assert coins(match) == (0,)
    assert [str(move) for move in match.legal_moves] == ["bid 0"]
    with pytest.raises(NotLegal, match=r"you do not have so many coins \(TG-3.1\)"):
        match.play("bid 1")
    match.play("bid 0")
    with pytest.raises(NotLegal, match=r"a look costs a coin \(TG-4.1\)"):
        match.play("look")
    match.play("pass")
    assert match.is_over  # without a coin there is no open sale: TG-5.1


def test_the_parcel_4_1_4_2(start: Start) -> None:
    """TG-4.1, TG-4.2: look for a coin, then take it or leave it."""
    match = start("parcel")
    first, second, third = ((starter(match) + i) % 3 for i in range(3))
    before = coins(match)
    match.play("look", first)
    assert coins(match)[first] == before[first] - 1
    inside = match.view(first).table.parcel
    assert inside is not None
    assert match.view(second).table.parcel is match.view().table.parcel is None
    match.play("leave", first)
    match.play("look", second)
    assert match.view(second).table.parcel == inside
    match.play("take", second)
    for seat in (first, second):
        assert match.view(seat).table.finds[second] == (inside,)
        assert match.view(seat).table.parcel is None
    assert match.view(third).table.finds[second] == (None,)
    match.play("look", third)  # a new one
    assert match.view(first).table.parcel is None
    assert match.view(third).table.parcel is not None


def test_the_open_sale_by_laps_5_1_5_2(start: Start) -> None:
    """TG-5.1, TG-5.2, TG-5.4, TG-5.5: in turn, upwards, until all others hold; then it is paid."""
    match = start("open sale")
    first, second, third = ((starter(match) + i) % 3 for i in range(3))
    assert match.turn == first
    with pytest.raises(NotLegal, match=r"\(TG-5\.1\)"):
        match.play("hold")
    match.play("raise 2")
    assert match.turn == second
    with pytest.raises(NotLegal, match=r"a raise goes above the standing bid \(TG-5.4\)"):
        match.play("raise 2")
    with pytest.raises(NotLegal, match=r"\(TG-5\.3\)"):
        match.play("sold")
    match.play("hold")
    match.play("raise 3")  # the lap begins anew, left of the third
    assert match.turn == first
    match.play("hold")
    before = coins(match)[third]
    match.play("hold", second)
    assert coins(match)[third] == before - 3
    assert match.view().table.part == "sealed sale"
    assert starter(match) == second


def test_the_open_sale_against_the_clock_5_3(start: Start) -> None:
    """TG-5.3: at any time, until the clock has run out."""
    match = start("open sale", options={"clock": "live"})
    first, second, third = ((starter(match) + i) % 3 for i in range(3))
    match.play("raise 1", first)
    assert set(match.actors) == {second, third, TABLE}
    match.play("hold", third)
    assert set(match.actors) == {second, TABLE}
    match.play("raise 4", second)
    assert set(match.actors) == {first, third, TABLE}
    with pytest.raises(NotLegal, match=r"the clock can only end the sale \(TG-5.3\)"):
        match.play("hold", TABLE)
    before = coins(match)[second]
    match.play("sold", TABLE)
    assert coins(match)[second] == before - 4
    assert match.turns[-1].seat == TABLE


def test_all_others_holding_sells_5_3(start: Start) -> None:
    """TG-5.3: or until all others hold."""
    match = start("open sale", options={"clock": "live"})
    match.play("raise 1")
    for seat in match.actors[:-1]:
        match.play("hold", seat)
    assert match.view().table.part == "sealed sale"


def test_a_round_has_three_parts_2_1(tiny: Game) -> None:
    """TG-2.1, TG-2.2: one after the other, twice; nobody acts who is not asked."""
    match, parts = tiny.match(seats=3, seed=4), ["draft"]
    while not match.is_over:
        seat = match.actors[0]
        assert not any(match.legal_moves_of(other) for other in {0, 1, 2} - set(match.actors))
        match.play(match.legal_moves_of(seat)[0], seat)
        if (part := match.view().table.part) not in (parts[-1], "inside"):
            parts.append(part)
    assert parts == ["draft", *["sealed sale", "parcel", "open sale"] * 2, "over"]


def test_who_knows_what_7_1(start: Start) -> None:
    """TG-7.1: everybody sees the same coins, bag and thing for sale."""
    match = start("open sale")
    for what in ("coins", "bag", "lot"):
        assert len({getattr(match.view(seat).table, what) for seat in (0, 1, 2, SPECTATOR)}) == 1


def test_the_end_6_1(tiny: Game) -> None:
    """TG-6.1: things and coins count; coins break ties."""
    for seed in range(8):
        match = tiny.match(seats=4, seed=seed)
        rng = random.Random(seed)
        while not match.is_over:
            seat = rng.choice(match.actors)
            match.play(rng.choice(match.legal_moves_of(seat)), seat)
        seen, live, value = match.view().table, match.state[0].live, match.state[0].fixed.value
        assert match.outcome is not None
        for seat in range(4):
            kept = [seen.packets[(seat - slot) % 4][slot] for slot in range(3)]
            won = [kind for kind in range(8) for _ in range(live.table.won[seat, kind])]
            worth = sum(int(value[kind]) for kind in [*kept, *won, *seen.finds[seat]])
            assert match.outcome.scores[seat] == worth + seen.coins[seat]
        standing = [*zip(match.outcome.scores, seen.coins, strict=True)]
        ranks = tuple(sum(other > mine for other in standing) for mine in standing)
        assert match.outcome.ranks == ranks


GROUPS = 2_500
TWO_KINDS = """
[[thing]]
name = "hat"
value = 1
copies = 30
[[thing]]
name = "ring"
value = 5
copies = 10
"""


def played_blindly(tiny: Game, seed: int, decided: int) -> Records:
    """The draft, sealed bids, a look that leaves the thing, by seats that do not mind what they
    see; in the end some bids of the second sale are in."""
    setup = tiny.meta.setup(3, {}, "two", TWO_KINDS)
    state = tiny.new_state(setup, key_from_seed(seed))
    rng = random.Random(seed)
    for picks in range(2):
        for seat in range(3):
            hand = state[0].live.packets[(seat - picks) % 3][picks:]
            drive.apply(state, seat, KEEP + int(rng.choice(hand)) - 1)
            if (picks, seat) == (1, decided):
                return state
    for seat in range(3):
        drive.apply(state, seat, BID + rng.randrange(11))
    looker = drive.first_actor(drive.actors(state))
    if state[0].live.table.coins[looker] > 0:
        drive.apply(state, looker, LOOK)
        drive.apply(state, looker, LEAVE)
    return state


@pytest.mark.parametrize("decided", [1, 3])
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_imagined_positions_have_the_odds_of_play(tiny: Game, viewer: int, decided: int) -> None:
    """Where nobody's choice depends on what he sees, a viewer's imagined positions and the true
    ones have the same odds, also together with what he knows."""
    setup = tiny.meta.setup(3, {}, "two", TWO_KINDS)
    true: Counter[tuple[bytes, ...]] = Counter()
    imagined: Counter[tuple[bytes, ...]] = Counter()
    dice = drive.new_dice(viewer)
    other = tiny.undealt(setup)
    for seed in range(GROUPS):
        state = played_blindly(tiny, seed, decided)
        view = tiny.new_view()
        drive.show(state, viewer, view)
        drive.determinize(view, other, dice)
        for found, each in ((true, state), (imagined, other)):
            live = each[0].live
            for packet in range(3):
                known = view[0].packets[packet].tobytes(), bytes([packet])
                found[*known, live.packets[packet].tobytes()] += 1
                found[*known, live.packets[packet, 0].tobytes() + live.parcel.tobytes()] += 1
            if decided < 3:
                found[b"sealed", live.sealed.tobytes() + live.packets[2].tobytes()] += 1
    assert _distance(true, imagined) < 1.6


def _distance(one: Counter[tuple[bytes, ...]], other: Counter[tuple[bytes, ...]]) -> float:
    """Chi-square of two samples, per degree of freedom: about 1 if they are alike."""
    common = [each for each in one | other if one[each] + other[each] >= 20]
    total = sum((one[each] - other[each]) ** 2 / (one[each] + other[each]) for each in common)
    return total / len(common)


def test_dice_alone_decide_what_is_imagined(tiny: Game) -> None:
    state = played_blindly(tiny, 1, 3)
    view = blank(tiny.view)
    drive.show(state, SPECTATOR, view)
    setup = tiny.meta.setup(3, {}, "two", TWO_KINDS)
    worlds = [tiny.undealt(setup) for _ in range(12)]
    for seed, world in enumerate(worlds):
        drive.determinize(view, world, drive.new_dice(seed // 2))
    assert len({world[0].live.tobytes() for world in worlds}) == 6
