"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from collections.abc import Callable

from tramshed.games.tramways import events, names
from tramshed.games.tramways.icons import SLOTS
from tramshed.games.tramways.scoring import grade
from tramshed.games.tramways.shown import messages
from tramshed.games.tramways.shown.map import sides
from tramshed.games.tramways.shown.seen import TicketSeen
from tramshed.games.tramways.shown.table import tickets
from tramshed.games.tramways.state import DISCARDED
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Seat, Value

Part = Callable[[Happening, Setup], tuple[str, Value]]
"""A value of a message, by its name."""


# --- what an event is about; `field` is a, b or c


def who(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "player", Seat(event.seat)


def owner(field: str, name: str) -> Part:
    return lambda event, setup: (name, Seat(getattr(event, field)))


def count(field: str, name: str = "n") -> Part:
    return lambda event, setup: (name, getattr(event, field))


def size(event: Happening, setup: Setup) -> tuple[str, Value]:
    """A change, up or down."""
    return "n", abs(event.a)


def total(event: Happening, setup: Setup) -> tuple[str, Value]:
    """Happiness, which may be below 0."""
    return "total", signed(event.b)


def sign(event: Happening, setup: Setup) -> tuple[str, Value]:
    """Of points, which may be below 0."""
    return "sign", minus(event.a)


def place(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "place", Message(f"place.{event.a + 1}")


def dollars(field: str, name: str = "amount") -> Part:
    return lambda event, setup: (name, messages.money(abs(getattr(event, field))))


def cell(field: str, name: str = "cell") -> Part:
    return lambda event, setup: (name, messages.cell(names.cells(setup)[getattr(event, field)]))


def board(event: Happening, setup: Setup) -> tuple[str, Value]:
    told = messages.board(event.b, event.c // 4, setup)
    return "board", told if told.values["name"] else Message("board.unnamed", told.values)


def ticket(field: str) -> Part:
    return lambda event, setup: ("ticket", messages.ticket(tickets(setup)[getattr(event, field)]))


def number(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "number", tickets(setup)[event.a].number


def some_tickets(event: Happening, setup: Setup) -> tuple[str, Value]:
    """Up to three, counted from 1."""
    return "ticket", messages.listed([messages.ticket(each) for each in _several(event, setup)])


def parcels(event: Happening, setup: Setup) -> tuple[str, Value]:
    labels = [Message("label", {"label": each.label}) for each in _several(event, setup)]
    return "parcel", messages.listed(labels)


def _several(event: Happening, setup: Setup) -> list[TicketSeen]:
    return [tickets(setup)[each - 1] for each in (event.a, event.b, event.c) if each]


def label(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "label", names.labels(setup)[event.a]


def trade(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "building", messages.trade(names.TRADE_LETTERS[event.b])


def the_trade(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "building", messages.the_trade(names.TRADE_LETTERS[event.b])


def reached(event: Happening, setup: Setup) -> tuple[str, Value]:
    """A building, or a parcel."""
    letter = names.TRADE_LETTERS[event.b - 1] if event.b else "parcel"
    return "building", messages.trade(letter)


def demand(event: Happening, setup: Setup) -> tuple[str, Value]:
    kind = Message(f"kind.{names.TRADE_LETTERS[event.b]}")
    return "demand", Message("demand", {"round": event.a, "kind": kind})


def supplied(event: Happening, setup: Setup) -> tuple[str, Value]:
    seen = tickets(setup)[event.a]
    building = messages.trade(seen.trade)
    return "supply", Message("supplied", {"building": building, "ticket": messages.ticket(seen)})


def goal(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "goal", messages.goal(names.goal(event.b, setup))


def tile(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "tile", messages.tile(sides(event.b), names.cells(setup)[event.a])


def icon(event: Happening, setup: Setup) -> tuple[str, Value]:
    """An icon and the ticket it is on."""
    what = messages.icon(names.icon(event.b, setup))
    return "icon", Message("played", {"icon": what, "number": tickets(setup)[event.a].number})


def used(event: Happening, setup: Setup) -> tuple[str, Value]:
    """A ticket of the administration and its icons that were used."""
    seen = tickets(setup)[event.a]
    icons = [messages.icon(seen.slots[slot]) for slot in range(SLOTS) if event.b >> slot & 1]
    if event.b >> DISCARDED & 1:
        return "ticket", messages.ticket(seen)
    return "use", Message("used", {"number": seen.number, "icons": messages.listed(icons)})


def consequence(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "cost", messages.cost(tickets(setup)[event.a])


def feeling(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "grade", messages.grade(grade(event.a))


SENTENCES: dict[int, tuple[str, tuple[Part, ...]]] = {
    events.ORDER: ("event.order", (who, place)),
    events.BOARD: ("event.board", (board,)),
    events.SIDED: ("event.sided", (who,)),
    events.SEALED: ("event.sealed", (who,)),
    events.PARCELS: ("event.parcels", (who, parcels)),
    events.TURNED_UP: ("event.turned-up", (ticket("a"),)),
    events.BOOK_TOP: ("event.book-top", (count("a", "book"), ticket("b"))),
    events.LOOKED: ("event.looked", (who, count("a", "book"))),
    events.SAW: ("event.saw", (who, some_tickets)),
    events.KEPT: ("event.kept", (who, ticket("a"))),
    events.KEPT_UNSEEN: ("event.kept-unseen", (who,)),
    events.FACED: ("event.faced", (ticket("a"),)),
    events.SUPPLIED: ("event.supplied", (supplied,)),
    events.WANTED: ("event.wanted", (demand,)),
    events.ROUND: ("event.round", (count("a", "round"),)),
    events.BID: ("event.bid", (who, dollars("a"))),
    events.PASSED: ("event.passed", (who, place)),
    events.PLACED: ("event.placed", (who, place)),
    events.TOOK: ("event.took", (who, ticket("a"))),
    events.DISCARDED: ("event.discarded", (who, ticket("a"))),
    events.PLAYED: ("event.played", (who, icon)),
    events.SUFFERED: ("event.suffered", (who, number, consequence)),
    events.CASH: ("event.cash", (who, dollars("a"), dollars("b", "total"))),
    events.JOY: ("event.joy", (who, size, total)),
    events.STRESS: ("event.stress", (who, count("b", "stress"))),
    events.WORKERS: ("event.workers", (who, size, count("b", "total"))),
    events.INCOME: ("event.income", (who,)),
    events.LAID: ("event.laid", (who, tile)),
    events.TOOK_BACK: ("event.took-back", (who, tile)),
    events.JOINED: ("event.joined", (who,)),
    events.FINISHED: ("event.finished", (who, count("b"))),
    events.UPGRADED: ("event.upgraded", (who, cell("a", "from"), cell("b", "to"), count("c"))),
    events.BUILT: ("event.built", (who, label, trade, ticket("c"))),
    events.LIFTED: ("event.lifted", (who, tile)),
    events.LIMIT: ("event.limit", (who, count("a", "limit"))),
    events.RENOVATED: ("event.renovated", (who, label, the_trade)),
    events.BOARDED: ("event.boarded", (who, cell("a"), goal)),
    events.RODE: ("event.rode", (owner("b", "player"), cell("a", "from"), cell("c", "to"))),
    events.ARRIVED: ("event.arrived", (reached, cell("a"))),
    events.SHORT: ("event.short", (who, owner("a", "owner"), dollars("b"))),
    events.ARRIVAL: ("event.arrival", (cell("a"),)),
    events.ADMINISTERED: ("event.administered", (who, used)),
    events.DREW: ("event.drew", (who, some_tickets)),
    events.DREW_UNSEEN: ("event.drew-unseen", (who, count("a"))),
    events.SHUFFLED: ("event.shuffled", (who,)),
    events.WORN_OUT: ("event.worn-out", (who,)),
    events.REMOVED: ("event.removed", (who, count("b"))),
    events.CHOSE_HAND: ("event.chose-hand", (who, count("a"))),
    events.WASTED: ("event.wasted", (ticket("a"),)),
    events.RESHUFFLED: ("event.reshuffled", ()),
    events.SCORED: ("event.scored", (who, sign, size, count("b", "tracks"), dollars("c"))),
    events.ENDED: ("event.ended", ()),
}
"""For each event its message's id and values."""

GOES_BOTH_WAYS = (events.CASH, events.JOY, events.STRESS, events.WORKERS)


def minus(number: int) -> str:
    """The sign of a number below 0."""
    return "−" if number < 0 else ""


def signed(number: int) -> str:
    """A number with its sign, if it is below 0."""
    return f"{minus(number)}{abs(number)}"


def narrate(event: Happening, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    name, parts = SENTENCES[event.what]
    values = dict(part(event, setup) for part in parts)
    match event.what:
        case what if what in GOES_BOTH_WAYS:
            name += "-up" if event.a > 0 else "-down"
        case events.SIDED:
            name += "-hard" if event.a else "-normal"
        case events.FINISHED:
            name += "" if event.c else "-open"
        case events.ADMINISTERED if event.b >> DISCARDED & 1:
            name = "event.discarded"
        case events.BOOK_TOP | events.LOOKED:
            values["book"] = event.a + 1
        case events.BOARD if setup.edition_text is not None:
            name, values["edition"] = "event.board-edition", setup.edition or ""
        case events.SCORED if setup.seats == 1:
            name += "-solo"
            values |= dict([feeling(event, setup)])
    return Message(name, values)
