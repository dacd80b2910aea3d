"""A turn takes few clicks: what one tap is enough for, what goes on by itself, what ends a turn."""

from __future__ import annotations

from tests.games.trambahn.rules.doing import play
from tests.games.trambahn.rules.position import position
from tests.games.trambahn.rules.seeing import hand
from tramshed.games.trambahn.web.choices import menu
from tramshed.games.trambahn.web.zones import Actions, zone_data
from tramshed.kernel.match import Match
from tramshed.server.play.journal import Journal
from tramshed.server.play.passing import go_back, go_on
from tramshed.server.wire.taps import marked
from tramshed.server.words import game_words
from tramshed.web.seats import Sitter


def goes_on(match: Match) -> list[str]:
    """The moves that make themselves."""
    made = go_on(match.position, Journal(match.position.dealt))
    return [row.notation for row in made]


def step(match: Match) -> str:
    found: str = match.view(0).table.step
    return found


# --- going on


def test_without_cards_the_steps_that_need_them_pass() -> None:
    match = position("B5", step="stations", money=12)
    assert goes_on(match) == []
    play(match, "station B5 new")
    assert goes_on(match) == ["done", "done"]
    assert step(match) == "buying"


def test_a_turn_never_ends_by_itself() -> None:
    """Nothing can be bought, but the end of a turn draws cards."""
    match = position("B5", step="income", money=0)
    play(match, "money B5")
    assert goes_on(match) == ["done"]
    assert step(match) == "buying"
    assert match.turn == 0


def test_taking_back_leads_to_the_last_choice() -> None:
    match = position("B5", step="stations", money=12)
    play(match, "station B5 new")
    goes_on(match)
    undone = go_back(match.position, 0)
    assert [str(move) for move in undone.moves] == ["station B5 new", "done", "done"]
    assert undone.numbers == (1, 2, 3)
    assert step(match) == "stations"
    assert hand(match, 0) == "B5"


def test_a_turn_without_cards_begins_where_there_is_something_to_choose() -> None:
    match = position("", step="stations", columns=["B 4"])
    assert goes_on(match) == ["done", "done"]
    assert step(match) == "buying"


# --- one tap


def taps(match: Match) -> set[str]:
    """The moves that one tap makes."""
    view = match.view(0)
    choices = menu(match.legal_moves, view, game_words("en", "trambahn"))
    return {choice["m"] for choice in marked(choices, view) if choice.get("tap")}


def test_one_tap_is_enough_where_there_is_one_place() -> None:
    match = position("B5 B9 R3 C", step="stations", columns=["B 4-7 horse"])
    assert taps(match) == {"station B5 new", "station R3 new"}


def test_one_tap_lays_down_money_and_buys_for_the_only_column() -> None:
    match = position("B5 C", step="income", money=12, columns=["R 1"])
    assert taps(match) == {"money B5", "money C"}
    assert "buy horse 1" in taps(play(match, "done"))


def test_what_ends_the_match_takes_a_second_tap() -> None:
    """It could not be taken back."""
    full = {"B": "B1 B2 B3"}
    assert taps(position("B5 R3", rows=full)) == {"passenger B5", "passenger R3"}
    assert taps(position("B5 R3", rows=full, scorings=9)) == {"passenger R3"}


# --- the buttons


def buttons(match: Match) -> Actions:
    sitters = [Sitter("Ann"), Sitter("Ben")]
    found = zone_data(match.view(0), sitters)["actions"]
    assert isinstance(found, Actions)
    return found


def test_the_end_of_the_turn_is_as_many_moves_as_there_are_steps() -> None:
    for name, moves in (("second passenger", 4), ("stations", 3), ("income", 2), ("buying", 1)):
        match = position("B5", step=name)
        ending = buttons(match).ending.split(", ")
        assert ending == ["done"] * moves
        play(match, *ending)
        assert match.turn == 1


def test_the_question_knows_what_is_left_to_do() -> None:
    bare = ["B 4-7"]
    assert buttons(position("B5", step="stations", money=12, columns=bare)).left == (3, 4)
    assert buttons(position("B5", step="stations", money=12)).left == (3,)
    assert buttons(position("B5", step="income", money=4, columns=bare)).left == ()
    assert buttons(position("B5", step="income", money=12, columns=bare)).left == (4,)
    assert buttons(position("B5", step="income", money=12, columns=bare)).loses == 1


def test_income_is_the_last_step_where_nothing_can_be_bought() -> None:
    assert buttons(position("B5", step="income", money=12)).last
    assert not buttons(position("B5", step="income", money=12, columns=["B 4"])).last
