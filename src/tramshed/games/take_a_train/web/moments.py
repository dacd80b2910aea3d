"""Moments worth a pause: secret bids are opened, a draft is shown, a round is paid, a card changes
everything. Each is a small board over the stage, made from the news of one action.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

from markupsafe import Markup

from tramshed.games.take_a_train.shown import news as happened
from tramshed.games.take_a_train.web.faces import special_face
from tramshed.games.take_a_train.web.journal import chip, line
from tramshed.games.take_a_train.web.texts import texts_in
from tramshed.kernel.news import Happened, News
from tramshed.kernel.words import Thing, Words

E = TypeVar("E", bound=Happened)

TABLE = Markup('<table class="reckoning"><caption>{}</caption><tbody>{}</tbody></table>')
LINE = Markup(
    '<tr class="{}"><th scope="row">{}</th><td class="parts">{}</td><td><b>{}</b></td></tr>'
)
CARD = Markup(
    '<div class="turned-card"><span class="card full">{}<span class="label">{}</span></span>'
    "<p>{}</p></div>"
)
OPENED = Markup(
    '<svg class="seal" viewBox="0 0 60 60" aria-hidden="true"><use href="#opened"/></svg>'
)
LEAVING = {happened.Trashed: "trash", happened.Extended: "extended"}


def moment(news: Sequence[News], words: Words, names: Sequence[str], reader: int | None) -> str:
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
        self, news: Sequence[News], words: Words, names: Sequence[str], reader: int | None
    ) -> None:
        self.news, self.words, self.names, self.reader = news, words, names, reader
        self.texts = texts_in(words)

    def about(self, type_: type[E]) -> Iterator[E]:
        return (item.event for item in self.news if isinstance(item.event, type_))

    def text(self, thing: Thing) -> str:
        return self.words.say(thing.called)

    # --- what there may be to show

    def bids(self) -> Markup:
        """Secret bids, opened together."""
        rows = [self._bid(each) for each in self.about(happened.BidOpened)]
        sold = next((item for item in self.news if isinstance(item.event, happened.Sold)), None)
        if not rows or sold is None:
            return self._table("moment.bids", rows)
        told = line(sold.message, self.words, self.names, self.reader)
        best = sold.event.player.number
        return self._table("moment.bids", rows, best) + Markup("<p>{}</p>").format(told)

    def draft(self) -> Markup:
        """What everybody kept, and paid."""
        engines: dict[int, list[Markup]] = {}
        for each in self.about(happened.Showed):
            shown = chip(each.locomotive, self.texts)
            engines.setdefault(each.player.number, []).append(shown or Markup(""))
        paid = {
            each.player.number: self.text(each.amount) for each in self.about(happened.DraftPaid)
        }
        rows = [Row(seat, shown, paid.get(seat, "")) for seat, shown in engines.items()]
        return self._table("moment.draft", rows)

    def income(self) -> Markup:
        """Wagons times multiplier, train by train; objectives; the sum."""
        parts: dict[int, list[Markup]] = {}
        for train in self.about(happened.Earned):
            parts.setdefault(train.player.number, []).append(self._part(train.earning))
        for aim in self.about(happened.Achieved):
            parts.setdefault(aim.player.number, []).append(self._part(aim.objective, " bonus"))
        rows = [
            Row(each.player.number, parts.get(each.player.number, []), self.text(each.amount))
            for each in self.about(happened.IncomePaid)
        ]
        return self._table("moment.income", rows)

    def card(self) -> Markup:
        """Trash or Extended storage was turned up."""
        shown = [
            CARD.format(special_face(name), self.texts.wagon(name), self.words.say(item.message))
            for item in self.news
            if (name := LEAVING.get(type(item.event)))
        ]
        return Markup("").join(shown)

    # --- how it is shown

    def _bid(self, bid: happened.BidOpened) -> Row:
        """A bid, or the sum of both."""
        amount = bid.sum if isinstance(bid, happened.SecondBidOpened) else bid.amount
        return Row(bid.player.number, [OPENED], self.text(amount))

    def _part(self, thing: Thing, look: str = "") -> Markup:
        return Markup('<span class="part{}">{}</span>').format(look, self.text(thing))

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
