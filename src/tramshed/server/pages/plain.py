"""What has no page of its own: the choice of a language, and a word for watchmen."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.server import forms
from tramshed.server.guests import set_language
from tramshed.server.html import guest_of, site_of
from tramshed.server.offered import offered
from tramshed.server.problems import bad_form
from tramshed.server.words import languages


async def change_language(request: Request) -> Response:
    """Another language. Harmless, so no token is asked for; the form must be ours all the same."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings, token=False)
    language, target = form.text("language"), form.text("next", "/")
    if language not in languages():
        raise bad_form("language")
    if not target.startswith("/") or target.startswith(("//", "/\\")):  # of another site
        raise bad_form("next")
    if guest.person:
        await site.services.change(guest, language=language)
    response = RedirectResponse(target, 303)
    set_language(response, language, site.settings)
    return response


async def health(request: Request) -> Response:
    """Is the site up, and which games can be played?"""
    site = site_of(request)
    games = {name: site.services.readiness(name) for name in offered()}
    facts = {"ok": True, "tables": len(site.hub.tables), "games": games}
    return JSONResponse(facts, headers={"cache-control": "no-store"})


ROUTES: list[BaseRoute] = [
    Route("/language", change_language, methods=["POST"]),
    Route("/health", health),
]
