"""Legal moves in a menu: what each is about, what it costs and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tramshed.games.tramways.components import (
    BUILT_JOY,
    COMMERCE_CASH,
    INCOME,
    MOST_LIMIT,
    UPGRADE_JOY,
)
from tramshed.games.tramways.moves import (
    Bid,
    BuyJoy,
    ChooseCell,
    ChooseGoal,
    ChooseParcel,
    ChooseSide,
    ChooseTrack,
    Decision,
    DiscardTicket,
    LayOnTop,
    LayTile,
    OpenBook,
    PlayIcon,
    Simple,
    TakeBack,
    TakeTicket,
)
from tramshed.games.tramways.names import SIDE_LETTERS
from tramshed.games.tramways.shown.seen import CellSeen, TableSeen, TrackSeen
from tramshed.games.tramways.shown.things import TicketSeen
from tramshed.games.tramways.text import signs
from tramshed.games.tramways.text.chart import RAILS
from tramshed.games.tramways.text.signs import HOUSE, JOY, RAIL, STRESS, STRIP, WORKER
from tramshed.kernel.moves import Move
from tramshed.kernel.words import Message, Value, Words
from tramshed.text.lines import LOUD, QUIET

BONUSES = {
    "R": (f"{STRESS}−1",),
    "C": (f"{STRESS}+1", "commerce"),
    "L": ("leisure",),
    "I": (f"{STRESS}+1", f"{WORKER}+1"),
}
"""What a destination brings: signs, or the name of a word for it."""
ACTIONS = {
    "track": ((WORKER, RAIL), 0),
    "upgrade": ((f"{RAIL}↑", "destination"), UPGRADE_JOY),
    "build": ((HOUSE, "label"), BUILT_JOY),
    "renovate": ((f"{HOUSE}↑", "type"), UPGRADE_JOY),
    "move": ((STRIP, "destination"), 0),
}
"""What an action takes, as signs or names of words, and the happiness it brings at once."""


def label(move: Move, seen: TableSeen, names: Sequence[str], words: Words) -> Text:
    """A legal move, beside its verb."""
    return _Labeller(seen, names, words).label(move.decision)


def heading(move: Move, seen: TableSeen) -> str:
    """The row of a menu that a move belongs to: its verb; for a first tile also where it begins."""
    tile = move.decision
    if not isinstance(tile, LayTile) or seen.step != "start":
        return move.verb
    before = seen.beside(tile.cell, tile.entry)
    return f"{move.verb} {where(before).plain}" if before else move.verb


def cluster(move: Move, seen: TableSeen) -> str:
    """What moves of a row share and need not say: a tile's cell, and what a first one costs there
    if that is not 1."""
    tile = move.decision
    if not isinstance(tile, LayTile):
        return ""
    rails = price(seen.cells[tile.cell])
    return f"{tile.cell} {rails}{RAIL}" if seen.step == "start" and rails > 1 else tile.cell


def price(cell: CellSeen) -> int:
    """Rails that a tile costs."""
    return 2 if cell.ground == "mountain" else 1


def where(cell: CellSeen) -> Text:
    """A cell: its building, its parcel, or its name."""
    site = cell.site
    if site and site.trade:
        return Text.assemble(signs.destination(site.trade), f"({cell.name})")
    if site and not cell.tiles:
        return Text(site.label, LOUD)
    return Text(cell.name)


class _Labeller:
    def __init__(self, seen: TableSeen, names: Sequence[str], words: Words) -> None:
        self.seen = seen
        self.names = names
        self.words = words
        tickets = (
            *seen.hand, *seen.own, *seen.row, *seen.faces, *seen.buildings, *seen.draft,
            *(ticket for book in seen.books for ticket in book.inside),
        )  # fmt: skip
        self.tickets = {ticket.number: ticket for ticket in tickets}
        for player in seen.players:
            self.tickets |= {ticket.number: ticket for ticket in player.discard}

    def label(self, decision: Decision) -> Text:
        match decision:
            case TakeTicket(ticket):
                return self._taken(ticket)
            case DiscardTicket(ticket):
                return self._discarded(ticket)
            case LayOnTop(ticket):
                return self._ticket(ticket)
            case PlayIcon(ticket, slot):
                return self._icon(ticket, slot)
            case Bid(dollars):
                return Text(self._say("bid", amount=self._money(dollars)))
            case BuyJoy(points):
                return self._joy(points)
            case LayTile():
                return self._tile(decision)
            case TakeBack(cell):
                return self._back(cell)
            case ChooseTrack(cell, side):
                return self._track(cell, side)
            case ChooseCell(cell):
                return self._at(cell)
            case ChooseGoal(goal):
                return self._goal(goal)
            case ChooseParcel(label):
                return self._parcel(label)
            case OpenBook(book):
                return self._book(book)
            case ChooseSide(side):
                return Text(self._say(f"side-{side}"))
            case Simple(word):
                return self._word(word)

    # --- words

    def _say(self, name: str, **values: Value) -> str:
        return self.words.say(Message(f"move.{name}", values))

    def _money(self, amount: int) -> str:
        return signs.dollars(amount, self.words)

    def _word(self, verb: str) -> Text:
        """A verb alone."""
        seen, bill = self.seen, self.seen.bill
        match verb:
            case "income" | "cash":
                amount = INCOME if verb == "income" else COMMERCE_CASH
                return Text(f"+{self._money(amount)}", LOUD)
            case "more":
                return Text(self._say("more", amount=self._money(len(seen.row))))
            case "stop":
                return self._stop()
            case "done" if bill and seen.step == "pay":
                if bill.money < 0:
                    return Text(self._say("change", amount=self._money(-bill.money)))
                return Text(self._say("cash", amount=self._money(bill.money)))
            case "track" | "upgrade" | "build" | "renovate" | "move":
                return self._action(verb)
            case "pass":
                free = [place for place, seat in enumerate(seen.order, 1) if seat is None]
                return Text(self._say("pass", place=max(free, default=1)))
        return Text(self._say(verb))

    def _action(self, verb: str) -> Text:
        """What is to be done, what it takes, what it brings."""
        parts, joy = ACTIONS[verb]
        costs = (self._say(part) if part.isascii() else part for part in parts)
        text = Text.assemble(self._say(verb), (f" ({' + '.join(costs)})", QUIET))
        return text.append(f" +{joy}{JOY}", LOUD) if joy else text

    # --- tickets

    def _ticket(self, number: int) -> Text:
        seen, ticket = self.seen, self.tickets[number]
        text = signs.ticket(ticket, self.words)
        if seen.step == "ticket" and ticket.trade == "I":
            limit = min(seen.players[seen.seat or 0].limit + 1, MOST_LIMIT)
            text.append(f" {self._say('limit', limit=limit)}", QUIET)
        return text

    def _taken(self, number: int) -> Text:
        """The newest ticket of a solo auction costs stress."""
        text = self._ticket(number)
        return text.append(f" {STRESS}+1", "red") if number == self.seen.newest else text

    def _discarded(self, number: int) -> Text:
        """The first costs nothing, each further one a dollar."""
        text, sheet = self._ticket(number), self.seen.sheet
        if sheet and any(entry.discarded for entry in sheet.entries):
            text.append(f" −{self._money(1)}", "red")
        return text

    def _icon(self, number: int, slot: int) -> Text:
        """A ticket, its icon, and what playing that costs."""
        known = [*self._played(), *self.seen.hand]
        ticket = next(each for each in known if each.number == number)
        icon = ticket.printed[slot]
        assert icon is not None
        text = Text.assemble((f"#{number} ", QUIET), signs.icon(icon, self.words))
        if ticket in self._played():
            return text.append(f" {STRESS}+1", "red")
        if ticket.costs:
            text.append(" ").append_text(signs.consequence(ticket, self.words))
        return text

    def _played(self) -> list[TicketSeen]:
        """Tickets of which a further icon costs stress."""
        seen = self.seen
        if seen.sheet:
            return [entry.ticket for entry in seen.sheet.entries[-1:] if not entry.discarded]
        if not seen.bill:
            return []
        return [*seen.bill.spent, *([seen.bill.ticket] if seen.bill.ticket else [])]

    def _joy(self, points: int) -> Text:
        if not points:
            return Text(self._say("no-joy"))
        price = self._money(points * (points + 1) // 2)
        return Text.assemble((f"+{points}{JOY}", LOUD), f" −{price}")

    def _book(self, number: int) -> Text:
        book = self.seen.books[number - 1]
        below = book.left - (book.top is not None)
        top = signs.ticket(book.top, self.words) if book.top else Text("…")
        return top.append(f" {self._say('below', n=below)}", QUIET) if below else top

    # --- the map

    def _tile(self, tile: LayTile) -> Text:
        """A tile: its shape, where it leads, and what the line costs in all. Of a first tile, of
        which there are many, just the shape and what it reaches."""
        cell = self.seen.cells[tile.cell]
        shape = RAILS["".join(sorted(tile.entry + tile.leave, key=SIDE_LETTERS.index))]
        ahead = self.seen.beside(tile.cell, tile.leave)
        first = self.seen.step == "start"
        text = Text(shape, LOUD)
        if ahead and not (first and ahead.site is None):
            text.append("→" if first else " →").append_text(where(ahead))
        return text if first else text.append(f" {self.seen.cost + price(cell)}{RAIL}")

    def _back(self, name: str) -> Text:
        return Text(self._say("back", cell=name))

    def _stop(self) -> Text:
        """The line is done: what it costs, and a destination if it is complete."""
        seen = self.seen
        track = next((each for each in seen.tracks if each.number == seen.line), None)
        text = Text(f"{self._say('due')} {seen.cost}{RAIL}")
        if track is None or not track.complete:
            return text.append(f" ({self._say('incomplete')})")
        goals = [self._goal_at(stop) for stop in track.stops]
        text.append(" + ").append_text(signs.destinations(list(dict.fromkeys(goals))))
        return text.append(f" ({self._say('complete')})")

    def _goal_at(self, name: str) -> str:
        site = self.seen.cells[name].site
        assert site is not None
        return site.trade or site.label

    def _track(self, name: str, side: str) -> Text:
        """A track: whose, whereto, what it costs or brings."""
        track = next(each for each in self.seen.tracks if (name, side) in each.ends)
        if self.seen.step == "upgrade":
            return self._upgrade(track)
        far = track.stops[1 if track.ends[0] == (name, side) else 0]
        own = track.owner == self.seen.seat
        text = Text.assemble(signs.seat_letter(track.owner), " → ", where(self.seen.cells[far]))
        money = f"{'+' if own else '−'}{self._money(track.fare)}"
        text.append(f" {money}")
        return text.append(f" +1{JOY}", LOUD) if own else text

    def _upgrade(self, track: TrackSeen) -> Text:
        ends = (where(self.seen.cells[stop]) for stop in track.stops)
        text = Text(" – ").join(ends)
        return text.append(f" {self._say('tiles', n=track.tiles)}")

    def _at(self, name: str) -> Text:
        return where(self.seen.cells[name])

    def _goal(self, name: str) -> Text:
        text = signs.destination(name).copy()
        for bonus in BONUSES.get(name, ()):
            known = bonus in ("commerce", "leisure")
            text.append(f" {self._say(f'bonus-{bonus}') if known else bonus}")
        return text

    def _parcel(self, label: str) -> Text:
        cell = self.seen.lot(label)
        text = Text.assemble((label, LOUD), f" ({cell.name})")
        if cell.site and cell.site.trade:
            return text.append(" ").append_text(signs.destination(cell.site.trade))
        return (
            text.append(f" {self._say('lifts', n=len(cell.tiles))}", "red") if cell.tiles else text
        )
