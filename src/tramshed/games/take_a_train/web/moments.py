"""Moments worth a pause: secret bids are opened, a draft is shown, a round is paid, a card changes
everything. Each is a small board over the stage, made from the news of one action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from tramshed.games.take_a_train.web.faces import special_face
from tramshed.games.take_a_train.web.journal import chip, line
from tramshed.games.take_a_train.web.texts import Texts
from tramshed.kernel.words import Message, Seat, Value, Words

TABLE = Markup('<table class="reckoning"><caption>{}</caption><tbody>{}</tbody></table>')
LINE = Markup(
    '<tr class="{}"><th scope="row">{}</th><td class="parts">{}</td><td><b>{}</b></td></tr>'
)
CARD = Markup('<div class="turned-card"><span class="card full">{}</span><p>{}</p></div>')
OPENED = Markup(
    '<svg class="seal" viewBox="0 0 60 60" aria-hidden="true"><use href="#opened"/></svg>'
)
LEAVING = {"event.trashed": "trash", "event.extended": "extended"}


def moment(news: Sequence[Message], words: Words, names: Sequence[str], reader: int | None) -> str:
    """What to show of some news; nothing for most of them."""
    told = Teller(news, words, names, reader)
    return "".join(str(part) for part in (told.bids(), told.draft(), told.income(), told.card()))


class Row(NamedTuple):
    """A player's line: what counts, and what it comes to."""

    seat: int
    parts: Sequence[Markup]
    total: str


class Teller:
    """The news of one action, read several times."""

    def __init__(
        self, news: Sequence[Message], words: Words, names: Sequence[str], reader: int | None
    ) -> None:
        self.news, self.words, self.names, self.reader = news, words, names, reader
        self.texts = Texts(words)

    def about(self, *ids: str) -> Iterator[Message]:
        return (message for message in self.news if message.id in ids)

    def text(self, value: Value) -> str:
        return self.words.say(value) if isinstance(value, Message) else str(value)

    # --- what there may be to show

    def bids(self) -> Markup:
        """Secret bids, opened together."""
        rows = [
            Row(_seat(each), [OPENED], self.text(each.values.get("sum", each.values["amount"])))
            for each in self.about("event.bid", "event.second-bid")
        ]
        sold = next(self.about("event.sold"), None)
        if not rows or sold is None:
            return self._table("moment.bids", rows)
        told = line(sold, self.words, self.names, self.reader)
        return self._table("moment.bids", rows, _seat(sold)) + Markup("<p>{}</p>").format(told)

    def draft(self) -> Markup:
        """What everybody kept, and paid."""
        engines: dict[int, list[Markup]] = {}
        for each in self.about("event.showed"):
            shown = chip(_message(each.values["locomotive"]), self.texts)
            engines.setdefault(_seat(each), []).append(shown or Markup(""))
        paid = {
            _seat(each): self.text(each.values["amount"]) for each in self.about("event.draft-paid")
        }
        rows = [Row(seat, shown, paid.get(seat, "")) for seat, shown in engines.items()]
        return self._table("moment.draft", rows)

    def income(self) -> Markup:
        """Wagons times multiplier, train by train; objectives; the sum."""
        parts: dict[int, list[Markup]] = {}
        for each in self.about("event.earned"):
            parts.setdefault(_seat(each), []).append(self._part(each.values["earning"]))
        for each in self.about("event.achieved"):
            parts.setdefault(_seat(each), []).append(self._part(each.values["objective"], " bonus"))
        rows = [
            Row(_seat(each), parts.get(_seat(each), []), self.text(each.values["amount"]))
            for each in self.about("event.income")
        ]
        return self._table("moment.income", rows)

    def card(self) -> Markup:
        """Trash or Extended storage was turned up."""
        shown = [
            CARD.format(special_face(LEAVING[each.id]), self.words.say(each))
            for each in self.about(*LEAVING)
        ]
        return Markup("").join(shown)

    # --- how it is shown

    def _part(self, value: Value, look: str = "") -> Markup:
        return Markup('<span class="part{}">{}</span>').format(look, self.text(value))

    def _name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.reader else self.names[seat]

    def _table(self, title: str, rows: Sequence[Row], best: int | None = None) -> Markup:
        if not rows:
            return Markup("")
        lines = Markup("").join(
            LINE.format(
                "best" if row.seat == best else "",
                self._name(row.seat),
                Markup(" ").join(row.parts),
                row.total,
            )
            for row in rows
        )
        return TABLE.format(self.texts.say(title), lines)


def _seat(message: Message) -> int:
    player = message.values["player"]
    assert isinstance(player, Seat)
    return player.number


def _message(value: Value) -> Message:
    assert isinstance(value, Message)
    return value
