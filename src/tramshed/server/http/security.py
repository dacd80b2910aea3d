"""What surrounds every request: headers that make browsers strict, limits of size and rate."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tramshed.server.http.limits import Buckets
from tramshed.server.http.problems import too_fast, too_large
from tramshed.server.settings import Settings

LARGEST_FORM = 64 * 1024
LARGEST_UPLOAD = 4_100_000
"""A saved match has at most four million bytes."""
LARGEST_EDITION = 64 * 1024
LARGEST = {"/upload": LARGEST_UPLOAD, "/tables": LARGEST_EDITION + LARGEST_FORM}
"""What may be sent where files are asked for."""

CSP = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def strict_headers(settings: Settings) -> dict[str, str]:
    """What every response says to the browser."""
    more = {"strict-transport-security": "max-age=31536000"} if settings.https else {}
    return HEADERS | more


class SecurityHeaders:
    """Adds the headers to every response, but for those to accidents, which are made outside."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._headers = strict_headers(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if "text/html" in headers.get("content-type", ""):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)


Refuse = Callable[[Request, Exception], Awaitable[Response]]


class Limits:
    """Refuses what comes too fast or is too large."""

    def __init__(self, app: ASGIApp, settings: Settings, refuse: Refuse) -> None:
        self._app = app
        self._settings = settings
        self._refuse = refuse
        self._buckets = Buckets(settings.requests_per_second, settings.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        most = LARGEST.get(scope["path"], LARGEST_FORM)
        declared = Headers(scope=scope).get("content-length", "0")
        problem = None
        if not self._buckets.take(address(HTTPConnection(scope), self._settings)):
            problem = too_fast()
        elif not declared.isdecimal() or int(declared) > most:
            problem = too_large()
        if problem:
            response = await self._refuse(Request(scope), problem)
            await response(scope, receive, send)
            return
        taken = 0

        async def receive_some() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > most:
                raise too_large()
            return message

        await self._app(scope, receive_some, send)


def address(request: HTTPConnection, settings: Settings) -> str:
    """A visitor's address. IPv6 visitors own a whole network, so that is what counts."""
    host = request.client.host if request.client else "?"
    if settings.trust_proxy and (told := request.headers.get("x-forwarded-for")):
        host = told.rpartition(",")[2].strip()[:60]
    return ":".join(host.split(":")[:4]) if ":" in host else host


def same_origin(request: HTTPConnection, settings: Settings) -> bool:
    """Was this sent by a page of this site? Browsers always say so on sockets and forms."""
    origin = request.headers.get("origin")
    if origin is None:
        return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    if origin in settings.origins:
        return True
    host = urlsplit(origin).netloc
    return bool(host) and host == request.headers.get("host")
