"""What the pages share: who asks, what a game is called and looks like."""

from __future__ import annotations

from starlette.requests import Request

from tramshed.kernel.clauses import Rules, read_rules
from tramshed.kernel.registry import metas, root
from tramshed.kernel.setup import Meta, Setup
from tramshed.kernel.words import Message, Words
from tramshed.server.http.guests import Guest
from tramshed.server.http.problems import not_found, too_fast
from tramshed.server.http.security import address
from tramshed.server.http.static_files import game_static, static
from tramshed.server.http.templating import site_of, speaker
from tramshed.server.play.games_on_site import games_on_site
from tramshed.server.store.rows import Person
from tramshed.server.words import site_words
from tramshed.web.contract import page_of, static_folder


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
    known = games_on_site().get(name)
    if known is None:
        raise not_found()
    return known


def named(words: Words, message_id: str, plain: str) -> str:
    """What a game calls one of its options or editions; else its bare name."""
    if message_id in words:
        return words.say(Message(message_id))
    return plain.replace("-", " ").replace("_", " ")


def chosen(meta: Meta, setup: Setup, words: Words) -> list[tuple[str, str]]:
    """Options and edition of a set-up, in words."""
    said = [
        (named(words, f"option.{name}", name), named(words, f"option.{name}.{value}", value))
        for name, value in setup.options
    ]
    if setup.edition and (setup.edition_text or len(meta.editions) > 1):
        edition = named(words, f"edition.{setup.edition}", setup.edition)
        said.append((words.say(Message("page.edition")), edition))
    return said


def rules_of(name: str, language: str) -> Rules | None:
    """A game's rules in words, if it has them."""
    return read_rules(root(name) / "rules", language)


def title(name: str, language: str) -> str:
    """A game's name: the heading of its rules."""
    rules = rules_of(name, language)
    return rules.title if rules and rules.title else metas()[name].title


PICTURE = "lobby.svg"


def picture(name: str) -> str | None:
    """The address of a game's picture, if it has one."""
    return game_static(name, PICTURE) if (static_folder(name) / PICTURE).is_file() else None


# --- a table's style


ANY_TABLE = (
    "table.css",
    "table-cards.css",
    "panels.css",
    "notes.css",
    "curtain.css",
    "account.css",
    "ending.css",
)
"""Style sheets of every table."""
DRAWN = ("table-wide.css", "table-phone.css", "table-tall.css", "table-low.css")
"""Those of tables that games draw: on a desktop, on a phone, held upright, on its side."""
PLAIN = ("plain-table.css",)


def sheets(name: str) -> list[str]:
    """The addresses of a table's style sheets, the game's own last."""
    page = page_of(name)
    shared = ANY_TABLE + (DRAWN if page.is_drawn else PLAIN)
    return [*map(static, shared), *(game_static(name, sheet) for sheet in page.sheets)]


def scripts(name: str) -> list[str]:
    """The addresses of a game's own scripts."""
    return [game_static(name, script) for script in page_of(name).scripts]
