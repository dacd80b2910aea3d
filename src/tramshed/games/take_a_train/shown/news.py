"""What can happen, in the game's words: a type for each event of events.py. The fields are those
that its sentence has (narrate.py); trains and places count from 1."""

from __future__ import annotations

from tramshed.games.take_a_train.shown.things import (
    Auction,
    Card,
    Earning,
    Engine,
    FaceDown,
    LocomotiveSeen,
    Money,
    NumberedTrain,
    ObjectiveSeen,
    Place,
)
from tramshed.kernel.news import Done, Happened


class OfAmount(Done):
    """A player and an amount."""

    amount: Money


class OfLocomotive(Happened):
    """A locomotive that is nobody's."""

    locomotive: LocomotiveSeen


class OfPlayersLocomotive(Done):
    """A player and a locomotive."""

    locomotive: LocomotiveSeen


class OfPurchase(OfPlayersLocomotive):
    """A player pays for a locomotive."""

    amount: Money


class OfCard(Happened):
    """A card of the market."""

    card: Card


class OfTrain(Done):
    """One of a player's trains."""

    train: int


class ForEngine(OfTrain):
    """What a player does with a train, and the train's locomotive."""

    engine: Engine | FaceDown | NumberedTrain


# --- a match and its rounds


class Began(Done):
    """The first starter is known."""


class BeganWithEdition(Done):
    """The same, with faces that somebody brought."""

    edition: str


class ObjectiveDealt(Done):
    """An objective, as its owner sees it."""

    objective: ObjectiveSeen


class RoundBegan(Done):
    """A round, its starter and its auction."""

    round: int
    auction: Auction


class Ended(Happened):
    """The match is over."""


# --- the auction


class LotBegan(Done):
    """A lot and its starter."""

    lot: int


class Revealed(OfLocomotive):
    """A locomotive is turned up."""


class CannotPay(Done):
    """The starter cannot pay for any revealed locomotive."""


class Substituted(Done):
    """Somebody takes the starter's place."""


class SetAside(OfLocomotive):
    """Nobody can pay for a locomotive."""


class NewStack(Happened):
    """What had been set aside is the stack."""

    locomotives: int


class Named(OfPlayersLocomotive):
    """A locomotive is put up for auction."""


class Opened(OfAmount):
    """The first bid."""


class Raised(OfAmount):
    """A higher bid."""


class Dropped(Done):
    """Out of this lot."""


class CannotRaise(Done):
    """Out of this lot, for want of money."""


class Held(Done):
    """No higher bid for now."""


class Sealed(Done):
    """A secret bid is given."""


class BidOpened(OfAmount):
    """A secret bid is revealed."""


class SecondBidOpened(BidOpened):
    """A second secret bid is revealed, and its sum with the first."""

    sum: Money


class Tied(OfAmount):
    """One of several equal bids."""


class Favoured(Done):
    """The one preferred among the tied."""


class Sold(OfPurchase):
    """The highest bid gets the lot."""


class Bought(OfPurchase):
    """The last one short of three buys without bidding."""


class Picked(OfPurchase):
    """A locomotive for the own bid."""


class StageEnded(Happened):
    """Nobody short can pay for any unsold locomotive."""


# --- the draft


class Dealt(OfPlayersLocomotive):
    """A locomotive, as its owner sees it."""


class Chose(Done):
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


class Filled(Done):
    """Trains without a locomotive get one face down."""

    locomotives: int


# --- the wagons


class Placed(OfAmount):
    """A place in the turn order, by power, and what a replacement costs there."""

    place: Place
    power: int


class TurnedUp(OfCard):
    """A card joins the market."""


class Trashed(Happened):
    """The market is swept away."""

    cards: int


class Extended(Happened):
    """Trains may be longer."""

    limit: int


class DeckRebuilt(Happened):
    """The discards are the deck."""

    cards: int


class Replaced(OfAmount):
    """Market cards were replaced."""

    cards: int


class Discarded(OfCard):
    """A market card is gone."""


class Attached(ForEngine):
    """A wagon joins a train."""

    card: Card


class TookPlusOne(ForEngine):
    """Multiplier +1 beside a train."""


class TookBonus(OfAmount):
    """A card that is money."""


class TookTwin(ForEngine):
    """The Twin wagon, and the wagon that it copies."""

    card: Card


class Gained(OfTrain):
    """What the train earns more, by the card just taken."""

    amount: Money


class LapBegan(Happened):
    """Everybody moves once more, in turn order."""

    lap: int
    round: int


class Passed(Done):
    """Nothing was taken."""


class Achieved(Done):
    """An objective is reached, and paid."""

    objective: ObjectiveSeen


class TrainFull(ForEngine):
    """A full train ends the round."""

    wagons: int


class AllPassed(Happened):
    """The round ends because everybody passed."""


# --- income


class Earned(Done):
    """What one train earns."""

    earning: Earning


class IncomePaid(OfAmount):
    """What all trains of a player earn."""


class Totalled(OfAmount):
    """Cash at the end, and objectives achieved."""

    objectives: int
