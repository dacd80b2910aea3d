"""Colours: readable, apart for the colour-blind, and the same in drawings and style sheets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from tests.web.colours import WITHOUT, Pair, contrast, distance
from tests.web.drawn import colours, drawn
from tramshed.draw import palette
from tramshed.draw.palette import BACK, CREAM, ENAMEL, GOLD, INK, NIGHT, PAPER, RING, THREAD
from tramshed.server.http.static_files import STATIC
from tramshed.web.curve import COLOURS

SMALL_TEXT = [
    (CREAM, INK),
    (INK, CREAM),
    (INK, PAPER),
    (INK, GOLD),  # buttons
    (INK, RING),
    (CREAM, NIGHT),
    (CREAM, ENAMEL),
    (THREAD, ENAMEL),
    (THREAD, BACK),
]
"""On every page."""


def written(kind: str, on_every_page: Iterable[Pair] = ()) -> Iterator[object]:
    """What is written on what, on every page and in each game."""
    every = {"house": on_every_page} | {name: getattr(colours(name), kind) for name in drawn()}
    for name, pairs in every.items():
        for pair in dict.fromkeys(pairs):
            yield pytest.param(*pair, id=f"{name}, {' on '.join(pair)}")


@pytest.mark.parametrize(("text", "ground"), [*written("small", SMALL_TEXT)])
def test_small_text_is_readable(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize(("glyph", "ground"), [*written("large")])
def test_large_glyphs_are_readable(glyph: str, ground: str) -> None:
    assert contrast(glyph, ground) >= 3


@pytest.mark.parametrize(("text", "ground"), [*written("far")])
def test_some_text_is_readable_from_afar(text: str, ground: str) -> None:
    assert contrast(text, ground) >= 7


@pytest.mark.parametrize("cones", WITHOUT)
@pytest.mark.parametrize("name", drawn())
def test_colours_stay_apart_for_everybody(name: str, cones: str) -> None:
    """Also without some kind of cones in the eye."""
    pairs = combinations(colours(name).apart, 2)
    assert min(distance(one, other, WITHOUT[cones]) for one, other in pairs) >= 20


def test_the_lines_of_a_curve_are_seen_and_stay_apart() -> None:
    assert all(contrast(line, CREAM) >= 3 for line in COLOURS)
    for matrix in WITHOUT.values():
        assert min(distance(*pair, matrix) for pair in combinations(COLOURS, 2)) >= 20


def test_the_style_sheets_have_the_same_colours() -> None:
    properties = dict(re.findall(r"--([\w-]+): (#\w{6});", (STATIC / "base.css").read_text()))
    for name in ("CREAM", "PAPER", "INK", "BRASS", "GOLD", "RING", "NIGHT", "ENAMEL", "EDGE"):
        assert properties[name.lower()] == getattr(palette, name)
