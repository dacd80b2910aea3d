"""The end of a match, worked out from what it told: nothing of it is kept, and nothing of it is
made before the match is over."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.kernel.outcome import Outcome
from tramshed.kernel.position import Position
from tramshed.kernel.seats import SPECTATOR
from tramshed.kernel.told import events_in
from tramshed.web.contract import page_of
from tramshed.web.ending import Ending


def ending_of(last: Position, told: Sequence[bytes], outcome: Outcome) -> Ending:
    """Where the scores come from, and the course: from the last position and all events of the
    match, those of the deal first."""
    game, setup = last.game, last.setup
    events = [[game.read_event(each, setup) for each in events_in(action)] for action in told]
    return page_of(setup.game).ending(last.view(SPECTATOR), events, outcome)
