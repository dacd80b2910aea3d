"""Zones as HTML: the macros of zones.html, and what they call."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from markupsafe import Markup

from tramshed.games.take_a_train.components import ROUNDS, UNIT
from tramshed.games.take_a_train.shown.things import AUCTION_NAMES, CARD_NAMED, Wagon
from tramshed.games.take_a_train.web import faces
from tramshed.games.take_a_train.web.areas import Area
from tramshed.games.take_a_train.web.legend import AIM_KIND
from tramshed.games.take_a_train.web.texts import HERE, texts_in
from tramshed.games.take_a_train.web.zones import Data
from tramshed.kernel.words import Words
from tramshed.web.drawing import macros

CHIPS = (-50, 50, 100, 500)
"""What one press adds to a bid."""


def render(zone: str, data: Data, words: Words) -> str:
    """A zone's HTML."""
    return str(getattr(_macros(), zone.partition("-")[0])(data, texts_in(words)))


def board(data: Mapping[str, Data], words: Words, journal: Markup) -> Markup:
    """The whole table with a journal beside it: every zone in its place but `status`, which
    stands in the page's head. Areas go round clockwise, the viewer's comes last."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in data}
    *others, below = (zone for zone, each in data.items() if isinstance(each, Area))
    return Markup(_macros().board(inside, texts_in(words), journal, others, below))


@cache
def _macros() -> Any:
    return macros(
        HERE,
        KINDS=AUCTION_NAMES,
        ROUNDS=ROUNDS,
        UNIT=UNIT,
        CHIPS=CHIPS,
        faces=faces,
        split=split,
        aim_kind=AIM_KIND.__getitem__,
    )


def split(card: str) -> tuple[str, int]:
    """A card's type and value; a special card has none."""
    known = CARD_NAMED[card]
    return (known.type, known.value) if isinstance(known, Wagon) else (card, 0)
