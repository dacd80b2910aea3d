"""Notation: read in any case and spacing, cut short, guessed at; else NotAMove, nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tiny.meta import META
from tests.tiny.moves import moves
from tramshed.kernel.errors import MoveError, NotAMove
from tramshed.kernel.moves import Move, MoveTable

TABLE = moves(META.setup(3))


def test_a_table_is_a_sequence() -> None:
    assert len(TABLE) == 32
    assert [move.action for move in TABLE] == list(range(32))
    assert str(TABLE[9]) == TABLE[9].notation == "bid 3"
    assert (TABLE[9].verb, TABLE[9].amount, TABLE[9].target) == ("bid", 3, "lot")


@pytest.mark.parametrize(
    "text",
    ["keep umbrella", "KEEP Umbrella", "  keep\t umbrella\n", "kee umbrella", "k umbrella"],
)
def test_case_spacing_and_cut_short_verbs(text: str) -> None:
    assert str(TABLE.parse(text)) == "keep umbrella"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("l", "'l' could be any of: look, leave"),
        ("bid", "'bid' is not a move; did you mean 'bid 9'?"),
        ("keep umbrela", "'keep umbrela' is not a move; did you mean 'keep umbrella'?"),
        ("", "'' is not a move"),
        ("   ", "'' is not a move"),
        ("castle", "'castle' is not a move"),
        ("bid 11", "'bid 11' is not a move; did you mean 'bid 1'?"),
        ("x" * 100, f"'{'x' * 59}…' is not a move"),
    ],
)
def test_what_is_not_a_move(text: str, complaint: str) -> None:
    with pytest.raises(NotAMove) as caught:
        TABLE.parse(text)
    assert str(caught.value) == complaint
    assert isinstance(caught.value, MoveError)


def test_at_most_four_are_named() -> None:
    table = MoveTable(Move(i, f"go{letter}", f"go{letter}") for i, letter in enumerate("abcdef"))
    with pytest.raises(NotAMove, match=r"'go' could be any of: goa, gob, goc, god$"):
        table.parse("go")


def test_whole_notation_wins_over_a_prefix() -> None:
    table = MoveTable([Move(0, "pass", "pass"), Move(1, "passenger", "passenger")])
    assert table.parse("pass").action == 0
    assert table.parse("passe").action == 1


@pytest.mark.parametrize(
    ("bad", "complaint"),
    [
        ([Move(1, "a", "a")], "moves must be listed by action id, without gaps"),
        ([Move(0, "a b", "a"), Move(1, "A  B", "a")], "two moves share one notation"),
    ],
)
def test_a_bad_table_is_refused(bad: list[Move], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        MoveTable(bad)


ANY_TEXT = st.text(st.characters(), max_size=80)
ALMOST = st.sampled_from([str(move) for move in TABLE]).flatmap(
    lambda text: st.tuples(
        st.integers(0, len(text)), st.integers(0, len(text)), ANY_TEXT.map(lambda more: more[:3])
    ).map(lambda cut: text[: cut[0]] + cut[2] + text[cut[1] :])
)


@settings(max_examples=400, deadline=None, derandomize=True)
@given(ANY_TEXT | ALMOST)
def test_nothing_but_not_a_move_is_raised(text: str) -> None:
    try:
        move = TABLE.parse(text)
    except NotAMove:
        return
    assert TABLE.parse(str(move)) is move
