"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from collections.abc import Callable

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import UNIT, WAGON_KINDS, WAGON_VALUES
from tramshed.games.take_a_train.edition import edition
from tramshed.games.take_a_train.moves import LOCOMOTIVE_NAMES, SPECIAL_NAMES, WAGON_NAMES
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Seat, Value

AUCTION_NAMES = ("passing", "blind", "double-blind", "preempted", "open", "draft")
OBJECTIVE_NAMES = (
    "two-others", "three-oil", "took-special", "two-luxury", "three-on-each", "two-passenger",
    "first-player", "three-diesel", "last-player", "three-steam", "ten-wagons", "three-electric",
    "four-food", "one-of-each", "four-cattle", "fastest", "three-coal", "slowest",
)  # fmt: skip


# --- names


def money(units: int) -> Message:
    """An amount of money: languages differ in how thousands are written."""
    dollars = units * UNIT
    if dollars < 1000:
        return Message("money.hundreds", {"amount": dollars})
    return Message("money.thousands", {"amount": dollars // 1000, "rest": f"{dollars % 1000:03}"})


def locomotive(number: int, setup: Setup) -> Message:
    """A locomotive, as its edition has it."""
    known = edition(setup).locomotives[number]
    return Message(
        f"locomotive.{known.type}",
        {
            "name": LOCOMOTIVE_NAMES[number],
            "power": known.power,
            "speed": known.speed,
            "multiplier": known.multiplier,
        },
    )


def card(kind: int) -> Message:
    """A card of the wagon deck."""
    if kind >= WAGON_KINDS:
        return Message(f"special.{SPECIAL_NAMES[kind - WAGON_KINDS]}")
    value = money(kind % WAGON_VALUES + 1)
    return Message(f"wagon.{WAGON_NAMES[kind // WAGON_VALUES]}", {"value": value})


def objective(name: str, units: int) -> Message:
    """An objective and what it pays."""
    what = Message(f"objective.{name}")
    return Message("objective", {"what": what, "amount": money(units)})


def earning(train: int, units: int, multiplier: int) -> Message:
    """What a train earns, and why; one that is face down has no multiplier."""
    total = money(units)
    if multiplier == 0:
        return Message("earning.face-down", {"train": train + 1, "amount": total})
    worth = money(units // multiplier)
    return Message(
        "earning",
        {"train": train + 1, "worth": worth, "multiplier": multiplier, "amount": total},
    )


# --- what an event is about

Part = Callable[[Happening, Setup], tuple[str, Value]]
"""A value of a message, by its name."""


def who(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "player", Seat(event.seat)


def which(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "locomotive", locomotive(event.a, setup)


def what(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "card", card(event.a)


def amount(field: str, name: str = "amount") -> Part:
    return lambda event, setup: (name, money(getattr(event, field)))


def count(field: str, name: str = "n") -> Part:
    return lambda event, setup: (name, getattr(event, field))


def train(field: str) -> Part:
    return lambda event, setup: ("train", getattr(event, field) + 1)


def auction(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "auction", Message(f"auction.{AUCTION_NAMES[event.b]}")


def aim(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "objective", objective(OBJECTIVE_NAMES[event.a], event.b)


def place(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "place", Message(f"place.{event.a + 1}")


def power(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "power", event.b * UNIT


def why_earned(event: Happening, setup: Setup) -> tuple[str, Value]:
    return "earning", earning(event.a, event.b, event.c)


SENTENCES: dict[int, tuple[str, tuple[Part, ...]]] = {
    events.BEGAN: ("event.began", (who,)),
    events.OBJECTIVE: ("event.objective", (who, aim)),
    events.ROUND: ("event.round", (who, count("a", "round"), auction)),
    events.LOT: ("event.lot", (who, count("a", "lot"))),
    events.REVEALED: ("event.revealed", (which,)),
    events.CANNOT_PAY: ("event.cannot-pay", (who,)),
    events.SUBSTITUTE: ("event.substitute", (who,)),
    events.SET_ASIDE: ("event.set-aside", (which,)),
    events.NEW_STACK: ("event.new-stack", (count("a"),)),
    events.NAMED: ("event.named", (who, which)),
    events.OPENED: ("event.opened", (who, amount("a"))),
    events.RAISED: ("event.raised", (who, amount("a"))),
    events.DROPPED: ("event.dropped", (who,)),
    events.HELD: ("event.held", (who,)),
    events.SEALED: ("event.sealed", (who,)),
    events.BID: ("event.bid", (who, amount("a"))),
    events.SECOND_BID: ("event.second-bid", (who, amount("a"), amount("b", "sum"))),
    events.TIED: ("event.tied", (who, amount("a"))),
    events.FAVOURED: ("event.favoured", (who,)),
    events.SOLD: ("event.sold", (who, which, amount("b"))),
    events.BOUGHT: ("event.bought", (who, which, amount("b"))),
    events.PICKED: ("event.picked", (who, which, amount("b"))),
    events.DEALT: ("event.dealt", (who, which)),
    events.CHOSE: ("event.chose", (who,)),
    events.KEPT: ("event.kept", (who, which)),
    events.HANDED: ("event.handed", (who, which)),
    events.SHOWED: ("event.showed", (who, which)),
    events.TURNED_DOWN: ("event.turned-down", (who, which)),
    events.DRAFT_PAID: ("event.draft-paid", (who, amount("a"))),
    events.FILLED: ("event.filled", (who, count("a"))),
    events.STAGE_ENDED: ("event.stage-ended", ()),
    events.PLACE: ("event.place", (who, place, power, amount("c"))),
    events.TURNED_UP: ("event.turned-up", (what,)),
    events.TRASHED: ("event.trashed", (count("a"),)),
    events.EXTENDED: ("event.extended", (count("a", "limit"),)),
    events.DECK_REBUILT: ("event.deck-rebuilt", (count("a"),)),
    events.REPLACED: ("event.replaced", (who, count("a"), amount("b"))),
    events.DISCARDED: ("event.discarded", (what,)),
    events.ATTACHED: ("event.attached", (who, what, train("b"))),
    events.TOOK_PLUS_ONE: ("event.took-plus-one", (who, train("a"))),
    events.TOOK_BONUS: ("event.took-bonus", (who, amount("a"))),
    events.TOOK_TWIN: ("event.took-twin", (who, what, train("b"))),
    events.PASSED: ("event.passed", (who,)),
    events.ACHIEVED: ("event.achieved", (who, aim)),
    events.FULL: ("event.full", (who, train("a"), count("b", "wagons"))),
    events.ALL_PASSED: ("event.all-passed", ()),
    events.EARNED: ("event.earned", (who, why_earned)),
    events.INCOME: ("event.income", (who, amount("a"))),
    events.TOTAL: ("event.total", (who, amount("a"), count("b"))),
    events.ENDED: ("event.ended", ()),
}
"""For each event its message's id and values."""


def narrate(event: Happening, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    name, parts = SENTENCES[event.what]
    values = dict(part(event, setup) for part in parts)
    if event.what == events.DROPPED and event.a:
        name = "event.dropped-poor"
    if event.what == events.BEGAN and setup.edition_text is not None:
        name, values["edition"] = "event.began-edition", setup.edition or ""
    return Message(name, values)
