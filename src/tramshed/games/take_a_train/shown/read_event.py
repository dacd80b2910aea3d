"""An event of the record in the game's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tramshed.games.take_a_train import events
from tramshed.games.take_a_train.components import UNIT
from tramshed.games.take_a_train.shown import news, things
from tramshed.kernel.news import Happened
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Seat

Part = Callable[[Happening, Setup], Any]


# --- what an event is about; `field` is a, b or c


def who(told: Happening, setup: Setup) -> Seat:
    return Seat(told.seat)


def which(told: Happening, setup: Setup) -> things.LocomotiveSeen:
    return things.locomotive(told.a, setup)


def what(told: Happening, setup: Setup) -> things.Card:
    return things.CARDS[told.a]


def amount(field: str) -> Callable[[Happening, Setup], things.Money]:
    return lambda told, setup: things.money(getattr(told, field))


def number(field: str) -> Callable[[Happening, Setup], int]:
    return lambda told, setup: int(getattr(told, field))


def train(field: str) -> Callable[[Happening, Setup], int]:
    return lambda told, setup: int(getattr(told, field)) + 1


def engine(field: str) -> Callable[[Happening, Setup], Any]:
    """The locomotive of the train that `field` names."""
    return lambda told, setup: things.engine(told.c, getattr(told, field) + 1, setup)


def auction(told: Happening, setup: Setup) -> things.Auction:
    return things.AUCTIONS[told.b]


def aim(told: Happening, setup: Setup) -> things.ObjectiveSeen:
    return things.objective(told.a, told.b)


def place(told: Happening, setup: Setup) -> things.Place:
    return things.Place(told.a + 1)


def power(told: Happening, setup: Setup) -> int:
    return told.b * UNIT


def why_earned(told: Happening, setup: Setup) -> things.Earning:
    return things.Earning(told.a + 1, things.money(told.b), told.c)


EVENTS: dict[int, tuple[Callable[..., Happened], tuple[Part, ...]]] = {
    events.BEGAN: (news.Began, (who,)),
    events.OBJECTIVE: (news.ObjectiveDealt, (who, aim)),
    events.ROUND: (news.RoundBegan, (who, number("a"), auction)),
    events.LOT: (news.LotBegan, (who, number("a"))),
    events.REVEALED: (news.Revealed, (which,)),
    events.CANNOT_PAY: (news.CannotPay, (who,)),
    events.SUBSTITUTE: (news.Substituted, (who,)),
    events.SET_ASIDE: (news.SetAside, (which,)),
    events.NEW_STACK: (news.NewStack, (number("a"),)),
    events.NAMED: (news.Named, (who, which)),
    events.OPENED: (news.Opened, (who, amount("a"))),
    events.RAISED: (news.Raised, (who, amount("a"))),
    events.DROPPED: (news.Dropped, (who,)),
    events.HELD: (news.Held, (who,)),
    events.SEALED: (news.Sealed, (who,)),
    events.BID: (news.BidOpened, (who, amount("a"))),
    events.SECOND_BID: (news.SecondBidOpened, (who, amount("a"), amount("b"))),
    events.TIED: (news.Tied, (who, amount("a"))),
    events.FAVOURED: (news.Favoured, (who,)),
    events.SOLD: (news.Sold, (who, which, amount("b"))),
    events.BOUGHT: (news.Bought, (who, which, amount("b"))),
    events.PICKED: (news.Picked, (who, which, amount("b"))),
    events.DEALT: (news.Dealt, (who, which)),
    events.CHOSE: (news.Chose, (who,)),
    events.KEPT: (news.Kept, (who, which)),
    events.HANDED: (news.Handed, (who, which)),
    events.SHOWED: (news.Showed, (who, which)),
    events.TURNED_DOWN: (news.TurnedDown, (who, which)),
    events.DRAFT_PAID: (news.DraftPaid, (who, amount("a"))),
    events.FILLED: (news.Filled, (who, number("a"))),
    events.STAGE_ENDED: (news.StageEnded, ()),
    events.PLACE: (news.Placed, (who, amount("c"), place, power)),
    events.TURNED_UP: (news.TurnedUp, (what,)),
    events.TRASHED: (news.Trashed, (number("a"),)),
    events.EXTENDED: (news.Extended, (number("a"),)),
    events.DECK_REBUILT: (news.DeckRebuilt, (number("a"),)),
    events.REPLACED: (news.Replaced, (who, amount("b"), number("a"))),
    events.DISCARDED: (news.Discarded, (what,)),
    events.ATTACHED: (news.Attached, (who, train("b"), engine("b"), what)),
    events.TOOK_PLUS_ONE: (news.TookPlusOne, (who, train("a"), engine("a"))),
    events.TOOK_BONUS: (news.TookBonus, (who, amount("a"))),
    events.TOOK_TWIN: (news.TookTwin, (who, train("b"), engine("b"), what)),
    events.PASSED: (news.Passed, (who,)),
    events.ACHIEVED: (news.Achieved, (who, aim)),
    events.FULL: (news.TrainFull, (who, train("a"), engine("a"), number("b"))),
    events.ALL_PASSED: (news.AllPassed, ()),
    events.EARNED: (news.Earned, (who, why_earned)),
    events.INCOME: (news.IncomePaid, (who, amount("a"))),
    events.TOTAL: (news.Totalled, (who, amount("a"), number("b"))),
    events.ENDED: (news.Ended, ()),
    events.LAP: (news.LapBegan, (number("a"), number("b"))),
    events.GAINED: (news.Gained, (who, train("a"), amount("b"))),
}
"""For each event of the record its type, and what it is about."""


def read_event(told: Happening, setup: Setup) -> Happened:
    """What happened."""
    if told.what == events.DROPPED and told.a:
        return news.CannotRaise(Seat(told.seat))
    if told.what == events.BEGAN and setup.edition_text is not None:
        return news.BeganWithEdition(Seat(told.seat), setup.edition or "")
    event, parts = EVENTS[told.what]
    return event(*(part(told, setup) for part in parts))
