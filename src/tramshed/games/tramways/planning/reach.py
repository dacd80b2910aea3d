"""How far a line can come: what a page shows while one is laid (track/reaching.py).

found = reach(view)             reach(view, wanted): only from starts that are wanted
found.starts                    where a line can begin, or goes on
found.spots(start)              the tiles that can follow, each with the one before it
found.columns(start)            the same as numbers, each of their facts for all of them
line(found, start, spot)        the moves that lay the line up to there
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from numba import from_dtype, int64

from tramshed.games.tramways import actions, names, steps
from tramshed.games.tramways.moves import LayTile, TakeBack
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track import reaching
from tramshed.kernel.game import Reason
from tramshed.kernel.moves import Move
from tramshed.kernel.plain import Plain
from tramshed.kernel.record import Records, blank, layout
from tramshed.kernel.rule import INTERPRETED
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View

ENDINGS = {reaching.NO_ENDING: "", reaching.OPEN: "open", reaching.COMPLETE: "complete"}
IN_HAND = -1

Notations = tuple[str, ...]
Row = tuple[int, int, int, int, int, int]
"""A step: end, entry, cost, step before, ending, last."""
Wanted = Callable[["Start"], bool]


class Start(Plain):
    """Where the next tile of a line is to lie, the side at which it is entered, and the moves that
    come before it: none, "track", and for a redirected line the tile taken back."""

    cell: str
    entry: str
    moves: Notations

    @property
    def redirects(self) -> bool:
        """Is a tile taken back first?"""
        return any(move.startswith("back ") for move in self.moves)


class Spot(Plain):
    """A tile of a line that can be laid: how many rails the line costs with it, the number of the
    spot before it, and whether the line can end there: "open", "complete", or not ("")."""

    number: int
    cell: str
    entry: str
    leave: str
    rails: int
    before: int | None
    ending: str
    last: bool
    """The line ends here by itself: it meets a building or a track."""

    @property
    def move(self) -> str:
        return f"lay {self.cell} {self.entry}{self.leave}"


@dataclass(frozen=True)
class Reach:
    """All lines that a seat can lay now; without a start, the reason why there is none."""

    starts: tuple[Start, ...]
    reason: Reason | None
    _setup: Setup
    _steps: dict[Start, Any]
    _lists: dict[Start, list[Row]] = field(default_factory=dict)

    def spots(self, start: Start) -> tuple[Spot, ...]:
        """The tiles that can follow a start, cheapest first; by number."""
        return tuple(self.spot(start, number) for number in range(len(self._steps[start])))

    def spot(self, start: Start, number: int) -> Spot:
        """One of them."""
        end, entry, cost, before, ending, last = self._rows(start)[number]
        return Spot(
            number=number,
            cell=names.cells(self._setup)[end >> 2],
            entry=names.SIDE_LETTERS[entry],
            leave=names.SIDE_LETTERS[end & 3],
            rails=cost,
            before=None if before < 0 else before,
            ending=ENDINGS[ending],
            last=bool(last),
        )

    def examples(self) -> Iterator[tuple[Start, Spot]]:
        """One line of every price with an open end, and one to every end that completes it."""
        seen = set[tuple[int, int]]()
        for start in self.starts:
            for number, (end, _, cost, _, ending, _) in enumerate(self._rows(start)):
                kind = ending, end if ending == reaching.COMPLETE else cost
                if ending != reaching.NO_ENDING and kind not in seen:
                    seen.add(kind)
                    yield start, self.spot(start, number)

    def cells(self, start: Start | None = None) -> dict[str, int]:
        """The least rails with which a line from a start, or from any, can come to each cell."""
        cells = names.cells(self._setup)
        found: dict[str, int] = {}
        for each in self.starts if start is None else (start,):
            for end, _, cost, *_ in self._rows(each):
                cell = cells[end >> 2]
                found[cell] = min(cost, found.get(cell, cost))
        return found

    def columns(self, start: Start) -> dict[str, list[int]]:
        """The tiles that can follow a start: end, entry, cost, before (below 0: none), ending."""
        steps = self._steps[start]
        return {name: steps[name].tolist() for name in steps.dtype.names}

    def _rows(self, start: Start) -> list[Row]:
        if start not in self._lists:
            self._lists[start] = self._steps[start].tolist()
        return self._lists[start]


def line(reach: Reach, start: Start, spot: Spot) -> Notations:
    """The moves that lay a line from a start to a spot where it can end."""
    laid = [spot]
    while laid[-1].before is not None:
        laid.append(reach.spot(start, laid[-1].before))
    stop = () if spot.last else ("stop",)
    return (*start.moves, *(each.move for each in reversed(laid)), *stop)


def reach(view: View, wanted: Wanted = lambda start: True) -> Reach:
    """The lines that a seat can lay: before it chooses an action, before the first tile, or with a
    line in hand; only from starts that are wanted."""
    trial = Trial(view)
    found: dict[Start, Any] = {}
    before: Notations = ()
    if trial.step == steps.ACTION:
        if reason := trial.why_not(actions.TRACK):
            return Reach((), reason, trial.setup, {})
        trial.happens(actions.TRACK)
        before = (str(trial.moves[actions.TRACK]),)
    search = blank(reaching.Search)
    if trial.step == steps.LAY:
        _go_on(trial, search, before, found)
    elif trial.step == steps.START:
        _begin(trial, search, before, found, wanted)
    starts = tuple(start for start, spots in found.items() if len(spots))
    reason = None if starts else trial.why_not(actions.TRACK)
    return Reach(starts, reason, trial.setup, found)


def load() -> None:
    """Compile the search, or load it: the first to ask need not wait."""
    if not INTERPRETED:
        state, search = (from_dtype(layout(each))[::1] for each in (State, reaching.Search))
        compiled: Any = reaching.reach
        compiled.compile((state, search, int64, int64))


def _begin(
    trial: Trial, search: Records, before: Notations, found: dict[Start, Any], wanted: Wanted
) -> None:
    """From every first tile, and from every tile that can be taken back."""
    menu = [trial.moves[action] for action in trial.menu()]
    for start in filter(wanted, dict.fromkeys(_starts(menu, before))):
        found[start] = _search(trial, search, _end(trial.setup, start))
    kept = trial.kept()
    for move in menu:
        if isinstance(move.decision, TakeBack):
            trial.happens(move.action)
            _go_on(trial, search, (*before, str(move)), found, wanted)
            trial.restore(kept)


def _go_on(
    trial: Trial,
    search: Records,
    before: Notations,
    found: dict[Start, Any],
    wanted: Wanted = lambda start: True,
) -> None:
    """From the end of the line in hand, if anything can follow."""
    menu = [trial.moves[action] for action in trial.menu()]
    for start in filter(wanted, dict.fromkeys(_starts(menu, before))):
        found[start] = _search(trial, search, IN_HAND)


def _starts(menu: Iterable[Move], before: Notations) -> Iterator[Start]:
    """Where the tiles on offer are entered."""
    for move in menu:
        if isinstance(move.decision, LayTile):
            yield Start(move.decision.cell, move.decision.entry, before)


def _end(setup: Setup, start: Start) -> int:
    """The number of the side at which the first tile is entered."""
    side = names.SIDE_LETTERS.index(start.entry)
    return names.cells(setup).index(start.cell) * len(names.SIDE_LETTERS) + side


def _search(trial: Trial, search: Records, end: int) -> Any:
    """The useful steps, counted anew: end, entry, cost, step before, ending, last."""
    count = reaching.reach(trial.state, search, trial.seat, end)
    found = search["steps"][0, :count]
    useful = found["useful"] > 0
    rows = found[["end", "entry", "cost", "before", "ending", "last"]][useful].copy()
    numbers = useful.cumsum() - 1
    later = rows["before"] >= 0
    rows["before"][later] = numbers[rows["before"][later]]
    return rows
