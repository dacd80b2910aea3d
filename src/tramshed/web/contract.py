"""What a game brings to be seen in the browser.

A game with a package `web` is on the site, whatever package the game itself comes from. There,
`PAGE` says what its table looks like:

    PAGE = GamePage(sheets=("table.css",), zone_data=zone_data, render=render, board=board, …)

What it leaves out is as on the plain table (`plain_table.py`): an empty package is enough to play.
Beside it may stand

    static/     style sheets, scripts, pictures: served as /games/<game>/<file>;
                `lobby.svg` is the game's picture in the lobby
    locale/     what the page says, as <language>.po
    recorded.match      a match that the lobby lets one watch

Everything for a page is made from a seat's view and from news it may know; nothing else is given.

Things explain themselves to a pointer that rests, a finger that is held and the keyboard's focus.
For that a zone writes of a thing:

    aria-label="Coal 150"             what it is called; or else its text
    aria-describedby="about-wagon"    its kind, an entry of the page's `legend`
    tabindex="-1"                     if it is no button: arrows can go there
    data-now                          on a whole, such as a train: its aria-label is shown with
                                      each of its parts
    data-asks                         on a whole: the server is asked what can be done with each
                                      thing in it just now, or why not (`now`)
    data-explore tabindex="0"         on something of a zone: a stop of the Tab key, from which
                                      arrows go through all things of the zone

A button with `data-look` only changes how one looks at the table: whoever looks back has it, too.

What can be done with a thing is added from the menu, so an explanation costs a move some bytes of
attributes and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tramshed.kernel.moves import Move
from tramshed.kernel.news import News
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.registry import package, root
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Message, Words
from tramshed.web import ending, plain_table, result
from tramshed.web.drafts import Completes
from tramshed.web.legend import Legend
from tramshed.web.seats import Offers, Sitter
from tramshed.web.sums import Sum

Asked = Callable[[Rehearsal, str, Sequence[str], Words, str], str]


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePage:
    """A game's table in the browser. Its parts that change on their own are zones: elements with
    the id `zone-<name>`. Three of them the site knows, if they are there: `status` stands in the
    bar on top, `hand` is turned up for whoever looks back at a match, and what `status` and
    `actions` say to a player is not said to him."""

    sheets: tuple[str, ...] = ()
    """Style sheets in static/, in the order in which they are read."""
    scripts: tuple[str, ...] = ()
    """Modules in static/, for what the site's own scripts do not do, at the table and where one
    looks back. They hear of what happens by events of the document: `glide` (something has just
    moved), `skip` (the reader need not see it), `rehearsed` (draft.js), `arrived` (replay.js)."""

    zone_data: Callable[
        [View, Sequence[Sitter], Offers, Outcome | None], Mapping[str, Hashable]
    ] = plain_table.zone_data
    """What each zone shows: view, who sits where, offers, and once it is over the outcome, which
    alone says who has won (`result.Ended` puts it into words). Equal values look equal, so a page
    is sent just the zones whose value has changed."""
    unveiled: Callable[[Mapping[str, Any], Sequence[Mapping[str, Any]]], Mapping[str, Hashable]] = (
        plain_table.unveiled
    )
    """The zones for whoever looks back and may see all: a spectator's, with what each seat knew of
    itself. Hands the site turns up by itself."""
    render: Callable[[str, Any, Words], str] = plain_table.render
    """A zone as HTML, from its name and value."""
    board: Callable[[Mapping[str, Any], Words, Any], str] = plain_table.board
    """The whole table as HTML, from the values of all zones, with a journal beside it."""
    sprite: Callable[[], str] = plain_table.sprite
    """Drawings that zones use, to stand once in the page."""

    legend: Callable[[Words, str], Legend] = plain_table.legend
    """What kinds of things are, by kind: stands once in the page; with the rules' address."""

    keys: Callable[[Words], Sequence[tuple[str, str]]] = plain_table.keys
    """Keys of the page's own, with what they do, for the list of keys. A letter presses the button
    with that `data-key`, before it does what it does everywhere."""

    origins: Callable[..., Mapping[str, str]] = plain_table.origins
    """Where things newly seen came from, elements by elements: the game's events, seat, undone."""
    departures: Callable[[Sequence[Any], int], Mapping[str, str]] = plain_table.departures
    """Where things that are gone went to."""
    line: Callable[[Message, Words, Sequence[str], int | None], str] = plain_table.line
    """A line of the journal as HTML; names come as people wrote them. What is a heading, a line or
    a detail of one is said by `entries` of the game's contract (kernel/entries.py), for the
    terminal, too: without it each action is its first line, with all that followed beside it."""
    moment: Callable[[Sequence[News], Words, Sequence[str], int | None], str] = plain_table.moment
    """News worth a pause, as HTML over the table; nothing for most of them."""
    sums: Callable[[Sequence[Any], View, Words, Sequence[str]], Sequence[Sum]] = plain_table.sums
    """What a scoring adds up from, to be written where it comes from: the game's events, and the
    table that they led to."""

    score: Callable[[int, Words], str] = result.points
    """A score as the game writes it: a number, or money."""
    ending: Callable[[View, Sequence[Sequence[Any]], Outcome], ending.Ending] = ending.plain
    """Where the scores of a match that is over come from, and its course (`ending.Ledger`): from a
    spectator's view and the events of the deal and of each action, those included that some seat
    was not told of. The page of the end, with its curve, is made of it for every game."""

    menu: Callable[[Sequence[Move], View, Words], Sequence[Any]] = plain_table.menu
    """Legal moves for the page's script (`seats.Choice`)."""
    complete: Completes | None = None
    """Completes what a seat has chosen and not sent (`drafts.py`); without it nothing is drafted,
    each choice is sent by itself. Then `zone_data` is given the draft in the offers, with the view
    that its moves would lead to."""
    load: Callable[[], None] = plain_table.load
    """Compiled code that the page alone uses: compiled, or loaded, before the first table."""
    idle: Callable[[View], bool] = plain_table.idle
    """Does a spectator, whose view this is, see that whoever is awaited has nothing to choose? Then
    the table goes on by itself. Only what everybody knows may count: whoever passes at once because
    of something hidden tells of it."""
    why: Callable[[Answer, View, Words, str], str] = plain_table.why
    """What forbids something, as HTML, with the rules' address; nothing if it is allowed."""

    now: Asked | None = None
    """What can be done just now with an element of the page, or what forbids it, as HTML; asked
    about where a pointer rests or the focus is, and at a tap on what cannot be done, in elements
    inside one with `data-asks`. It is given a rehearsal of what is drafted, the element, what the
    draft uses, and the rules' address; so it knows what the seat knows, and nothing else."""

    def __post_init__(self) -> None:
        plain = plain_table.zone_data, plain_table.render, plain_table.board
        own = self.zone_data, self.render, self.board
        if len({mine is given for mine, given in zip(own, plain, strict=True)}) > 1:
            raise ValueError("zone_data, render and board belong together: bring all, or none")

    @property
    def is_drawn(self) -> bool:
        """Does the game draw its table? It fits the window then; the plain one scrolls."""
        return self.board is not plain_table.board


PLAIN = GamePage()


@cache
def has_page(name: str) -> bool:
    """Is a game on the site?"""
    return (root(name) / "web" / "__init__.py").is_file()


@cache
def page_of(name: str) -> GamePage:
    """A game's page; the plain table if it has none."""
    if not has_page(name):
        return PLAIN
    own: GamePage = getattr(import_module(f"{package(name)}.web"), "PAGE", PLAIN)
    return own


def static_folder(name: str) -> Path:
    """Where the files are that a game's page asks for."""
    return root(name) / "web" / "static"
