"""A game's own style sheets, scripts and pictures, from its folder, wherever that is installed."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tramshed.server.http.static_files import StaticFolder
from tramshed.server.pages.frame import meta_of
from tramshed.web.contract import static_folder


async def game_file(request: Request) -> Response:
    """One file, and nothing from beside the folder."""
    folder = static_folder(meta_of(request.path_params["game"]).name)
    files = StaticFolder(directory=folder, check_dir=False)
    return await files.get_response(request.path_params["file"], request.scope)


ROUTES: list[BaseRoute] = [Route("/games/{game}/{file:path}", game_file)]
