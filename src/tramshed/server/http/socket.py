"""A table's socket: reads what a page says, within limits, and passes it on."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from tramshed.bots.progress import time_left
from tramshed.server.http.guests import recognize
from tramshed.server.http.limits import Bucket
from tramshed.server.http.security import address, same_origin
from tramshed.server.http.site import Site
from tramshed.server.play.hub import NoSuchTable, OtherRules
from tramshed.server.play.levels import searches_at
from tramshed.server.play.readiness import GETTING_READY
from tramshed.server.store.rows import TableRow
from tramshed.server.store.seating import write_place
from tramshed.server.wire import commands, seat_commands
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import (
    BadMessage,
    Drop,
    Hello,
    Lift,
    Notice,
    Pong,
    Said,
    Skip,
    Speed,
    read,
    write,
)
from tramshed.server.wire.refusals import Refusal, refused
from tramshed.server.words import say, site_words

ACCIDENT, TRY_AGAIN, NOT_ALLOWED, NO_TABLE = 1011, 1013, 1008, 4404
"""Codes with which sockets are closed. On a restart uvicorn says 1012: come back."""
MOST_BAD = 50
"""Messages refused for their form or their haste before a socket is closed."""


log = logging.getLogger(__name__)


class _Socket:
    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket

    async def send(self, text: str) -> None:
        await self._websocket.send({"type": "websocket.send", "text": text})


async def table_socket(websocket: WebSocket) -> None:
    """Serve one page at one table."""
    site: Site = websocket.app.state.site
    if not same_origin(websocket, site.settings):
        await websocket.close(NOT_ALLOWED)  # before it is accepted: a plain 403
        return
    where = address(websocket, site.settings)
    if not site.sockets.enter(where):
        await websocket.close(TRY_AGAIN)
        return
    try:
        with suppress(WebSocketDisconnect):
            await _serve(site, websocket)
    finally:
        site.sockets.leave(where)


async def _serve(site: Site, websocket: WebSocket) -> None:
    guest = await recognize(websocket, site.settings, site.store)
    await websocket.accept()
    row = await site.store.table(websocket.path_params["table_id"])
    if row is None:
        await websocket.close(NO_TABLE)
        return
    if notice := _not_yet(site, row, guest.language):
        await websocket.send_text(write(notice).decode())
    try:
        table = await site.hub.table(row.id)
    except (NoSuchTable, OtherRules):
        await websocket.close(NO_TABLE)
        return
    person_id = guest.person.id if guest.person else None
    connection = Connection(table, person_id, guest.language, _Socket(websocket))
    table.join(connection)
    greeting = asyncio.create_task(_greet_later(connection, site.settings.hello_within))
    sender = asyncio.create_task(_send(websocket, connection), name="sender")
    try:
        await _listen(site, websocket, connection)
    finally:
        sender.cancel()
        greeting.cancel()
        table.leave(connection)
        if person_id is not None and connection.logged >= 0 and not site.closing:
            note = partial(
                write_place,
                table_id=row.id,
                person_id=person_id,
                seen=connection.logged,
            )
            with suppress(Exception):
                await site.store.write(note)


def _not_yet(site: Site, row: TableRow, language: str) -> Notice | None:
    """A word to whoever has to wait, for the rules or for a bot."""
    readiness, words = site.hub.readiness, site_words(language)
    outlook = readiness.outlook(row.game)
    playable = readiness.state(row.game) != GETTING_READY
    if outlook is None or (playable and not searches_at(row)):
        return None
    name = "table.bot-getting-ready" if playable else "table.getting-ready"
    return Notice(say(words, name, left=words.say(time_left(outlook.left))))


async def _greet_later(connection: Connection, seconds: float) -> None:
    """A page that does not say hello is shown the table all the same."""
    await asyncio.sleep(seconds)
    if not connection.greeted:
        await connection.table.ask(partial(seat_commands.greet, connection, Hello()))


async def _send(websocket: WebSocket, connection: Connection) -> None:
    """Send until the page is gone; if we cannot, let it come back and try again."""
    try:
        await connection.run()
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the page has left, which the listener finds out too
    except Exception:
        log.exception("a page at table %s", connection.table.row.id)
        await websocket.close(ACCIDENT)


async def _listen(site: Site, websocket: WebSocket, connection: Connection) -> None:
    settings = site.settings
    bucket = Bucket(settings.messages_per_second, settings.message_burst)
    bad = 0
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        command_id = None
        try:
            said = read(message.get("text") or message.get("bytes") or b"")
            command_id = getattr(said, "id", None)
            if not bucket.take():
                raise Refusal("too-fast")
            await obey(connection, said)
        except BadMessage as error:
            bad += 1
            refusal = Refusal("bad-message", text=str(error))
            connection.tell(refused(connection, None, refusal))
        except Refusal as refusal:
            bad += 1
            connection.tell(refused(connection, command_id, refusal))
        if bad > MOST_BAD or connection.is_flooded:
            await websocket.close(NOT_ALLOWED)
            return


async def obey(connection: Connection, said: Said) -> None:
    """Whatever may change the table waits for its turn there."""
    table = connection.table
    connection.heard_at = time.monotonic()
    if not connection.greeted and not isinstance(said, Hello):
        await table.ask(partial(seat_commands.greet, connection, Hello()))
    match said:
        case Hello():
            await table.ask(partial(seat_commands.greet, connection, said))
        case Lift(seat=seat):
            if not connection.lift(seat):
                raise Refusal("seat")
        case Drop():
            connection.drop()
        case Speed(speed=speed):
            connection.wishes(speed)
        case Skip():
            connection.skip()
        case Pong(k=number):
            connection.pulse.pong(number)
        case _:
            await table.ask(partial(commands.carry_out, connection, said))
