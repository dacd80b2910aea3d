"""Matches: playing, refusing by cause, taking back, looking back, news."""

from __future__ import annotations

import random

import pytest

from tramshed.kernel.errors import (
    BadSetup,
    CannotUndo,
    MatchOver,
    MoveError,
    NotAMove,
    NotLegal,
    NotYourTurn,
)
from tramshed.kernel.game import Game
from tramshed.kernel.match import Match
from tramshed.kernel.record import digest
from tramshed.kernel.seats import SPECTATOR, TABLE


def play_on(match: Match, seed: int = 0, until: str | None = None) -> Match:
    """Play at random, to the end or until a part of the game."""
    rng = random.Random(seed)
    while not match.is_over and match.view().table.part != until:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
    return match


def bid(match: Match, *coins: int) -> None:
    for seat, amount in enumerate(coins):
        match.play(f"bid {amount}", seat)


@pytest.fixture
def match(tiny: Game) -> Match:
    """Two players, seed 1: the draft."""
    return tiny.match(seats=2, seed=1, names=["Ann", "Bob"])


@pytest.fixture
def sale(tiny: Game) -> Match:
    """Two players at the first sealed sale."""
    return play_on(tiny.match(seats=2, seed=1), until="sealed sale")


@pytest.fixture
def parcel(sale: Match) -> Match:
    """Two players at the parcel; all coins still there."""
    bid(sale, 0, 0)
    return sale


def test_a_match_begins(match: Match) -> None:
    assert match.actors == (0, 1)
    assert match.turn is None
    assert not match.is_over
    assert match.outcome is None
    assert match.turns == []
    assert match.names == ("Ann", "Bob")
    assert set(match.legal_moves) == {*match.legal_moves_of(0), *match.legal_moves_of(1)}


def test_seeds_and_keys(tiny: Game) -> None:
    assert tiny.match(seed=1).digest() == tiny.match(seed=1).digest()
    assert tiny.match(seed=1).digest() != tiny.match(seed=2).digest()
    assert tiny.match(key=bytes(16)).key == bytes(16)
    assert tiny.match().key != tiny.match().key
    assert tiny.match(seats=3).names == ("Player 1", "Player 2", "Player 3")


@pytest.mark.parametrize(
    ("names", "complaint"),
    [
        (["Ann"], "2 seats need 2 names, not 1"),
        (["Ann", ""], "a name is 1 to 40 characters on one line, not ''"),
        (["Ann", " "], "a name is 1 to 40 characters on one line, not ' '"),
        (["Ann", "B\nob"], "a name is 1 to 40 characters on one line, not 'B\\nob'"),
        (["Ann", "x" * 41], f"a name is 1 to 40 characters on one line, not '{'x' * 41}'"),
    ],
)
def test_names_are_checked(tiny: Game, names: list[str], complaint: str) -> None:
    with pytest.raises(BadSetup) as caught:
        tiny.match(seats=2, names=names)
    assert str(caught.value) == complaint


def test_a_match_is_played_to_its_end(match: Match) -> None:
    play_on(match)
    assert match.actors == ()
    assert match.legal_moves == []
    assert match.outcome is not None
    assert len(match.outcome.scores) == len(match.outcome.ranks) == 2
    assert match.outcome.winners[0] == match.outcome.ranks.index(0)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("clock", ["lap", "live"])
def test_any_number_of_seats_plays_to_the_end(tiny: Game, seats: int, clock: str) -> None:
    match = play_on(tiny.match(seats=seats, seed=seats, options={"clock": clock}))
    assert match.outcome is not None
    assert len(match.outcome.winners) >= 1


class TestRefusals:
    """Errors by cause; the match is as it was."""

    def test_not_a_move(self, match: Match) -> None:
        self.refused(match, NotAMove, "'dance' is not a move", "dance", 0)

    def test_not_legal(self, match: Match) -> None:
        error = self.refused(
            match, NotLegal, "look: this is not the time for it (TG-2.1)", "look", 0
        )
        assert isinstance(error, NotLegal)
        assert error.clause == "TG-2.1"

    def test_not_awaited(self, match: Match) -> None:
        match.play(match.legal_moves_of(1)[0], 1)
        what = "it is not the turn of seat 2, but of seat 1"
        self.refused(match, NotYourTurn, what, str(match.legal_moves[0]), 1)

    def test_several_are_awaited(self, match: Match) -> None:
        what = "several seats are awaited (1, 2): say which one moves"
        self.refused(match, NotYourTurn, what, str(match.legal_moves[0]), None)

    @pytest.mark.parametrize("seat", [SPECTATOR, TABLE, 2, 40, -1])
    def test_nobody_sits_there(self, match: Match, seat: int) -> None:
        with pytest.raises(NotYourTurn):
            match.play(match.legal_moves[0], seat)

    def test_over(self, match: Match) -> None:
        play_on(match)
        self.refused(match, MatchOver, "the match is over", "look", 0)

    @staticmethod
    def refused(
        match: Match, cause: type[MoveError], what: str, move: str, seat: int | None
    ) -> MoveError:
        before, turns = match.digest(), len(match.turns)
        with pytest.raises(cause) as caught:
            match.play(move, seat)
        assert str(caught.value) == what
        assert (match.digest(), len(match.turns)) == (before, turns)
        return caught.value


def test_why_not(match: Match) -> None:
    reason = match.why_not("look", 0)
    assert reason is not None
    assert reason.clause == "TG-2.1"
    assert match.explain(reason) == "this is not the time for it"
    assert match.why_not(match.legal_moves_of(0)[0], 0) is None
    play_on(match)
    over = match.why_not("look")
    assert over is not None
    assert over.clause == "TG-6.1"


class TestUndo:
    """A decision can be taken back until somebody else decides, or something comes to light."""

    def test_nothing_played(self, match: Match) -> None:
        assert not match.can_undo
        self.refused(match, "nothing has been played yet")

    def test_a_sealed_choice_can_be_changed(self, match: Match) -> None:
        before = match.digest()
        first, *_, last = match.legal_moves_of(0)
        match.play(first, 0)
        assert match.can_undo
        assert match.undo() == first
        assert match.digest() == before
        match.play(last, 0)
        assert match.turns[-1].move == last

    def test_only_by_the_seat_that_decided_last(self, tiny: Game) -> None:
        match = play_on(tiny.match(seats=3, seed=1), until="parcel")
        turns = len(match.turns)
        for _ in range(2):
            match.play("pass")
        first, second = (turn.seat for turn in match.turns[-2:])
        self.refused(match, f"seat {second + 1} has decided since", first)
        match.undo(second)
        match.undo(first)
        assert len(match.turns) == turns

    def test_not_what_brought_hands_round(self, match: Match) -> None:
        for seat in (0, 1):
            match.play(match.legal_moves_of(seat)[0], seat)
        last = match.turns[-1].move
        self.refused(match, f"{last} brought something hidden to light")

    def test_not_one_that_is_not_named_by_the_last(self, tiny: Game) -> None:
        """Where seats take turns, decisions are taken back from the last on."""
        match = play_on(tiny.match(seats=3, seed=1), until="parcel")
        match.play("pass")
        seat = match.turns[-1].seat
        assert match.undo(seat, "pass").notation == "pass"
        what = f"look is nothing that seat {seat + 1} can take back now"
        with pytest.raises(CannotUndo, match=what):
            match.undo(seat, "look")

    def test_not_a_look(self, parcel: Match) -> None:
        parcel.play("look")
        self.refused(parcel, "look brought something hidden to light")

    def test_not_a_look_at_what_was_drawn_before(self, parcel: Match) -> None:
        for move in ("look", "leave"):
            parcel.play(move)
        drawn = int(parcel.state[0].live.chance.drawn)
        parcel.play("look")
        assert parcel.state[0].live.chance.drawn == drawn  # so only `shown` tells
        assert not parcel.can_undo

    def test_not_a_sealed_bid(self, sale: Match) -> None:
        sale.play("bid 3", 0)
        chance = sale.state[0].live.chance
        assert chance.settled == 1
        assert not sale.can_undo
        self.refused(sale, "bid 3 is final by the rules")

    def test_but_passing_by(self, parcel: Match) -> None:
        parcel.play("pass")
        assert parcel.can_undo
        assert str(parcel.undo()) == "pass"

    def test_not_when_it_is_over(self, match: Match) -> None:
        play_on(match)
        assert not match.can_undo
        self.refused(match, "the match is over")

    def test_a_solo_player_sees_all_he_passes_on(self, tiny: Game) -> None:
        match = tiny.match(seats=1, seed=1)
        match.play(match.legal_moves[0])
        assert match.can_undo

    @staticmethod
    def refused(match: Match, what: str, seat: int | None = None) -> None:
        before = match.digest()
        with pytest.raises(CannotUndo) as caught:
            match.undo(seat)
        assert str(caught.value) == what
        assert match.digest() == before


class TestUndoAtOnce:
    """Where several decide at once, each may change its own until all is opened."""

    def test_whatever_others_have_chosen_since(self, tiny: Game) -> None:
        match, other = (tiny.match(seats=3, seed=1) for _ in range(2))
        first, *_, last = match.legal_moves_of(0)
        choice = match.legal_moves_of(1)[0]
        match.play(first, 0)
        match.play(choice, 1)
        assert match.may_undo(0)
        assert match.may_undo(1)
        assert match.undo(0) == first
        assert [turn.seat for turn in match.turns] == [1]
        assert match.news() == match.news(1)
        assert len(match.told) == 2
        match.play(last, 0)
        other.play(choice, 1)
        other.play(last, 0)
        assert match.digest() == other.digest()
        assert match.turns == other.turns
        assert match.told == other.told
        assert not match.may_undo(2)

    def test_not_once_it_is_opened(self, tiny: Game) -> None:
        match = tiny.match(seats=3, seed=1)
        for seat in range(3):
            match.play(match.legal_moves_of(seat)[0], seat)
        assert not any(match.may_undo(seat) for seat in range(3))
        TestUndo.refused(match, "seat 3 has decided since", 0)

    def test_a_bid_is_final_and_leaves_others_alone(self, tiny: Game) -> None:
        match = play_on(tiny.match(seats=3, seed=1), until="sealed sale")
        match.play("bid 3", 0)
        match.play("bid 2", 1)
        TestUndo.refused(match, "bid 3 is final by the rules", 0)
        TestUndo.refused(match, "bid 2 is final by the rules", 1)

    def test_not_against_the_clock(self, tiny: Game) -> None:
        """The time of receipt decides."""
        match = play_on(tiny.match(seats=3, seed=1, options={"clock": "live"}), until="open sale")
        match.play(match.legal_moves[0])
        others = [seat for seat in match.actors if seat != TABLE]
        for seat in others:
            match.play("hold", seat)
            if match.view().table.part != "open sale":
                return
            assert match.may_undo(seat)
            assert not any(match.may_undo(each) for each in range(3) if each != seat)

    def test_looking_back_at_it(self, tiny: Game) -> None:
        match = tiny.match(seats=4, seed=1)
        for seat in (2, 0, 1):
            match.play(match.legal_moves_of(seat)[0], seat)
        match.undo(2)
        for number in range(3):
            then = match.copy(number)
            assert [then.may_undo(seat) for seat in (0, 1)] == [number > 0, number > 1]
            assert digest(match.state_after(number)[0].live.reshape(1)) == then.digest()


def test_looking_back(match: Match) -> None:
    digests = [match.digest()]
    rng = random.Random(1)
    while not match.is_over:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
        digests.append(match.digest())
    for number, expected in enumerate(digests):
        live = match.state_after(number)[0].live
        assert digest(live.reshape(1)) == expected
    replayed = [digest(state[0].live.reshape(1)) for _, state in match.replay()]
    assert replayed == digests[1:]
    assert [turn for turn, _ in match.replay()] == match.turns


@pytest.mark.parametrize("number", [-1, 1])
def test_there_is_no_such_move(match: Match, number: int) -> None:
    with pytest.raises(IndexError, match=f"the match has 0 moves, there is no move {number}"):
        match.state_after(number)


def test_copies_go_their_own_way(match: Match) -> None:
    play_on(match, until="parcel")
    before, moves = match.digest(), len(match.turns)
    whole, branch = match.copy(), match.copy(1)
    assert (whole.digest(), len(branch.turns)) == (before, 1)
    play_on(whole)
    play_on(branch, seed=5)
    assert (match.digest(), len(match.turns)) == (before, moves)
    assert branch.turns[0] == match.turns[0]
    assert len(branch.news(1)) == len(match.news(1))


class TestConcession:
    """Whoever gives up is last, and the match is over."""

    def test_it_ends_the_match(self, match: Match) -> None:
        move = match.legal_moves_of(0)[0]
        match.concede(0)
        assert match.is_over
        assert (match.actors, match.legal_moves, match.legal_moves_of(1)) == ((), [], [])
        assert match.outcome is not None
        assert match.outcome.ranks == (1, 0)
        with pytest.raises(MatchOver):
            match.play(move, 0)
        with pytest.raises(CannotUndo):
            match.undo()
        assert not match.can_undo

    def test_once(self, match: Match) -> None:
        match.concede(1)
        with pytest.raises(MatchOver):
            match.concede(0)
        assert match.conceded == 1

    def test_not_after_the_end(self, match: Match) -> None:
        play_on(match)
        with pytest.raises(MatchOver):
            match.concede(0)
        assert match.conceded is None

    @pytest.mark.parametrize("seat", [-1, 2, TABLE, SPECTATOR])
    def test_only_players_do(self, match: Match, seat: int) -> None:
        with pytest.raises(ValueError, match=f"there is no seat {seat}: players are 0 to 1"):
            match.concede(seat)
        assert not match.is_over

    def test_a_copy_of_it_is_over_a_copy_up_to_a_move_goes_on(self, match: Match) -> None:
        match.play(match.legal_moves_of(0)[0], 0)
        match.concede(0)
        assert match.copy().conceded == 0
        branch = match.copy(1)
        assert not branch.is_over
        assert play_on(branch).outcome


class TestNews:
    """Everybody hears what he may know, and nothing else."""

    def test_the_deal(self, match: Match) -> None:
        mine, other = self.said(match, 0, 0), self.said(match, 0, SPECTATOR)
        assert len(mine) == 1 + 3
        assert sum(line.startswith("You draw") for line in mine) == 3
        assert len(other) == 1

    def test_a_choice(self, match: Match) -> None:
        match.play(match.legal_moves_of(0)[0], 0)
        assert any(line.startswith("You keep") for line in self.said(match, 1, 0))
        for other in (1, SPECTATOR):
            assert self.said(match, 1, other) == ["Ann has chosen."]

    def test_the_last_move_is_the_default(self, match: Match) -> None:
        match.play(match.legal_moves_of(0)[0], 0)
        assert match.news() == match.news(1)
        match.undo()
        assert match.news() == match.news(0)

    @staticmethod
    def said(match: Match, number: int, seat: int) -> list[str]:
        words = match.game.words()
        return [words.say(each, match.names, seat) for each in match.news(number, seat)]


@pytest.mark.parametrize("seat", [TABLE, 2, 5, -1])
def test_views_are_for_seats_there_are(match: Match, seat: int) -> None:
    with pytest.raises(ValueError, match=f"there is no seat {seat}: players are 0 to 1"):
        match.view(seat)


def test_a_view_is_what_a_seat_may_know(match: Match) -> None:
    mine, other = match.view(0), match.view(1)
    assert mine.table.packets[0] != (None, None, None)
    assert mine.table.packets[1] == (None, None, None)
    assert other.table.packets[0] == (None, None, None)
    assert match.view().table.packets == ((None, None, None),) * 2
    assert mine.tobytes() == match.view(0).tobytes() != other.tobytes()


def test_no_view_has_the_key(match: Match) -> None:
    for seat in (0, 1, SPECTATOR):
        assert match.key[:8] not in match.view(seat).tobytes()
        assert match.key[8:] not in match.view(seat).tobytes()
