"""What pages can ask of the site, without knowing how it is done."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from tramshed.kernel.chance import Key
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import dumps
from tramshed.kernel.news import news_for, news_of
from tramshed.kernel.position import Position
from tramshed.kernel.proof import Verdict
from tramshed.kernel.registry import game
from tramshed.kernel.seats import TABLE
from tramshed.kernel.setup import Meta, Setup
from tramshed.kernel.view import View
from tramshed.kernel.words import Message, enumerated
from tramshed.server.http.guests import Guest
from tramshed.server.http.problems import Problem, no_such_table
from tramshed.server.play import seating, shuffle
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.play.hub import Hub
from tramshed.server.play.levels import names_in_file
from tramshed.server.play.positions import resumed
from tramshed.server.play.readiness import Outlook
from tramshed.server.play.seating import FRIEND, ME, Chair
from tramshed.server.store import Store, people, reading
from tramshed.server.store import seating as stored
from tramshed.server.store.rows import ActionRow, Person, TableRow
from tramshed.server.wire.shown_table import ShownTable
from tramshed.server.words import LOCALES

__all__ = ["FRIEND", "ME", "Chair", "Record", "Services"]

MOST_LISTED = 100


class Services:
    """Tables and people, for pages."""

    def __init__(self, store: Store, hub: Hub[ShownTable]) -> None:
        self._store = store
        self._hub = hub

    # --- people

    async def person(self, guest: Guest, name: str = "") -> Person:
        """The guest as a person the site remembers, from now on if not before."""
        if guest.person is None:
            chosen = seating.clean_name(name) or "Guest"
            guest.person = await self._store.write(
                lambda c: people.find_or_make(c, guest.token, chosen, guest.language)
            )
        elif (chosen := seating.clean_name(name)) and chosen != guest.person.name:
            return await self.change(guest, name=chosen)
        return guest.person

    async def change(
        self,
        guest: Guest,
        *,
        name: str | None = None,
        language: str | None = None,
        preferences: dict[str, str] | None = None,
    ) -> Person:
        """Change a person's name, language or preferences (small texts by name)."""
        before = await self.person(guest)
        guest.person = await self._store.write(
            lambda c: people.change(
                c,
                before,
                name=seating.clean_name(name) if name else None,
                language=language,
                preferences=preferences,
            )
        )
        if guest.person.name != before.name:
            await self._refresh_tables(guest.person.id)
        return guest.person

    async def _refresh_tables(self, person_id: int) -> None:
        for table_id in list(self._hub.tables):
            table = self._hub.tables.get(table_id)  # it may have left meanwhile
            if table and table.row.seats_of(person_id):
                await table.ask(table.refresh_seats)

    # --- tables

    async def make_table(
        self,
        person: Person,
        name: str,
        chairs: Sequence[Chair],
        *,
        pace: str = "live",
        options: Mapping[str, str] | None = None,
        edition: str | None = None,
        edition_text: str | None = None,
    ) -> TableRow:
        """A new table; raises BadSetup with what is wrong."""
        meta = meta_of(name)
        setup = meta.setup(len(chairs), options, edition, edition_text)
        if meta.is_own(setup):
            await self._hub.readiness.ready(name)
            await asyncio.to_thread(try_setup, setup)
        row = seating.new_table(setup, pace, person, chairs)
        await self._store.write(lambda c: stored.insert_table(c, row))
        return row

    async def play_now(
        self,
        person: Person,
        name: str,
        bot: str = "greedy",
        strength: float = 0.3,
        bots: int | None = None,
    ) -> TableRow:
        """A table against bots, at once: as few as possible, if nothing else is wished for."""
        count = seating.fewest(meta_of(name)) - 1 if bots is None else bots
        others = [Chair("bot", bot=bot, strength=strength)] * count
        return await self.make_table(person, name, [ME, *others])

    async def invited(self, token: str) -> tuple[TableRow, int]:
        """The table and the seat that an invite link is for."""
        found = await self._store.read(lambda c: stored.invited(c, token))
        row = await self._store.table(found[0]) if found else None
        if row is None or found is None:
            raise Problem(404, "no-invitation")
        return row, found[1]

    async def join(self, person: Person, token: str) -> TableRow:
        """Sit down where an invite link leads, unless one sits at the table already, or somebody
        else has the seat; returns the table as it is then."""
        row, number = await self.invited(token)
        if not row.seats_of(person.id) and row.seats[number].person_id is None:
            await self._store.write(
                lambda c: stored.take_seat(c, row.id, number, person.id, person.name)
            )
            if live := self._hub.tables.get(row.id):
                await live.ask(live.refresh_seats)
        return await self.table(row.id)

    async def table(self, table_id: str) -> TableRow:
        """A table with its seats. Its `secret` and `key` are not for pages; see `secret_of`."""
        row = await self._store.table(table_id)
        if row is None:
            raise no_such_table()
        return row

    async def my_tables(self, person: Person) -> list[TableRow]:
        """A person's tables that are not over: those that wait for the person first."""
        find = partial(reading.tables_of, person_id=person.id, finished=False, limit=MOST_LISTED)
        rows = await self._store.read(find)
        return sorted(rows, key=lambda row: (not waits_for(row, person), -row.updated))

    async def finished_tables(
        self, person: Person, limit: int = 20, offset: int = 0
    ) -> list[TableRow]:
        """A person's finished tables, the newest first."""
        find = partial(
            reading.tables_of,
            person_id=person.id,
            finished=True,
            limit=min(limit, MOST_LISTED),
            offset=offset,
        )
        return list(await self._store.read(find))

    async def last_seen(self, table_id: str, person: Person) -> int:
        """How many moves of a match a person has seen, on any visit."""
        return await self._store.read(lambda c: reading.place(c, table_id, person.id))

    def readiness(self, name: str) -> str:
        """getting-ready, ready or failed."""
        return self._hub.readiness.state(name)

    def outlook(self, name: str) -> Outlook | None:
        """How far the compiling of a game has come; None if nobody waits for it."""
        return self._hub.readiness.outlook(name)

    # --- looking back

    async def record(self, table_id: str) -> Record:
        """A finished match, to step through; opens at once however long it is."""
        row = await self.table(table_id)
        if row.finished is None or row.key is None:
            raise Problem(404, "not-over")
        await self._hub.readiness.ready(row.game)
        actions = await self._store.read(lambda c: reading.list_actions(c, table_id))
        return Record(self._store, row, row.key, actions)

    async def load_match(self, table_id: str) -> Match:
        """A finished match as the kernel's Match, played through: for files."""
        return (await self.record(table_id)).match()


def meta_of(name: str) -> Meta:
    if name not in games_on_site():
        known = enumerated(games_on_site())
        raise BadSetup(Message("error.game", {"game": repr(name[:40]), "known": known}))
    return games_on_site()[name]


def try_setup(setup: Setup) -> None:
    """Somebody's own edition or layout is good if the game takes it; raises BadSetup."""
    try:
        game(setup.game).undealt(setup)
    except RecursionError:
        raise BadSetup(Message("page.wrong.edition"), *LOCALES) from None


def waits_for(row: TableRow, person: Person) -> bool:
    """Is it this person's turn?"""
    mine = row.seats_of(person.id)
    return any(row.awaited >> seat & 1 and not row.seats[seat].standin for seat in mine)


class Record:
    """A finished match. Positions come from the nearest snapshot before them."""

    def __init__(
        self, store: Store, table: TableRow, key: Key, actions: Sequence[ActionRow]
    ) -> None:
        self.table = table
        self.game = game(table.game)
        self.setup: Setup = table.setup
        self.actions = actions
        self._store = store
        self._key = key
        self.dealt = Position(self.game, self.setup, key).dealt
        """What the deal told, as events."""

    def __len__(self) -> int:
        return len(self.actions)

    async def position(self, number: int) -> Position:
        """The position after some moves; 0 is the deal."""
        if not 0 <= number <= len(self.actions):
            raise Problem(404, "no-such-move")
        found = await self._store.read(lambda c: reading.last_snapshot(c, self.table.id, number))
        return resumed(self.game, self.setup, self._key, found, self.actions[:number])

    async def view(self, number: int, seat: int) -> View:
        """What a seat saw after some moves."""
        return (await self.position(number)).view(seat)

    def news(self, number: int, seat: int) -> list[Message]:
        """What a seat could know of a move; TABLE knows all."""
        told = self.actions[number - 1].told if number else self.dealt
        news = news_of(self.game, self.setup, told)
        return [item.message for item in (news if seat == TABLE else news_for(news, seat))]

    def match(self) -> Match:
        """The kernel's match, played through."""
        match = Match(self.game, self.setup, self._key, names_in_file(self.table))
        for action in self.actions:
            match.play(action.notation, action.seat)
        match.proof = shuffle.proof_of(self.table)
        if self.table.conceded is not None:
            match.concede(self.table.conceded)
        return match

    def text(self) -> str:
        """The match as a file, with the proof of its shuffle."""
        return dumps(self.match())

    def verdict(self) -> Verdict:
        """Was it shuffled as promised? The secret may be known now."""
        return shuffle.proof_of(self.table).check(self.setup, self._key)
