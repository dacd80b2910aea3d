"""Who asks: a guest is known by a random token in a cookie. Of the token only a hash is kept, and
nothing is written before the guest does something."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie

from starlette.requests import HTTPConnection
from starlette.responses import Response

from tramshed.server.settings import Settings
from tramshed.server.store import Store, people
from tramshed.server.store.rows import Person
from tramshed.server.words import languages, preferred

YEAR = 365 * 24 * 3600
LANGUAGE_COOKIE = "language"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


@dataclass(slots=True)
class Guest:
    """Whoever sent this request."""

    token: str
    is_new: bool
    """The cookie has still to be set."""
    person: Person | None
    language: str

    @property
    def csrf(self) -> str:
        """Proof that a form came from a page of ours: other sites cannot read the cookie."""
        return hmac.new(self.token.encode(), b"tramshed csrf", hashlib.sha256).hexdigest()

    def check_csrf(self, given: str) -> bool:
        return not self.is_new and hmac.compare_digest(self.csrf.encode(), given.encode())


def cookie_name(settings: Settings) -> str:
    """The prefix makes browsers insist on https and on this very host."""
    return "__Host-tramshed" if settings.https else "tramshed"


async def recognize(request: HTTPConnection, settings: Settings, store: Store) -> Guest:
    """Who sent this request."""
    cookies = _cookies(request)
    token = cookies.get(cookie_name(settings), "")
    is_new = not _TOKEN.fullmatch(token)
    if is_new:
        token = secrets.token_urlsafe(32)
    known = None if is_new else await store.read(lambda c: people.find(c, token))
    wishes = (
        request.query_params.get("lang", ""),
        known.language if known else "",
        cookies.get(LANGUAGE_COOKIE, ""),
    )
    chosen = next((wish for wish in wishes if wish in languages()), None)
    language = chosen or preferred(request.headers.get("accept-language", ""))
    return Guest(token, is_new, known, language)


def _cookies(request: HTTPConnection) -> dict[str, str]:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(request.headers.get("cookie", "")[:4096])
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}


def set_cookie(response: Response, guest: Guest, settings: Settings) -> None:
    """Give a new guest a token to come back with."""
    response.set_cookie(
        cookie_name(settings),
        guest.token,
        max_age=YEAR,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="lax",
    )


def set_language(response: Response, language: str, settings: Settings) -> None:
    """Remember the language of somebody who is not known yet."""
    response.set_cookie(
        LANGUAGE_COOKIE,
        language,
        max_age=YEAR,
        path="/",
        secure=settings.https,
        httponly=True,
        samesite="lax",
    )
