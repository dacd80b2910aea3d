"""The tickets of an edition, each clause broken once (TW-C3, TW-C4, TW-C5, TW-C10)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.forgery import forged
from tests.games.tramways.rules.editions import EDITION, broken, changed, without
from tramshed.games.tramways.edition.check import breaches
from tramshed.games.tramways.edition.known_tickets import KNOWN, Known
from tramshed.games.tramways.edition.model import (
    Consequence,
    Cost,
    Icon,
    Kind,
    Sign,
    Ticket,
    Trade,
)
from tramshed.games.tramways.edition.reading import read
from tramshed.kernel.errors import BadSetup


def ticket(number: int) -> Ticket:
    return next(ticket for ticket in EDITION.tickets if ticket.number == number)


def test_101_tickets() -> None:
    """TW-C3"""
    kinds = Counter(ticket.kind for ticket in EDITION.tickets)
    assert [kinds[kind] for kind in Kind] == [20, 25, 16, 30, 10]
    assert sum(ticket.void for ticket in EDITION.of_kind(Kind.AUCTION)) == 5


def test_tickets_stand_in_order() -> None:
    """TW-C3: by kind; parcels by label, buildings by type, auction by mark, rails before money."""
    tickets = EDITION.tickets
    assert [t.kind for t in tickets] == sorted(t.kind for t in tickets)
    assert [t.trade for t in tickets[45:61]] == [t for t in Trade for _ in range(4)]
    assert [t.players for t in tickets[61:91]] == [2] * 12 + [3] * 6 + [4] * 6 + [5] * 6
    assert [t.icons[0].sign for t in tickets[91:]] == [Sign.RAILS] * 5 + [Sign.MONEY] * 5


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ([("    3 | 2 rails, L, I", "#   3 | 2 rails, L, I")], "development tickets"),
        ([("97-101", "97-102")], "generic tickets"),
        ([("46 |    R     |", "46 |    C     |")], "building tickets of type R"),
        ([("46 |    R     |", "46 |    C     |")], "building tickets of type C"),
        ([("| $5    ", "| VOID  ")], "development ticket 15"),
        ([("90 |    5     | 3 rails, I", "90 |    5     | VOID")], "VOID tickets"),
        ([("   91 |", "   90 |")], "ticket 90"),
    ],
)
def test_counts_of_tickets(changes: list[tuple[str, str]], where: str) -> None:
    """TW-C3"""
    assert ("TW-C3", where) in broken(changed(*changes))


def test_what_a_ticket_shows() -> None:
    """TW-C4"""
    assert ticket(5).icons == (
        Icon(Sign.RAILS, 2),
        Icon(Sign.DESTINATION, Trade.R),
        Icon(Sign.CALM),
    )
    assert ticket(12).icons == (Icon(Sign.UPGRADE_TRACK), Icon(Sign.UPGRADE_BUILDING))
    assert ticket(12).consequence == Consequence(Cost.MONEY, 3)
    assert ticket(21).icons[0] == Icon(Sign.LABEL, label="A1")
    assert {t.consequence.cost for t in EDITION.tickets if t.consequence} == set(Cost)
    assert {icon.sign for t in EDITION.tickets for icon in t.icons} == set(Sign)


def test_the_strip_is_on_every_ticket_but_void() -> None:
    """TW-C4"""
    assert [t.number for t in EDITION.tickets if not t.strip] == [72, 73, 79, 85, 91]


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ([("    3 | 2 rails, L, I", "    3 | 2 rails, A3, I")], "development ticket 3"),
        ([("| A3, 2 rails", "| R, 2 rails ")], "parcel ticket 23"),
        ([("| A3, 2 rails", "| A3, A4     ")], "parcel ticket 23"),
    ],
)
def test_a_label_is_on_its_own_card_only(changes: list[tuple[str, str]], where: str) -> None:
    """TW-C4"""
    assert ("TW-C4", where) in broken(changed(*changes))


@forged(
    {
        "| 2 rails, L, I": {
            "| 2 rails, L, I, R, C": "at most 4 icons, not 5 (TW-C4)",
            "| 4 rails, L, I": "'4 rails' is no icon; icons are 1 rail,",
            "| 2 rails L, I": "'2 rails L' is no icon",
            "|": "'' is no icon",
            "| R | C | L": "a row here has number | icons | consequence",
        },
        "| pay $2": {"| pay 2": "'pay 2' is no consequence; they are pay $3, stress +1"},
        "46 |    R": {"46 |    X": "'X' is no building; buildings are R, C, L and I"},
        "66 |    2+": {"66 |    6+": "'6+' is no player count; write 2+, 3+, 4+ or 5"},
        "  92-96": {
            "9x": "'9x' is no number; write 7, or 92-96 for five alike",
            "96-92": "'96-92': from the lower to the higher, 30 at most",
        },
    }
)
def test_a_row_that_is_no_ticket(old: str, new: str, complaint: str) -> None:
    """TW-C4: told with its file and line."""
    with pytest.raises(BadSetup) as caught:
        read(changed((old, new)))
    assert str(caught.value).startswith("tickets.txt, line ")
    assert complaint in str(caught.value)


def test_a_minus_may_be_a_real_one() -> None:
    assert read(changed(("| $2, stress -1   ", "| $2, stress −1   "))) == EDITION


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.missing)
def test_known_tickets(known: Known) -> None:
    """TW-C5: the default edition has them; without any one sort, it breaks the clause."""
    fitting = [ticket for ticket in EDITION.tickets if known.fits(ticket)]
    assert len(fitting) >= known.least
    left = fitting[known.least - 1 :]
    found = breaches(without(EDITION, *left))
    assert any(
        (breach.clause, breach.where.id, breach.what.id) == ("TW-C5", known.where, known.missing)
        for breach in found
    )


def test_what_is_known() -> None:
    """TW-C5"""
    assert len(KNOWN) == 15
    least = {known.missing: known.least for known in KNOWN if known.least > 1}
    assert least == {
        "faces.known.rails-worker": 5,
        "faces.known.money-build": 5,
        "faces.known.rail": 3,
    }
    commerce = [t for t in EDITION.of_kind(Kind.BUILDING) if t.trade == Trade.C]
    r, c = (Icon(Sign.DESTINATION, trade) for trade in (Trade.R, Trade.C))
    assert any(r in t.icons and c not in t.icons for t in commerce)
    assert all(not t.icons and not t.consequence for t in EDITION.tickets if t.void)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ([("| $1, build  ", "| $2, build  ")], "generic ticket 97"),
        (
            [("91 |    5     | VOID        ", "91 |    5     | VOID | pay $1 #")],
            "auction ticket 91",
        ),
        ([("| D3, R, build", "| D3, R       ")], "parcel tickets"),
        ([("| H1, L, passenger", "| H1, R, passenger")], "parcel tickets"),
    ],
)
def test_tickets_unlike_the_known_ones(changes: list[tuple[str, str]], where: str) -> None:
    """TW-C5"""
    assert ("TW-C5", where) in broken(changed(*changes))


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ([("74 |    3+", "74 |    2+")], "auction tickets marked 2"),
        ([("74 |    3+", "74 |    2+")], "auction tickets marked 3"),
        ([("79 |    3+", "79 |    4+"), ("80 |    4+", "80 |    3+")], "auction tickets marked 4"),
        ([("79 |    3+", "79 |    4+"), ("80 |    4+", "80 |    3+")], "auction tickets marked 3"),
    ],
)
def test_auction_cards_by_mark(changes: list[tuple[str, str]], where: str) -> None:
    """TW-C10"""
    assert ("TW-C10", where) in broken(changed(*changes))


def test_marks_add_up() -> None:
    """TW-C10"""
    tickets = EDITION.of_kind(Kind.AUCTION)
    used = [[t for t in tickets if t.players <= players] for players in (2, 3, 4, 5)]
    assert [len(cards) for cards in used] == [12, 18, 24, 30]
    assert [sum(t.void for t in cards) for cards in used] == [2, 3, 4, 5]
