"""What the journal tells of the map, in few words for static/retold.js: a verb, and its places."""

from __future__ import annotations

from tramshed.games.tramways.shown.things import Cell, Tile
from tramshed.kernel.words import Message, Seat, Several, Value

VERBS = {
    "event.laid": ("lay", "tile"),
    "event.upgraded": ("turn", "from", "to"),
    "event.built": ("build", "label"),
    "event.renovated": ("renew", "label"),
    "event.rode": ("ride", "from", "player", "to"),
    "event.arrival": ("come", "cell"),
}
"""For messages about the map: what happened, and which of their values say where."""


def on_the_map(message: Message) -> str:
    """What a message says of the map; nothing for most of them."""
    verb, *places = VERBS.get(message.id, ("",))
    return " ".join((verb, *(_written(message.values[place]) for place in places)))


def _written(place: Value) -> str:
    match place:
        case Tile(cell, sides):
            return f"{cell} {sides}"
        case Cell(name):
            return name
        case Seat(number):
            return str(number)
        case Several(things):
            return " ".join(map(_written, things))
    return str(place)
