"""The choice of a language, on any page."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.server.http import forms
from tramshed.server.http.guests import set_language
from tramshed.server.http.problems import bad_form
from tramshed.server.http.templating import guest_of, site_of
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


ROUTES: list[BaseRoute] = [Route("/language", change_language, methods=["POST"])]
