"""What glides where, for the page's animation: element ids, or patterns of them.

`origins` says for newly shown elements from which old element they came; `departures` says for
elements that are gone where they went. `market-*` stands for any new (or gone) element whose id
begins so. `@` before an id lets a coin fly there. A locomotive has one id wherever it lies, so it
finds its way by itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tramshed.games.take_a_train.web.journal import notation
from tramshed.kernel.words import Message, Seat

Pair = tuple[str, str]

PAYS = ("event.sold", "event.bought", "event.picked", "event.draft-paid", "event.replaced")
RECEIVES = ("event.achieved", "event.took-bonus", "event.income")


def origins(news: Sequence[Message], seat: int, undone: bool = False) -> dict[str, str]:
    """New element → old element, for what a seat sees of some news. What is taken back simply
    goes back."""
    if undone:
        return {}
    return dict(pair for message in news for pair in (*_moved(message), *_handed(message, seat)))


def departures(news: Sequence[Message], seat: int) -> dict[str, str]:
    """Old element → the place it went to, where nothing new shows it."""
    gone = dict(pair for message in news for pair in _gone(message))
    given = (message for message in news if message.id == "event.handed")
    return gone | {
        f"loco-{_engine(message)}": "left-neighbour"
        for message in given
        if message.values["player"] != Seat(seat)
    }


def _moved(message: Message) -> Iterator[Pair]:
    values = message.values
    player = values.get("player")
    if isinstance(player, Seat):
        purse = f"s{player.number + 1}-cash"
        if message.id in PAYS:
            yield "@bank", purse
        elif message.id in RECEIVES:
            yield f"@{purse}", "bank"
        train = f"s{player.number + 1}-train-{values.get('train')}"
    match message.id:
        case "event.attached":
            yield f"{train}-wagon-*", f"market-{_card(message)}"
        case "event.took-twin":
            yield f"{train}-wagon-*", "market-twin"
        case "event.took-plus-one":
            yield f"{train}-plus", "market-plus-one"
        case "event.turned-up":
            yield "market-*", "deck-top"
        case "event.deck-rebuilt":
            yield "deck-top", "discard"
        case "event.revealed" | "event.dealt":
            yield f"loco-{_engine(message)}", "stack"


def _handed(message: Message, seat: int) -> Iterator[Pair]:
    """In a draft, what the neighbour on the right passes on."""
    if message.id == "event.handed" and message.values["player"] == Seat(seat):
        yield f"loco-{_engine(message)}", "right-neighbour"


def _gone(message: Message) -> Iterator[Pair]:
    match message.id:
        case "event.discarded":
            yield f"market-{_card(message)}", "discard"
            yield f"market-{_card(message)}-*", "discard"
        case "event.took-bonus":
            yield "market-bonus", "discard"
        case "event.set-aside":
            yield f"loco-{_engine(message)}", "stack"
        case "event.income":
            player = message.values["player"]
            assert isinstance(player, Seat)
            yield f"s{player.number + 1}-train-*", f"s{player.number + 1}-cash"


def _card(message: Message) -> str:
    card = message.values["card"]
    assert isinstance(card, Message)
    return notation(card)


def _engine(message: Message) -> str:
    engine = message.values["locomotive"]
    assert isinstance(engine, Message)
    return str(engine.values["name"])
