"""Completes what somebody has chosen and not sent (web/drafts.py): a line ends, a passenger rides
the best way, and everything is paid so that it loses least (planning/).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tramshed.games.tramways import actions, steps
from tramshed.games.tramways.moves import ChooseParcel, LayTile, TakeTicket
from tramshed.games.tramways.planning import trips
from tramshed.games.tramways.planning.payment import Payment, Refusal, propose
from tramshed.games.tramways.planning.reach import Start, reach
from tramshed.games.tramways.shown.seen import PurseSeen, SheetSeen, TableSeen
from tramshed.games.tramways.web.choices import menu as plain_menu
from tramshed.games.tramways.web.facts import Facts
from tramshed.games.tramways.web.marking import marks
from tramshed.games.tramways.web.naming import (
    bonus_name,
    is_icon,
    is_sheet_item,
    is_ticket,
    price_of_joy,
)
from tramshed.games.tramways.web.reached import reached
from tramshed.games.tramways.web.sealing import proposed_sheet
from tramshed.games.tramways.web.stepping import goals_due, purses, step_of
from tramshed.games.tramways.web.texts import Texts, texts_in
from tramshed.games.tramways.web.touching import FROM, anchor, drafted, elements, starts, touches
from tramshed.games.tramways.web.ways import destinations, other_ways, ride, wanted
from tramshed.kernel.game import Reason
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.view import View
from tramshed.kernel.words import Words
from tramshed.web.drafts import Completed
from tramshed.web.seats import Choice

WORTHY_JOY = 3
"""Happiness points that are bought unless somebody wants otherwise: the next one costs as much as a
point is worth."""
VERBS = ("track", "upgrade", "build", "renovate", "move")
BUILDING = ("build", "renovate")
ACTING = (
    steps.START, steps.LAY, steps.UPGRADE, steps.PARCEL, steps.TICKET, steps.RENOVATE,
    steps.PASSENGER, steps.GOAL, steps.RIDE, steps.COMMERCE, steps.LEISURE,
)  # fmt: skip


def complete(
    rehearsal: Rehearsal, use: Sequence[str], spare: Sequence[str], words: Words
) -> Completed:
    """What follows from what was chosen, and what can be chosen next."""
    return _Completing(rehearsal, use, spare, texts_in(words)).completed()


class _Completing:
    def __init__(
        self, rehearsal: Rehearsal, use: Sequence[str], spare: Sequence[str], texts: Texts
    ) -> None:
        self.rehearsal, self.texts = rehearsal, texts
        self.seen: TableSeen = rehearsal.view.table
        begun = [each[len(FROM) :] for each in use if _is_start(each)]
        self.start = begun[-1] if begun and begun[-1] in self.seen.cells else ""
        self.use = [each for each in use if not _is_start(each)]
        self.icons, self.spared = (
            [each for each in some if is_icon(each, rehearsal.setup)] for some in (use, spare)
        )
        self.spare = spare
        self.ahead = rehearsal.copy()
        self.payment: Payment | None = None
        self.reason: Reason | None = None
        self.refused = ""
        self.bonuses: tuple[tuple[str, bool], ...] = ()
        self.ends: tuple[str, ...] = ()
        self.ways: tuple[trips.Trip, ...] = ()
        self.way = 1
        self.waiting: View | None = None
        """A passenger waits there for the trip to be paid."""
        self.beyond: tuple[int, ...] = ()
        """What follows that nobody can tell the outcome of."""

    def completed(self) -> Completed:
        step = step_of(self.rehearsal)
        if step in (steps.ADMINISTRATION, steps.HAND):
            return self._sealing(step)
        if not self.rehearsal.played and step not in (steps.ACTION, steps.PAY):
            return Completed()
        self._go_on()
        ways = self._reach(step)
        ready = bool(self.rehearsal.played or step == steps.PAY) and self._is_done()
        return Completed(
            moves=self.ahead.played[len(self.rehearsal.played) :] + self.beyond,
            ready=ready,
            reason=self.reason,
            facts=self._facts(),
            menu=self._menu(step),
            data={"reach": ways} if ways else None,
        )

    # --- what is sealed

    def _sealing(self, step: int) -> Completed:
        """What is proposed, with what the reader wants."""
        rehearsal, setup = self.rehearsal, self.rehearsal.setup
        known = is_sheet_item if step == steps.ADMINISTRATION else is_ticket
        use, spare = (
            [each for each in some if known(each, setup)] for some in (self.use, self.spare)
        )
        found = proposed_sheet(rehearsal.view, step, use, spare)
        reason = None
        if isinstance(found, Refusal):
            reason, found = found.reason, proposed_sheet(rehearsal.view, step, (), ())
        if isinstance(found, Refusal):
            return Completed(reason=reason)
        moves = [rehearsal.moves.parse(move).action for move in found.moves]
        facts = Facts(
            verb="seal",
            sealed=found.used,
            possible=found.possible,
            changed=bool(use or spare),
            sheet=self._sheet(moves) if step == steps.ADMINISTRATION else None,
            hand=self.ahead.view.table.hand,
        )
        return Completed(moves=moves, ready=True, reason=reason, facts=facts, menu=())

    def _sheet(self, moves: Sequence[int]) -> SheetSeen | None:
        """As it is before it is sealed."""
        for action in moves[:-1]:
            self.ahead.play(action)
        sheet: SheetSeen | None = self.ahead.view.table.sheet
        return sheet

    # --- what follows by itself

    def _go_on(self) -> None:
        """As far as nothing is left to choose, or what is best can be proposed."""
        if not self.rehearsal.played and step_of(self.ahead) != steps.PAY:
            return
        while self.ahead.is_awaited and (moves := self._next()):
            for action in moves:
                if not self.ahead.play(action):
                    self.beyond = (action,)
                    return

    def _next(self) -> Sequence[int]:
        step, menu = step_of(self.ahead), self.ahead.menu
        if step == steps.LAY and actions.STOP in menu:
            return (actions.STOP,)
        if step == steps.PAY:
            return self._pay()
        if step == steps.RIDE:
            return self._ride()
        if step in (steps.COMMERCE, steps.LEISURE):
            return self._bonus(menu)
        return ()

    def _bonus(self, menu: Sequence[int]) -> Sequence[int]:
        """What the reader wants of it; else money, or happiness that is worth its price."""
        by_name = {bonus_name(self.ahead.moves[action].notation): action for action in menu}
        wanted = next((each for each in reversed(self.use) if each in by_name), None)
        cash = purses(self.ahead)[self.ahead.seat].cash
        worthy = [f"joy-{n}" for n in range(WORTHY_JOY, -1, -1) if price_of_joy(n) <= cash]
        name = wanted or next((each for each in ("cash", *worthy) if each in by_name), "")
        self.bonuses = tuple((each, each == name) for each in by_name)
        return (by_name[name],) if name else ()

    def _ride(self) -> Sequence[int]:
        """The way that is wanted, or the best one."""
        self.ways = trips.trips(self.ahead.view)
        if not self.ways:
            return ()
        self.way = wanted(self.ways, self.use)
        return [self.ahead.moves.parse(move).action for move in self.ways[self.way - 1].moves]

    def _pay(self) -> Sequence[int]:
        found = propose(self.ahead.view, self.icons, self.spared)
        if isinstance(found, Refusal):
            self.reason, self.refused = found.reason, found.icon
            found = propose(self.ahead.view)
            if isinstance(found, Refusal):
                return ()
        if self.payment is None:
            self.payment, self.ends = found, goals_due(self.ahead)
            self.waiting = self.ahead.view if self.ways else None
        return [self.ahead.moves.parse(move).action for move in found.moves]

    def _is_done(self) -> bool:
        """Is the whole action decided?"""
        if self.beyond:
            return True
        return not self.ahead.is_awaited or step_of(self.ahead) not in (*ACTING, steps.PAY)

    # --- what can be chosen next

    def _menu(self, step: int) -> Sequence[Choice] | None:
        rehearsal, texts = self.rehearsal, self.texts
        moves = [rehearsal.moves[action] for action in rehearsal.menu]
        if step == steps.ACTION:
            plain = plain_menu(moves, rehearsal.view, texts.words)
            verbs = [each | {"draft": True} if each["m"] in VERBS else each for each in plain]
            return [*verbs, *touches(rehearsal, texts)]
        if step == steps.PAY:
            return ()
        if step == steps.LAY or (step == steps.START and self.start):
            return ()
        if step == steps.START:
            return [*starts(moves, rehearsal, texts)]
        if step == steps.GOAL:
            return [*destinations(trips.trips(rehearsal.view), self.seen, texts)]
        if step == steps.RIDE:
            return [*other_ways(self.ways, self.way, self.seen, texts)] if self.ways else ()
        plain = plain_menu(moves, rehearsal.view, texts.words)
        by_move = {move.notation: move for move in moves}
        return [
            drafted(each["m"], element, each["say"])
            for each in plain
            if each["m"] in by_move
            for element in elements(by_move[each["m"]], self.seen)
        ]

    # --- how far a line can come

    def _reach(self, step: int) -> list[dict[str, Any]]:
        """From where the line is laid; a line in hand has no other start."""
        if not (step == steps.LAY or (step == steps.START and self.start)):
            return []
        found = reach(self.rehearsal.view, self._is_chosen)
        return [reached(found, start, self.rehearsal.setup) for start in found.starts]

    def _is_chosen(self, start: Start) -> bool:
        begins = anchor(self.seen, LayTile(start.cell, start.entry, ""))
        return not start.redirects and begins == self.start

    # --- what zones show

    def _facts(self) -> Facts:
        rehearsal, seen = self.rehearsal, self.seen
        played = [rehearsal.moves[action] for action in rehearsal.played]
        decisions = [move.decision for move in played]
        tiles = sum(isinstance(each, LayTile) for each in decisions)
        verb = played[0].notation if played else ""
        ends = self.ends if tiles else ()
        changes = self.payment and (verb in BUILDING or ends)
        then: TableSeen | None = self.ahead.view.table if changes else None
        waybill = self._waybill()
        ways = (
            ride(self.ways, self.way, waybill.shortage if waybill else None) if self.ways else None
        )
        return Facts(
            verb=verb,
            tiles=tiles,
            rails=seen.cost if tiles else 0,
            payment=self.payment,
            refused=self.refused,
            changed=bool(self.icons or self.spared),
            ends=ends,
            lines=_lines(then) - _lines(seen) if then and ends else 0,
            ride=ways,
            ticket=next((each.ticket for each in decisions if isinstance(each, TakeTicket)), 0),
            label=next((each.label for each in decisions if isinstance(each, ChooseParcel)), ""),
            bonuses=self.bonuses,
            before=purses(rehearsal),
            after=self._after(waybill),
            marks=marks(
                seen,
                then if verb in BUILDING else None,
                played,
                self.start,
                ways,
            ),
        )

    def _waybill(self) -> trips.Waybill | None:
        """What the trip brings everybody, with the bonus that is chosen."""
        if self.waiting is None:
            return None
        bonus = next((name for name, chosen in self.bonuses if chosen), "")
        known = bonus.replace("-", " ") if bonus.startswith(("cash", "joy")) else trips.TICKET
        wishes = () if self.refused else self.icons, () if self.reason else self.spared
        found = trips.waybills(self.waiting, *wishes, bonus=known if bonus else None)
        return None if isinstance(found, Refusal) or not found else found[0]

    def _after(self, waybill: trips.Waybill | None) -> tuple[PurseSeen, ...]:
        """What everybody would have: also where nobody can tell all that follows."""
        if waybill is None:
            return purses(self.ahead)
        return tuple(
            PurseSeen(
                had.cash + more.cash,
                had.joy + more.joy,
                had.stress + more.stress,
                had.workers + more.workers,
            )
            for had, more in zip(purses(self.rehearsal), waybill.changes, strict=True)
        )


def _lines(seen: TableSeen) -> int:
    """Complete tracks of the viewer."""
    return seen.players[seen.seat or 0].complete


def _is_start(name: str) -> bool:
    return name.startswith(FROM)
