"""The drawings: all there, in step with their files; and their colours."""

from __future__ import annotations

from tests.web.test_drawings import ids_in
from tramshed.draw.portraits import PORTRAITS
from tramshed.games.trambahn.components import KINDS
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES, card
from tramshed.games.trambahn.web import art
from tramshed.games.trambahn.web.palette import DEEP, LINE
from tramshed.games.trambahn.web.stops import STOPS
from tramshed.web.contract import static_folder


def test_every_card_tram_and_portrait_has_its_faces() -> None:
    wanted = {f"{kind}-face-{card(each)}" for each in range(KINDS) for kind in ("hand", "mini")}
    wanted |= {f"tram-{name}" for name in TRAM_NAMES} | {f"portrait-{name}" for name in PORTRAITS}
    wanted |= {f"{use}-{line}" for line in LETTERS for use in ("sign", "chip", "glyph")} | {"back"}
    assert wanted <= set(ids_in(art.sprite()))


def test_the_picture_that_is_a_file_is_up_to_date() -> None:
    assert art.LOBBY_FILE.read_text("utf-8") == art.lobby()


def test_each_line_has_ten_different_stops() -> None:
    assert all(len(set(stops)) == 10 for stops in STOPS.values())


def test_the_style_sheet_has_the_same_colours() -> None:
    text = (static_folder("trambahn") / "table.css").read_text()
    for line in LINE:
        assert f".line-{line} {{ --line: {LINE[line]}; --deep: {DEEP[line]}; }}" in text
        assert f".chip-{line} {{ background: {DEEP[line]}; }}" in text
