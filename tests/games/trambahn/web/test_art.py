"""The drawings: whole, ours alone, and in step with their files."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tramshed.draw.numerals import WIDTH, numeral, width
from tramshed.draw.portraits import PORTRAITS
from tramshed.games.trambahn.components import KINDS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.games.trambahn.web import art
from tramshed.games.trambahn.web.stops import STOPS


def ids_in(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)


@pytest.mark.parametrize("svg", [art.sprite(), art.lobby()])
def test_every_drawing_is_well_formed_and_whole(svg: str) -> None:
    ElementTree.fromstring(svg)
    ids = ids_in(svg)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
    assert set(used) <= set(ids)


def test_every_card_tram_and_portrait_has_its_faces() -> None:
    wanted = {f"{kind}-face-{card(each)}" for each in range(KINDS) for kind in ("hand", "mini")}
    wanted |= {f"tram-{name}" for name in TRAM_NAMES} | {f"portrait-{name}" for name in PORTRAITS}
    wanted |= {f"{use}-{line}" for line in LETTERS for use in ("sign", "chip", "glyph")} | {"back"}
    assert wanted <= set(ids_in(art.sprite()))


def test_nothing_in_them_is_fetched_or_styled_inline() -> None:
    for svg in (art.sprite(), art.lobby()):
        assert not re.search(r"(?:href|src)=\"(?!#)|style=|<script|<style|@import", svg)


def test_the_picture_that_is_a_file_is_up_to_date() -> None:
    assert art.LOBBY_FILE.read_text("utf-8") == art.lobby()


def test_numerals_set_side_by_side() -> None:
    assert width("10", 100) > WIDTH["1"] + WIDTH["0"]
    assert numeral("10", 0, 0, 100, "#000").count("<path") == 2


def test_each_line_has_ten_different_stops() -> None:
    assert all(len(set(stops)) == 10 for stops in STOPS.values())
