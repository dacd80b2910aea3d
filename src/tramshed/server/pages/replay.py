"""Looking back: every position of a finished match has an address of its own."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.kernel.chance import key_from_secret
from tramshed.kernel.errors import BadFile
from tramshed.kernel.matchfile import dumps
from tramshed.kernel.registry import metas
from tramshed.server.html import guest_of, site_of
from tramshed.server.pages.frame import Say, picture, show, speaker, title, words_of
from tramshed.server.pages.lobby import result
from tramshed.server.pages.stage import (
    OPEN,
    PUBLIC,
    Eyes,
    eyes,
    lines,
    other_hand,
    scene,
    sheets,
    still,
)
from tramshed.server.pages.stories import Brought, Played, Shelf, Story, game_named_in, text_of
from tramshed.server.problems import bad_form, forged, not_found, too_fast
from tramshed.server.rendering import web, zone_html
from tramshed.server.security import address, same_origin
from tramshed.server.services import Verification
from tramshed.server.words import site_words

# --- one position


async def table_move(request: Request) -> Response:
    """A position of a match that was played here."""
    return await _move(request, await _played(request))


async def file_move(request: Request) -> Response:
    """A position of a match from a file."""
    story = _shelf(request).get(request.path_params["file"])
    return await (_move(request, story) if story else _gone(request))


async def _played(request: Request) -> Played:
    return Played(await site_of(request).services.record(request.path_params["table_id"]))


async def _move(request: Request, story: Story) -> Response:
    number: int = request.path_params["number"]
    seen_by = eyes(request.query_params.get("view", OPEN), story.setup.seats)
    if seen_by is None:
        raise not_found()
    guest, name = await guest_of(request), story.setup.game
    words = await words_of(name, guest.language)
    shown = scene(story, await story.board(number), seen_by)
    status = shown.zones.get("status")
    journal = _journal(story, seen_by, guest.language)
    return await show(
        request,
        "replay.html",
        words=words,
        story=story,
        game=name,
        title=title(name, guest.language),
        sheets=sheets(name),
        sprite=Markup(web(name).sprite()),
        status=Markup(zone_html(name, "status", guest.language, status)) if status else "",
        board=lambda journal: still(web(name).board(shown.zones, words, journal)),
        others=[
            (who, other_hand(name, data, words, i)) for i, (who, data) in enumerate(shown.others)
        ],
        journal=[(at, told) for at, told in enumerate(journal) if told or at == number],
        told_now=journal[number],
        number=number,
        length=len(story.actions),
        move=story.actions[number - 1] if number else None,
        at=Addresses(story.address, seen_by),
        views=[OPEN, *(str(seat + 1) for seat in range(story.setup.seats)), PUBLIC],
        view=seen_by.name,
    )


def _journal(story: Story, seen_by: Eyes, language: str) -> list[tuple[Markup, ...]]:
    """Lines of the deal and of each action."""
    told = [story.dealt, *(action.told for action in story.actions)]
    return [lines(story.setup, each, language, story.names, seen_by) for each in told]


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
    row = story.record.table
    guest = await guest_of(request)
    say = speaker(site_words(guest.language))
    _, said = result(row, [], say)
    checked = check(story.record.verification())
    return await _match(request, story, said, checked, f"/tables/{row.id}/match.txt")


async def file_match(request: Request) -> Response:
    """A match from a file."""
    story = _shelf(request).get(request.path_params["file"])
    if story is None:
        return await _gone(request)
    say = speaker(site_words((await guest_of(request)).language))
    return await _match(request, story, _outcome(story, say))


def _outcome(story: Brought, say: Say) -> str:
    if story.outcome is None:
        return say("result.unfinished")
    scores = " : ".join(str(score) for _, _, score in _ranking(story))
    if len(story.outcome.winners) != 1:
        return say("result.draw", scores=scores)
    return say("result.winner", name=story.names[story.outcome.winners[0]], scores=scores)


async def _match(
    request: Request, story: Story, said: str, checked: Checked | None = None, file: str = ""
) -> Response:
    guest = await guest_of(request)
    return await show(
        request,
        "match.html",
        words=await words_of(story.setup.game, guest.language),
        story=story,
        title=title(story.setup.game, guest.language),
        picture=picture(story.setup.game),
        said=said,
        ranking=_ranking(story),
        length=len(story.actions),
        checked=checked,
        file=file,
    )


def _ranking(story: Story) -> list[tuple[int, str, int]]:
    """Rank, name and score of each player, the best first."""
    if story.outcome is None:
        return []
    return sorted(zip(story.outcome.ranks, story.names, story.outcome.scores, strict=True))


@dataclass(frozen=True, slots=True)
class Checked:
    """A shuffle, verified: is the secret the one that was sealed, and does it give the key?"""

    told: Verification
    sealed: str
    """What the seal of the published secret is."""
    key: str
    """What key the secret and the players' luck give."""

    @property
    def seal_fits(self) -> bool:
        return self.sealed == self.told.commitment

    @property
    def key_fits(self) -> bool:
        return self.key == self.told.key

    @property
    def fits(self) -> bool:
        return self.seal_fits and self.key_fits


def check(told: Verification) -> Checked:
    """Recompute a shuffle from what was published."""
    secret = bytes.fromhex(told.secret)
    shares = [bytes.fromhex(share) for _, share in sorted(told.shares.items())]
    key = key_from_secret(secret, told.table, told.setup, shares)
    return Checked(told, hashlib.sha256(secret).hexdigest(), key.hex())


async def match_file(request: Request) -> Response:
    """A match in the text format."""
    story = await _played(request)
    text = await asyncio.to_thread(lambda: dumps(story.record.match()))
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
    return await show(request, "upload.html", wrong=None, line=None, gone=False)


async def _gone(request: Request) -> Response:
    """Files are not kept for long."""
    return await show(request, "upload.html", 404, wrong=None, line=None, gone=True)


async def upload(request: Request) -> Response:
    """Look at a file: it is played through, every move must be legal."""
    try:
        story = await _shelf(request).put(await _file_text(request))
    except BadFile as error:
        wrong = str(error).removeprefix(f"line {error.line}: ")
        return await show(request, "upload.html", 400, wrong=wrong, line=error.line, gone=False)
    return RedirectResponse(f"{story.address}/0", 303)


async def _file_text(request: Request) -> str:
    guest, site = await guest_of(request), site_of(request)
    if not request.headers.get("content-type", "").startswith("multipart/form-data"):
        raise bad_form("content-type")
    if not _shelf(request).buckets.take(address(request, site.settings)):
        raise too_fast()
    try:
        async with request.form(max_files=1, max_fields=4, max_part_size=4096) as form:
            given, file = form.get("csrf"), form.get("file")
            genuine = isinstance(given, str) and guest.check_csrf(given)
            if not genuine or not same_origin(request, site.settings):
                raise forged()
            if not isinstance(file, UploadFile):
                raise bad_form("file")
            text = text_of(await file.read())
    except HTTPException as error:
        raise bad_form("file") from error
    if (name := game_named_in(text)) in metas() and name:
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
