"""What a player can do, for the page's script: the menu, and answers to "why not?"."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from tramshed.games.tramways.moves import (
    Bid,
    BuyJoy,
    ChooseCell,
    ChooseGoal,
    ChooseParcel,
    ChooseSide,
    ChooseTrack,
    DiscardTicket,
    LayOnTop,
    LayTile,
    OpenBook,
    PlayIcon,
    Simple,
    TakeBack,
    TakeTicket,
)
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.shown.things import tickets
from tramshed.games.tramways.web.naming import price_of_joy
from tramshed.games.tramways.web.texts import Texts, texts_in
from tramshed.kernel.moves import Move
from tramshed.kernel.setup import Setup
from tramshed.kernel.view import View
from tramshed.kernel.why_not import Answer
from tramshed.kernel.words import Words
from tramshed.web.seats import Choice
from tramshed.web.why_not import explained


def menu(moves: Iterable[Move], view: View, words: Words) -> list[Choice]:
    """Legal moves as the script wants them; all bids are one entry, and so are amounts of joy."""
    texts, listed = texts_in(words), list(moves)
    choices = [_choice(move, view, texts) for move in listed if move.amount is None]
    if view.table.step == "draft":
        choices += _on_the_map(choices, view.table)
    if amounts := [move.amount for move in listed if move.amount is not None]:
        choices.append(_amounts(listed[-1].verb, amounts, texts))
    return choices


def _choice(move: Move, view: View, texts: Texts) -> Choice:
    there = place(move, view.table)
    return Choice(m=move.notation, s=None, d=there, a=None, say=label(move, view, texts), tip="")


def _on_the_map(choices: Sequence[Choice], seen: TableSeen) -> list[Choice]:
    """Parcels that are taken by their tickets can be touched where they lie."""
    lots = {f"take {ticket.number}": seen.lot(ticket.label).name for ticket in seen.draft}
    return [{**each, "d": f"cell-{lots[each['m']]}"} for each in choices if each["m"] in lots]


def _amounts(verb: str, amounts: Sequence[int], texts: Texts) -> Choice:
    least, most = min(amounts), max(amounts)
    if verb == "bid":
        said = texts.say("say.bids", least=texts.money(least), most=texts.money(most))
        return Choice(m="bid #", s=None, d="auction", a=[least, most, 1], say=said, tip="")
    said = texts.say("say.joys", n=most)
    return Choice(m="joy #", s=None, d="joy", a=[least, most, 1], say=said, tip="")


def place(move: Move, seen: TableSeen) -> str | None:
    """The element that is the move."""
    match move.decision:
        case TakeTicket(ticket) | LayOnTop(ticket):
            return f"ticket-{ticket}"
        case DiscardTicket(ticket):
            return f"ticket-{ticket}" if seen.step == "void" else f"discard-{ticket}"
        case ChooseParcel(label):
            return f"cell-{seen.lot(label).name}"
    return move.target


# --- in words


def label(move: Move, view: View, texts: Texts) -> str:
    """A move in words."""
    match move.decision:
        case Simple(word):
            price = len(view.table.row)
            return texts.say(f"do.{word}", amount=texts.money(price))
        case ChooseSide(side):
            return texts.say(f"side.{side}")
        case OpenBook(book):
            return texts.say("say.book", n=book)
        case ChooseParcel(named):
            return texts.say("say.parcel", label=named)
        case ChooseGoal(goal):
            return texts.say("say.goal", goal=texts.goal(goal))
        case LayOnTop(ticket):
            return texts.say("say.top", ticket=_ticket(ticket, view.setup, texts))
        case TakeTicket(ticket):
            return texts.say("say.take", ticket=_ticket(ticket, view.setup, texts))
        case DiscardTicket(ticket):
            return texts.say("say.discard", ticket=_ticket(ticket, view.setup, texts))
        case PlayIcon(ticket, slot):
            return texts.say("say.play", icon=_icon(ticket, slot, view.setup, texts), n=ticket)
        case BuyJoy(points):
            return texts.say("say.joy", n=points, amount=texts.money(price_of_joy(points)))
        case Bid(dollars):
            return texts.say("say.bid", amount=texts.money(dollars))
        case LayTile(cell, entry, leave):
            ways = {"entry": texts.say(f"side.{entry}"), "leave": texts.say(f"side.{leave}")}
            return texts.say("say.lay", cell=cell, **ways)
        case TakeBack(cell):
            return texts.say("say.back", cell=cell)
        case ChooseTrack(cell, side):
            return texts.say("say.along", cell=cell, side=texts.say(f"side.{side}"))
        case ChooseCell(cell):
            return texts.say("say.at", cell=cell)
    return move.notation


def _ticket(number: int, setup: Setup, texts: Texts) -> str:
    found = next(each for each in tickets(setup) if each.number == number)
    return texts.called(found)


def _icon(number: int, slot: int, setup: Setup, texts: Texts) -> str:
    found = next(each for each in tickets(setup) if each.number == number).printed[slot]
    return texts.icon(found) if found else ""


# --- why not?


def why(answer: Answer, view: View, words: Words, rules: str) -> Markup:
    """What forbids something, as HTML; `rules` is the rules page's address."""
    texts = texts_in(words)
    said = label(answer.move, view, texts) if answer.move else ""
    return explained(answer, said, texts, rules)
