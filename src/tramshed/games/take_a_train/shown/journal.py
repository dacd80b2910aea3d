"""The journal: what of the news is a heading, a line or a detail (see kernel/entries.py).

A lot is its sale, whatever was bid on the way; a move with the wagons is what it earns; what all
trains earn, and what everybody has at the end, is one line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from tramshed.games.take_a_train.shown import news as happened
from tramshed.games.take_a_train.shown.things import Money, Named, Share
from tramshed.kernel.entries import Entry, Weight, entries_of, joined
from tramshed.kernel.news import Done, Happened, News
from tramshed.kernel.words import Message, Several, Thing

Told = tuple[Weight, Message]

LISTED = {
    "event.objective": "objective",
    "event.revealed": "locomotive",
    "event.set-aside": "locomotive",
    "event.dealt": "locomotive",
    "event.handed": "locomotive",
    "event.showed": "locomotive",
    "event.turned-up": "card",
    "event.discarded": "card",
}
"""What is told one by one, and read in one go."""

WEIGHTS: dict[type[Happened], Weight] = {
    happened.Revealed: Weight.STEP,
    happened.CannotPay: Weight.STEP,
    happened.Substituted: Weight.STEP,
    happened.NewStack: Weight.STEP,
    happened.Named: Weight.STEP,
    happened.Opened: Weight.STEP,
    happened.Raised: Weight.STEP,
    happened.Dropped: Weight.STEP,
    happened.CannotRaise: Weight.STEP,
    happened.Held: Weight.STEP,
    happened.Sealed: Weight.STEP,
    happened.Favoured: Weight.STEP,
    happened.Sold: Weight.RESULT,
    happened.Bought: Weight.RESULT,
    happened.Picked: Weight.RESULT,
    happened.StageEnded: Weight.RESULT,
    happened.SetAside: Weight.DETAIL,
    happened.Dealt: Weight.STEP,
    happened.Chose: Weight.STEP,
    happened.Kept: Weight.STEP,
    happened.Handed: Weight.STEP,
    happened.TurnedUp: Weight.DETAIL,
    happened.Discarded: Weight.DETAIL,
    happened.DeckRebuilt: Weight.DETAIL,
}
"""What is not simply a line."""


def entries(news: Sequence[News]) -> list[Entry]:
    """What a reader may know of an action."""
    return entries_of(told for _, run in groupby(news, _topic) for told in _run(list(run)))


def _topic(item: News) -> object:
    """What is told together: events of one type, or of those that add up to something."""
    return TOPICS.get(type(item.event), type(item.event))


def _run(run: Sequence[News]) -> Iterator[Told]:
    event = run[0].event
    if told := SUMMARIES.get(type(event)):
        yield from told(run)
        return
    for item in joined(run, LISTED):
        yield WEIGHTS.get(type(item.event), Weight.LINE), item.message


# --- headings


def _round(run: Sequence[News]) -> Iterator[Told]:
    for item in run:
        yield Weight.CHAPTER, Message("journal.round", item.message.values)


def _lot(run: Sequence[News]) -> Iterator[Told]:
    for item in run:
        yield Weight.PART, Message("journal.lot", item.message.values)


def _lap(run: Sequence[News]) -> Iterator[Told]:
    """The first one begins the wagons."""
    for item in run:
        if item.event.lap == 1:
            yield Weight.CHAPTER, Message("journal.wagons", item.message.values)
        else:
            yield Weight.PART, Message("journal.lap", item.message.values)


# --- many as one


def _shares(events: Sequence[happened.OfAmount]) -> Several:
    return Several(tuple(Share(event.player, event.amount) for event in events))


def _players(events: Sequence[Done]) -> Several:
    return Several(tuple(Named(event.player) for event in events))


def _in_one(weight: Weight, message: str, **values: Thing) -> Told:
    return weight, Message(message, values)


def _details(run: Sequence[News]) -> Iterator[Told]:
    for item in run:
        yield Weight.DETAIL, item.message


def _bids(run: Sequence[News]) -> Iterator[Told]:
    yield _in_one(Weight.STEP, "journal.bids", bids=_shares([item.event for item in run]))


def _sums(run: Sequence[News]) -> Iterator[Told]:
    """Of two secret bids the second one is a detail."""
    sums = [Share(item.event.player, item.event.sum) for item in run]
    yield _in_one(Weight.STEP, "journal.sums", bids=Several(tuple(sums)))
    yield from _details(run)


def _tied(run: Sequence[News]) -> Iterator[Told]:
    events = [item.event for item in run]
    yield _in_one(Weight.STEP, "journal.tied", players=_players(events), amount=events[0].amount)


def _chosen(run: Sequence[News]) -> Iterator[Told]:
    """Who reads what he keeps need not read that he has chosen."""
    keepers = {item.event.player for item in run if isinstance(item.event, happened.Kept)}
    for item in run:
        if isinstance(item.event, happened.Kept) or item.event.player not in keepers:
            yield Weight.STEP, item.message


def _showed(run: Sequence[News]) -> Iterator[Told]:
    yield Weight.RESULT, Message("journal.drafted")
    for item in joined(run, LISTED):
        yield Weight.LINE, item.message


def _draft_paid(run: Sequence[News]) -> Iterator[Told]:
    if len(run) == 1:
        yield Weight.LINE, run[0].message
        return
    yield _in_one(Weight.LINE, "journal.draft-paid", shares=_shares([item.event for item in run]))


def _order(run: Sequence[News]) -> Iterator[Told]:
    yield _in_one(Weight.LINE, "journal.order", players=_players([item.event for item in run]))
    yield from _details(run)


def _taken(run: Sequence[News]) -> Iterator[Told]:
    """A card, and by how much its train earns more."""
    gains = [item.event.amount for item in run if isinstance(item.event, happened.Gained)]
    for item in run:
        if not isinstance(item.event, happened.Gained):
            yield Weight.LINE, _with_gain(item, gains)


def _with_gain(item: News, gains: Sequence[Money]) -> Message:
    if not gains:
        return item.message
    return Message(WITH_GAIN[type(item.event)], {**item.message.values, "amount": gains[0]})


WITH_GAIN: dict[type[Happened], str] = {
    happened.Attached: "journal.attached",
    happened.TookPlusOne: "journal.took-plus-one",
    happened.TookTwin: "journal.took-twin",
}


def _income(run: Sequence[News]) -> Iterator[Told]:
    paid = [item.event for item in run if isinstance(item.event, happened.IncomePaid)]
    yield _in_one(Weight.LINE, "journal.income", shares=_shares(paid))
    yield from _details(run)


def _end(run: Sequence[News]) -> Iterator[Told]:
    totals = [item.event for item in run if isinstance(item.event, happened.Totalled)]
    yield _in_one(Weight.LINE, "journal.ended", shares=_shares(totals))
    yield from _details([item for item in run if isinstance(item.event, happened.Totalled)])


SUMMARIES: dict[type[Happened], Callable[[Sequence[News]], Iterator[Told]]] = {
    happened.RoundBegan: _round,
    happened.LotBegan: _lot,
    happened.LapBegan: _lap,
    happened.BidOpened: _bids,
    happened.SecondBidOpened: _sums,
    happened.Tied: _tied,
    happened.Chose: _chosen,
    happened.Showed: _showed,
    happened.DraftPaid: _draft_paid,
    happened.Placed: _order,
    happened.Attached: _taken,
    happened.TookPlusOne: _taken,
    happened.TookTwin: _taken,
    happened.Earned: _income,
    happened.IncomePaid: _income,
    happened.Totalled: _end,
}
"""By the first of events that are told together."""

TOPICS: dict[type[Happened], str] = {
    happened.Chose: "choice",
    happened.Kept: "choice",
    happened.Attached: "card",
    happened.TookPlusOne: "card",
    happened.TookTwin: "card",
    happened.Gained: "card",
    happened.Earned: "income",
    happened.IncomePaid: "income",
    happened.Totalled: "end",
    happened.Ended: "end",
}
"""Events of different types that are told together."""
