"""The plainest pages that make the site whole: a lobby of forms, the invitation.

Finer pages take over by having a route for the same address in a module that comes before this
one, or (the invitation) by bringing the template `join.html`.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed import bots
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.registry import metas
from tramshed.server import forms
from tramshed.server.guests import set_language
from tramshed.server.html import guest_of, has_template, page, site_of
from tramshed.server.problems import bad_form, too_fast
from tramshed.server.security import address
from tramshed.server.services import Chair, waits_for
from tramshed.server.store.rows import TableRow
from tramshed.server.words import languages
from tramshed.server.workers.warm import READY


async def lobby(request: Request) -> Response:
    """Games, tables that wait, tables that are over."""
    guest, site = await guest_of(request), site_of(request)
    mine: list[TableRow] = []
    over: list[TableRow] = []
    if guest.person:
        mine = await site.services.my_tables(guest.person)
        over = await site.services.finished_tables(guest.person)
    return await page(
        request,
        "plain_lobby.html",
        games=[(meta, site.services.readiness(name)) for name, meta in metas().items()],
        ready=READY,
        mine=[(row, waits_for(row, guest.person)) for row in mine if guest.person],
        over=over,
        bots=bots.names(),
    )


async def play_now(request: Request) -> Response:
    """One click: a table against bots."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    _allow_table(request)
    person = await site.services.person(guest, form.text("name"))
    try:
        row = await site.services.play_now(
            person,
            form.text("game"),
            form.text("bot", "greedy"),
            form.number("strength", 0.3),
        )
    except BadSetup as error:
        raise bad_form(str(error)) from error
    return RedirectResponse(f"/tables/{row.id}", 303)


async def make_table(request: Request) -> Response:
    """A table with chosen seats: `seat0`, `seat1`… are me, friend, same or a bot's name."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    _allow_table(request)
    person = await site.services.person(guest, form.text("name"))
    options = {name.removeprefix("option-"): form.text(name) for name in form.names("option-")}
    chairs = [
        _chair(form.text(f"seat{i}"), form.text(f"name{i}"), form.number(f"strength{i}", 0.3))
        for i in range(len([name for name in form.names("seat") if name[4:].isdecimal()]))
    ]
    try:
        row = await site.services.make_table(
            person, form.text("game"), chairs, pace=form.text("pace", "live"), options=options
        )
    except BadSetup as error:
        raise bad_form(str(error)) from error
    return RedirectResponse(f"/tables/{row.id}", 303)


def _allow_table(request: Request) -> None:
    site = site_of(request)
    if not site.new_tables.take(address(request, site.settings)):
        raise too_fast()


def _chair(wish: str, name: str, strength: float) -> Chair:
    match wish:
        case "me":
            return Chair("human")
        case "friend":
            return Chair("open")
        case "same":
            return Chair("same-screen", name=name)
    return Chair("bot", bot=wish, strength=strength)


async def invitation(request: Request) -> Response:
    """Where an invite link leads."""
    guest, site = await guest_of(request), site_of(request)
    row, number = await site.services.invited(request.path_params["token"])
    person_id = guest.person.id if guest.person else None
    if row.seats_of(person_id) or row.seats[number].kind != "open":
        return RedirectResponse(f"/tables/{row.id}", 303)
    template = "join.html" if has_template("join.html") else "plain_join.html"
    return await page(request, template, table=row, seat=number, meta=metas()[row.game])


async def join(request: Request) -> Response:
    """Sit down."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    person = await site.services.person(guest, form.text("name"))
    row = await site.services.join(person, request.path_params["token"])
    return RedirectResponse(f"/tables/{row.id}", 303)


async def change_me(request: Request) -> Response:
    """A new name; `next` is where to go."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    await site.services.person(guest, form.text("name"))
    return RedirectResponse(_inside(form.text("next", "/")), 303)


async def change_language(request: Request) -> Response:
    """Another language. Harmless, so no token is asked for; the form must be ours all the same."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings, token=False)
    language = form.text("language")
    if language not in languages():
        raise bad_form("language")
    if guest.person:
        await site.services.change(guest, language=language)
    response = RedirectResponse(_inside(form.text("next", "/")), 303)
    set_language(response, language, site.settings)
    return response


def _inside(target: str) -> str:
    """An address of this site, not of another."""
    if not target.startswith("/") or target.startswith(("//", "/\\")):
        raise bad_form("next")
    return target


async def health(request: Request) -> Response:
    """For whoever watches over the site."""
    site = site_of(request)
    games = {name: site.services.readiness(name) for name in metas()}
    facts = {"ok": True, "tables": len(site.hub.tables), "games": games}
    return JSONResponse(facts, headers={"cache-control": "no-store"})


ROUTES: list[BaseRoute] = [
    Route("/", lobby),
    Route("/play", play_now, methods=["POST"]),
    Route("/tables", make_table, methods=["POST"]),
    Route("/join/{token}", invitation, methods=["GET"]),
    Route("/join/{token}", join, methods=["POST"]),
    Route("/me", change_me, methods=["POST"]),
    Route("/language", change_language, methods=["POST"]),
    Route("/health", health),
]
