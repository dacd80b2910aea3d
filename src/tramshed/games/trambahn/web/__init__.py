"""Trambahn's table in the browser: what the server calls for one table's page."""

from __future__ import annotations

from tramshed.games.trambahn.web.art import sprite
from tramshed.games.trambahn.web.choices import menu, why
from tramshed.games.trambahn.web.drawing import board, render
from tramshed.games.trambahn.web.glides import departures, origins
from tramshed.games.trambahn.web.journal import line
from tramshed.games.trambahn.web.texts import web_words
from tramshed.games.trambahn.web.zones import ZONES, Data, zone_data

SHEETS = (
    "trambahn.css",
    "trambahn-board.css",
    "trambahn-pad.css",
    "trambahn-phone.css",
    "trambahn-tall.css",
    "trambahn-low.css",
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
    "origins",
    "render",
    "sprite",
    "web_words",
    "why",
    "zone_data",
]
