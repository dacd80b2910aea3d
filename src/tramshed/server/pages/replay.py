"""Looking back: every position of a finished match has an address of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.entries import Weight
from tramshed.kernel.errors import BadFile
from tramshed.kernel.line_breaks import tied
from tramshed.kernel.matchfile import decoded
from tramshed.kernel.words import Message, Seat, Value
from tramshed.server.http import forms
from tramshed.server.http.problems import bad_form, not_found, too_fast
from tramshed.server.http.security import address
from tramshed.server.http.templating import guest_of, page, site_of
from tramshed.server.pages.frame import chosen, picture, scripts, sheets, title
from tramshed.server.pages.stage import (
    OPEN,
    PUBLIC,
    Eyes,
    eyes,
    glides,
    lines,
    other_hand,
    scene,
    still,
    sums,
)
from tramshed.server.pages.stories import Played, Shelf, Story, game_named_in
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.wire.rendering import ENDING, zone_html
from tramshed.server.words import game_words, site_words
from tramshed.web.contract import page_of
from tramshed.web.ending_page import Shown
from tramshed.web.endings import ending_of
from tramshed.web.journal import Line, gathered

SPEEDS = ("slow", "normal", "fast")
"""Of what plays by itself; static/replay.js knows how long each is."""

# --- one position


async def table_move(request: Request) -> Response:
    """A position of a match that was played here."""
    return await show_move(request, await _played(request))


async def file_move(request: Request) -> Response:
    """A position of a match from a file."""
    story = await _brought(request)
    return await (show_move(request, story) if story else _gone(request))


async def _played(request: Request) -> Played:
    record = await site_of(request).services.record(request.path_params["table_id"])
    return Played(record, (await guest_of(request)).language)


async def _brought(request: Request) -> Story | None:
    story = _shelf(request).get(request.path_params["file"])
    return story.read_in((await guest_of(request)).language) if story else None


async def show_move(request: Request, story: Story) -> Response:
    """A position of a match."""
    number: int = request.path_params["number"]
    seen_by = eyes(request.query_params.get("view", OPEN), story.setup.seats)
    if seen_by is None:
        raise not_found()
    guest, name = await guest_of(request), story.setup.game
    words = game_words(guest.language, name)
    position = await story.position(number)
    shown = scene(story, position, seen_by)
    status = shown.zones.get("status")
    journal = _journal(story, seen_by, guest.language, number)
    return await page(
        request,
        "replay.html",
        words=words,
        story=story,
        game=name,
        title=title(name, guest.language),
        sheets=sheets(name),
        scripts=scripts(name),
        sprite=Markup(page_of(name).sprite()),
        legend=page_of(name).legend(words, f"/rules/{name}"),
        sums=sums(story, position, seen_by, words),
        glides=glides(story, position, seen_by),
        status=Markup(zone_html(name, "status", guest.language, status)) if status else "",
        board=lambda journal: still(page_of(name).board(shown.zones, words, journal)),
        others=[
            (who, other_hand(name, data, words, i)) for i, (who, data) in enumerate(shown.others)
        ],
        journal=gathered(journal),
        told_now=[line.html for line in journal if line.number == number and not line.is_heading],
        number=number,
        length=len(story.told) - 1,
        at=Addresses(story.address, seen_by),
        ending=await _ending(story, guest.language) if number == len(story.told) - 1 else "",
        views=[OPEN, *(str(seat + 1) for seat in range(story.setup.seats)), PUBLIC],
        view=seen_by.name,
        speeds=SPEEDS,
    )


async def _ending(story: Story, language: str) -> Markup:
    """The end of a match; nothing if it was not played to its end."""
    if story.ended is None:
        return Markup("")
    last = await story.position(len(story.told) - 1)
    ending = ending_of(last, story.told, story.ended.outcome)
    return Markup(zone_html(story.setup.game, ENDING, language, Shown(story.ended, ending)))


def _journal(story: Story, seen_by: Eyes, language: str, now: int) -> list[Line]:
    """Lines of the deal and of each action, and of a concession. The position that is shown has
    one, whatever it tells."""
    journal: list[Line] = []
    for number, told in enumerate(story.told):
        fresh = lines(story.setup, told, language, story.names, seen_by, number)
        journal += fresh
        if number == now and all(line.is_heading for line in fresh):
            values: dict[str, Value] = {"number": now, "length": len(story.told) - 1}
            journal.append(_line(now, Message("page.replay.move", values), story, language))
    seat = story.ended.outcome.conceded if story.ended else None
    if seat is not None:
        conceded = Message("table.conceded", {"player": Seat(seat)})
        journal.append(_line(len(story.told) - 1, conceded, story, language))
    return journal


def _line(number: int, message: Message, story: Story, language: str) -> Line:
    text = site_words(language).say(message, story.names)
    return Line(number, Weight.LINE, escape(text))


@dataclass(frozen=True, slots=True)
class Addresses:
    """Addresses of positions, seen as now or through other eyes."""

    story: str
    seen_by: Eyes

    def __call__(self, number: int, view: str | None = None) -> str:
        chosen = view or self.seen_by.name
        query = "" if chosen == OPEN else f"?{urlencode({'view': chosen})}"
        return f"{self.story}/{number}{query}"


# --- a match as a whole


async def table_match(request: Request) -> Response:
    """A match that was played here: result, file, proof of the shuffle."""
    story = await _played(request)
    return await show_match(request, story, f"/tables/{story.record.table.id}/match.txt")


async def file_match(request: Request) -> Response:
    """A match from a file."""
    story = await _brought(request)
    return await (show_match(request, story) if story else _gone(request))


async def show_match(request: Request, story: Story, file: str = "") -> Response:
    """A match as a whole; `file` is where it can be had as text."""
    guest = await guest_of(request)
    words = game_words(guest.language, story.setup.game)
    return await page(
        request,
        "match.html",
        words=words,
        story=story,
        title=title(story.setup.game, guest.language),
        picture=picture(story.setup.game),
        ending=await _ending(story, guest.language),
        sprite=Markup(page_of(story.setup.game).sprite()) if story.ended else "",
        length=len(story.told) - 1,
        chosen=chosen(story.game.meta, story.setup, words),
        verdict=story.verdict,
        file=file,
    )


async def match_file(request: Request) -> Response:
    """A match in the text format."""
    story = await _played(request)
    text = await asyncio.to_thread(story.record.text)
    row = story.record.table
    named = f'attachment; filename="{row.game}-{row.id}.txt"'
    return Response(
        text, media_type="text/plain; charset=utf-8", headers={"content-disposition": named}
    )


# --- bringing a file


def _shelf(request: Request) -> Shelf:
    shelf: Shelf | None = getattr(request.app.state, "shelf", None)
    if shelf is None:
        shelf = request.app.state.shelf = Shelf()
    return shelf


async def upload_form(request: Request) -> Response:
    """A form for a file."""
    return await page(request, "upload.html", wrong=None, gone=False)


async def _gone(request: Request) -> Response:
    """Files are not kept for long."""
    return await page(request, "upload.html", 404, wrong=None, gone=True)


async def upload(request: Request) -> Response:
    """Look at a file: it is played through, every move must be legal."""
    try:
        story = await _shelf(request).put(await _file_text(request))
    except BadFile as error:
        language = (await guest_of(request)).language
        wrong = tied(error.say(language))
        return await page(request, "upload.html", 400, wrong=wrong, gone=False)
    return RedirectResponse(f"{story.address}/0", 303)


async def _file_text(request: Request) -> str:
    guest, site = await guest_of(request), site_of(request)
    if not _shelf(request).buckets.take(address(request, site.settings)):
        raise too_fast()
    form = await forms.read(request, guest, site.settings, file=True)
    file = form.file("file")
    if file is None:
        raise bad_form("file")
    text = decoded(file.data)
    if (name := game_named_in(text)) in games_on_site() and name:
        await site.readiness.ready(name)
    return text


ROUTES: list[BaseRoute] = [
    Route("/tables/{table_id}/replay", table_match),
    Route("/tables/{table_id}/replay/{number:int}", table_move),
    Route("/tables/{table_id}/match.txt", match_file),
    Route("/replay", upload_form),
    Route("/upload", upload, methods=["POST"]),
    Route("/replay/{file}", file_match),
    Route("/replay/{file}/{number:int}", file_move),
]
