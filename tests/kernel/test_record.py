"""Records: layouts from annotated classes, digests, extremes."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from tramshed.kernel.record import (
    Grid,
    Row,
    blank,
    digest,
    extremes,
    i1,
    i2,
    layout,
    layout_digest,
    u1,
    u8,
)


class Hand:
    n: i1
    cards: Annotated[Row[i2], 3]


class Renamed:
    n: i1
    things: Annotated[Row[i2], 3]


class Resized:
    n: i1
    cards: Annotated[Row[i2], 4]


class Game:
    toy: u1
    key: u8
    map: Annotated[Grid[i1], 2, 3]
    mine: Hand
    hands: Annotated[Row[Hand], 2]
    piles: Annotated[Grid[Hand], 2, 2]


def test_layout_is_packed_and_nested() -> None:
    kind = layout(Game)
    assert kind.names == ("toy", "key", "map", "mine", "hands", "piles")
    assert kind.itemsize == 1 + 8 + 6 + 7 + 2 * 7 + 4 * 7
    assert not kind.isalignedstruct
    assert kind["map"] == np.dtype(("i1", (2, 3)))
    assert kind["hands"].base == layout(Hand)
    assert layout(Game) is kind


def test_blank_is_all_zero_and_writable() -> None:
    game = blank(Game)
    assert game.shape == (1,)
    assert not any(game.tobytes())
    game[0].hands[1].cards[2] = 5
    assert game["hands"]["cards"][0, 1, 2] == 5


@pytest.mark.parametrize("name", ["round", "copy", "item", "view", "dtype"])
def test_a_field_does_not_hide_behind_numpy(name: str) -> None:
    record = type("Odd", (), {"__annotations__": {name: i1}})
    with pytest.raises(TypeError, match=f"a field cannot be called {name!r}"):
        layout(record)


@pytest.mark.parametrize("other", [Renamed, Resized])
def test_a_layout_digest_changes_with_the_layout(other: type) -> None:
    assert layout_digest(Hand) == layout_digest(Hand)
    assert layout_digest(Hand) != layout_digest(other)


def test_a_digest_names_the_bytes() -> None:
    one, other = blank(Game), blank(Game)
    assert digest(one) == digest(other)
    other[0].piles[1, 1].cards[2] = 1
    assert digest(one) != digest(other)
    other[0].piles[1, 1].cards[2] = 0
    assert digest(one) == digest(other)


def test_extremes_look_into_every_corner() -> None:
    game = blank(Game)
    game[0].toy = 200
    game[0].map[1, 2] = -7
    game[0].mine.n = 3
    game[0].hands[1].cards[1] = 300
    game[0].hands[0].cards[2] = -300
    game[0].piles[1, 0].n = 9
    found = extremes(game[0])
    assert found["toy"] == (200, 200, 255)
    assert found["map"] == (-7, 0, 127)
    assert found["mine.n"] == (3, 3, 127)
    assert found["hands.cards"] == (-300, 300, 32767)
    assert found["piles.n"] == (0, 9, 127)
    assert found["key"][2] == 2**64 - 1
    assert set(found) == {
        *("toy", "key", "map", "mine.n", "mine.cards"),
        *("hands.n", "hands.cards", "piles.n", "piles.cards"),
    }
