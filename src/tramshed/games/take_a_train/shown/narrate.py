"""Events as messages: ids and values, no sentences (those are in locale/)."""

from __future__ import annotations

from tramshed.games.take_a_train.shown import news
from tramshed.kernel.news import Happened
from tramshed.kernel.plain import values_of
from tramshed.kernel.setup import Setup
from tramshed.kernel.words import Message

SENTENCES: dict[type[Happened], str] = {
    news.Began: "event.began",
    news.BeganWithEdition: "event.began-edition",
    news.ObjectiveDealt: "event.objective",
    news.RoundBegan: "event.round",
    news.Ended: "event.ended",
    news.LotBegan: "event.lot",
    news.Revealed: "event.revealed",
    news.CannotPay: "event.cannot-pay",
    news.Substituted: "event.substitute",
    news.SetAside: "event.set-aside",
    news.NewStack: "event.new-stack",
    news.Named: "event.named",
    news.Opened: "event.opened",
    news.Raised: "event.raised",
    news.Dropped: "event.dropped",
    news.CannotRaise: "event.dropped-poor",
    news.Held: "event.held",
    news.Sealed: "event.sealed",
    news.BidOpened: "event.bid",
    news.SecondBidOpened: "event.second-bid",
    news.Tied: "event.tied",
    news.Favoured: "event.favoured",
    news.Sold: "event.sold",
    news.Bought: "event.bought",
    news.Picked: "event.picked",
    news.StageEnded: "event.stage-ended",
    news.Dealt: "event.dealt",
    news.Chose: "event.chose",
    news.Kept: "event.kept",
    news.Handed: "event.handed",
    news.Showed: "event.showed",
    news.TurnedDown: "event.turned-down",
    news.DraftPaid: "event.draft-paid",
    news.Filled: "event.filled",
    news.Placed: "event.place",
    news.TurnedUp: "event.turned-up",
    news.Trashed: "event.trashed",
    news.Extended: "event.extended",
    news.DeckRebuilt: "event.deck-rebuilt",
    news.Replaced: "event.replaced",
    news.Discarded: "event.discarded",
    news.Attached: "event.attached",
    news.TookPlusOne: "event.took-plus-one",
    news.TookBonus: "event.took-bonus",
    news.TookTwin: "event.took-twin",
    news.Gained: "event.gained",
    news.LapBegan: "event.lap",
    news.Passed: "event.passed",
    news.Achieved: "event.achieved",
    news.TrainFull: "event.full",
    news.AllPassed: "event.all-passed",
    news.Earned: "event.earned",
    news.IncomePaid: "event.income",
    news.Totalled: "event.total",
}
"""For each event the id of its message."""

COUNTED: dict[type[Happened], str] = {
    news.NewStack: "locomotives",
    news.Filled: "locomotives",
    news.Trashed: "cards",
    news.DeckRebuilt: "cards",
    news.Replaced: "cards",
    news.Totalled: "objectives",
}
"""Fields that choose the plural form."""


def narrate(event: Happened, setup: Setup) -> Message:
    """What happened, for whoever may know."""
    values = values_of(event)
    if counted := COUNTED.get(type(event)):
        values["n"] = values.pop(counted)
    return Message(SENTENCES[type(event)], values)
