"""What Take a Train speaks of: money, locomotives, cards, objectives. Amounts are dollars."""

from __future__ import annotations

from tramshed.games.take_a_train.components import KINDS, UNIT, WAGON_KINDS, WAGON_VALUES
from tramshed.games.take_a_train.edition import edition
from tramshed.games.take_a_train.moves import LOCOMOTIVE_NAMES, SPECIAL_NAMES, WAGON_NAMES
from tramshed.games.take_a_train.moves import card as card_name
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message, Seat, Thing, Value

AUCTION_NAMES = ("passing", "blind", "double-blind", "preempted", "open", "draft")
OBJECTIVE_NAMES = (
    "two-others", "three-oil", "took-special", "two-luxury", "three-on-each", "two-passenger",
    "first-player", "three-diesel", "last-player", "three-steam", "ten-wagons", "three-electric",
    "four-food", "one-of-each", "four-cattle", "fastest", "three-coal", "slowest",
)  # fmt: skip


class Money(Thing):
    """An amount of money."""

    dollars: int

    @property
    def called(self) -> Message:
        """Languages differ in how thousands are written."""
        if self.dollars < 1000:
            return Message("money.hundreds", {"amount": self.dollars})
        thousands, rest = divmod(self.dollars, 1000)
        return Message("money.thousands", {"amount": thousands, "rest": f"{rest:03}"})


class LocomotiveSeen(Thing, called="locomotive.{type}"):
    """A locomotive card; `name` is its notation."""

    name: str
    type: str
    power: int
    speed: int
    multiplier: int


class Engine(Thing, called="engine.{type}"):
    """The locomotive of a train, in few words."""

    type: str
    power: int
    multiplier: int


class FaceDown(Thing, called="engine.face-down"):
    """The locomotive of a train, face down."""


class NumberedTrain(Thing, called="engine.numbered"):
    """The locomotive of a train that is known by its number only, from 1."""

    train: int


class Wagon(Thing):
    """A wagon card; `name` is its notation."""

    name: str
    type: str
    value: int

    @property
    def called(self) -> Message:
        return Message(f"wagon.{self.type}", {"value": Money(self.value)})


class Special(Thing, called="special.{name}"):
    """A special card of the wagon deck."""

    name: str


Card = Wagon | Special


class ObjectiveSeen(Thing):
    """An objective token and what it pays."""

    name: str
    pays: int

    @property
    def called(self) -> Message:
        what = Message(f"objective.{self.name}")
        return Message("objective", {"what": what, "amount": Money(self.pays)})


class Auction(Thing, called="auction.{name}"):
    """A kind of auction."""

    name: str


class Named(Thing, called="named"):
    """A player in a list."""

    player: Seat


class Share(Thing, called="share"):
    """A player and an amount, in a list."""

    player: Seat
    amount: Money


class Place(Thing, called="place.{number}"):
    """A place in the turn order, from 1."""

    number: int


class Earning(Thing):
    """What a train earns, and why; one that is face down has no multiplier."""

    train: int
    amount: Money
    multiplier: int

    @property
    def called(self) -> Message:
        told: dict[str, Value] = {"train": self.train, "amount": self.amount}
        if self.multiplier == 0:
            return Message("earning.face-down", told)
        worth = Money(self.amount.dollars // self.multiplier)
        return Message("earning", told | {"worth": worth, "multiplier": self.multiplier})


# --- by the record's numbers


def money(units: int) -> Money:
    """An amount, counted in units as rules count it."""
    return Money(units * UNIT)


def locomotive(number: int, setup: Setup) -> LocomotiveSeen:
    """A locomotive, as its edition has it."""
    known = edition(setup).locomotives[number]
    return LocomotiveSeen(
        LOCOMOTIVE_NAMES[number], known.type, known.power, known.speed, known.multiplier
    )


def engine(told: int, train: int, setup: Setup) -> Engine | FaceDown | NumberedTrain:
    """A train's locomotive, as events name it."""
    if told == 0:
        return NumberedTrain(train)
    if told < 0:
        return FaceDown()
    known = locomotive(told - 1, setup)
    return Engine(known.type, known.power, known.multiplier)


def _card(kind: int) -> Card:
    if kind >= WAGON_KINDS:
        return Special(SPECIAL_NAMES[kind - WAGON_KINDS])
    value = (kind % WAGON_VALUES + 1) * UNIT
    return Wagon(card_name(kind), WAGON_NAMES[kind // WAGON_VALUES], value)


CARDS = tuple(_card(kind) for kind in range(KINDS))
"""The cards of the wagon deck, by kind."""
CARD_NAMED = {card.name: card for card in CARDS}
AUCTIONS = tuple(Auction(name) for name in AUCTION_NAMES)


def objective(number: int, units: int) -> ObjectiveSeen:
    """An objective and what it pays."""
    return ObjectiveSeen(OBJECTIVE_NAMES[number], units * UNIT)
