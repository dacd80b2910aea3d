"""A table's journal: what each action told, and where it stands.

Places only grow: taking back leaves a gap, and takes a place itself.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tramshed.kernel.position import Position
from tramshed.kernel.undo import TakenBack
from tramshed.server.store.rows import ActionRow

MOST_STRUCK = 64
"""How often something was taken back: a page that has been away for longer may keep a line too
much until it is opened anew."""


@dataclass(frozen=True, slots=True)
class JournalMark:
    """A journal to go back to."""

    told: tuple[bytes, ...]
    places: tuple[int, ...]
    last: int
    struck: tuple[tuple[int, int], ...]


class Journal:
    """What each action told; the first is the deal."""

    def __init__(self, dealt: bytes, actions: Sequence[ActionRow] = (), last: int = 0) -> None:
        self.told = [dealt, *(action.told for action in actions)]
        """The events of each action."""
        self.places = [0, *(action.line for action in actions)]
        """The place of each action."""
        self.last = last
        """The last place that was ever taken."""
        self._struck: deque[tuple[int, int]] = deque(maxlen=MOST_STRUCK)
        """Places at which something was taken back, each with the last one that it left alone."""

    def write(self, told: bytes) -> int:
        """An action told this; returns its place."""
        self.last += 1
        self.told.append(told)
        self.places.append(self.last)
        return self.last

    def strike(self, undone: TakenBack) -> list[bytes]:
        """Actions were taken back; returns what they had told."""
        first = undone.numbers[0]
        struck = [self.told[number] for number in undone.numbers]
        self.places = [
            place for number, place in enumerate(self.places) if number not in undone.numbers
        ]
        self.told[first:] = [each.told for each in undone.later]
        self.last += 1
        self._struck.append((self.last, self.places[first - 1]))
        return struck

    def standing(self, seen: int) -> int:
        """The last action that a page has right if it has read up to a place; −1 if it has not
        even heard of the deal."""
        right = min((seen, *(place for at, place in self._struck if at > seen)))
        return bisect_right(self.places, right) - 1

    def mark(self) -> JournalMark:
        return JournalMark(tuple(self.told), tuple(self.places), self.last, tuple(self._struck))

    def restore(self, mark: JournalMark) -> None:
        self.told, self.places, self.last = list(mark.told), list(mark.places), mark.last
        self._struck = deque(mark.struck, MOST_STRUCK)


def decide(board: Position, journal: Journal, action: int, seat: int) -> ActionRow:
    """Make a move and write it down; says what is to be kept of it."""
    told = board.play(action, seat)
    return ActionRow(board.number, seat, board.moves[action].notation, told, journal.write(told))
