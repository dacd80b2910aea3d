"""What the pages share: how they speak, where they are, what a game is called and looks like."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse

from tramshed.kernel.registry import game, metas
from tramshed.kernel.setup import Meta
from tramshed.kernel.words import Message, Words
from tramshed.server.guests import Guest
from tramshed.server.html import guest_of, page, site_of
from tramshed.server.problems import not_found, too_fast
from tramshed.server.security import address
from tramshed.server.store.rows import Person
from tramshed.server.words import game_words, say, site_words

Say = Callable[..., Markup]


def speaker(words: Words) -> Say:
    """`say('title')` says `page.title`, or what the table calls `web.title`, or `title`."""

    def speak(message_id: str, /, **values: Any) -> Markup:
        ids = (f"page.{message_id}", f"web.{message_id}")
        known = next((each for each in ids if each in words), message_id)
        return Markup(say(words, known, **values))

    return speak


async def show(
    request: Request, template: str, status: int = 200, /, words: Words | None = None, **values: Any
) -> HTMLResponse:
    """A page of this folder, in the guest's language."""
    guest = await guest_of(request)
    chosen = words or site_words(guest.language)
    return await page(
        request, template, status, words=chosen, say=speaker(chosen), here=here(request), **values
    )


def here(request: Request) -> str:
    """This page's address, to come back to in another language."""
    query = [pair for pair in parse_qsl(request.url.query) if pair[0] != "lang"]
    return request.url.path + (f"?{urlencode(query)}" if query else "")


async def person_of(request: Request, guest: Guest, name: str) -> Person:
    """The guest as a person; whoever gives no name is called a guest in the page's language."""
    if guest.person is None and not name.strip():
        name = str(speaker(site_words(guest.language))("guest"))
    return await site_of(request).services.person(guest, name)


def allow_table(request: Request) -> None:
    """Nobody may make tables without end."""
    site = site_of(request)
    if not site.new_tables.take(address(request, site.settings)):
        raise too_fast()


# --- games


def meta_of(name: str) -> Meta:
    """A game's description, by a name from an address."""
    known = metas().get(name)
    if known is None:
        raise not_found()
    return known


@cache
def folder_of(name: str) -> Path:
    """Where a game's texts and pictures are."""
    return game(name).folder


async def words_of(name: str, language: str) -> Words:
    """The site's words and a game's; its modules may have to be read first."""
    await asyncio.to_thread(folder_of, name)
    return game_words(language, name)


def summary(meta: Meta, words: Words) -> str:
    """A game in one sentence."""
    ids = ("web.summary", f"page.summary.{meta.name}")
    found = next((each for each in ids if each in words), None)
    return words.say(Message(found)) if found else meta.summary


@cache
def title(name: str, language: str) -> str:
    """A game's name: the heading of its rules."""
    for code in (language, "en"):
        file = folder_of(name) / "rules" / f"{code}.md"
        if file.is_file():
            with file.open(encoding="utf-8") as lines:
                return next(lines).removeprefix("# ").strip()
    return metas()[name].title


def picture_file(name: str) -> Path:
    return folder_of(name) / "web" / "lobby.svg"


@cache
def picture(name: str) -> str | None:
    """The address of a game's picture, if it has one; it changes with the picture."""
    file = picture_file(name)
    if not file.is_file():
        return None
    return f"/games/{name}.svg?{hashlib.sha256(file.read_bytes()).hexdigest()[:10]}"
