"""How long one still has to wait for a game, in words, and a page to do so."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from tramshed.bots.progress import time_left
from tramshed.server.http.templating import guest_of, page, site_of
from tramshed.server.words import site_words

LOOK_AGAIN = 3
"""Seconds after which a page that waits is loaded again."""


@dataclass(frozen=True, slots=True)
class Wait:
    """What is done, from 0 to 1, and how long it will take."""

    done: float
    left: str


def wait_for(request: Request, name: str, language: str) -> Wait | None:
    """The wait until a game is compiled; None if it is."""
    outlook = site_of(request).services.outlook(name)
    if outlook is None:
        return None
    return Wait(round(outlook.done, 3), site_words(language).say(time_left(outlook.left)))


def unknown(language: str) -> str:
    """Nobody knows yet how long it will take."""
    return site_words(language).say(time_left(None))


async def getting_ready(request: Request, name: str) -> Response:
    """A page that loads again until a game can be played."""
    language = (await guest_of(request)).language
    wait = wait_for(request, name, language)
    values = {"left": wait.left if wait else unknown(language)}
    return await page(
        request,
        "problem.html",
        503,
        id="getting-ready",
        values=values,
        retry=LOOK_AGAIN,
        done=wait.done if wait else None,
    )
