"""A recorded match of each game, to watch before one has played any: `web/recorded.match` in the
game's folder, if there is one. `python -m tests.golden.recording` writes them anew."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.registry import root
from tramshed.server.http.problems import not_found
from tramshed.server.http.templating import guest_of, site_of
from tramshed.server.pages.frame import meta_of
from tramshed.server.pages.replay import show_match, show_move
from tramshed.server.pages.stories import Brought
from tramshed.server.pages.waits import getting_ready
from tramshed.server.play.readiness import READY

RECORDED = "recorded.match"


@cache
def recorded_match(name: str) -> Path | None:
    """The file, if a game has one."""
    file = root(name) / "web" / RECORDED
    return file if file.is_file() else None


@cache
def _story(file: Path, address: str) -> Brought:
    return Brought(file.read_text("utf-8"), address)


async def _watched(request: Request) -> Brought | None:
    """The match that is asked for; None while the game is getting ready."""
    name = meta_of(request.path_params["game"]).name
    file = recorded_match(name)
    if file is None:
        raise not_found()
    if site_of(request).services.readiness(name) != READY:
        return None
    story = await asyncio.to_thread(_story, file, f"/watch/{name}")
    return story.read_in((await guest_of(request)).language)


async def watched_match(request: Request) -> Response:
    """The match as a whole."""
    story = await _watched(request)
    return await (show_match(request, story) if story else _not_yet(request))


async def watched_move(request: Request) -> Response:
    """A position of it."""
    story = await _watched(request)
    return await (show_move(request, story) if story else _not_yet(request))


async def _not_yet(request: Request) -> Response:
    return await getting_ready(request, request.path_params["game"])


ROUTES: list[BaseRoute] = [
    Route("/watch/{game}", watched_match),
    Route("/watch/{game}/{number:int}", watched_move),
]
