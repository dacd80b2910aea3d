"""What could be meant by touching a thing, and what forbids it.

    on_cell(view, "3e")             everything that could be begun, or chosen, in a cell
    on_cell(view, "3e", "1a")       … while a line is laid that begins at 1a
    in_a_word(view, move)           one of the six actions, or any other move

The rules are asked about moves that are nearly legal: of a line the next tile, of an action that
cannot be begun what it would be about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tramshed.games.tramways import actions, names, reasons, steps
from tramshed.games.tramways.planning.reach import Reach, Spot, Start, line, reach
from tramshed.games.tramways.planning.recipes import why_not
from tramshed.games.tramways.planning.trial import Trial
from tramshed.games.tramways.shown.map import near
from tramshed.games.tramways.shown.seen import CellSeen, TableSeen
from tramshed.kernel.game import Reason
from tramshed.kernel.moves import Move
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View

VERBS = {
    actions.MOVE: "move",
    actions.BUILD: "build",
    actions.RENOVATE: "renovate",
    actions.UPGRADE: "upgrade",
    actions.TRACK: "track",
}
NOTHING_THERE = {
    steps.START: reasons.NOT_A_START,
    steps.UPGRADE: reasons.NO_TRACK,
    steps.PARCEL: reasons.NO_PARCEL,
    steps.RENOVATE: reasons.NO_BUILDING,
    steps.GOAL: reasons.NO_WAY,
}
"""Where a cell has nothing that the step is about, there is not even a move to ask about."""
VAGUE = (reasons.NOT_A_START, reasons.NOT_THE_END, reasons.OFF_THE_MAP)
"""Of many tiles some are forbidden for such a reason: another one is worth telling."""


class Remark(Plain):
    """Something that could be meant: the action it belongs to (none if that is begun), and what
    forbids it, if anything does."""

    verb: str
    reason: Reason | None


def in_a_word(view: View, move: Move) -> Reason | None:
    """What forbids a move; of an action that cannot be begun, what is nearest to it."""
    trial = Trial(view)
    if trial.step == steps.ACTION and move.action in VERBS:
        return why_not(trial, move.action)
    return trial.why_not(move.action)


def on_cell(view: View, cell: str, start: str = "") -> tuple[Remark, ...]:
    """All that could be meant by touching a cell; `start` is where a line is laid from that has no
    tile yet."""
    return tuple(_Asking(view, cell, start).remarks())


class _Asking:
    def __init__(self, view: View, cell: str, start: str) -> None:
        self._view, self._trial, self._start = view, Trial(view), start
        self._seen: TableSeen = view.table
        self._cell: CellSeen = self._seen.cells[cell]
        self._number = names.cells(view.setup).index(cell)
        self._known = view.game.reasons

    def remarks(self) -> Iterator[Remark]:
        step = self._trial.step
        if step == steps.ACTION and self._trial.is_awaited:
            yield from (Remark(VERBS[verb], self._begun(verb)) for verb in self._verbs())
        elif step == steps.LAY or (step == steps.START and self._start):
            yield Remark("", self._next_tile())
        else:
            yield Remark("", self._told(self._meant()))

    # --- an action that could be begun here

    def _verbs(self) -> Iterator[int]:
        """The verb follows from what is touched."""
        site, own = self._cell.site, self._seen.seat
        if site and site.trade:
            yield actions.MOVE
        if site and site.label:
            yield actions.RENOVATE if site.trade else actions.BUILD
        if self._cell.tiles:
            yield actions.UPGRADE
        if site is None or site.trade or site.owner == own:
            yield actions.TRACK

    def _begun(self, verb: int) -> Reason | None:
        trial = self._trial
        reason = trial.why_not(verb)
        if reason not in (None, self._known[reasons.NOTHING_TO_DO]):
            return reason
        kept = trial.kept()
        trial.play(verb)  # legal or not: only to ask about what would come next
        reason = self._told(self._meant())
        trial.restore(kept)
        return reason

    # --- a choice of the step

    def _meant(self) -> Iterator[int]:
        """Moves of the step that are about the cell."""
        match self._trial.step:
            case steps.START:
                yield from self._first_tiles()
            case steps.UPGRADE:
                yield from self._tracks()
            case steps.PARCEL | steps.RENOVATE:
                yield from self._labels(actions.PARCEL)
            case steps.GOAL:
                yield from self._goals()
            case _:
                yield self._here(actions.AT)

    def _here(self, what: int) -> int:
        return _on(self._number, what)

    def _first_tiles(self) -> Iterator[int]:
        """Tiles that begin at what is in the cell."""
        for side, cell in enumerate(near(self._view.setup)[self._number]):
            if cell >= 0:
                yield from (_on(cell, what) for what in _entered(side ^ 2))

    def _tracks(self) -> Iterator[int]:
        cells, letters = names.cells(self._view.setup), names.SIDE_LETTERS
        ends = {track.number: track.ends for track in self._seen.tracks}
        for tile in self._cell.tiles:
            for cell, side in ends[tile.track]:
                yield _on(cells.index(cell), actions.ALONG + letters.index(side))

    def _labels(self, first: int) -> Iterator[int]:
        if self._cell.site and self._cell.site.label:
            yield first + names.labels(self._view.setup).index(self._cell.site.label)

    def _goals(self) -> Iterator[int]:
        if site := self._cell.site:
            yield self._trial.moves.parse(f"to {site.trade or site.label}").action

    # --- a line

    def _next_tile(self) -> Reason | None:
        """Where the line could come beside the cell it is laid, and the next tile asked about."""
        found, trial = reach(self._view), self._trial
        kept, asked = trial.kept(), Counter[Reason | None]()
        for start, spot in self._beside(found):
            for move in line(found, start, spot)[:-1]:  # it does not stop there
                trial.happens(trial.moves.parse(move).action)
            sides = _entered(names.SIDE_LETTERS.index(spot.leave) ^ 2)
            asked.update(trial.why_not(self._here(what)) for what in sides)
            trial.restore(kept)
        return self._likeliest(asked) if asked else self._known[reasons.UNPAYABLE]

    def _beside(self, found: Reach) -> Iterator[tuple[Start, Spot]]:
        """Tiles that point at the cell, of lines that would go on."""
        for start in found.starts:
            before = names.cells(self._view.setup)[self._ahead(start.cell, start.entry)]
            if self._start in ("", before):
                for spot in found.spots(start):
                    if not spot.last and self._ahead(spot.cell, spot.leave) == self._number:
                        yield start, spot

    def _ahead(self, cell: str, side: str) -> int:
        number = names.cells(self._view.setup).index(cell)
        return near(self._view.setup)[number][names.SIDE_LETTERS.index(side)]

    # --- what is worth telling

    def _told(self, meant: Iterable[int]) -> Reason | None:
        asked = Counter(self._trial.why_not(action) for action in meant)
        if asked:
            return self._likeliest(asked)
        return self._known[NOTHING_THERE[self._trial.step]]

    def _likeliest(self, asked: Counter[Reason | None]) -> Reason | None:
        """Nothing, if nothing forbids one of the moves; else what forbids most of them."""
        if None in asked:
            return None
        vague = [self._known[each] for each in VAGUE]
        telling = Counter({each: n for each, n in asked.items() if each not in vague})
        return (telling or asked).most_common(1)[0][0]


def _on(cell: int, what: int) -> int:
    return actions.CELL + cell * actions.A_CELL + what


def _entered(side: int) -> range:
    """Tiles that are entered at a side."""
    return range(actions.LAY + side * actions.TURNS, actions.LAY + (side + 1) * actions.TURNS)
