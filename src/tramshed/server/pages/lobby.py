"""The lobby: games, tables that wait for me, tables that are over; one click to play."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_date
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.bots.levels import DEFAULT, LEVELS
from tramshed.kernel.setup import Meta
from tramshed.server.http import forms
from tramshed.server.http.problems import bad_form
from tramshed.server.http.services import waits_for
from tramshed.server.http.templating import Say, guest_of, page, site_of, speaker
from tramshed.server.pages.frame import (
    allow_table,
    meta_of,
    person_of,
    picture,
    rules_of,
    title,
)
from tramshed.server.pages.missing import missing
from tramshed.server.pages.results import ended_at, result
from tramshed.server.pages.tables import opening, qr_code
from tramshed.server.pages.waits import Wait, unknown, wait_for
from tramshed.server.pages.watching import recorded_match
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.play.levels import SEARCHING, chair_for, names_at
from tramshed.server.play.readiness import READY
from tramshed.server.play.seating import fewest
from tramshed.server.store.rows import BOT, OPEN, Person, TableRow
from tramshed.server.words import game_words, site_words

MOST_FINISHED = 12


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game in the lobby."""

    meta: Meta
    title: str
    summary: str
    picture: str | None
    state: str
    has_rules: bool
    recorded: bool
    """Is there a match to watch?"""
    wait: Wait | None
    """For what is being compiled."""

    @property
    def bots(self) -> list[int]:
        """How many bots one can play against; 0 is to play by oneself."""
        return [seats - 1 for seats in self.meta.seats]

    @property
    def fewest(self) -> int:
        """With how many one is not by oneself."""
        return fewest(self.meta) - 1

    @property
    def alone(self) -> bool:
        """Can it be played by oneself only?"""
        return max(self.meta.seats) == 1

    @property
    def players(self) -> str:
        low, high = min(self.meta.seats), max(self.meta.seats)
        return str(low) if low == high else f"{low}–{high}"


@dataclass(frozen=True, slots=True)
class TableLine:
    """A table in a list."""

    row: TableRow
    title: str
    others: str
    called: str
    """Game, others and day in one: what its links lead to."""
    state: str
    """mine (it waits for me), theirs, open (somebody is missing), standin (a bot plays for me), or
    the result in a word."""
    said: str
    day: str


async def lobby(request: Request) -> Response:
    """Games, tables that wait for me, other tables, finished matches."""
    guest, site = await guest_of(request), site_of(request)
    running: list[TableLine] = []
    over: list[TableLine] = []
    older = request.query_params.get("older", "")
    skipped = int(older) if older.isascii() and older.isdecimal() and len(older) < 7 else 0
    cards = [_card(request, meta, guest.language) for meta in games_on_site().values()]
    if person := guest.person:
        say = speaker(site_words(guest.language))
        rows = await site.services.my_tables(person)
        running = [_running(row, person, say, guest.language) for row in rows]
        finished = await site.services.finished_tables(person, MOST_FINISHED + 1, skipped)
        over = [_finished(row, person, say, guest.language) for row in finished]
    return await page(
        request,
        "lobby.html",
        cards=cards,
        ready=READY,
        waiting=[line for line in running if line.state == "mine"],
        running=[line for line in running if line.state != "mine"],
        over=over[:MOST_FINISHED],
        older=skipped + MOST_FINISHED if len(over) > MOST_FINISHED else None,
        levels=list(LEVELS),
        level=DEFAULT,
        searching=SEARCHING,
        unknown=unknown(guest.language),
        addresses=[(each, Markup(qr_code(each))) for each in site.settings.addresses],
        opening=opening(request),
    )


def _card(request: Request, meta: Meta, language: str) -> GameCard:
    words = game_words(language, meta.name)
    return GameCard(
        meta=meta,
        title=title(meta.name, language),
        summary=meta.about(words),
        picture=picture(meta.name),
        state=site_of(request).services.readiness(meta.name),
        has_rules=rules_of(meta.name, language) is not None,
        recorded=recorded_match(meta.name) is not None,
        wait=wait_for(request, meta.name, language),
    )


def _running(row: TableRow, person: Person, say: Say, language: str) -> TableLine:
    state = "theirs"
    if row.started is None:
        if not _awaits(row, person):
            missed = missing(row, language, say, row.seats_of(person.id))
            return _line(row, person, say, language, "open", missed)
        state = "mine"
    elif waits_for(row, person):
        state = "mine"
    elif any(row.seats[seat].standin for seat in row.seats_of(person.id)):
        state = "standin"
    return _line(row, person, say, language, state, say(f"state.{state}"))


def _awaits(row: TableRow, person: Person) -> bool:
    """Has a match not begun because this person, and no empty seat, is waited for?"""
    missing = [seat for seat in row.seats if seat.kind != BOT and not seat.share]
    if any(seat.kind == OPEN for seat in missing):
        return False
    return not missing or any(seat.person_id == person.id for seat in missing)


def _finished(row: TableRow, person: Person, say: Say, language: str) -> TableLine:
    ended = ended_at(row, language)
    assert ended
    state, said = result(ended, row.game, language, row.seats_of(person.id))
    return _line(row, person, say, language, state, said)


def _line(
    row: TableRow, person: Person, say: Say, language: str, state: str, said: str
) -> TableLine:
    mine, names = row.seats_of(person.id), names_at(row, language)
    others = [
        say("empty-seat") if seat.kind == OPEN else names[seat.number]
        for seat in row.seats
        if seat.number not in mine
    ]
    if not others:
        others = list(names)
    day = format_date(datetime.fromtimestamp(row.updated, UTC), "long", locale=language)
    words, game = site_words(language), title(row.game, language)
    called = words.enumerate([game, *others, day])
    return TableLine(row, game, words.enumerate(others), called, state, said, day)


async def play_now(request: Request) -> Response:
    """One click: a table against bots."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings)
    meta = meta_of(form.text("game"))
    level = form.text(f"level-{meta.name}", DEFAULT)
    if level not in LEVELS:
        raise bad_form("level")
    bot, wished = chair_for(level), form.text(f"bots-{meta.name}")
    if wished and wished not in {str(seats - 1) for seats in meta.seats}:
        raise bad_form("bots")
    allow_table(request)
    person = await person_of(request, guest, form.text("name"))
    count = int(wished) if wished else None
    row = await site.services.play_now(person, meta.name, bot.bot, bot.strength, count)
    return RedirectResponse(f"/tables/{row.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/", lobby),
    Route("/play", play_now, methods=["POST"]),
]
