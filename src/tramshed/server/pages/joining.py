"""Where an invite link leads."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.registry import metas
from tramshed.server.http import forms
from tramshed.server.http.templating import guest_of, page, site_of
from tramshed.server.pages.frame import (
    chosen,
    person_of,
    picture,
    rules_of,
    title,
)
from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import OPEN, TableRow
from tramshed.server.words import game_words


async def invitation(request: Request) -> Response:
    """Who is at the table, and a chair that is free. Whoever sits there already goes there."""
    guest, site = await guest_of(request), site_of(request)
    row, number = await site.services.invited(request.path_params["token"])
    if row.seats_of(guest.person.id if guest.person else None):
        return RedirectResponse(f"/tables/{row.id}", 303)
    if row.seats[number].kind != OPEN:
        return await _taken(request, row)
    words = game_words(guest.language, row.game)
    names = names_at(row, guest.language)
    host = next((seat.name for seat in row.seats if seat.person_id == row.maker_id), "")
    return await page(
        request,
        "join.html",
        words=words,
        table=row,
        host=host or names[0],
        players=[(seat.kind, names[seat.number]) for seat in row.seats if seat.number != number],
        title=title(row.game, guest.language),
        summary=metas()[row.game].about(words),
        picture=picture(row.game),
        rules=rules_of(row.game, guest.language) is not None,
        chosen=chosen(metas()[row.game], row.setup, words),
    )


async def join(request: Request) -> Response:
    """Sit down."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    token = request.path_params["token"]
    await site.services.invited(token)
    person = await person_of(request, guest, form.text("name"))
    row = await site.services.join(person, token)
    if not row.seats_of(person.id):
        return await _taken(request, row)
    return RedirectResponse(f"/tables/{row.id}", 303)


async def _taken(request: Request, row: TableRow) -> Response:
    """Somebody else was faster."""
    there = f"/tables/{row.id}"
    return await page(request, "problem.html", id="taken", values={}, retry=0, look_on=there)


ROUTES: list[BaseRoute] = [
    Route("/join/{token}", invitation, methods=["GET"]),
    Route("/join/{token}", join, methods=["POST"]),
]
