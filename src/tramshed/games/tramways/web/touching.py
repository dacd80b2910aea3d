"""What can be drafted by touching the map: the verb follows from what is touched.

A person is sent, an own bare parcel built on, an own building or line upgraded; from a building, an
own parcel or an open end a line is laid. Each is found by trying the verb and asking what follows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.tramways import actions
from tramshed.games.tramways.moves import (
    ChooseCell,
    ChooseParcel,
    ChooseTrack,
    LayTile,
    TakeBack,
)
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.web.along import cells_of
from tramshed.games.tramways.web.choices import label, place
from tramshed.games.tramways.web.texts import Texts
from tramshed.kernel.moves import Move
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.web.seats import Choice

VERBS = {
    actions.MOVE: "move",
    actions.BUILD: "build",
    actions.RENOVATE: "renovate",
    actions.UPGRADE: "upgrade",
    actions.TRACK: "track",
}
FROM = "from-"
"""What a line is laid from, among the things that a draft uses: from-3c."""


def touches(rehearsal: Rehearsal, texts: Texts) -> Iterator[Choice]:
    """All of it, where an action is to be chosen."""
    menu = rehearsal.menu
    for action, verb in VERBS.items():
        if action in menu:
            ahead = rehearsal.copy()
            if ahead.play(action):
                yield from _of_verb(ahead, verb, texts)


def _of_verb(ahead: Rehearsal, verb: str, texts: Texts) -> Iterator[Choice]:
    moves = [ahead.moves[action] for action in ahead.menu]
    if verb == "track":
        yield from starts(moves, ahead, texts, f"{verb}, ")
        return
    for move in moves:
        for element in elements(move, ahead.view.table):
            said = texts.say(f"touch.{verb}", what=label(move, ahead.view, texts))
            yield drafted(f"{verb}, {move.notation}", element, said)


def starts(
    moves: Sequence[Move], rehearsal: Rehearsal, texts: Texts, before: str = ""
) -> Iterator[Choice]:
    """From where a line can be laid; and tiles that can be taken back first."""
    seen: TableSeen = rehearsal.view.table
    first = before.removesuffix(", ")
    anchors = (anchor(seen, move.decision) for move in moves if isinstance(move.decision, LayTile))
    for cell in dict.fromkeys(anchors):
        choice = drafted(first, f"cell-{cell}", texts.say("touch.track", cell=cell))
        choice["use"] = f"{FROM}{cell}"
        yield choice
    for move in moves:
        if isinstance(move.decision, TakeBack):
            said = label(move, rehearsal.view, texts)
            yield drafted(f"{before}{move.notation}", f"cell-{move.decision.cell}", said)


def anchor(seen: TableSeen, tile: LayTile) -> str:
    """The cell that a first tile is entered from."""
    before = seen.beside(tile.cell, tile.entry)
    assert before is not None
    return before.name


def elements(move: Move, seen: TableSeen) -> tuple[str, ...]:
    """Where a move can be touched."""
    match move.decision:
        case ChooseTrack(cell, side):
            track = next(each for each in seen.tracks if (cell, side) in each.ends)
            return tuple(f"cell-{name}" for name in cells_of(track.number, seen))
        case ChooseCell() | ChooseParcel():
            return (place(move, seen) or "",)
    return (place(move, seen) or "",)


def drafted(notation: str, element: str, said: str) -> Choice:
    """A choice that extends the draft."""
    return Choice(m=notation, s=None, d=element, a=None, say=said, tip="", draft=True)
