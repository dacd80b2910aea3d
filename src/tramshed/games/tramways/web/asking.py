"""What can be done with an element of the page just now, or what forbids it, as HTML.

Asked about one thing at a time, on demand: a cell, a ticket, an icon, a button of the desk.
"""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from tramshed.games.tramways import steps
from tramshed.games.tramways.moves import PlayIcon
from tramshed.games.tramways.planning.asking import Remark, in_a_word, on_cell
from tramshed.games.tramways.planning.now import IconNow
from tramshed.games.tramways.planning.now import now as icons_now
from tramshed.games.tramways.planning.recipes import Recipe, recipes
from tramshed.games.tramways.shown.seen import TableSeen
from tramshed.games.tramways.shown.things import DESTINATION, TicketSeen
from tramshed.games.tramways.web.choices import label
from tramshed.games.tramways.web.draft import complete
from tramshed.games.tramways.web.drawing import asked
from tramshed.games.tramways.web.facts import Facts
from tramshed.games.tramways.web.naming import is_icon
from tramshed.games.tramways.web.stepping import step_of
from tramshed.games.tramways.web.texts import Texts, texts_in
from tramshed.games.tramways.web.touching import FROM
from tramshed.kernel.game import Reason
from tramshed.kernel.plain import Plain
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.words import Words
from tramshed.web.texts import capital

SEALED = (steps.ADMINISTRATION, steps.HAND)


class IconRow(Plain):
    """An icon of a ticket in the legend: its name in notation, in words, and what it can do."""

    name: str
    called: str
    can: tuple[str, ...]
    reason: Reason | None


def now(rehearsal: Rehearsal, element: str, use: Sequence[str], words: Words, rules: str) -> Markup:
    """About an element; nothing, if there is nothing to say."""
    return _Asked(rehearsal, use, texts_in(words), rules).about(element)


class _Asked:
    def __init__(self, rehearsal: Rehearsal, use: Sequence[str], texts: Texts, rules: str) -> None:
        self.rehearsal, self.use, self.texts, self.rules = rehearsal, use, texts, rules
        self.seen: TableSeen = rehearsal.view.table

    def about(self, element: str) -> Markup:
        kind, _, name = element.partition("-")
        if kind == "cell" and name in self.seen.cells:
            return self._cell(name)
        if kind == "icon" and is_icon(name, self.rehearsal.setup):
            return self._icon(name)
        held = next((each for each in self.seen.hand if f"ticket-{each.number}" == element), None)
        if held and step_of(self.rehearsal) == steps.ACTION:
            return self._ticket(held)
        if recipe := self._recipe(element):
            return asked("recipe", recipe, self.texts, self.rules)
        return self._move(element)

    # --- the map

    def _cell(self, name: str) -> Markup:
        begun = [each.removeprefix(FROM) for each in self.use if each.startswith(FROM)]
        remarks = on_cell(self.rehearsal.view, name, begun[-1] if begun else "")
        return asked("remarks", remarks, self.texts, self.rules)

    # --- tickets

    def _ticket(self, ticket: TicketSeen) -> Markup:
        """All its icons, each with what it can do."""
        found = [each for each in icons_now(self.rehearsal.view) if each.ticket == ticket.number]
        rows = [self._row(icon, ticket) for icon in found]
        return asked("icons", rows, self.texts, self.rules)

    def _row(self, icon: IconNow, ticket: TicketSeen) -> IconRow:
        printed = ticket.printed[int(icon.icon.partition("-")[2]) - 1]
        assert printed is not None
        goal = printed.sign == DESTINATION
        called = capital(self.texts.goal(printed.goal)) if goal else self.texts.icon(printed)
        uses = tuple(self.texts.message(use.called) for use in icon.uses)
        return IconRow(icon.name, called, uses, icon.reason)

    def _icon(self, name: str) -> Markup:
        if step_of(self.rehearsal) == steps.ACTION:
            found = [each for each in icons_now(self.rehearsal.view) if each.icon == name]
            held = {each.number: each for each in self.seen.hand}
            rows = [self._row(icon, held[icon.ticket]) for icon in found]
            return asked("uses", rows, self.texts, self.rules)
        if self.rehearsal.played or step_of(self.rehearsal) in (steps.PAY, *SEALED):
            return self._payment(name)
        return self._move(f"icon-{name}")

    def _payment(self, name: str) -> Markup:
        """Could it be used to pay for what is drafted?"""
        found = complete(self.rehearsal, [*self.use, name], (), self.texts.words)
        facts = found.facts
        if not isinstance(facts, Facts) or not (facts.payment or facts.verb == "seal"):
            return self._move(f"icon-{name}")
        return asked("remarks", [Remark("", found.reason)], self.texts, self.rules)

    # --- buttons

    def _recipe(self, element: str) -> Recipe | None:
        if step_of(self.rehearsal) != steps.ACTION:
            return None
        return next((each for each in recipes(self.rehearsal.view) if each.verb == element), None)

    def _move(self, element: str) -> Markup:
        """Whatever is a move by itself; of a ticket, what the step does with tickets."""
        view = self.rehearsal.view
        meant = [
            move
            for move in view.game.moves(view.setup)
            if element == _element(move.target, move.verb, move.amount)
            or (move.source == element and not isinstance(move.decision, PlayIcon))
        ]
        found = [(in_a_word(view, move), move) for move in meant]
        if not found or any(reason is None for reason, _ in found):
            return Markup("")
        reason, move = found[0]
        said = label(move, view, self.texts)
        return asked("remarks", [Remark("", reason)], self.texts, self.rules, said)


def _element(target: str | None, verb: str, amount: int | None) -> str | None:
    """What a page calls the button of a move: each bid has its own."""
    return target if amount is None else f"{verb}-{amount}"
