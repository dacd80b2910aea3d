"""The page of a table, and the waiting room before the match begins.

In the waiting room the browser sees what the site has committed itself to, then adds its own luck
to the shuffle (see shuffle.py); without a script a button does.
"""

from __future__ import annotations

from functools import partial

import segno
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.registry import metas
from tramshed.server.http import forms
from tramshed.server.http.problems import Problem
from tramshed.server.http.templating import guest_of, page, site_of, speaker
from tramshed.server.pages.frame import chosen, picture, rules_of, scripts, sheets, title
from tramshed.server.pages.missing import missing
from tramshed.server.pages.waits import getting_ready
from tramshed.server.play.hub import OtherRules
from tramshed.server.play.pace import SPEEDS
from tramshed.server.play.readiness import FAILED, READY
from tramshed.server.settings import Settings
from tramshed.server.store.rows import OPEN, TableRow
from tramshed.server.wire import seat_commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import Hello
from tramshed.server.wire.rendering import ENDING
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.words import game_words
from tramshed.web.contract import page_of

NEARBY = ("localhost", "127.0.0.1", "[::1]")


async def table(request: Request) -> Response:
    """A table, complete; its socket sends what changes from here on. Its zones know no addresses:
    `?replay` is how a link in them leads to the match as a whole."""
    site = site_of(request)
    row = await site.services.table(request.path_params["table_id"])
    if "replay" in request.query_params:
        return RedirectResponse(f"/tables/{row.id}/replay", 303)
    state = site.services.readiness(row.game)
    if state == FAILED:
        raise Problem(503, "failed")
    if state != READY:
        return await getting_ready(request, row.game)
    try:
        live = await site.hub.table(row.id)
    except OtherRules:
        raise Problem(410, "other-rules") from None
    connection = await _connection(request, live)
    await live.safe()
    if live.board is None:
        return await _waiting_room(request, live, connection)
    return await _at_table(request, live, connection)


async def _connection(request: Request, live: ShownTable) -> Connection:
    """What this guest would be shown."""
    guest = await guest_of(request)
    return Connection(live, guest.person.id if guest.person else None, guest.language)


async def _at_table(request: Request, live: ShownTable, connection: Connection) -> Response:
    row, look = live.row, live.seat_views.of(connection.seat, connection.language)
    assert look is not None
    words, own = game_words(connection.language, row.game), page_of(row.game)
    connection.hello(-1)
    state = connection.compose()
    return await page(
        request,
        "table.html",
        words=words,
        table=row,
        game=row.game,
        title=title(row.game, connection.language),
        picture=picture(row.game),
        sheets=sheets(row.game),
        scripts=scripts(row.game),
        sprite=Markup(own.sprite()),
        legend=own.legend(words, f"/rules/{row.game}"),
        keys=own.keys(words),
        status=Markup(state.zones.get("status", "")),
        ending=Markup(state.zones.get(ENDING, "")),
        board=partial(own.board, look.zones, words),
        state=state,
        log=[Markup(line) for _, line in state.log],
        leaving=_leaving(live, connection),
        speeds=list(SPEEDS),
        socket=f"/tables/{row.id}/socket",
        rules=f"/rules/{row.game}" if rules_of(row.game, connection.language) else None,
        replay=f"/tables/{row.id}/replay",
    )


def _leaving(live: ShownTable, connection: Connection) -> str | None:
    """The command by which this guest can leave a match."""
    if live.phase != "play" or not connection.held:
        return None
    if live.may_concede(connection.held[0]):
        return "concede"
    return "replace" if connection.facing is not None else None


async def _waiting_room(request: Request, live: ShownTable, connection: Connection) -> Response:
    row, words = live.row, game_words(connection.language, live.row.game)
    links = invitations(request, row, site_of(request).settings) if connection.held else {}
    say = speaker(words)
    return await page(
        request,
        "waiting.html",
        words=words,
        table=row,
        chosen=chosen(metas()[row.game], row.setup, words),
        title=title(row.game, connection.language),
        rules=rules_of(row.game, connection.language) is not None,
        players=live.seat_views.players(connection.language),
        held=connection.held,
        missing=missing(row, connection.language, say, connection.held),
        invitations=[(seat, link, Markup(qr_code(link))) for seat, link in links.items()],
        opening=opening(request),
        mine=any(row.seats[seat].share is None for seat in connection.held),
        socket=f"/tables/{row.id}/socket",
        commitment=row.commitment.hex(),
    )


def invitations(request: Request, row: TableRow, settings: Settings) -> dict[int, str]:
    """Links for the open seats: as this visitor came here, or, from this very machine, as others
    in its network would."""
    base = f"{'https' if settings.https else request.url.scheme}://{request.headers.get('host')}"
    if _is_nearby(request) and settings.addresses:
        base = settings.addresses[0]
    return {
        seat.number: f"{base}/join/{seat.join_token}" for seat in row.seats if seat.kind == OPEN
    }


def _is_nearby(request: Request) -> bool:
    """Does the visitor sit at this very machine?"""
    return request.headers.get("host", "").rpartition(":")[0] in NEARBY


def opening(request: Request) -> str | None:
    """Where only this machine can open the site: the command by which others could, too."""
    settings = site_of(request).settings
    return settings.opening if _is_nearby(request) and not settings.addresses else None


def qr_code(link: str) -> str:
    """A link as a picture for telephones."""
    return segno.make_qr(link).svg_inline(scale=4, border=2, omitsize=True, title=link)


async def begin(request: Request) -> Response:
    """Without a script: the site adds random bytes in the guest's place."""
    guest, site = await guest_of(request), site_of(request)
    await forms.read(request, guest, site.settings)
    live = await site.hub.table((await site.services.table(request.path_params["table_id"])).id)
    connection = await _connection(request, live)
    await live.ask(partial(seat_commands.greet, connection, Hello()))
    return RedirectResponse(f"/tables/{live.row.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/tables/{table_id}", table),
    Route("/tables/{table_id}/begin", begin, methods=["POST"]),
]
