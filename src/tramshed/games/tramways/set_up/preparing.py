"""What was chosen, into the record: options, layout, the edition's boards and tickets (TW-S1)."""

from __future__ import annotations

from typing import Any

from tramshed.games.tramways import icons
from tramshed.games.tramways.components import (
    LAKE,
    LOT,
    MOUNTAIN,
    PLAIN,
    PRINTED,
)
from tramshed.games.tramways.edition import edition_of
from tramshed.games.tramways.edition.model import Cell, Cost, Edition, Ground, Icon, Sign
from tramshed.games.tramways.edition.selections import UP, most, parcels
from tramshed.games.tramways.edition.trouble import LOCALE, said
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.set_up.layout import (
    boards_needed,
    cell_spots,
    neighbours,
    parcels_needed,
)
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.record import Records
from tramshed.kernel.setup import Setup

GROUNDS = {Ground.PLAIN: PLAIN, Ground.MOUNTAIN: MOUNTAIN, Ground.LAKE: LAKE}
SIGNS = {
    Sign.RAILS: icons.RAILS,
    Sign.DESTINATION: icons.TO_TRADE,
    Sign.BUILD: icons.BUILD - 1,
    Sign.UPGRADE_TRACK: icons.UPGRADE_TRACK - 1,
    Sign.UPGRADE_BUILDING: icons.UPGRADE_BUILDING - 1,
    Sign.MONEY: icons.MONEY,
    Sign.WORKER: icons.WORKER - 1,
    Sign.PASSENGER: icons.PASSENGER - 1,
    Sign.CALM: icons.CALM - 1,
}
"""What is added to an icon's value, which is 1 where it says nothing."""
COSTS = {
    Cost.MONEY: "pay",
    Cost.STRESS: "strain",
    Cost.WORKER: "labour",
    Cost.HAPPINESS: "gloom",
}
"""The field of a consequence."""


def prepare(state: Records, setup: Setup) -> None:
    """The seats, the options, where the boards lie, the edition's boards and tickets."""
    fixed = state[0].fixed
    fixed.seats = setup.seats
    fixed.drafted = _chosen(setup, "parcels")
    fixed.pile = _chosen(setup, "development")
    fixed.sides = _chosen(setup, "sides")
    fixed.faces = _chosen(setup, "faces")
    fixed.spots = boards_needed(setup)
    fixed.parcels = parcels_needed(setup)
    for cell, (spot, near) in enumerate(zip(cell_spots(setup), neighbours(setup), strict=True)):
        fixed.near[cell] = near
        fixed.column[cell], fixed.row[cell] = spot
        fixed.cells = cell + 1
    edition = edition_of(setup)
    _refuse_without_map(setup, edition)
    _prepare_boards(fixed, edition)
    _prepare_tickets(fixed, edition)


def _refuse_without_map(setup: Setup, edition: Edition) -> None:
    """No boards of an owner's edition may hold the parcels that a map needs (TW-S1)."""
    boards, faces = boards_needed(setup), setup.option("faces")
    least, richest = parcels_needed(setup), most(edition, boards, parcels, faces)
    if richest.total < least:
        poor = said(
            "faces.no-map-here",
            edition=repr(setup.edition),
            least=least,
            boards=boards,
            faces=said(UP[faces]),
            most=richest.total,
        )
        raise BadSetup(poor, LOCALE)


def _chosen(setup: Setup, option: str) -> int:
    """The number of an option's chosen value."""
    (choices,) = (each.choices for each in META.options if each.name == option)
    return choices.index(setup.option(option))


def _prepare_boards(fixed: Any, edition: Edition) -> None:
    for number, board in enumerate(edition.boards):
        fixed.letters[number] = ord(board.letter) - ord("A")
        for side, face in enumerate(board.faces):
            fixed.lots[number, side] = len(face.labels)
        fixed.cell[number] = [_cell(cell, edition) for face in board.faces for cell in face.cells]


def _cell(cell: Cell, edition: Edition) -> int:
    if cell.ground == Ground.PARCEL:
        return LOT + edition.labels.index(cell.label)
    if cell.trade is not None:
        return PRINTED + cell.trade
    return GROUNDS[cell.ground]


def _prepare_tickets(fixed: Any, edition: Edition) -> None:
    for number, ticket in enumerate(edition.tickets):
        record = fixed.tickets[number]
        for slot, icon in enumerate(ticket.icons):
            record.icons[slot] = icon_number(icon, edition)
        record.icons[icons.STRIP_SLOT] = icons.STRIP if ticket.strip else icons.NONE
        record.void = ticket.void
        record.trade = ticket.trade or 0
        record.players = ticket.players
        if ticket.consequence is not None:
            amount = ticket.consequence.amount
            setattr(record, COSTS[ticket.consequence.cost], amount)


def icon_number(icon: Icon, edition: Edition) -> int:
    """An icon as the rules know it."""
    if icon.sign == Sign.LABEL:
        return icons.TO_LABEL + edition.labels.index(icon.label)
    return SIGNS[icon.sign] + icon.value
