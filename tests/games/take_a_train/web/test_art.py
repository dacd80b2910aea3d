"""The drawings: all there, in step with their files; and their colours."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.web.test_drawings import ids_in
from tramshed.draw.palette import CREAM, INK
from tramshed.games.take_a_train.moves import SPECIAL_NAMES, WAGON_NAMES
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES, OBJECTIVE_NAMES
from tramshed.games.take_a_train.web import art, faces
from tramshed.games.take_a_train.web.hall import lobby
from tramshed.games.take_a_train.web.palette import DEEP, ENGINE, GLYPH, WAGON
from tramshed.web.contract import static_folder

STATIC = static_folder("take_a_train")


def test_everything_in_the_box_has_its_picture() -> None:
    wanted = {f"{use}-{type_}" for type_ in WAGON_NAMES for use in ("market", "wagon", "glyph")}
    wanted |= {f"special-{name}" for name in SPECIAL_NAMES}
    wanted |= {f"objective-{name}" for name in OBJECTIVE_NAMES}
    wanted |= {f"auction-{name}" for name in AUCTION_NAMES}
    wanted |= {f"loco-{type_}-{size}" for type_ in ENGINE for size in range(4)}
    wanted |= {f"{who}-{seat}" for who in ("portrait", "automaton") for seat in range(6)}
    wanted |= {"coin", "sealed", "opened", "starter", "place", "back-wagon", "back-engine"}
    assert wanted <= set(ids_in(art.sprite()))


def test_the_picture_that_is_a_file_is_up_to_date() -> None:
    assert art.LOBBY_FILE.read_text("utf-8") == lobby()


@pytest.mark.parametrize(("power", "size"), [(50, 0), (100, 0), (200, 1), (300, 2), (5000, 3)])
def test_any_power_has_a_drawing(power: int, size: int) -> None:
    assert faces.size("steam", power) == size


@pytest.mark.parametrize(
    "face", [faces.wagon_face("oil", 250), faces.engine_face("diesel", 1250, 7, 4)]
)
def test_faces_set_their_numbers_from_the_sprite(face: str) -> None:
    ElementTree.fromstring(face)
    assert set(re.findall(r'href="#([^"]+)"', face)) <= set(ids_in(art.sprite()))


def test_the_style_sheets_have_the_same_colours() -> None:
    text = (STATIC / "table.css").read_text()
    for type_ in WAGON:
        rule = re.search(
            rf"\.type-{type_} {{ --type: (#\w+); --deep: (#\w+); --on: var\(--(\w+)\)", text
        )
        assert rule is not None
        assert (rule[1], rule[2]) == (WAGON[type_], DEEP[type_])
        assert {"ink": INK, "cream": CREAM}[rule[3]] == GLYPH[type_]
    chips = (STATIC / "side.css").read_text()
    for name, colour in {**DEEP, **ENGINE}.items():
        assert f".chip-{name} {{ background: {colour}; }}" in chips
    for name, colour in ENGINE.items():
        assert f".drive-{name} {{ --drive: {colour}; }}" in text
