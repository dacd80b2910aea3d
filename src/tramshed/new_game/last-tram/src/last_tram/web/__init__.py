"""The table in the browser (see tramshed/web/contract.py). Without this folder the game is not on
the site; with an empty one it is played on a plain table."""

from __future__ import annotations

from last_tram.web.drawing import board, line, menu, render
from last_tram.web.zones import zone_data
from tramshed.web.contract import GamePage

PAGE = GamePage(
    sheets=("table.css",),
    zone_data=zone_data,
    render=render,
    board=board,
    line=line,
    menu=menu,
)
