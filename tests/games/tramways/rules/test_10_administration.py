"""Phase 3, the end of a round, and the last round (TW-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, PINK, Scene, position
from tramshed.games.tramways import events, whereabouts
from tramshed.games.tramways.administration.end_of_round import end_round
from tramshed.games.tramways.administration.last_hand import begin_last_hand
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.rounds import proceed
from tramshed.games.tramways.state import State
from tramshed.kernel.errors import CannotUndo
from tramshed.kernel.seats import EVERYONE


def office(hand: str, **more: object) -> Scene:
    given = {"begin": begin_administration} | more
    return position("A 1920", hands={ORANGE: hand}, **given)  # type: ignore[arg-type]


def done(scene: Scene, *moves: str) -> Scene:
    """Orange does this; nobody does anything else, and the round ends."""
    return scene.play(*moves, "done", seat=ORANGE).leave_office()


# --- TW-4.1: icons


def test_money() -> None:
    """TW-4.1: as much as the icon says."""
    assert done(office("69"), "play 69 $4").cash(ORANGE) == 3 + 4


def test_a_worker_up_to_the_limit() -> None:
    """TW-4.1, TW-S2: two, or one on the hard side."""
    assert done(office("92", workers=1), "play 92 worker").workers(ORANGE) == 2
    assert office("92").message("play 92 worker", ORANGE) == "why.workers-full"
    assert office("92", hard=[ORANGE]).message("play 92 worker", ORANGE) == "why.workers-full"


def test_calm() -> None:
    """TW-4.1: not at 1."""
    assert done(office("16", stress=4), "play 16 calm").stress(ORANGE) == 3
    assert office("16").message("play 16 calm", ORANGE) == "why.calm-already"


def test_several_icons() -> None:
    """TW-4.1, TW-1.1: any number; further ones of a ticket for a step of stress each."""
    scene = office("20", stress=4, workers=1)
    done(scene, "play 20 worker", "play 20 $1", "play 20 calm")
    assert scene.purse(ORANGE) == (4, 0, 5, 2)
    two = office("20 69", workers=1)
    done(two, "play 20 worker", "play 69 $4")
    assert two.purse(ORANGE) == (7, 0, 1, 2)


def test_a_ticket_left_is_done_with() -> None:
    """TW-4.1: once another one is played, the earlier has gone to the discard."""
    scene = office("20 69").play("play 20 $1", "play 69 $4", seat=ORANGE)
    assert scene.message("play 20 calm", ORANGE) == "why.not-in-hand"
    assert scene.message("play 69 $4", ORANGE) == "why.no-such-icon"


def test_icons_of_phase_2() -> None:
    """TW-4.1: rails, destinations and the like are of no use here."""
    scene = office("62 97")
    for move in ("play 62 2rails", "play 62 R", "play 62 strip", "play 97 build"):
        assert scene.message(move, ORANGE) == "why.not-now"


# --- TW-4.1: discarding


def test_the_first_discard_is_free() -> None:
    """TW-4.1: each further one costs a dollar."""
    scene = office("62 63 64", cash=1).play("discard 62", "discard 63", seat=ORANGE)
    assert scene.message("discard 64", ORANGE) == "why.no-fee"
    done(scene)
    assert scene.cash(ORANGE) == 0
    assert "64" in scene.hand(ORANGE)


def test_discards_go_in_ascending_order() -> None:
    """TW-4.1: one order for tickets thrown away in a row; a ticket played between parts them."""
    scene = office("62 63 69", cash=5).play("discard 63", seat=ORANGE)
    assert scene.message("discard 62", ORANGE) == "why.ascending"
    scene.play("play 69 $4", seat=ORANGE)
    assert scene.may("discard 62", ORANGE)


def test_money_first_then_what_it_pays_for() -> None:
    """TW-4.1, TW-1.2: in any order one likes: money earned pays a consequence."""
    scene = office("12 69", cash=0)
    assert scene.message("discard 12", ORANGE) == "why.consequence"
    done(scene, "play 69 $4", "discard 12")
    assert scene.cash(ORANGE) == 1


def test_a_void_ticket_can_be_discarded() -> None:
    """TW-2.5, TW-4.1: later on without a consequence."""
    scene = done(office("72"), "discard 72")
    assert scene.purse(ORANGE) == (3, 0, 1, 2)


# --- TW-4.1: all at once, sealed


def test_all_at_once() -> None:
    """TW-4.1: in any order; nothing is seen before the last one has done."""
    scene = position(
        "A 1920", hands={ORANGE: "69", BROWN: "76", PINK: "62"}, begin=begin_administration
    )
    assert scene.acting() == [ORANGE, BROWN, PINK]
    before = scene.match.view(PINK).tobytes()
    scene.play("play 69 $4", seat=ORANGE).play("play 76 $3", seat=BROWN)
    assert scene.match.view(PINK).tobytes() == before
    assert scene.cash(ORANGE) == 3
    scene.play("done", seat=BROWN).play("done", seat=ORANGE)
    assert scene.acting() == [PINK]
    assert scene.cash(ORANGE) == scene.cash(BROWN) == 3
    scene.play("discard 62", "done", seat=PINK)
    assert scene.cash(ORANGE) == 7
    assert scene.cash(BROWN) == 6
    told = scene.told(events.ADMINISTERED)
    assert {each.seat for each in told} == {ORANGE, BROWN, PINK}
    assert all(each.audience == EVERYONE for each in told)


def test_each_may_change_its_own_meanwhile() -> None:
    """TW-4.1: what is sealed can be changed in any order, whatever the others do; what was thrown
    away in ascending order loses nothing by it."""
    hands = {ORANGE: "62 63 69", BROWN: "64 66", PINK: "67"}
    scene, other = (position("A 1920", hands=hands, begin=begin_administration) for _ in "12")
    match = scene.match
    scene.play("discard 63", seat=ORANGE).play("discard 64", seat=BROWN)
    assert scene.message("discard 62", ORANGE) == "why.ascending"
    match.undo(ORANGE)
    scene.play("discard 62", "discard 63", seat=ORANGE).play("discard 66", "done", seat=BROWN)
    assert str(match.undo(ORANGE, "discard 62")) == "discard 62"
    scene.play("play 69 $4", "done", seat=ORANGE)
    other.play("discard 64", "discard 66", "done", seat=BROWN)
    other.play("discard 63", "play 69 $4", "done", seat=ORANGE)
    assert match.digest() == other.match.digest()


def test_done_is_done() -> None:
    """TW-4.1: who has said so changes nothing any more, though others have not; they still may."""
    hands = {ORANGE: "62 63", BROWN: "64", PINK: "67"}
    scene = position("A 1920", hands=hands, begin=begin_administration)
    match = scene.match
    scene.play("discard 64", seat=BROWN).play("discard 62", seat=ORANGE)
    assert match.may_undo(ORANGE)
    scene.play("done", seat=ORANGE)
    assert scene.acting() == [BROWN, PINK]
    assert not match.may_undo(ORANGE)
    for move in (None, "discard 62", "done"):
        with pytest.raises(CannotUndo):
            match.undo(ORANGE, move)
    assert str(match.undo(BROWN)) == "discard 64"
    scene.play("done", seat=BROWN).play("done", seat=PINK)
    assert not any(match.may_undo(seat) for seat in (ORANGE, BROWN, PINK))


def test_nobody_is_asked_who_has_no_ticket() -> None:
    """TW-4.1: there is nothing to do then, as everybody sees."""
    scene = office("62")
    assert scene.acting() == [ORANGE]


# --- TW-4.1: passengers, in the order of play


def test_passengers_come_last_in_the_order_of_play() -> None:
    """TW-4.1: onto any empty building square, with the ticket's other icons."""
    scene = position(
        "A 1920",
        hands={ORANGE: "17", BROWN: "18"},
        empty="1a 5e",
        order=(BROWN, ORANGE, PINK),
        begin=begin_administration,
    )
    assert scene.why("play 18 passenger", BROWN) == "TW-4.1"
    supply = int(scene.table.supply)
    scene.play("done", seat=ORANGE).play("done", seat=BROWN)
    assert (scene.step, scene.seat) == ("NEWCOMERS", BROWN)
    scene.play("play 18 passenger")
    assert set(scene.menu()) == {"at 1a", "at 5e"}
    assert scene.message("at 2a") == "why.square-taken"
    scene.play("at 5e")
    assert scene.site("5e").passenger == 1
    assert scene.table.supply == supply - 1
    scene.play("done")
    assert (scene.step, scene.seat) == ("NEWCOMERS", ORANGE)
    scene.play("play 17 passenger", "at 1a")
    assert scene.menu() == ["done"]  # no square is empty any more
    scene.play("done")
    assert scene.table.rounds == 3


def test_other_icons_with_the_passenger() -> None:
    """TW-4.1, TW-1.1: before or after it, for stress; once begun it must bring its passenger."""
    scene = office("18", empty="1a 5e", workers=1).play("done", seat=ORANGE)
    assert set(scene.menu()) == {"done", "play 18 worker", "play 18 passenger"}
    first = scene.copy().play("play 18 worker")
    assert first.message("done") == "why.passenger-first"
    assert first.menu() == ["play 18 passenger"]
    first.play("play 18 passenger", "at 1a", "done")
    assert first.purse(ORANGE) == (3, 0, 2, 2)
    then = scene.play("play 18 passenger", "at 1a", "play 18 worker", "done")
    assert then.purse(ORANGE) == (3, 0, 2, 2)


def test_only_tickets_with_a_passenger() -> None:
    """TW-4.1: the others had their time."""
    scene = office("18 69", empty="1a").play("done", seat=ORANGE)
    assert scene.message("play 69 $4") == "why.passenger-first"


def test_nobody_is_asked_without_a_square_or_a_passenger() -> None:
    """TW-4.1: supply and squares permitting."""
    scene = office("18").play("done", seat=ORANGE)
    assert scene.table.rounds == 3


# --- TW-4.2: the end of a round


def test_hands_are_filled_to_the_limit() -> None:
    """TW-4.2: from the own deck; the discard is shuffled only when the deck runs short."""
    deck = "62 63 64 65 66"
    scene = office("74", decks={ORANGE: deck}, discards={ORANGE: "67 68"}, stress=1)
    done(scene)
    assert len(scene.hand(ORANGE)) == 7
    assert {"67", "68"} & set(scene.hand(ORANGE)) == set()
    assert scene.place("67") == whereabouts.DISCARD + ORANGE


def test_a_deck_used_up_is_not_shuffled_yet() -> None:
    """TW-4.2: exactly enough is enough, and everybody knows the hand then."""
    scene = office("74", decks={ORANGE: "62 63 64 65"}, discards={ORANGE: "67"})
    done(scene)
    assert set(scene.hand(ORANGE)) == {"62", "63", "64", "65", "74", "92", "97"}
    assert scene.place("67") == whereabouts.DISCARD + ORANGE
    assert scene.place("62") == whereabouts.HELD + ORANGE


def test_running_short() -> None:
    """TW-4.2: the rest of the deck, then some of the shuffled discard, each as likely."""
    drawn: Counter[str] = Counter()
    for seed in range(40):
        scene = office("74", discards={ORANGE: "62 63 64 65 66 67 68 69"}, seed=seed)
        done(scene)
        assert {"74", "92", "97"} <= set(scene.hand(ORANGE))
        assert len(scene.hand(ORANGE)) == 7
        drawn.update(scene.hand(ORANGE))
    assert all(8 <= drawn[str(card)] <= 32 for card in range(62, 70))


def test_no_new_hand_after_the_fifth_round() -> None:
    """TW-4.2: in rounds 1 to 4 only."""
    scene = office("74", decks={ORANGE: "62 63 64"}, rounds=5)
    done(scene)
    assert scene.hand(ORANGE) == ["74"]
    assert scene.table.rounds == 6


def test_stress_on_the_last_space() -> None:
    """TW-4.2: a point each round."""
    scene = office("74", stress={ORANGE: 21, BROWN: 20}, hard=[PINK])
    scene.table.players[PINK].purse.stress = 15
    scene.live.sheet[PINK].purse.stress = 15
    done(scene)
    assert [scene.joy(seat) for seat in range(3)] == [-1, 0, -1]


@pytest.mark.parametrize(("demand", "filled"), [("R", "1a"), ("C", "5e")])
def test_passengers_in_demand(demand: str, filled: str) -> None:
    """TW-4.2: on every empty square of this round's trade."""
    scene = office("74", empty="1a 5e", demand=f"L{demand}LLL")
    supply = int(scene.table.supply)
    done(scene)
    assert [cell for cell in ("1a", "5e") if scene.site(cell).passenger] == [filled]
    assert scene.table.supply == supply - 1


FIVE = {0: "A1 A2 A3 A4", 1: "D1 D2 D3 F1", 2: "H1 H2 H3 H4", 3: "F2 F3 C1 C2", 4: "E1 E2 G1 G2"}


def crowded() -> Scene:
    """Five players, whose tiles and squares leave three passengers for seven empty residences."""
    scene = position(
        "A 1920, D 1920, F 1920, H 1920, C 1920, E 1920, G 1920, B 1920, I 1920, J 1920",
        seats=5,
        parcels=FIVE,
        buildings={"A2": "R", "D1": "R", "H3": "R", "F2": "R"},
        order=(PINK, ORANGE, BROWN, 3, 4),
        demand="LRLLL",
        begin=nothing,
    )
    residences = [site for site in scene.table.sites if site.trade == 1]
    assert len(residences) == 8
    for site in residences[1:]:
        site.passenger = 0
    return scene


def nothing(s: State) -> None:
    """The position stands as it is."""


def test_too_few_passengers() -> None:
    """TW-4.2: the first player chooses, in ascending order, as long as there are any."""
    scene = crowded()
    scene.table.supply = 3
    end_round(scene.match.state[0])
    proceed(scene.match.state[0])
    assert (scene.step, scene.seat) == ("DEMAND", PINK)
    squares = [move for move in scene.menu() if move.startswith("at")]
    assert len(squares) == 5  # seven, but two must be left for the others
    scene.match.play(squares[1], PINK)
    assert scene.message(squares[0]) == "why.ascending"
    scene.match.play(scene.menu()[0], PINK)
    scene.match.play(scene.menu()[-1], PINK)
    assert scene.table.supply == 0
    assert scene.table.rounds == 3
    assert sum(site.passenger for site in scene.table.sites if site.trade == 1) == 4


def test_no_passengers_at_all() -> None:
    """TW-4.2: then none come, and nobody is asked."""
    scene = crowded()
    scene.table.supply = 0
    end_round(scene.match.state[0])
    proceed(scene.match.state[0])
    assert scene.table.rounds == 3


# --- TW-4.3: the last round


def last_round(**more: object) -> Scene:
    given = {
        "hands": {ORANGE: "74"},
        "decks": {ORANGE: "62 63 64 65"},
        "discards": {ORANGE: "66 67 68"},
        "rounds": 6,
        "begin": begin_last_hand,
    } | more
    return position("A 1920", **given)  # type: ignore[arg-type]


def test_a_hand_is_chosen() -> None:
    """TW-4.3: out of deck and discard, to the limit, in ascending order; what was in hand stays
    and counts; the rest leaves the game."""
    scene = last_round()
    assert scene.acting() == [ORANGE, BROWN, PINK]
    assert "take 74" not in scene.menu(ORANGE)
    scene.play("take 63", seat=ORANGE)
    assert scene.message("take 62", ORANGE) == "why.ascending"
    assert scene.message("take 97", ORANGE) == "why.cannot-complete"
    scene.play("take 64", "take 66", "take 67", "take 68", "take 97", seat=ORANGE)
    assert scene.acting() == [BROWN, PINK]
    assert scene.hand(ORANGE) == ["74"]
    for seat in (BROWN, PINK):
        while seat in scene.match.actors:
            scene.play(scene.menu(seat)[0], seat=seat)
    assert scene.hand(ORANGE) == ["63", "64", "66", "67", "68", "74", "97"]
    assert scene.step == "AUCTION"


def test_a_chosen_hand_can_be_changed_until_all_have_chosen() -> None:
    """TW-4.3: one ticket or all of them, whatever the others have chosen meanwhile."""
    scene, other = last_round(), last_round()
    hand = ("63", "64", "66", "67", "68", "97")
    for ticket in hand:
        scene.play(f"take {ticket}", seat=ORANGE)
    scene.play(scene.menu(BROWN)[0], seat=BROWN)
    assert scene.acting() == [BROWN, PINK]
    scene.match.undo(ORANGE)
    for ticket in reversed(hand[1:-1]):
        scene.match.undo(ORANGE, f"take {ticket}")
    scene.match.undo(ORANGE, "take 63")
    assert scene.acting() == [ORANGE, BROWN, PINK]
    other.play(other.menu(BROWN)[0], seat=BROWN)
    assert scene.match.digest() == other.match.digest()


def test_too_few_tickets() -> None:
    """TW-4.3: then all are taken; everybody knows that hand."""
    scene = last_round(decks={}, discards={})
    scene.play("take 92", "take 97", seat=ORANGE)
    for seat in (BROWN, PINK):
        while seat in scene.match.actors:
            scene.play(scene.menu(seat)[0], seat=seat)
    assert scene.hand(ORANGE) == ["74", "92", "97"]
    assert scene.place("92") == whereabouts.HELD + ORANGE


def test_a_larger_limit() -> None:
    """TW-4.3, TW-3.7: nine with two industries; a hand already full chooses nothing."""
    scene = last_round(parcels={ORANGE: "A1 A2"}, buildings={"A1": "I", "A2": "I"})
    while ORANGE in scene.match.actors:
        scene.play(scene.menu(ORANGE)[0], seat=ORANGE)
    assert scene.live.sheet[ORANGE].n == 8
    full = last_round(hands={ORANGE: "74 75 76 77 78 62 63"}, decks={})
    assert full.match.actors == (BROWN, PINK)


def test_the_last_round_ends_the_game() -> None:
    """TW-4.3: no auction tickets, no end-of-round steps."""
    scene = position(
        "A 1920",
        hands={ORANGE: "62"},
        decks={ORANGE: "63 64"},
        stress={ORANGE: 21},
        empty="1a",
        demand="RRRRR",
        rounds=6,
        begin=begin_administration,
    )
    scene.play("done", seat=ORANGE)
    while scene.step == "NEWCOMERS":
        scene.play("done")
    assert scene.match.is_over
    assert scene.hand(ORANGE) == ["62"]
    assert scene.joy(ORANGE) == 0
    assert scene.site("1a").passenger == 0
    assert scene.why("done", ORANGE) == "TW-4.3"
