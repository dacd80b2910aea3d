"""What can happen, in the game's words: a type for each event of events.py. The fields are those
that its sentence has (narrate.py); trains and places count from 1."""

from __future__ import annotations

from dataclasses import dataclass

from tramshed.games.take_a_train.shown.things import (
    Auction,
    Card,
    Earning,
    LocomotiveSeen,
    Money,
    ObjectiveSeen,
    Place,
)
from tramshed.kernel.words import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True, slots=True)
class OfPlayer(Event):
    """To, or by, one player."""

    player: Seat


@dataclass(frozen=True, slots=True)
class OfAmount(OfPlayer):
    """A player and an amount."""

    amount: Money


@dataclass(frozen=True, slots=True)
class OfLocomotive(Event):
    """A locomotive that is nobody's."""

    locomotive: LocomotiveSeen


@dataclass(frozen=True, slots=True)
class OfPlayersLocomotive(OfPlayer):
    """A player and a locomotive."""

    locomotive: LocomotiveSeen


@dataclass(frozen=True, slots=True)
class OfPurchase(OfPlayersLocomotive):
    """A player pays for a locomotive."""

    amount: Money


@dataclass(frozen=True, slots=True)
class OfCard(Event):
    """A card of the market."""

    card: Card


@dataclass(frozen=True, slots=True)
class OfTrain(OfPlayer):
    """One of a player's trains."""

    train: int


# --- a match and its rounds


class Began(OfPlayer):
    """The first starter is known."""


@dataclass(frozen=True, slots=True)
class BeganWithEdition(OfPlayer):
    """The same, with faces that somebody brought."""

    edition: str


@dataclass(frozen=True, slots=True)
class ObjectiveDealt(OfPlayer):
    """An objective, as its owner sees it."""

    objective: ObjectiveSeen


@dataclass(frozen=True, slots=True)
class RoundBegan(OfPlayer):
    """A round, its starter and its auction."""

    round: int
    auction: Auction


class Ended(Event):
    """The match is over."""


# --- the auction


@dataclass(frozen=True, slots=True)
class LotBegan(OfPlayer):
    """A lot and its starter."""

    lot: int


class Revealed(OfLocomotive):
    """A locomotive is turned up."""


class CannotPay(OfPlayer):
    """The starter cannot pay for any revealed locomotive."""


class Substituted(OfPlayer):
    """Somebody takes the starter's place."""


class SetAside(OfLocomotive):
    """Nobody can pay for a locomotive."""


@dataclass(frozen=True, slots=True)
class NewStack(Event):
    """What had been set aside is the stack."""

    locomotives: int


class Named(OfPlayersLocomotive):
    """A locomotive is put up for auction."""


class Opened(OfAmount):
    """The first bid."""


class Raised(OfAmount):
    """A higher bid."""


class Dropped(OfPlayer):
    """Out of this lot."""


class CannotRaise(OfPlayer):
    """Out of this lot, for want of money."""


class Held(OfPlayer):
    """No higher bid for now."""


class Sealed(OfPlayer):
    """A secret bid is given."""


class BidOpened(OfAmount):
    """A secret bid is revealed."""


@dataclass(frozen=True, slots=True)
class SecondBidOpened(BidOpened):
    """A second secret bid is revealed, and its sum with the first."""

    sum: Money


class Tied(OfAmount):
    """One of several equal bids."""


class Favoured(OfPlayer):
    """The one preferred among the tied."""


class Sold(OfPurchase):
    """The highest bid gets the lot."""


class Bought(OfPurchase):
    """The last one short of three buys without bidding."""


class Picked(OfPurchase):
    """A locomotive for the own bid."""


class StageEnded(Event):
    """Nobody short can pay for any unsold locomotive."""


# --- the draft


class Dealt(OfPlayersLocomotive):
    """A locomotive, as its owner sees it."""


class Chose(OfPlayer):
    """Somebody has chosen."""


class Kept(OfPlayersLocomotive):
    """What was chosen, as its owner sees it."""


class Handed(OfPlayersLocomotive):
    """Passed on to a player, as giver and taker see it."""


class Showed(OfPlayersLocomotive):
    """A locomotive is shown."""


class TurnedDown(OfPlayersLocomotive):
    """A locomotive that cannot be paid for."""


class DraftPaid(OfAmount):
    """All that was kept is paid for."""


@dataclass(frozen=True, slots=True)
class Filled(OfPlayer):
    """Trains without a locomotive get one face down."""

    locomotives: int


# --- the wagons


@dataclass(frozen=True, slots=True)
class Placed(OfAmount):
    """A place in the turn order, by power, and what a replacement costs there."""

    place: Place
    power: int


class TurnedUp(OfCard):
    """A card joins the market."""


@dataclass(frozen=True, slots=True)
class Trashed(Event):
    """The market is swept away."""

    cards: int


@dataclass(frozen=True, slots=True)
class Extended(Event):
    """Trains may be longer."""

    limit: int


@dataclass(frozen=True, slots=True)
class DeckRebuilt(Event):
    """The discards are the deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class Replaced(OfAmount):
    """Market cards were replaced."""

    cards: int


class Discarded(OfCard):
    """A market card is gone."""


@dataclass(frozen=True, slots=True)
class Attached(OfTrain):
    """A wagon joins a train."""

    card: Card


class TookPlusOne(OfTrain):
    """Multiplier +1 beside a train."""


class TookBonus(OfAmount):
    """A card that is money."""


@dataclass(frozen=True, slots=True)
class TookTwin(OfTrain):
    """The Twin wagon, and the wagon that it copies."""

    card: Card


class Passed(OfPlayer):
    """Nothing was taken."""


@dataclass(frozen=True, slots=True)
class Achieved(OfPlayer):
    """An objective is reached, and paid."""

    objective: ObjectiveSeen


@dataclass(frozen=True, slots=True)
class TrainFull(OfTrain):
    """A full train ends the round."""

    wagons: int


class AllPassed(Event):
    """The round ends because everybody passed."""


# --- income


@dataclass(frozen=True, slots=True)
class Earned(OfPlayer):
    """What one train earns."""

    earning: Earning


class IncomePaid(OfAmount):
    """What all trains of a player earn."""


@dataclass(frozen=True, slots=True)
class Totalled(OfAmount):
    """Cash at the end, and objectives achieved."""

    objectives: int
