"""Commands about who plays: to begin, to concede, to play again, to leave and to come back."""

from __future__ import annotations

from dataclasses import replace

from tramshed.kernel.registry import game
from tramshed.server.play import shuffle
from tramshed.server.play.seating import rotated
from tramshed.server.store.rows import BOT, CommandRow
from tramshed.server.store.seating import link_rematch, write_seats
from tramshed.server.wire.connection import Connection
from tramshed.server.wire.messages import Back, Concede, Hello, Notice, Rematch, Replace
from tramshed.server.wire.refusals import Refusal, in_play, player
from tramshed.server.words import game_words, say

# --- ending, and again


async def concede(connection: Connection, wish: Concede) -> None:
    """The match ends here: whoever concedes is last, the others rank as they stand."""
    table, _, seat = in_play(connection)
    if not table.may_concede(seat):
        raise Refusal("concede")
    await table.concede(seat, CommandRow(wish.id, seat, "concede"))
    connection.acknowledge(wish.id)


async def rematch(connection: Connection, wish: Rematch) -> None:
    table, seat = player(connection)
    if table.phase != "over":
        raise Refusal("not-over")
    if table.row.rematch_id is None:
        following = rotated(table.row)
        table.row.rematch_id = await table.hub.store.write(
            lambda database: link_rematch(database, table.row.id, following)
        )
        for each in table.connections:
            words, name = game_words(each.language, table.row.game), table.row.seats[seat].name
            html = say(words, "table.rematch", name=name)
            each.tell(Notice(html, f"/tables/{table.row.rematch_id}"))
        table.publish()
    connection.acknowledge(wish.id)


# --- who plays


async def replace_person(connection: Connection, wish: Replace) -> None:
    """Seat a bot in place of somebody who is away, or of oneself."""
    table, seat = player(connection)
    if table.phase != "play":
        raise Refusal("over" if table.phase == "over" else "not-begun")
    if wish.seat >= len(table.row.seats) or not table.row.seats[wish.seat].has_person:
        raise Refusal("seat")
    target = table.row.seats[wish.seat]
    if wish.seat not in connection.held:
        present = any(wish.seat in each.held for each in table.connections)
        if present or not table.is_absent(wish.seat):
            raise Refusal("present", name=target.name)
    if not target.standin:
        bot = target.bot or table.hub.settings.standin_bot
        command = CommandRow(wish.id, seat, "replace")
        await table.write_seat(replace(target, standin=True, bot=bot), command)
    connection.acknowledge(wish.id)


async def come_back(connection: Connection, wish: Back) -> None:
    table, seat = player(connection)
    if table.row.seats[seat].standin:
        command = CommandRow(wish.id, seat, "back")
        await table.write_seat(replace(table.row.seats[seat], standin=False), command)
    connection.acknowledge(wish.id)


async def greet(connection: Connection, hello: Hello) -> None:
    """A page says hello: it adds to the luck, and perhaps the match can begin."""
    table = connection.table
    seats = table.row.seats
    fresh = [
        replace(seats[each], share=shuffle.share_for(hello.share, each))
        for each in connection.held
        if table.board is None and seats[each].share is None and seats[each].kind != BOT
    ]
    if fresh:
        await table.hub.store.write(lambda database: write_seats(database, table.row.id, fresh))
        for seat in fresh:
            table.row.seats[seat.number] = seat
    await table.start_if_full()
    table.clock.wake()
    connection.wishes(hello.speed)
    connection.hello(hello.seen)
    if game(table.row.game).clock:
        connection.measure()
    table.hub.thinking.wake(table)
