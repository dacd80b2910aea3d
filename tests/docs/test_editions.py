"""docs/editions.md tells the truth: its examples can be read, its messages are the ones told."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from tests.docs.test_docs import ROOT
from tests.games.tramways.rules.editions import EDITION, changed
from tramshed.games.tramways.edition.check import breaches
from tramshed.games.tramways.edition.reading import read

PAGE = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
BLOCKS = [block.strip("\n") for block in re.findall(r"^```\n(.*?)^```", PAGE, re.M | re.S)]
ICONS = re.search(r"^Icons are (.*?) at\s+most four", PAGE, re.M | re.S)
CONSEQUENCES = re.search(r"Consequences are (.*?)\. Building", PAGE, re.M | re.S)


def block(start: str) -> str:
    return next(str(text) for text in BLOCKS if text.startswith(start))


def listed(found: re.Match[str] | None) -> list[str]:
    """What stands in backquotes."""
    assert found
    return re.findall(r"`([^`]+)`", found[1])


def test_the_board_is_one_of_ours() -> None:
    """TW-C7"""
    (board,) = read(block("[board D]")).boards
    assert board in EDITION.boards


def test_the_tickets_can_be_read() -> None:
    """TW-C7"""
    costly, void = read(block("[auction]")).tickets
    assert (costly.players, costly.consequence is not None, void.void) == (2, True, True)


@pytest.mark.parametrize("icon", listed(ICONS))
def test_every_icon_can_be_written_so(icon: str) -> None:
    """TW-C4"""
    assert read(f"[development]\n1 | {icon}\n").tickets[0].icons


@pytest.mark.parametrize("consequence", listed(CONSEQUENCES))
def test_every_consequence_can_be_written_so(consequence: str) -> None:
    """TW-C4"""
    assert read(f"[development]\n1 | R | {consequence}\n").tickets[0].consequence


def test_the_messages_are_those_of_the_check() -> None:
    """TW-C7"""
    boards = read(changed(("[board B] Quarry", "[board A] Quarry")))
    tickets = read(changed(("    2 | 3 rails, C", "    1 | 3 rails, C")))
    told = {str(breach) for breach in chain(breaches(boards), breaches(tickets))}
    shown = block("boards.txt, line").splitlines()
    assert len(shown) == 3
    assert set(shown) <= told
