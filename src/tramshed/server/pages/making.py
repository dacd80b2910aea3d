"""Making a table: who sits where, the game's options, live or at leisure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import PurePath

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from tramshed.bots.levels import DEFAULT, LEVELS
from tramshed.kernel.editions import decoded, joined
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.line_breaks import tied
from tramshed.kernel.setup import Meta
from tramshed.kernel.words import Message, enumerated
from tramshed.server.http import forms
from tramshed.server.http.forms import Form
from tramshed.server.http.problems import too_large
from tramshed.server.http.security import LARGEST_EDITION
from tramshed.server.http.services import FRIEND, ME, Chair
from tramshed.server.http.templating import Say, guest_of, page, site_of, speaker
from tramshed.server.pages.frame import (
    allow_table,
    meta_of,
    named,
    person_of,
    picture,
    title,
)
from tramshed.server.play.levels import SEARCHING, chair_for
from tramshed.server.play.seating import clean_name, fewest
from tramshed.server.store.rows import LIVE, PACES
from tramshed.server.words import game_words

WISHES = ("me", "friend", "bot", "same", "nobody")
HERE = ("me", "same")


@dataclass(frozen=True, slots=True)
class Wish:
    """What was chosen for one seat."""

    kind: str
    level: str = DEFAULT
    name: str = ""

    def chair(self) -> Chair:
        match self.kind:
            case "me":
                return ME
            case "friend":
                return FRIEND
            case "same":
                return Chair("same-screen", name=self.name)
        return chair_for(self.level)


@dataclass(frozen=True, slots=True)
class Wishes:
    """The form as it was filled in, to be shown again if something is wrong with it."""

    seats: list[Wish]
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str | None = None
    edition_text: str | None = None
    pace: str = LIVE


def first_wishes(meta: Meta) -> Wishes:
    """Me, a friend, and nobody on chairs that may stay empty."""
    least = fewest(meta)
    kinds = ["me", *["friend"] * (least - 1), *["nobody"] * (max(meta.seats) - least)]
    return Wishes([Wish(kind) for kind in kinds])


def filled(wishes: Wishes, level: str) -> Wishes:
    """The same with bots of a level on all seats but those of people here."""
    seats = [wish if wish.kind in HERE else Wish("bot", level) for wish in wishes.seats]
    return replace(wishes, seats=seats)


def read_wishes(meta: Meta, form: Form) -> Wishes:
    """What was filled in; chairs that are not there are left out."""
    edition, text = _edition(form)
    return Wishes(
        seats=[
            Wish(
                form.text(f"seat{number}", "nobody"),
                form.text(f"level{number}", DEFAULT),
                form.text(f"name{number}"),
            )
            for number in range(max(meta.seats))
        ],
        options=_options(form),
        edition=edition,
        edition_text=text,
        pace=form.text("pace", LIVE),
    )


def _options(form: Form) -> dict[str, str]:
    """What was chosen; a value of one's own, where there can be one, counts before the list."""
    chosen = {name.removeprefix("option-"): form.text(name) for name in form.names("option-")}
    own = {name.removeprefix("own-"): form.text(name).strip() for name in form.names("own-")}
    return chosen | {name: value for name, value in own.items() if value}


def _edition(form: Form) -> tuple[str | None, str | None]:
    """An edition by name, or one that was brought, in one file or several."""
    files = form.files("edition-file")
    if not files:
        return form.text("edition") or None, None
    if sum(len(file.data) for file in files) > LARGEST_EDITION:
        raise too_large()
    texts = {PurePath(file.name).name: decoded(file.name, file.data) for file in files}
    return clean_name(PurePath(files[0].name).stem) or None, joined(texts)


def what_is_wrong(meta: Meta, wishes: Wishes, say: Say) -> str | None:
    """What keeps these wishes from being a table, in words; BadSetup says it, too."""
    kinds = [wish.kind for wish in wishes.seats]
    taken = [wish for wish in wishes.seats if wish.kind != "nobody"]
    if any(kind not in WISHES for kind in kinds):
        return say("wrong.choice")
    if any(wish.kind == "bot" and wish.level not in LEVELS for wish in taken):
        return say("wrong.choice")
    if len(taken) not in meta.seats:
        return say("wrong.seats", seats=_numbers(meta.seats))
    if kinds.count("me") > 1:
        return say("wrong.two-of-me")
    if not set(HERE) & set(kinds):
        return say("wrong.without-me")
    if wishes.pace not in PACES:
        return say("wrong.choice")
    meta.setup(len(taken), wishes.options, wishes.edition, wishes.edition_text)
    return None


def _numbers(seats: tuple[int, ...]) -> Message | str:
    least, most = min(seats), max(seats)
    if len(seats) == 1 or len(seats) < most - least + 1:
        return enumerated(map(str, seats))
    return f"{least}–{most}"


async def new_table(request: Request) -> Response:
    """The form."""
    meta = meta_of(request.path_params["game"])
    return await _form(request, meta, first_wishes(meta))


async def _form(request: Request, meta: Meta, wishes: Wishes, wrong: str | None = None) -> Response:
    guest = await guest_of(request)
    words = game_words(guest.language, meta.name)
    return await page(
        request,
        "new_table.html",
        400 if wrong else 200,
        words=words,
        named=partial(named, words),
        meta=meta,
        title=title(meta.name, guest.language),
        summary=meta.about(words),
        picture=picture(meta.name),
        wishes=wishes,
        kinds=[kind for kind in WISHES if kind != "nobody" or len(meta.seats) > 1],
        levels=list(LEVELS),
        searching=SEARCHING if site_of(request).services.outlook(meta.name) else [],
        paces=PACES,
        wrong=wrong,
    )


async def make_table(request: Request) -> Response:
    """A table as wished for."""
    guest, site = await guest_of(request), site_of(request)
    form = await forms.read(request, guest, site.settings, file=True)
    meta = meta_of(form.text("game"))
    words = game_words(guest.language, meta.name)
    wishes = first_wishes(meta)
    try:
        wishes = read_wishes(meta, form)
        if (level := form.text("fill")) in LEVELS:
            return await _form(request, meta, filled(wishes, level))
        if wrong := what_is_wrong(meta, wishes, speaker(words)):
            return await _form(request, meta, wishes, wrong)
        allow_table(request)
        person = await person_of(request, guest, form.text("name"))
        row = await site.services.make_table(
            person,
            meta.name,
            [wish.chair() for wish in wishes.seats if wish.kind != "nobody"],
            pace=wishes.pace,
            options=wishes.options,
            edition=wishes.edition,
            edition_text=wishes.edition_text,
        )
    except BadSetup as error:
        wrong = tied(error.say(guest.language))
        return await _form(request, meta, wishes, wrong)
    return RedirectResponse(f"/tables/{row.id}", 303)


ROUTES: list[BaseRoute] = [
    Route("/new/{game}", new_table, methods=["GET"]),
    Route("/tables", make_table, methods=["POST"]),
]
