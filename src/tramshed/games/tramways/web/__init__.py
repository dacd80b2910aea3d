"""Tramways' table in the browser (see web/contract.py)."""

from __future__ import annotations

from tramshed.games.tramways.planning.reach import load
from tramshed.games.tramways.web.art import sprite
from tramshed.games.tramways.web.asking import now
from tramshed.games.tramways.web.choices import menu, why
from tramshed.games.tramways.web.draft import complete
from tramshed.games.tramways.web.drawing import board, render
from tramshed.games.tramways.web.ending import ending
from tramshed.games.tramways.web.glides import departures, origins
from tramshed.games.tramways.web.journal import line
from tramshed.games.tramways.web.keys import keys
from tramshed.games.tramways.web.legend import legend
from tramshed.games.tramways.web.texts import score
from tramshed.games.tramways.web.zones import zone_data
from tramshed.web.contract import GamePage

PAGE = GamePage(
    sheets=(
        "map.css",
        "table.css",
        "plaques.css",
        "tickets.css",
        "market.css",
        "desk.css",
        "sheets.css",
        "auction.css",
        "journal.css",
        "chips.css",
        "tall.css",
        "tall-sheets.css",
        "tablet.css",
        "narrow.css",
        "low.css",
        "bar.css",
        "small-auction.css",
        "small-hand.css",
        "tablet-market.css",
        "replaying.css",
    ),
    scripts=(
        "map.js",
        "map-aside.js",
        "map-sight.js",
        "deeds.js",
        "laying.js",
        "retold.js",
        "nerves.js",
        "unfolding.js",
    ),
    zone_data=zone_data,
    render=render,
    board=board,
    sprite=sprite,
    legend=legend,
    keys=keys,
    origins=origins,
    departures=departures,
    line=line,
    ending=ending,
    score=score,
    menu=menu,
    complete=complete,
    load=load,
    now=now,
    why=why,
)
