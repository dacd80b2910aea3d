"""The site's two typefaces, from the packages that carry them (both under the Open Font License).

They are served from here, so a table works without the network and tells no third party of it.
"""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

FONTS = {
    "Marcellus-Regular.ttf": "fontpkg_marcellus",
    "AlegreyaSans-Medium.ttf": "fontpkg_alegreya_sans",
    "AlegreyaSans-Bold.ttf": "fontpkg_alegreya_sans",
}
"""Every font file that static/fonts.css names, with its package."""

HEADERS = {"cache-control": "public, max-age=2592000", "vary": "accept-encoding"}


@cache
def packed(name: str) -> bytes:
    """A font file, compressed: to less than half."""
    return gzip.compress((files(FONTS[name]) / "files" / name).read_bytes(), mtime=0)


def font(request: Request) -> Response:
    """A font file. Every browser of the last twenty years unpacks gzip; others get it plain."""
    name = request.path_params["name"]
    if name not in FONTS:
        raise HTTPException(404)
    body, headers = packed(name), dict(HEADERS)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type="font/ttf", headers=headers)


ROUTES = [Route("/fonts/{name}", font)]
