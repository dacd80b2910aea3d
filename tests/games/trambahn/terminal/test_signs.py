"""Lines of Trambahn have a colour and a sign."""

from __future__ import annotations

import tramshed
from tests.games.trambahn.terminal.matches import MID
from tests.terminal.looking import drawn
from tramshed.games.trambahn import text


def test_nothing_is_said_by_colour_alone() -> None:
    plain = "\n".join(drawn(tramshed.load(MID), 0, 80))
    for line, sign in text.SIGNS.items():
        assert f"{sign}{line}" in plain
    assert "\x1b[" in "\n".join(drawn(tramshed.load(MID), 0, 80, colour=True))
