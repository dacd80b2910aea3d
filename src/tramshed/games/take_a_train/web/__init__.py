"""Take a Train's table in the browser (see web/contract.py)."""

from __future__ import annotations

from tramshed.games.take_a_train.web.art import sprite
from tramshed.games.take_a_train.web.choices import menu, why
from tramshed.games.take_a_train.web.drawing import board, render
from tramshed.games.take_a_train.web.ending import ending
from tramshed.games.take_a_train.web.glides import departures, origins
from tramshed.games.take_a_train.web.journal import line
from tramshed.games.take_a_train.web.legend import legend
from tramshed.games.take_a_train.web.moments import moment
from tramshed.games.take_a_train.web.texts import score
from tramshed.games.take_a_train.web.unveiled import unveiled
from tramshed.games.take_a_train.web.zones import zone_data
from tramshed.web.contract import GamePage

PAGE = GamePage(
    sheets=(
        "table.css",
        "trains.css",
        "theirs.css",
        "stage.css",
        "market.css",
        "auction.css",
        "bid.css",
        "side.css",
        "phone.css",
        "tall.css",
        "tall-auction.css",
        "tall-market.css",
        "tall-own.css",
        "low.css",
        "open-hands.css",
    ),
    zone_data=zone_data,
    unveiled=unveiled,
    render=render,
    board=board,
    sprite=sprite,
    legend=legend,
    origins=origins,
    departures=departures,
    line=line,
    ending=ending,
    moment=moment,
    score=score,
    menu=menu,
    why=why,
)
