"""What glides where, for the page's animation: element ids, or patterns of them.

`origins` says for newly shown elements from which old element they came; `departures` says for
elements that are gone where they went. `market-*` stands for any new (or gone) element whose id
begins so. `@` before an id lets a coin fly there. A locomotive has one id wherever it lies, so it
finds its way by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.take_a_train.shown import news
from tramshed.kernel.news import Happened

Pair = tuple[str, str]

PAYS = news.OfPurchase | news.DraftPaid | news.Replaced
RECEIVES = news.Achieved | news.TookBonus | news.IncomePaid


def origins(events: Sequence[Happened], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some events. What is taken back simply
    goes back."""
    if undone:
        return {}
    return dict(
        pair for event in events for pair in (*_paid(event), *_moved(event), *_handed(event, seat))
    )


def departures(events: Sequence[Happened], seat: int) -> dict[str, str]:
    """Old element → the place it went to, where nothing new shows it."""
    gone = dict(pair for event in events for pair in _gone(event))
    return gone | {
        f"loco-{event.locomotive.name}": "left-neighbour"
        for event in events
        if isinstance(event, news.Handed) and event.player.number != seat
    }


def _paid(event: Happened) -> Iterator[Pair]:
    if isinstance(event, PAYS):
        yield "@bank", f"s{event.player.number + 1}-cash"
    elif isinstance(event, RECEIVES):
        yield f"@s{event.player.number + 1}-cash", "bank"


def _moved(event: Happened) -> Iterator[Pair]:
    match event:
        case news.Attached(card=card):
            yield f"{_train(event)}-wagon-*", f"market-{card.name}"
        case news.TookTwin():
            yield f"{_train(event)}-wagon-*", "market-twin"
        case news.TookPlusOne():
            yield f"{_train(event)}-plus", "market-plus-one"
        case news.TurnedUp():
            yield "market-*", "deck-top"
        case news.DeckRebuilt():
            yield "deck-top", "discard"
        case news.Revealed() | news.Dealt():
            yield f"loco-{event.locomotive.name}", "stack"


def _train(event: news.OfTrain) -> str:
    return f"s{event.player.number + 1}-train-{event.train}"


def _handed(event: Happened, seat: int) -> Iterator[Pair]:
    """In a draft, what the neighbour on the right passes on."""
    if isinstance(event, news.Handed) and event.player.number == seat:
        yield f"loco-{event.locomotive.name}", "right-neighbour"


def _gone(event: Happened) -> Iterator[Pair]:
    match event:
        case news.Discarded(card):
            yield f"market-{card.name}", "discard"
            yield f"market-{card.name}-*", "discard"
        case news.TookBonus():
            yield "market-bonus", "discard"
        case news.SetAside(locomotive):
            yield f"loco-{locomotive.name}", "stack"
        case news.IncomePaid(player):
            yield f"s{player.number + 1}-train-*", f"s{player.number + 1}-cash"
