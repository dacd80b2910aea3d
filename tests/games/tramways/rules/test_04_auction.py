"""Phase 1: the auction (TW-2); the line of a solo game (TW-6.2)."""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.auction.bidding import begin_auction
from tramshed.games.tramways.auction.solo import extend_row


def auction(**more: object) -> Scene:
    given = {"row": "62 63 64", "cash": 10, "begin": begin_auction} | more
    return position("A 1920", **given)  # type: ignore[arg-type]


def bid(scene: Scene, dollars: int) -> None:
    scene.play(f"bid {dollars}", "done")


# --- TW-2.1, TW-2.2, TW-2.3: bidding


def test_whoever_leads_takes_the_front() -> None:
    """TW-2.1: only if his bid is strictly the highest when it is his turn again."""
    scene = auction()
    bid(scene, 3)
    bid(scene, 2)
    bid(scene, 4)
    assert scene.seat == ORANGE  # outbid: bids again, or passes
    bid(scene, 5)
    assert scene.seat == BROWN
    scene.play("pass")
    assert scene.table.order[2] == BROWN
    assert scene.seat == PINK
    bid(scene, 1)
    # Orange leads and is first; Pink is alone.
    assert scene.table.order.tolist()[:3] == [ORANGE, PINK, BROWN]
    assert [scene.cash(seat) for seat in range(3)] == [10 - 3 - 5, 10 - 2, 10 - 4 - 1]


def test_an_equal_bid_does_not_lead() -> None:
    """TW-2.1, TW-2.2: bids to the right do not matter, and equal is not higher."""
    scene = auction()
    bid(scene, 2)
    bid(scene, 1)
    bid(scene, 3)
    bid(scene, 3)  # Orange: Pink's 3 is to his right
    assert scene.seat == BROWN
    scene.play("pass")
    # Pink has 3, Orange has 3: nobody leads; Pink has to decide.
    assert scene.seat == PINK
    assert scene.why("bid 3") == "TW-2.2"


def test_those_placed_no_longer_count() -> None:
    """TW-2.1, TW-2.2: neither for who leads nor for which bids are free."""
    scene = auction()
    bid(scene, 4)
    bid(scene, 2)
    bid(scene, 3)
    # Orange is placed first. Brown: 4 is free now, though Orange stood to the left.
    assert scene.seat == BROWN
    assert scene.may("bid 4")
    assert scene.why("bid 2") == "TW-2.2"
    scene.play("pass")
    assert scene.table.order.tolist()[:3] == [ORANGE, PINK, BROWN]


def test_bids() -> None:
    """TW-2.2: a dollar or more, lower than before if one likes, unlike one's own last bid."""
    scene = auction()
    assert scene.menu() == ["pass", *(f"bid {dollars}" for dollars in range(1, 11))]
    bid(scene, 3)
    assert "bid 3" not in scene.menu()
    bid(scene, 5)
    bid(scene, 7)
    assert scene.seat == ORANGE
    assert scene.may("bid 1")
    assert scene.message("bid 3") == "why.same-bid"
    assert scene.message("bid 8") == "why.too-dear"


def test_no_upper_limit() -> None:
    """TW-2.2: as much as one can pay."""
    scene = auction(hands={ORANGE: "14 69 97"}, cash=23)
    assert scene.may("bid 31")  # 23 + 3 + 4 + 1
    assert scene.why("bid 32") == "TW-2.1"


def test_paid_at_once() -> None:
    """TW-2.1: earlier bids stay paid."""
    scene = auction()
    bid(scene, 1)
    assert scene.cash(ORANGE) == 9
    bid(scene, 2)
    bid(scene, 3)
    bid(scene, 4)
    assert scene.cash(ORANGE) == 5


def test_money_icons_and_change() -> None:
    """TW-2.1: cash and icons in any mix; a $3 icon for a bid of 1 gives $2 back."""
    scene = auction(hands={ORANGE: "14 69"}, cash=2)
    mixed = scene.copy().play("bid 1", "play 14 $3", "done")
    assert mixed.cash(ORANGE) == 2 + 2
    assert mixed.place("14") == whereabouts.DISCARD + ORANGE
    both = scene.copy().play("bid 6", "play 14 $3", "play 69 $4", "done")
    assert both.cash(ORANGE) == 2 + 1
    scene.play("bid 4", "play 14 $3", "done")
    assert scene.cash(ORANGE) == 1


def test_icons_only_while_something_is_owed() -> None:
    """TW-2.1: in some order each icon must have been laid down while something was to be paid."""
    scene = auction(hands={ORANGE: "14 69"}, cash=2)
    covered = scene.copy().play("bid 3", "play 69 $4")
    assert covered.menu() == ["done"]
    mixed = scene.copy().play("bid 4", "play 14 $3")
    assert mixed.may("play 69 $4")  # $4 after $3: one was still to be paid
    # $3 and $4 for a bid of 3: whichever is laid first, the other is too much.
    small = scene.copy().play("bid 3", "play 14 $3")
    assert small.menu() == ["done"]
    assert small.message("play 69 $4") == "why.not-needed"


def test_not_enough() -> None:
    """TW-2.1: an icon whose like would be missing later cannot be left out."""
    scene = auction(hands={ORANGE: "14 69"}, cash=2).play("bid 8")
    assert scene.why("done") == "TW-2.1"
    assert scene.menu() == ["play 14 $3"]
    scene.play("play 14 $3")
    assert scene.menu() == ["play 69 $4"]
    scene.play("play 69 $4", "done")
    assert scene.cash(ORANGE) == 1


def test_several_money_icons_of_a_ticket() -> None:
    """TW-1.1: a further one would be a step of stress; our tickets have one each."""
    scene = auction(hands={ORANGE: "14"}, cash=2).play("bid 2")
    assert scene.message("play 14 build") == "why.not-needed"


def test_the_last_one_pays_nothing() -> None:
    """TW-2.3: the last player left takes the place still free: the first, if all others passed."""
    scene = auction().play("pass", "pass")
    assert scene.table.order.tolist()[:3] == [PINK, BROWN, ORANGE]
    assert scene.cash(PINK) == 10
    assert (scene.step, scene.seat) == ("TAKE", PINK)


# --- TW-2.4: the first player, and tickets


def test_the_first_player_worries() -> None:
    """TW-2.4: one step; in the last round two."""
    for rounds, steps in ((1, 1), (5, 1), (6, 2)):
        scene = auction(rounds=rounds, row="" if rounds == 6 else "62 63 64").play("pass", "pass")
        assert [scene.stress(seat) for seat in range(3)] == [1, 1, 1 + steps]


def test_tickets_are_taken_in_the_new_order() -> None:
    """TW-2.4: each takes one into hand, the last one what is left; as many new ones come up."""
    scene = auction().play("pass", "pass")
    left = int(scene.table.auction_left)
    assert scene.menu() == ["take 62", "take 63", "take 64"]
    scene.play("take 63")
    assert scene.seat == BROWN
    assert scene.why("take 63") == "TW-2.4"
    scene.play("take 64")
    assert "62" in scene.hand(ORANGE)
    assert len(scene.in_place(whereabouts.ROW)) == 3
    assert scene.table.auction_left == left - 3
    assert (scene.step, scene.seat) == ("ACTION", PINK)


def test_no_new_tickets_after_the_fifth_auction() -> None:
    """TW-2.4: and none at all in the last round."""
    fifth = auction(rounds=5).play("pass", "pass", "take 62", "take 63")
    assert fifth.in_place(whereabouts.ROW) == []
    last = auction(rounds=6, row="").play("pass", "pass")
    assert (last.step, last.seat) == ("ACTION", PINK)


# --- TW-2.5: parcels and VOID tickets


def test_a_parcel_ticket_brings_its_parcel() -> None:
    """TW-2.5: a disc on the parcel."""
    scene = auction(row="21 62 63").play("pass", "pass", "take 21")
    assert scene.site("A1").owner == PINK + 1


def test_a_void_ticket_takes_another() -> None:
    """TW-2.5: one that is not VOID goes at once, with its consequence."""
    scene = auction(row="62 63 72", hands={PINK: "12 19 73"}, decks={PINK: "92"}, cash=2).play(
        "pass", "pass", "take 72"
    )
    assert (scene.step, scene.seat) == ("VOID", PINK)
    assert scene.menu() == ["discard 19"]
    assert scene.message("discard 72") == scene.message("discard 73") == "why.void"
    assert scene.message("discard 12") == "why.consequence"
    assert scene.why("done") == "TW-2.5"
    scene.play("discard 19")
    assert scene.joy(PINK) == -1
    assert scene.place("19") == whereabouts.DISCARD + PINK
    assert scene.hand(PINK) == ["12", "72", "73"]


def test_a_void_ticket_that_takes_nothing() -> None:
    """TW-2.5: without a ticket that can go, nothing happens."""
    scene = auction(row="62 63 72", hands={PINK: "12"}, cash=2).play("pass", "pass", "take 72")
    assert scene.menu() == ["done"]
    scene.play("done")
    assert scene.hand(PINK) == ["12", "72"]
    bare = auction(row="62 63 72").play("pass", "pass", "take 72")
    assert (bare.step, bare.seat) == ("TAKE", BROWN)


def test_the_last_ticket_may_be_void() -> None:
    """TW-2.5: also for the one who has no choice."""
    scene = auction(row="62 63 72", hands={ORANGE: "74 64"})
    scene.play("pass", "pass", "take 62", "take 63")
    assert (scene.step, scene.seat) == ("VOID", ORANGE)
    scene.play("discard 74")
    assert scene.step == "ACTION"


# --- TW-6.2: solo


def line(**more: object) -> Scene:
    given = {"seats": 1, "cash": 5, "begin": extend_row} | more
    return position("A 1920", **given)  # type: ignore[arg-type]


def test_the_first_ticket_of_the_line_is_free() -> None:
    """TW-6.2: a ticket is turned up; taking it, the newest, is a step of stress."""
    scene = line()
    assert scene.cash(ORANGE) == 5
    (first,) = scene.in_place(whereabouts.ROW)
    assert set(scene.menu()) == {"more", f"take {first}"}
    scene.play(f"take {first}")
    assert scene.stress(ORANGE) == 2
    assert first in scene.hand(ORANGE)


def test_more_tickets_cost_more() -> None:
    """TW-6.2: a dollar for each ticket in the line; an older one is no stress; the rest goes."""
    scene = line(seed=4)
    (first,) = scene.in_place(whereabouts.ROW)
    scene.play("more", "done", "more", "done")
    assert scene.cash(ORANGE) == 5 - 1 - 2
    row = scene.in_place(whereabouts.ROW)
    assert len(row) == 3
    assert scene.why("more") == "TW-2.1"  # $3 for the next
    assert {f"take {card}" for card in row} == set(scene.menu())
    scene.play(f"take {first}")
    if scene.step == "VOID":
        scene.play(scene.menu()[0])
    assert scene.stress(ORANGE) == 1
    assert set(scene.in_place(whereabouts.WASTE)) == set(row) - {first}
    assert scene.step == "ACTION"


def test_more_for_money_icons() -> None:
    """TW-6.2: cash or icons."""
    scene = line(cash=0, hands={ORANGE: "14"}).play("more")
    assert scene.menu() == ["play 14 $3"]
    scene.play("play 14 $3", "done")
    assert scene.cash(ORANGE) == 2
    assert len(scene.in_place(whereabouts.ROW)) == 2


def test_an_empty_deck_is_made_of_what_was_left_over() -> None:
    """TW-6.2: the discards are shuffled; without any there is no more."""
    scene = line()
    row = scene.in_place(whereabouts.ROW)
    for card in scene.in_place(whereabouts.UNSEEN) + scene.in_place(whereabouts.AUCTIONED):
        if 20 <= scene.card[card] < 91:
            scene.table.where[scene.card[card]] = (
                whereabouts.WASTE if card == "80" else whereabouts.OUT
            )
            label = scene.card[card] - 20
            if label < 25 and scene.table.lots[label]:
                scene.table.where[scene.card[card]] = whereabouts.WASTE
    left = set(scene.in_place(whereabouts.WASTE))
    scene.table.auction_left = 0
    scene.play("more", "done")
    assert scene.told(events.RESHUFFLED)
    assert scene.in_place(whereabouts.WASTE) == []
    assert len(scene.in_place(whereabouts.ROW)) == len(row) + 1
    assert scene.table.auction_left == len(left) - 1
    scene.table.auction_left = 0
    for card in scene.in_place(whereabouts.UNSEEN):
        if scene.card[card] >= 61:
            scene.table.where[scene.card[card]] = whereabouts.OUT
    for card in scene.in_place(whereabouts.AUCTIONED):
        scene.table.where[scene.card[card]] = whereabouts.OUT
    assert scene.why("more") == "TW-6.2"


@pytest.mark.parametrize("seats", [2, 5])
def test_solo_only(seats: int) -> None:
    """TW-6.2: with more players there is an auction."""
    scene = auction(seats=seats, row="62 63 64 65 66"[: 3 * seats - 1])
    assert scene.step == "AUCTION"
    assert scene.why("more") == "TW-2.1"
