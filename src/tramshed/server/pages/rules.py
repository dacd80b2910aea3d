"""A game's rules by clause; `/rules/<game>#<clause>` is where "why not?" leads."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import partial

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.clauses import MENTION, blocks
from tramshed.kernel.line_breaks import tied
from tramshed.server.http.problems import not_found
from tramshed.server.http.templating import guest_of, page
from tramshed.server.pages.frame import meta_of, picture, rules_of
from tramshed.server.words import game_words


async def rules(request: Request) -> Response:
    """The whole text, every clause with its anchor."""
    meta, guest = meta_of(request.path_params["game"]), await guest_of(request)
    words = game_words(guest.language, meta.name)
    found = rules_of(meta.name, guest.language)
    if found is None:
        raise not_found()
    return await page(
        request,
        "rules.html",
        words=words,
        meta=meta,
        rules=found,
        tied=tied,
        blocks=blocks,
        linked=partial(with_links, ids=found.clauses),
        picture=picture(meta.name),
    )


def with_links(text: str, ids: Collection[str]) -> Markup:
    """A clause's text; where it names another clause, it leads there."""

    def link(found: re.Match[str]) -> str:
        name = found[0]
        return f'<a href="#{name}">{name}</a>' if name in ids else name

    return Markup(MENTION.sub(link, str(escape(text))))


ROUTES: list[BaseRoute] = [Route("/rules/{game}", rules)]
