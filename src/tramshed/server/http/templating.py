"""Pages from templates: everything is escaped, every page knows its guest and its language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from tramshed.kernel.words import Words
from tramshed.server.http.guests import Guest, recognize, set_cookie
from tramshed.server.http.site import Site
from tramshed.server.http.static_files import static
from tramshed.server.words import languages, own_name, say, site_words

TEMPLATES = Path(__file__).parent.parent / "templates"

Say = Callable[..., Markup]


@cache
def environment() -> Environment:
    """Where templates are found. Undefined names are errors."""
    return Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def site_of(request: Request) -> Site:
    site: Site = request.app.state.site
    return site


async def guest_of(request: Request) -> Guest:
    """Who asks; looked up once a request."""
    known: Guest | None = getattr(request.state, "guest", None)
    if known is None:
        site = site_of(request)
        known = request.state.guest = await recognize(request, site.settings, site.store)
    return known


def speaker(words: Words) -> Say:
    """`say("title")` says `page.title`, or what the table calls `web.title`, or `title`."""

    def speak(message_id: str, /, **values: Any) -> Markup:
        ids = (f"page.{message_id}", f"web.{message_id}")
        known = next((each for each in ids if each in words), message_id)
        return Markup(say(words, known, **values))

    return speak


def here(request: Request) -> str:
    """This page's address, to come back to in another language."""
    query = [pair for pair in parse_qsl(request.url.query) if pair[0] != "lang"]
    return request.url.path + (f"?{urlencode(query)}" if query else "")


async def page(
    request: Request, template: str, status: int = 200, /, words: Words | None = None, **values: Any
) -> HTMLResponse:
    """A page for whoever asks. Templates know `guest`, `language`, `languages` (pairs of code and
    name), `say`, `csrf` (for a hidden field of that name), `static`, `here`, and what is given."""
    guest = await guest_of(request)
    context = {
        "guest": guest,
        "language": guest.language,
        "languages": [(code, own_name(code)) for code in languages()],
        "say": speaker(words or site_words(guest.language)),
        "csrf": guest.csrf,
        "static": static,
        "here": here(request),
        **values,
    }
    text = environment().get_template(template).render(context)
    response = HTMLResponse(text, status)
    response.headers["content-language"] = guest.language
    if guest.is_new:
        set_cookie(response, guest, site_of(request).settings)
    return response
