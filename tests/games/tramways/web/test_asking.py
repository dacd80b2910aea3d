"""Whatever is on the page can be asked about, and answers with a clause or with what it can do."""

from __future__ import annotations

import re

import pytest

from tests.games.tramways.web.positions import LANGUAGES, page, positions
from tramshed.games.tramways.web.asking import now
from tramshed.games.tramways.web.texts import web_words
from tramshed.kernel.rehearsal import Rehearsal

RULES = "/rules/tramways"
HOSTILE = ("", "-", "cell-99zz", "icon-0-0", "icon-x", "ticket-x", "bid-0", "x" * 80)


def asked(html: str) -> list[str]:
    """Elements that a page lets one ask about."""
    return [*dict.fromkeys(re.findall(r' id="((?:cell|icon|ticket|bid|goal|book)-[^"]+)"', html))]


@pytest.mark.parametrize(("seats", "form"), [(1, "plain"), (3, "alternative")])
def test_everything_answers(seats: int, form: str) -> None:
    clauses = can = 0
    for number, match in enumerate(positions(seats, form, every=60)):
        if match.is_over:
            continue
        seat, words = match.actors[0], web_words(LANGUAGES[number % len(LANGUAGES)])
        rehearsal = Rehearsal(match.view(seat))
        verbs = ["track", "upgrade", "build", "renovate", "move", "income"]
        for element in (*verbs, *asked(page(match, seat))[:: 1 + number % 7]):
            said = now(rehearsal, element, (), words, RULES)
            assert not re.search(r"\b(?:web|why|now)\.\w", said), "a sentence is missing"
            clauses += f'href="{RULES}#TW-' in said
            can += bool(said) and "clause" not in said
        for element in HOSTILE:
            assert not now(rehearsal, element, HOSTILE, words, RULES)
    assert clauses
    assert can


def test_an_icon_that_cannot_pay_says_why() -> None:
    """TW-1.1: in a draft, of the payment that is proposed."""
    words = web_words("en")
    for match in positions(3, "plain", every=1):
        seat = match.actors[0]
        view = match.view(seat)
        if view.table.step != "action" or "build" not in map(str, match.legal_moves_of(seat)):
            continue
        rehearsal = Rehearsal(view)
        while rehearsal.view.table.step != "pay":
            build = view.game.moves(view.setup).parse("build").action
            assert rehearsal.play(build if build in rehearsal.menu else rehearsal.menu[0])
        icons = [
            (f"icon-{ticket.number}-{slot}", icon)
            for ticket in rehearsal.view.table.hand
            for slot, icon in enumerate(ticket.printed, 1)
            if icon
        ]
        said = {icon.sign: now(rehearsal, name, (), words, RULES) for name, icon in icons}
        assert "TW-1.1" in said["strip"]
        assert "can" in said["build"]
        return
    raise AssertionError("nobody could build")
