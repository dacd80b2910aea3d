"""The tickets' text: a short table for each kind.

[auction]
# no. | players | icons                        | consequence
   62 |   2+    | 3 rails, C                   | pay $2
   63 |   2+    | VOID
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tramshed.games.tramways.edition.boards import LABEL
from tramshed.games.tramways.edition.model import (
    SLOTS,
    Consequence,
    Cost,
    Icon,
    Kind,
    Sign,
    Ticket,
    Trade,
)
from tramshed.games.tramways.edition.trouble import Unreadable, said
from tramshed.kernel.editions import Line
from tramshed.kernel.words import Message, enumerated

SECTIONS = {
    "development": Kind.DEVELOPMENT,
    "parcels": Kind.PARCEL,
    "buildings": Kind.BUILDING,
    "auction": Kind.AUCTION,
    "generic": Kind.GENERIC,
}
EXTRA = {Kind.BUILDING: "building", Kind.AUCTION: "players"}
"""The column that a kind has before its icons."""
COLUMNS = {Kind.BUILDING: "faces.columns-building", Kind.AUCTION: "faces.columns-auction"}
"""What is said of the columns of such a kind."""
PLAIN_ICONS = {
    "build": Sign.BUILD,
    "upgrade track": Sign.UPGRADE_TRACK,
    "upgrade building": Sign.UPGRADE_BUILDING,
    "worker": Sign.WORKER,
    "passenger": Sign.PASSENGER,
    "stress -1": Sign.CALM,
}
VOID = "VOID"
MOST_ALIKE = 30
_NUMBERS = re.compile(r"(\d{1,3})(?:\s*-\s*(\d{1,3}))?")
_RAILS = re.compile(r"([123]) rails?")
_MONEY = re.compile(r"\$([1-9])")
_MARK = re.compile(r"([2-5])\+?")
_COSTS = (
    (Cost.MONEY, re.compile(r"pay \$([1-9])")),
    (Cost.STRESS, re.compile(r"stress \+([1-9])")),
    (Cost.WORKER, re.compile(r"worker -(1)")),
    (Cost.HAPPINESS, re.compile(r"happiness -([1-9])")),
)


def read_tickets(kind: Kind, body: Sequence[Line], troubles: list[Message]) -> Iterator[Ticket]:
    """The tickets of a table; rows that cannot be read are added to the troubles."""
    for line in body:
        try:
            yield from _read_row(kind, line)
        except Unreadable as error:
            troubles.append(error.told)


def _read_row(kind: Kind, line: Line) -> Iterator[Ticket]:
    columns = ["number", *([EXTRA[kind]] if kind in EXTRA else []), "icons", "consequence"]
    given = [" ".join(cell.split()) for cell in line.text.replace("−", "-").split("|")]
    if not len(columns) - 1 <= len(given) <= len(columns):
        raise Unreadable(line, said(COLUMNS.get(kind, "faces.columns")))
    row = dict(zip(columns, [*given, ""], strict=False))
    void = row["icons"] == VOID
    icons = () if void else tuple(_read_icons(line, row["icons"]))
    for number in _read_numbers(line, row["number"]):
        yield Ticket(
            number,
            kind,
            icons,
            _read_consequence(line, row["consequence"]),
            void,
            _read_trade(line, row["building"]) if "building" in row else None,
            _read_mark(line, row["players"]) if "players" in row else 0,
            line,
        )


def _read_numbers(line: Line, text: str) -> range:
    numbers = _NUMBERS.fullmatch(text)
    if not numbers:
        raise Unreadable(line, said("faces.no-number", text=repr(text)))
    first, last = int(numbers[1]), int(numbers[2] or numbers[1])
    if not 0 <= last - first < MOST_ALIKE:
        raise Unreadable(line, said("faces.span", text=repr(text), most=MOST_ALIKE))
    return range(first, last + 1)


def _read_icons(line: Line, text: str) -> Iterator[Icon]:
    words = [word.strip() for word in text.split(",")]
    if len(words) > SLOTS:
        raise Unreadable(line, said("faces.icons", most=SLOTS, given=len(words)))
    for word in words:
        yield _read_icon(line, word)


def _read_icon(line: Line, word: str) -> Icon:
    if word in PLAIN_ICONS:
        return Icon(PLAIN_ICONS[word])
    if word in Trade.__members__:
        return Icon(Sign.DESTINATION, Trade[word])
    if rails := _RAILS.fullmatch(word):
        return Icon(Sign.RAILS, int(rails[1]))
    if money := _MONEY.fullmatch(word):
        return Icon(Sign.MONEY, int(money[1]))
    if LABEL.fullmatch(word):
        return Icon(Sign.LABEL, label=word)
    raise Unreadable(line, said("faces.no-icon", word=repr(word), plain=enumerated(PLAIN_ICONS)))


def _read_consequence(line: Line, text: str) -> Consequence | None:
    if not text:
        return None
    for cost, pattern in _COSTS:
        if found := pattern.fullmatch(text):
            return Consequence(cost, int(found[1]))
    raise Unreadable(line, said("faces.no-consequence", text=repr(text)))


def _read_trade(line: Line, text: str) -> Trade:
    if text not in Trade.__members__:
        raise Unreadable(line, said("faces.no-building", text=repr(text)))
    return Trade[text]


def _read_mark(line: Line, text: str) -> int:
    mark = _MARK.fullmatch(text)
    if not mark:
        raise Unreadable(line, said("faces.no-mark", text=repr(text)))
    return int(mark[1])
