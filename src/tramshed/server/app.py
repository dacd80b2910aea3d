"""The application: `create_app(settings)`."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, WebSocketRoute

from tramshed.server import pages
from tramshed.server.http.problems import BY_STATUS, Problem
from tramshed.server.http.security import Limits, SecurityHeaders, strict_headers
from tramshed.server.http.site import Site
from tramshed.server.http.socket import table_socket
from tramshed.server.http.static_files import STATIC, StaticFolder
from tramshed.server.http.templating import page, site_of
from tramshed.server.settings import Settings

log = logging.getLogger(__name__)


def create_app(settings: Settings | None = None) -> Starlette:
    """A site with these settings."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = Site(chosen)
        site.start()
        try:
            yield
        finally:
            await site.close()

    return Starlette(
        routes=[
            *pages.routes(),
            WebSocketRoute("/tables/{table_id}/socket", table_socket),
            Mount("/static", StaticFolder(directory=STATIC, check_dir=False), name="static"),
        ],
        middleware=[
            Middleware(SecurityHeaders, settings=chosen),
            Middleware(Limits, settings=chosen, refuse=show_problem),
        ],
        exception_handlers={
            Problem: show_problem,
            HTTPException: show_http_error,
            Exception: show_accident,
        },
        lifespan=lifespan,
    )


async def show_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, Problem)
    return await page(
        request, "problem.html", error.status, id=error.id, values=error.values, retry=0
    )


async def show_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    known = BY_STATUS.get(error.status_code, "accident")
    return await page(request, "problem.html", error.status_code, id=known, values={}, retry=0)


async def show_accident(request: Request, error: Exception) -> Response:
    """Something that should not happen. It has been logged; the visitor gets a page."""
    response: Response
    try:
        response = await page(request, "problem.html", 500, id="accident", values={}, retry=0)
    except Exception:
        log.exception("no page for an accident")
        response = PlainTextResponse("Something went wrong here. Please try again.", 500)
    response.headers.update(strict_headers(site_of(request).settings))
    return response
