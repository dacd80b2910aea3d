"""Files that pages ask for: the site's own, and those of each game. Their addresses change with
them, so browsers may keep them."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from tramshed.web.contract import static_folder

STATIC = Path(__file__).parent.parent / "static"
FOREVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"


class StaticFolder(StaticFiles):
    """Files whose address has their digest never change; others (modules that scripts import) are
    asked for each time, and sent if they have changed."""

    def file_response(self, *args: object, **values: object) -> Response:
        response = super().file_response(*args, **values)  # type: ignore[arg-type]
        scope = args[2] if len(args) > 2 else values["scope"]
        digest = isinstance(scope, dict) and scope.get("query_string")
        response.headers["cache-control"] = FOREVER if digest else ASK_AGAIN
        return response


def static(name: str) -> str:
    """The address of a file of the site."""
    return f"/static/{name}{_digest(STATIC / name)}"


def game_static(game: str, name: str) -> str:
    """The address of a game's file."""
    return f"/games/{game}/{name}{_digest(static_folder(game) / name)}"


@cache
def _digest(file: Path) -> str:
    if not file.is_file():
        return ""
    return f"?{hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"
