"""Drawings of every game: whole, ours alone, and without anything that a page forbids."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from tests.web.drawn import drawn
from tramshed.draw.numerals import WIDTH, numeral, width
from tramshed.web.contract import page_of, static_folder


def drawings() -> Iterator[object]:
    """The sprite of each, and its pictures."""
    for name in drawn():
        yield pytest.param(page_of(name).sprite(), id=f"{name}-sprite")
        for file in sorted(static_folder(name).glob("*.svg")):
            yield pytest.param(file.read_text("utf-8"), id=f"{name}-{file.stem}")


@pytest.mark.parametrize("svg", [*drawings()])
def test_every_drawing_is_well_formed_and_whole(svg: str) -> None:
    ElementTree.fromstring(svg)
    ids = ids_in(svg)
    assert len(ids) == len(set(ids))
    used = re.findall(r'href="#([^"]+)"', svg) + re.findall(r"url\(#([^)]+)\)", svg)
    assert set(used) <= set(ids)


@pytest.mark.parametrize("svg", [*drawings()])
def test_nothing_in_them_is_fetched_or_styled_inline(svg: str) -> None:
    assert not re.search(r"(?:href|src)=\"(?!#)|style=|<script|<style|@import", svg)


@pytest.mark.parametrize("name", drawn())
def test_the_lobby_has_its_picture(name: str) -> None:
    assert (static_folder(name) / "lobby.svg").exists()


def test_numerals_set_side_by_side() -> None:
    assert width("10", 100) > WIDTH["1"] + WIDTH["0"]
    assert numeral("10", 0, 0, 100, "#000").count("<path") == 2


def ids_in(svg: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', svg)
