"""A game's rules by clause; `/rules/trambahn#TB-2.2` is where "why not?" leads."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tramshed.server.html import guest_of
from tramshed.server.pages.clauses import read_rules, with_links
from tramshed.server.pages.frame import folder_of, meta_of, picture, show, words_of
from tramshed.server.problems import not_found


async def rules(request: Request) -> Response:
    """The whole text, every clause with its anchor."""
    meta, guest = meta_of(request.path_params["game"]), await guest_of(request)
    words = await words_of(meta.name, guest.language)
    found = read_rules(folder_of(meta.name) / "rules", guest.language)
    if found is None:
        raise not_found()
    return await show(
        request,
        "rules.html",
        words=words,
        meta=meta,
        rules=found,
        linked=partial(with_links, ids=found.ids),
        picture=picture(meta.name),
    )


ROUTES: list[BaseRoute] = [Route("/rules/{game}", rules)]
