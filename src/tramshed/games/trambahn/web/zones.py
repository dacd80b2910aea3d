"""The zones of Trambahn's table: what each depends on, and its HTML.

`zone_data` reads a view into one small value per zone: all that the zone's HTML depends on, apart
from the language. Equal data, equal HTML: the server sends a zone only when its data changed, and
may keep the HTML by (zone, language, data). A zone knows its side of the table (theirs above, ours
below) and not who is looking, so most of them are the same for several seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tramshed.games.trambahn.components import ROW_SIZE, SCORINGS, STACK
from tramshed.games.trambahn.moves import LETTERS, TRAM_NAMES
from tramshed.games.trambahn.table import ColumnSeen, Scoring, TableSeen
from tramshed.games.trambahn.web.stops import ends
from tramshed.games.trambahn.web.texts import HERE, Texts
from tramshed.kernel.match import View
from tramshed.kernel.words import Words

ZONES = ("status", "theirs", "rows", "market", "ours", "hand", "pad", "actions")

STEP_NUMBER = {"first passenger": 1, "second passenger": 1, "stations": 2, "income": 3, "buying": 4}
"""Which of the five steps of a turn a decision belongs to; the fifth needs no decision."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat, as far as the page shows it."""

    name: str
    bot: bool = False
    connected: bool = True


@dataclass(frozen=True, slots=True)
class Offers:
    """What the viewer may do besides moving."""

    undo: bool = False
    restart: bool = False
    hint: bool = False


NONE = Offers()


@dataclass(frozen=True, slots=True)
class Status:
    """Whose turn it is. When the game is over, `points` are the winner's first; `name` wins, or
    has conceded."""

    yours: bool
    name: str
    step: str
    number: int
    points: tuple[int, int] | None = None
    draw: bool = False
    conceded: bool = False


@dataclass(frozen=True, slots=True)
class Area:
    """A player's side: plaque, money, columns, and backs if the hand is not shown."""

    side: str
    seat: int
    sitter: Sitter
    you: bool
    awaited: bool
    points: int
    hand: int
    money: int
    spent: int
    columns: tuple[ColumnSeen, ...]

    @property
    def portrait(self) -> str:
        return "automaton" if self.sitter.bot else ("driver", "lady")[self.seat]

    @property
    def column_prefix(self) -> str:
        """Own columns are named as moves name them."""
        return "column" if self.side == "ours" else "theirs-column"

    @property
    def money_id(self) -> str:
        return "money" if self.side == "ours" else "theirs-money"


@dataclass(frozen=True, slots=True)
class Market:
    """Trams for sale, the stack and what is on top of it, deck and discard pile."""

    trams: tuple[str, ...]
    stack: int
    next: str | None
    deck: int
    discard: int


@dataclass(frozen=True, slots=True)
class Hand:
    """The viewer's hand; a spectator sees how many cards the lower player holds."""

    name: str
    cards: tuple[str, ...] | None
    count: int


@dataclass(frozen=True, slots=True)
class Pad:
    """The score pad, players by seat."""

    names: tuple[str, str]
    scorings: tuple[Scoring, ...]
    bonus: tuple[int, int]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Actions:
    """The buttons; a spectator has none."""

    seated: bool
    over: bool
    yours: bool
    step: str
    loses: int
    offers: Offers


Rows = tuple[tuple[str, tuple[str, ...]], ...]
Data = Status | Area | Rows | Market | Hand | Pad | Actions


def zone_data(
    view: View,
    sitters: Sequence[Sitter],
    offers: Offers = NONE,
    conceded: int | None = None,
) -> dict[str, Data]:
    """All zones of the table as a seat sees it; `conceded` is the seat that gave up, if any."""
    seen: TableSeen = view.table
    if conceded is not None:
        seen = replace(seen, step="over")
    below = 1 if seen.seat is None else seen.seat
    return {
        "status": _status(seen, sitters, conceded),
        "theirs": _area(seen, 1 - below, "theirs", sitters),
        "rows": tuple(seen.rows.items()),
        "market": _market(seen),
        "ours": _area(seen, below, "ours", sitters),
        "hand": Hand(
            sitters[below].name,
            None if seen.seat is None else seen.hand,
            seen.players[below].hand,
        ),
        "pad": _pad(seen, sitters),
        "actions": _actions(seen, offers),
    }


def _status(seen: TableSeen, sitters: Sequence[Sitter], conceded: int | None) -> Status:
    step = seen.step.replace(" ", "-")
    if seen.step != "over":
        mine = seen.to_move == seen.seat
        name = "" if mine else sitters[seen.to_move].name
        return Status(mine, name, step, STEP_NUMBER[seen.step])
    if conceded is not None:
        return Status(False, sitters[conceded].name, step, 5, (0, 0), conceded=True)
    first, second = ((player.points, player.money) for player in seen.players)
    best = 0 if first >= second else 1
    points = (seen.players[best].points, seen.players[1 - best].points)
    return Status(best == seen.seat, sitters[best].name, step, 5, points, first == second)


def _actions(seen: TableSeen, offers: Offers) -> Actions:
    over = seen.step == "over"
    yours = not over and seen.to_move == seen.seat
    return Actions(
        seated=seen.seat is not None,
        over=over,
        yours=yours,
        step=seen.step.replace(" ", "-"),
        loses=_loses(seen) if yours and seen.step == "buying" else 0,
        offers=offers,
    )


def _area(seen: TableSeen, seat: int, side: str, sitters: Sequence[Sitter]) -> Area:
    player = seen.players[seat]
    awaited = seen.step != "over" and seen.to_move == seat
    return Area(
        side=side,
        seat=seat,
        sitter=sitters[seat],
        you=seat == seen.seat,
        awaited=awaited,
        points=player.points,
        hand=player.hand if side == "theirs" else 0,
        money=player.money,
        spent=seen.spent if awaited else 0,
        columns=player.columns,
    )


def _market(seen: TableSeen) -> Market:
    trams = tuple(name for name in TRAM_NAMES for _ in range(seen.market[name]))
    left = seen.trams_left
    on_top = TRAM_NAMES[int(STACK[len(STACK) - left])] if left else None
    return Market(trams, left, on_top, seen.deck, seen.discard)


def _pad(seen: TableSeen, sitters: Sequence[Sitter]) -> Pad:
    first, second = seen.players
    return Pad(
        names=(sitters[0].name, sitters[1].name),
        scorings=seen.scorings,
        bonus=(first.bonus, second.bonus),
        totals=(first.points, second.points),
    )


def _loses(seen: TableSeen) -> int:
    """Columns that the end of this turn would dissolve (TB-5.1)."""
    return sum(column.tram is None for column in seen.players[seen.to_move].columns)


# --- HTML


@cache
def _macros() -> Any:
    environment = Environment(
        loader=FileSystemLoader(HERE), autoescape=True, trim_blocks=True, lstrip_blocks=True
    )
    environment.globals.update(
        LINES=LETTERS, ROW_SIZE=ROW_SIZE, SCORINGS=SCORINGS, ends=ends, numbered=numbered, fans=fans
    )
    return environment.get_template("zones.html").module


FAN_SIZE = 5
"""A longer column is laid out in several fans side by side, or its indices would be hidden."""


def fans(cards: Sequence[str]) -> list[list[tuple[int, str]]]:
    """A column's cards with their numbers, in one or more fans of about the same length."""
    listed = list(enumerate(cards, 1))
    count = max(1, -(-len(listed) // FAN_SIZE))
    size = max(1, -(-len(listed) // count))
    return [listed[start : start + size] for start in range(0, len(listed), size)]


def numbered(names: Sequence[str], prefix: str) -> list[tuple[str, str, str]]:
    """Things with their element ids: the second of a kind is `prefix-name-2`, and its moves are
    those of `prefix-name`."""
    times: dict[str, int] = {}
    listed = []
    for name in names:
        times[name] = times.get(name, 0) + 1
        source = f"{prefix}-{name}"
        listed.append((name, source if times[name] == 1 else f"{source}-{times[name]}", source))
    return listed


def render(zone: str, data: Data, words: Words) -> str:
    """A zone's HTML."""
    return str(getattr(_macros(), zone)(data, Texts(words)))


def board(data: Mapping[str, Data], words: Words, journal: Markup) -> Markup:
    """The whole table with a journal beside it: every zone in its place but `status`, which
    stands in the page's head."""
    inside = {zone: Markup(render(zone, data[zone], words)) for zone in ZONES}
    return Markup(_macros().board(inside, Texts(words), journal))
