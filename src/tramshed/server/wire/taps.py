"""What one tap is enough for: something that can go to one place only, and be taken back.

Whether it can be taken back is tried in a position that the seat's view allows, so it tells nobody
anything: after the move nothing is drawn, shown or final, and it is still that seat's turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tramshed.kernel.rehearsal import Twin
from tramshed.kernel.view import View
from tramshed.server.play.positions import notations


def marked(choices: Sequence[Any], view: View) -> list[Any]:
    """A menu, in which such moves have `tap`."""
    times = Counter(choice["s"] for choice in choices if choice["s"])
    sole = [choice for choice in choices if times[choice["s"]] == 1 and _is_sent(choice)]
    if not sole:
        return list(choices)
    twin, known = Twin(view), notations(view.game.moves(view.setup))
    safe = {each["m"] for each in sole if twin.could_undo(known[each["m"]])}
    return [choice | {"tap": True} if choice["m"] in safe else choice for choice in choices]


def _is_sent(choice: Any) -> bool:
    """Is this a move that can be sent as it stands?"""
    return not choice.get("a") and not choice.get("draft")
