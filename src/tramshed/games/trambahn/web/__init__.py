"""Trambahn's table in the browser (see web/contract.py)."""

from __future__ import annotations

from tramshed.games.trambahn.web.art import sprite
from tramshed.games.trambahn.web.choices import idle, menu, why
from tramshed.games.trambahn.web.drawing import board, render
from tramshed.games.trambahn.web.ending import ending
from tramshed.games.trambahn.web.glides import departures, origins
from tramshed.games.trambahn.web.journal import line
from tramshed.games.trambahn.web.legend import legend
from tramshed.games.trambahn.web.sums import sums
from tramshed.games.trambahn.web.zones import zone_data
from tramshed.web.contract import GamePage

PAGE = GamePage(
    sheets=(
        "table.css",
        "board.css",
        "pad.css",
        "phone.css",
        "tall.css",
        "low.css",
    ),
    zone_data=zone_data,
    render=render,
    board=board,
    sprite=sprite,
    legend=legend,
    origins=origins,
    departures=departures,
    line=line,
    sums=sums,
    ending=ending,
    menu=menu,
    idle=idle,
    why=why,
)
