"""A word for watchmen."""

from __future__ import annotations

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.server.http.templating import site_of
from tramshed.server.play.games_on_site import games_on_site


async def health(request: Request) -> Response:
    """Is the site up, and which games can be played?"""
    site = site_of(request)
    games = {name: site.services.readiness(name) for name in games_on_site()}
    compiling = {name: site.services.outlook(name) for name in games}
    facts = {
        "ok": True,
        "tables": len(site.hub.tables),
        "games": games,
        "compiling": {name: asdict(each) for name, each in compiling.items() if each},
    }
    return JSONResponse(facts, headers={"cache-control": "no-store"})


ROUTES: list[BaseRoute] = [Route("/health", health)]
