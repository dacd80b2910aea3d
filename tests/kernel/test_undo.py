"""What can be taken back, told from who decided what, and who was awaited then."""

from __future__ import annotations

from tramshed.kernel.undo import Decision, Window


def decided(window: Window, seat: int, awaited: int) -> Window:
    """A seat decides something that is not final."""
    together, phase = window.together(seat, awaited), window.phase(awaited)
    decision = Decision(seat, 0, together, False, awaited, phase)
    return window._replace(decisions=(*window.decisions, decision))


def test_those_who_decide_at_once_leave_each_other_free() -> None:
    window = decided(decided(decided(Window(b""), 0, 0b11), 1, 0b11), 0, 0b01)
    assert window.open_to(0) == [2, 0]
    assert window.open_to(1) == [1]


def test_whoever_decides_in_turn_afterwards_ends_it() -> None:
    sealed = decided(decided(Window(b""), 0, 0b11), 1, 0b10)
    turn = decided(sealed, 0, 0b01)
    assert turn.decisions[-1].together == 0b01
    assert turn.open_to(0) == [2, 0]
    assert turn.open_to(1) == []
    assert decided(turn, 1, 0b10).open_to(0) == []


def test_in_turn_all_of_a_turn_is_open() -> None:
    window = decided(decided(decided(Window(b""), 0, 0b01), 1, 0b10), 1, 0b10)
    assert window.open_to(1) == [2, 1]
    assert window.open_to(0) == []
