"""Zones: all that a seat may see and nothing more, with the elements that moves speak of."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tests.games.take_a_train.rules.doing import play
from tests.games.take_a_train.rules.position import wagons
from tests.games.take_a_train.web.positions import (
    CASES,
    LANGUAGES,
    page,
    players,
    positions,
    sitters,
    viewers,
    zones,
)
from tests.web.kept import assert_drawn_alike_anew
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES
from tramshed.games.take_a_train.web.areas import Area
from tramshed.games.take_a_train.web.art import sprite
from tramshed.games.take_a_train.web.bidders import Bid, people
from tramshed.games.take_a_train.web.deciding import awaited, bids
from tramshed.games.take_a_train.web.drawing import render
from tramshed.games.take_a_train.web.stage import Count, Lots
from tramshed.games.take_a_train.web.texts import web_words
from tramshed.games.take_a_train.web.zones import ZONES, Data, Hand, zone_data
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR
from tramshed.web.drawing import numbered
from tramshed.web.seats import Sitter


def ids_in(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_every_zone_of_every_seat_can_be_drawn(kind: str, seats: int) -> None:
    known = set(ids_in(sprite()))
    for number, match in enumerate(positions(kind, seats)):
        for seat in viewers(match):
            html = page(match, seat, LANGUAGES[number % len(LANGUAGES)])
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= known
            assert not re.search(r"\bweb\.\w", html), "a sentence is missing"
            ids = ids_in(html)
            assert len(ids) == len(set(ids))
            assert not re.search(r"\s(?:style|on\w+)=", html)


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_whoever_is_awaited_can_reach_every_legal_move(kind: str, seats: int) -> None:
    for match in positions(kind, seats, every=4):
        for seat in players(match):
            html = page(match, seat)
            for move in match.legal_moves_of(seat):
                assert is_reachable(move, html), f"{move} in {match.view(seat).table.step}"


@pytest.mark.parametrize("kind", AUCTION_NAMES)
def test_who_has_to_bid_the_power_is_told_as_the_form_allows_it(kind: str) -> None:
    """Beside a lot stands who has to bid its power or more; nobody else's least bid is that."""
    said = set()
    for match in positions(kind, 4, every=1):
        for seat in players(match):
            drawn, allowed = zones(match, seat)["lots"], bids(match.view(seat).table, seat)
            if not isinstance(drawn, Lots) or drawn.lot is None or allowed is None:
                continue
            bound = drawn.floor in ("opener", "you")
            assert bound == (not drawn.price and allowed.least == drawn.lot.power)
            assert bound or not drawn.floor or allowed.least == 0
            said.add(drawn.floor)
    wanted = {"passing": {"", "opener"}, "open": {"", "opener"}, "blind": {"you", "other"}}
    wanted |= {"double-blind": {"", "you", "other"}}
    assert wanted.get(kind, set()) <= said


def test_an_objective_that_was_paid_is_stamped() -> None:
    found = 0
    for match in positions("passing", 4, every=9):
        for seat in viewers(match):
            hand = zones(match, seat)["hand"]
            assert isinstance(hand, Hand)
            html = render("hand", hand, web_words("en"))
            assert html.count('href="#achieved"') == len(hand.achieved)
            assert html.count("Achieved: ") == len(hand.achieved)
            found += len(hand.achieved)
    assert found


def test_what_is_said_of_bidders() -> None:
    """Whoever has picked is done for this lot only; bids of the lot before are gone."""
    said: set[tuple[str, str]] = set()
    for kind in ("preempted", "blind"):
        for match in positions(kind, 3, every=1):
            step, there = (
                match.view(0).table.step,
                people(match.view(0).table, sitters(3), (), False),
            )
            said |= {(step, each.state) for each in there}
            assert step != "naming" or all(each.bid is None for each in there)
    assert ("picking", "picked") in said
    assert ("picking", "full") not in said


def is_reachable(move: object, html: str) -> bool:
    """A bid by the form for amounts, a replacement by a box to tick, all else by its elements."""
    verb = getattr(move, "verb", "")
    source, target = getattr(move, "source", None), getattr(move, "target", None)
    if verb == "bid":
        bounds = re.search(r'name="amount" min="(\d+)" max="(\d+)" step="50"', html)
        amount = getattr(move, "amount", 0)
        return bounds is not None and int(bounds[1]) <= amount <= int(bounds[2])
    if verb == "replace":
        return f'value="{move}"' in html or 'id="deal"' in html
    if source is not None and f'data-source="{source}"' not in html:
        return False
    return f' id="{target}"' in html


@pytest.mark.parametrize(("kind", "seats"), CASES)
def test_a_view_tells_who_is_awaited_and_what_can_be_bid(kind: str, seats: int) -> None:
    for match in positions(kind, seats, every=3):
        for seat in viewers(match):
            assert awaited(match.view(seat).table) == players(match)
        for seat in players(match):
            legal = [move.amount for move in match.legal_moves_of(seat) if move.amount is not None]
            allowed = bids(match.view(seat).table, seat)
            assert (allowed is None) == (not legal)
            if allowed:
                assert legal == list(range(allowed.least, allowed.most + 1, 50))


def test_against_the_clock_all_who_may_raise_are_awaited() -> None:
    raising = 0
    for match in positions("open", 4, every=1, open_auction="clock"):
        for seat in viewers(match):
            assert awaited(match.view(seat).table) == players(match)
        raising += len(players(match)) > 1
        for seat in players(match):
            bid = zones(match, seat)["bid"]
            if isinstance(bid, Bid) and bid.clock:
                assert "data-standing" in page(match, seat)
    assert raising


@pytest.mark.parametrize("seats", [2, 6])
def test_the_own_area_is_the_last(seats: int) -> None:
    """From the left neighbour round to oneself; a spectator sees the last seat there."""
    match = next(positions("blind", seats))
    for seat in viewers(match):
        there = [each.seat for each in zones(match, seat).values() if isinstance(each, Area)]
        last = seats - 1 if seat == SPECTATOR else seat
        assert there == [(last + place) % seats for place in range(1, seats + 1)]


def test_data_can_be_kept_and_compared() -> None:
    for match in positions("blind", 3):
        once, again = zones(match, 0), zones(match, 0)
        assert set(once) == {*ZONES, "area-1", "area-2", "area-3"}
        assert once == again
        assert hash(tuple(once.values())) == hash(tuple(again.values()))


def test_what_is_remembered_is_what_would_be_drawn_anew() -> None:
    pages = [
        (match.copy(), seat, language)
        for match in positions("draft", 2, every=23)
        for seat in viewers(match)
        for language in LANGUAGES
    ]
    assert_drawn_alike_anew(page, pages)


def test_everybody_shares_what_is_public() -> None:
    for match in positions("passing", 4):
        if match.view(0).table.step != "moving" or match.is_over:
            continue
        seen = [zones(match, seat) for seat in viewers(match)]
        for zone in ("info", "people", "counts"):
            assert len({data[zone] for data in seen}) == 1


# --- secrets


def areas(data: dict[str, Data]) -> list[Area]:
    return [each for each in data.values() if isinstance(each, Area)]


@pytest.mark.parametrize("open_money", ["no", "yes"])
def test_money_is_hidden_unless_it_is_open_or_the_match_is_over(open_money: str) -> None:
    for match in positions("preempted", 3, open_money=open_money):
        for seat in viewers(match):
            for area in areas(zones(match, seat)):
                shown = area.you or open_money == "yes" or match.is_over
                assert (area.cash is not None) == shown


def test_nobody_sees_another_players_objectives() -> None:
    for match in positions("blind", 4):
        for seat in viewers(match):
            html = page(match, seat)
            public = {
                each.name for player in match.view(seat).table.players for each in player.achieved
            }
            own = {each.name for each in match.view(seat).table.objectives}
            assert set(re.findall(r"#objective-([\w-]+)", html)) <= own | public


def test_nobody_sees_another_players_draft() -> None:
    held: dict[int, set[str]] = {}
    for match in positions("draft", 4, every=1):
        if match.view(0).table.step != "keeping":
            break
        for seat in viewers(match):
            held[seat] = set(re.findall(r'id="loco-(\w+)"', page(match, seat)))
        assert held.pop(SPECTATOR) == set()
        for one, other in combinations(held.values(), 2):
            assert not one & other
    assert held


def test_a_secret_bid_is_shown_to_whoever_gave_it() -> None:
    for match in positions("blind", 3, every=1):
        seen = match.view(0).table
        if seen.step == "bidding" and 0 in seen.auction.decided:
            own, other = zones(match, 0)["bid"], zones(match, 1)["bid"]
            assert isinstance(own, Bid)
            assert own.given == seen.auction.own_bid is not None
            assert not isinstance(other, Bid) or other.given is None
            return
    raise AssertionError("nobody has bid")


# --- what is on it


def test_a_secret_bid_is_final_so_the_page_asks() -> None:
    match = next(each for each in positions("blind", 2, 1) if each.view(0).table.step == "bidding")
    assert re.search(r"<form [^>]*data-amount=\"bid #\"[^>]*data-grave", page(match, 0))


def test_cards_that_are_alike_have_ids_of_their_own() -> None:
    assert [id_ for _, id_, _ in numbered(["food-50", "food-50", "twin"], "market")] == [
        "market-food-50",
        "market-food-50-2",
        "market-twin",
    ]


def test_ticked_cards_are_replaced_in_the_markets_order() -> None:
    """Cards are chosen from left to right (TT-3.3), which is the order of the boxes."""
    for match in positions("passing", 5, every=1):
        seen = match.view(players(match)[0]).table if players(match) else None
        if seen and seen.step == "moving" and not seen.replaced:
            html = page(match, players(match)[0])
            boxes = re.findall(r'value="replace ([\w-]+)"', html)
            if boxes:
                assert boxes == list(seen.market)
                assert 'data-sequence="deal"' in html
                return
    raise AssertionError("nobody could replace anything")


def test_counts_follow_what_lies_open() -> None:
    for match in positions("open", 3):
        data = zones(match, 0)["counts"]
        assert isinstance(data, tuple)
        seen = match.view(SPECTATOR).table
        wagons = [
            each for player in seen.players for train in player.trains for each in train.wagons
        ]
        shown = [
            *wagons,
            *seen.market,
            *(each for each, n in seen.discard.items() for _ in range(n)),
        ]
        for count in data:
            assert isinstance(count, Count)
            assert count.seen == sum(each.startswith(f"{count.type}-") for each in shown)
            assert 0 <= count.seen <= count.total


def test_the_end_lists_everybody_by_what_they_have() -> None:
    *_, match = positions("blind", 5)
    final = zones(match, 0)["lots"]
    assert isinstance(final, Lots)
    outcome = match.outcome
    assert outcome is not None
    assert sorted(outcome.scores, reverse=True) == [each.cash for each in final.final]
    assert sorted(rank + 1 for rank in outcome.ranks) == [each.rank for each in final.final]
    assert 'data-command="rematch"' in page(match, 0)
    assert "rematch" not in page(match, SPECTATOR)


def ended(match: Match, seat: int) -> dict[str, str]:
    """The zones of a match that is over, as HTML."""
    people = [Sitter(name) for name in "ABCDEF"[: match.setup.seats]]
    data = zone_data(match.view(seat), people, outcome=match.outcome)
    return {zone: render(zone, each, web_words("en")) for zone, each in data.items()}


def crowned(shown: dict[str, str]) -> list[str]:
    """The names on plaques that are marked as a winner's, and those beside the stage."""
    plaques = (html for zone, html in shown.items() if zone.startswith("area-"))
    marked = [html for html in plaques if 'class="plaque winner"' in html]
    beside = re.findall(r'class="winner-of-all".*?</svg>(\w+)</p>', shown["info"], re.DOTALL)
    names = sorted(name for html in marked for name in re.findall(r"<h2>(\w+)</h2>", html))
    assert names == sorted(beside)
    return names


def test_who_concedes_has_not_won_however_rich() -> None:
    """The outcome says who has won, and the whole page says the same."""
    match = wagons(seats=3, market="food-50 oil-200 oil-250", cash=[9000, 5000, 4000])
    match.concede(0)
    shown = ended(match, 2)
    assert crowned(shown) == ["B"]
    assert "A concedes. B wins" in shown["status"]
    assert "You concede. B wins" in ended(match, 0)["status"]
    assert "A concedes. You win" in ended(match, 1)["status"]
    rows = re.findall(r'class="rank-no">(\d)</td><th scope="row">(\w)</th>', shown["lots"])
    assert rows == [("1", "B"), ("2", "C"), ("3", "A")]


def last_round(cash: list[int], missed: dict[int, str] | None = None) -> Match:
    """The last round has just ended, without earnings; all objectives but these were achieved."""
    market = "food-50 oil-200 oil-250"
    match = wagons(seats=3, market=market, rounds=2, cash=cash, objectives=missed)
    return play(match, "pass", "pass", "pass")


def test_objectives_break_a_tie_of_cash() -> None:
    """TT-4.3: one has won, and only one is marked."""
    match = last_round([5000, 5000, 4000], {0: "three-oil"})
    assert match.outcome
    assert match.outcome.by_tie_break
    assert crowned(ended(match, 0)) == ["B"]
    assert "B wins, $5,000" in ended(match, 0)["status"]
    assert "You win, $5,000" in ended(match, 1)["status"]


def test_a_shared_victory_names_all_who_share_it() -> None:
    """TT-4.3"""
    match = last_round([5000, 4000, 5000])
    assert crowned(ended(match, 1)) == ["A", "C"]
    assert "A and C share the victory, $5,000" in ended(match, 1)["status"]
    assert "You share the victory with C, $5,000" in ended(match, 0)["status"]


def test_a_spectator_sees_the_last_seat_below() -> None:
    match = next(positions("blind", 4))
    below = [each for each in areas(zones(match, SPECTATOR)) if each.below]
    assert [each.seat for each in below] == [3]
    hand = zones(match, SPECTATOR)["hand"]
    assert isinstance(hand, Hand)
    assert hand.objectives is None
    assert hand.count == 3


def test_names_are_escaped() -> None:
    html = page(next(positions("blind", 2)), 0)
    assert "<b>Huber" not in html
    assert "Frau &lt;b&gt;Huber&lt;/b&gt;" in html
