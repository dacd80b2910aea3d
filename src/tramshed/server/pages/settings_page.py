"""Preferences: name and language are kept by the site, what concerns a screen by the browser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.match import LONGEST_NAME
from tramshed.server.http import forms
from tramshed.server.http.guests import set_language
from tramshed.server.http.problems import bad_form
from tramshed.server.http.templating import guest_of, page, site_of
from tramshed.server.pages.frame import person_of
from tramshed.server.play.pace import SPEEDS
from tramshed.server.words import languages

ON_THIS_SCREEN = ("animate", "tap", "confirm", "letters", "explain")
"""Names that static/settings.js knows."""


async def settings(request: Request) -> Response:
    """The form; `kept` says that it has just been saved."""
    return await page(
        request,
        "settings.html",
        screen=ON_THIS_SCREEN,
        speeds=list(SPEEDS),
        longest=LONGEST_NAME,
        kept="kept" in request.query_params,
    )


async def keep(request: Request) -> Response:
    """Save a name and a language."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    language = form.text("language", guest.language)
    if language not in languages():
        raise bad_form("language")
    await person_of(request, guest, form.text("name"))
    await site.services.change(guest, language=language)
    response = RedirectResponse("/settings?kept", 303)
    set_language(response, language, site.settings)
    return response


ROUTES: list[BaseRoute] = [
    Route("/settings", settings, methods=["GET"]),
    Route("/settings", keep, methods=["POST"]),
]
