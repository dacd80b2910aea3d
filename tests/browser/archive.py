"""A match that was played to its end, at once: by two who talk to the socket themselves."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from tests.browser.visitor import Visitor
from tests.server.running import Browser, Server, make_table
from tramshed.server.play.seating import FRIEND, ME


def play_match(server: Server, game: str) -> tuple[str, Browser]:
    """The table's address, and who made it. In a thread: here an event loop is running."""
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(_play_match, server, game).result()


def _play_match(server: Server, game: str) -> tuple[str, Browser]:
    table, browsers = make_table(server, game, ME, FRIEND)
    sockets = [browser.socket(table) for browser in browsers]
    for socket in sockets:
        socket.hello()
    dice = random.Random(13)
    for socket in sockets:
        while socket.now["phase"] == "open":
            socket.get()
    while sockets[0].now["phase"] == "play":
        mover = next(socket for socket in sockets if socket.my_turn)
        answer = mover.do("move", n=mover.now["n"], moves=[dice.choice(mover.menu)])
        for socket in sockets:
            while socket.now["moves"] < answer["moves"]:
                socket.get()
    for socket in sockets:
        socket.close()
    return table, browsers[0]


def come_as(visitor: Visitor, person: Browser) -> None:
    """Be somebody who was here before."""
    cookie = {"name": "tramshed", "value": person.token, "url": visitor.server.url}
    visitor.context.add_cookies([cookie])  # type: ignore[list-item]
