"""The zones of Trambahn's table: what each depends on.

`zone_data` reads a view into one small value per zone: all that the zone's HTML depends on, apart
from the language, and nothing else. Equal data, equal HTML: the server sends a zone only when its
data changed, and may keep the HTML by (zone, language, data). A zone knows its side of the table
(theirs above, ours below) and not who is looking, so most of them are the same for several seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tramshed.games.trambahn.components import PRICE, STACK
from tramshed.games.trambahn.moves import TRAM_NAMES
from tramshed.games.trambahn.shown.table import ColumnSeen, Scoring, TableSeen
from tramshed.kernel.outcome import Outcome
from tramshed.kernel.plain import Plain
from tramshed.kernel.view import View
from tramshed.web.result import Ended
from tramshed.web.seats import NONE, Offers, Sitter, names_of

ZONES = ("status", "theirs", "rows", "market", "ours", "hand", "pad", "actions")

STEP_NUMBER = {"first passenger": 1, "second passenger": 1, "stations": 2, "income": 3, "buying": 4}
"""Which of the five steps of a turn a decision belongs to; the fifth needs no decision."""
STEPS_LEFT = {"second-passenger": 4, "stations": 3, "income": 2, "buying": 1}
"""How many steps there are to finish until the turn ends; the first passenger has to be placed."""
OVER = 6
"""When the game is over, all steps are past."""
PRICES = tuple(zip(TRAM_NAMES, (int(price) for price in PRICE), strict=True))
PORTRAITS = ("driver", "lady")
"""Who is drawn on the plaque, by seat."""


class Status(Plain):
    """A sentence of the page with its values, and the step of the turn that the table is at."""

    says: str
    values: tuple[tuple[str, str | int], ...]
    step: int
    yours: bool = False
    """It is the viewer's turn."""
    ended: Ended | None = None
    """How it ended, for the viewer."""
    reader: int | None = None

    @property
    def over(self) -> bool:
        return self.step == OVER


class Plaque(Plain):
    """Who plays on a side, and the points so far."""

    side: str
    portrait: str
    sitter: Sitter
    you: bool
    points: int


class Money(Plain):
    """A pile of money cards, and how many of it have been spent this turn."""

    id: str
    cards: int
    spent: int
    yours: bool


class Area(Plain):
    """A player's side: plaque, money, columns, and backs if the hand is not shown."""

    plaque: Plaque
    hand: int
    money: Money
    columns: tuple[ColumnSeen, ...]
    column: str
    """Own columns are named as moves name them."""
    yours: bool


class Market(Plain):
    """Trams for sale, the stack and what is on top of it, deck and discard pile."""

    trams: tuple[str, ...]
    stack: int
    next: str | None
    deck: int
    discard: int


class Hand(Plain):
    """The viewer's hand; a spectator sees how many cards the lower player holds."""

    cards: tuple[str, ...] | None
    count: int
    pays: bool = False
    """Can all of it become money at once?"""

    @property
    def paying(self) -> str:
        """The moves that lay all cards down as money."""
        return ", ".join(f"money {card}" for card in self.cards or ())


class Pad(Plain):
    """The score pad, players by seat, and the seat that has conceded."""

    names: tuple[str, ...]
    scorings: tuple[Scoring, ...]
    bonus: tuple[int, int]
    totals: tuple[int, int]
    conceded: int | None = None


class Actions(Plain):
    """The buttons; a spectator has none. `step` is empty unless it is the viewer's turn."""

    seated: bool
    over: bool
    step: str
    loses: int
    """Columns that the end of the turn would dissolve."""
    left: tuple[int, ...]
    """Later steps of the turn in which something can be done."""
    offers: Offers

    @property
    def last(self) -> bool:
        """Does the turn end with this step?"""
        return self.step == "buying" or (self.step == "income" and not self.left)

    @property
    def ending(self) -> str:
        """The moves that end the turn."""
        return ", ".join(["done"] * STEPS_LEFT.get(self.step, 0))


Rows = tuple[tuple[str, tuple[str, ...]], ...]
Data = Status | Area | Rows | Market | Hand | Pad | Actions


def zone_data(
    view: View,
    sitters: Sequence[Sitter],
    offers: Offers = NONE,
    outcome: Outcome | None = None,
) -> dict[str, Data]:
    """All zones of the table as a seat sees it; `outcome` is how it ended, once it has."""
    seen: TableSeen = view.table
    if outcome is not None:
        seen = replace(seen, step="over")
    below = 1 if seen.seat is None else seen.seat
    return {
        "status": _status(seen, sitters, outcome),
        "theirs": _area(seen, 1 - below, "theirs", sitters),
        "rows": tuple(seen.rows.items()),
        "market": _market(seen),
        "ours": _area(seen, below, "ours", sitters),
        "hand": _hand(seen),
        "pad": _pad(seen, sitters, outcome),
        "actions": _actions(seen, offers),
    }


def _status(seen: TableSeen, sitters: Sequence[Sitter], outcome: Outcome | None) -> Status:
    if outcome is not None:
        return Status("", (), OVER, ended=Ended(outcome, names_of(sitters)), reader=seen.seat)
    says, number = seen.step.replace(" ", "-"), STEP_NUMBER[seen.step]
    if seen.to_move == seen.seat:
        return Status(f"status.{says}", (), number, yours=True)
    return Status(f"other.{says}", (("name", sitters[seen.to_move].name),), number)


def _actions(seen: TableSeen, offers: Offers) -> Actions:
    over = seen.step == "over"
    yours = not over and seen.to_move == seen.seat
    return Actions(
        seated=seen.seat is not None,
        over=over,
        step=seen.step.replace(" ", "-") if yours else "",
        loses=_loses(seen) if yours else 0,
        left=_left(seen) if yours else (),
        offers=offers,
    )


def _left(seen: TableSeen) -> tuple[int, ...]:
    """Later steps in which something can be done: stations and income need cards, trams money and
    a column that has none."""
    player, now = seen.players[seen.to_move], STEP_NUMBER[seen.step]
    payable = any(seen.market[name] and price <= player.money for name, price in PRICES)
    could = {2: player.hand > 0, 3: player.hand > 0, 4: payable and _loses(seen) > 0}
    return tuple(step for step, can in could.items() if can and step > now)


def _area(seen: TableSeen, seat: int, side: str, sitters: Sequence[Sitter]) -> Area:
    player, sitter, yours = seen.players[seat], sitters[seat], seat == seen.seat
    awaited = seen.step != "over" and seen.to_move == seat
    prefix = "" if side == "ours" else f"{side}-"
    portrait = "automaton" if sitter.bot else PORTRAITS[seat]
    return Area(
        plaque=Plaque(side, portrait, sitter, yours, player.points),
        hand=player.hand if side == "theirs" else 0,
        money=Money(f"{prefix}money", player.money, seen.spent if awaited else 0, yours),
        columns=player.columns,
        column=f"{prefix}column",
        yours=yours,
    )


def _hand(seen: TableSeen) -> Hand:
    if seen.seat is None:
        return Hand(None, seen.players[1].hand)
    income = seen.step == "income" and seen.to_move == seen.seat
    return Hand(seen.hand, len(seen.hand), pays=income and len(seen.hand) > 1)


def _market(seen: TableSeen) -> Market:
    trams = tuple(name for name in TRAM_NAMES for _ in range(seen.market[name]))
    left = seen.trams_left
    on_top = TRAM_NAMES[int(STACK[len(STACK) - left])] if left else None
    return Market(trams, left, on_top, seen.deck, seen.discard)


def _pad(seen: TableSeen, sitters: Sequence[Sitter], outcome: Outcome | None) -> Pad:
    first, second = seen.players
    return Pad(
        names=names_of(sitters),
        scorings=seen.scorings,
        bonus=(first.bonus, second.bonus),
        totals=(first.points, second.points),
        conceded=outcome.conceded if outcome else None,
    )


def _loses(seen: TableSeen) -> int:
    """Columns that the end of this turn would dissolve (TB-5.1)."""
    return sum(column.tram is None for column in seen.players[seen.to_move].columns)
