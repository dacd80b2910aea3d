"""Take a Train's table in the browser: what the server calls for one table's page."""

from __future__ import annotations

from tramshed.games.take_a_train.web.art import sprite
from tramshed.games.take_a_train.web.choices import menu, why
from tramshed.games.take_a_train.web.drawing import board, render
from tramshed.games.take_a_train.web.glides import departures, origins
from tramshed.games.take_a_train.web.journal import line
from tramshed.games.take_a_train.web.moments import moment
from tramshed.games.take_a_train.web.texts import web_words
from tramshed.games.take_a_train.web.zones import ZONES, Data, zone_data

SHEETS = (
    "take_a_train.css",
    "take_a_train-trains.css",
    "take_a_train-theirs.css",
    "take_a_train-stage.css",
    "take_a_train-market.css",
    "take_a_train-auction.css",
    "take_a_train-bid.css",
    "take_a_train-side.css",
    "take_a_train-phone.css",
    "take_a_train-tall.css",
    "take_a_train-low.css",
)
"""The game's own style sheets."""

__all__ = [
    "SHEETS",
    "ZONES",
    "Data",
    "board",
    "departures",
    "line",
    "menu",
    "moment",
    "origins",
    "render",
    "sprite",
    "web_words",
    "why",
    "zone_data",
]
