"""Tramways: payments that are proposed, against all that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from tests.games.tramways.planning.games import Moment, moments
from tests.games.tramways.rules.position import ORANGE, Scene, position
from tramshed.games.tramways import events
from tramshed.games.tramways.planning.payment import PAID_FOR, Payment, Refusal, propose
from tramshed.games.tramways.planning.reach import line, reach
from tramshed.kernel.record import plain
from tramshed.kernel.told import Happening, happenings

MOST_WAYS = 300
"""To try one by one."""

Way = tuple[tuple[str, ...], int]
"""The icons played, and what is lost: in quarters of points."""


def ways(now: Moment, moves: tuple[str, ...] = (), lost: int = 0) -> Iterator[Way]:
    """All ways to pay, tried one after another."""
    bill = now.table.bill
    assert bill is not None
    for move in now.menu:
        then = now.after([move])
        told = happenings(then.position.state)
        if move == "done":
            yield (*moves, move), lost + bill.money
        elif any(event.what in PAID_FOR for event in told):
            yield (*moves, move), lost + loss(then, told)
        else:
            yield from ways(then, (*moves, move), lost + loss(then, told))


def loss(then: Moment, told: list[Happening]) -> int:
    """A ticket, or a further icon's stress; the consequence; the last space of stress."""
    tickets, found = plain(then.position.state[0])["fixed"]["tickets"], 0
    last = then.table.players[then.seat].last_stress
    for event in told:
        if event.what in PAID_FOR:
            break
        if event.what == events.PLAYED:
            found += 4
        elif event.what == events.SUFFERED:
            strain, labour, gloom = (
                int(tickets[event.a][name]) for name in ("strain", "labour", "gloom")
            )
            found += 4 * (strain + labour + gloom) + int(tickets[event.a]["pay"])
        elif event.what == events.STRESS and event.seat == then.seat and event.b == last:
            found += 4  # TW-1.3: the last space costs a point
    return found


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_proposal_loses_least(seats: int) -> None:
    """Of all ways to pay; the icons that could be used are those of any way."""
    compared = 0
    for now in moments(seats, seats + 20, "pay"):
        found = propose(now.view)
        assert isinstance(found, Payment)
        every = [*islice(ways(now), MOST_WAYS)]
        if len(every) < MOST_WAYS:
            compared += 1
            assert found.loss * 4 == min(lost for _, lost in every)
            assert (found.moves, found.loss * 4) in every
            icons = {move for moves, _ in every for move in moves if move != "done"}
            assert icons == {f"play {each.ticket} {each.name}" for each in found.punched} | {
                f"play {each.ticket} {each.name}" for each in found.instead
            }
    assert compared > 20


@pytest.mark.parametrize("seats", [1, 3])
def test_an_icon_can_be_asked_for_or_spared(seats: int) -> None:
    """Used for certain, it is; and the payment is legal, as long as it says."""
    asked = 0
    for now in moments(seats, seats + 30, "pay"):
        first = propose(now.view)
        assert isinstance(first, Payment)
        for other in first.instead:
            found = propose(now.view, use=[other.icon])
            assert isinstance(found, Payment)
            assert other.icon in {each.icon for each in found.punched}
            assert found.loss == first.loss + other.more
            now.after(found.moves)
            asked += 1
        for used in first.punched:
            found = propose(now.view, spare=[used.icon])
            if isinstance(found, Payment):
                assert used.icon not in {each.icon for each in found.punched}
                assert found.loss >= first.loss
                now.after(found.moves)
            else:
                assert found.reason.clause == "TW-1.1"
    assert asked > 10


def at_the_bill(hand: str, cash: int = 3, stress: int = 1) -> Scene:
    """Orange has laid a line of three rails, with an open end."""
    hands, parcels = {ORANGE: hand}, {ORANGE: "A1 A2"}
    scene = position(
        "A 1920, H 1920", seats=2, hands=hands, parcels=parcels, cash=cash, stress=stress
    )
    found = reach(scene.match.view(ORANGE))
    ends = ((start, spot) for start in found.starts for spot in found.spots(start))
    start, spot = next((a, b) for a, b in ends if b.rails == 3 and b.ending == "open")
    scene.play(*line(found, start, spot))
    return scene


def test_a_ticket_is_worth_a_step_of_stress() -> None:
    """TW-1.1: 3 rails of one ticket, not 2 and 1 of two."""
    found = propose(at_the_bill("74 62 22").match.view(ORANGE))
    assert isinstance(found, Payment)
    assert found.moves == ("play 74 3rails",)
    assert [each.icon for each in found.instead] == ["22-2", "62-1"]
    assert (found.before, found.after) == (found.before, found.before)


@pytest.mark.parametrize(("stress", "more"), [(1, 0), (18, 0), (19, 0), (20, 1), (21, 0)])
def test_the_last_space_of_stress_costs_a_point_more(stress: int, more: int) -> None:
    """TW-1.3: 3 rails of a ticket with 1 stress, or 2 and 1 of two tickets; beyond the last space
    each step costs its point alone."""
    view = at_the_bill("1 62 22", stress=stress).match.view(ORANGE)
    strained, calm = (propose(view, use=[icon]) for icon in ("1-1", "62-1"))
    assert isinstance(strained, Payment)
    assert isinstance(calm, Payment)
    assert (calm.loss, strained.loss) == (2, 2 + more)
    lost = strained.after.joy - strained.before.joy, calm.after.joy - calm.before.joy
    assert lost == (-1 if stress >= 20 else 0, 0)


def test_a_consequence_is_in_the_bill() -> None:
    """TW-1.2: 3 rails for $3, or two tickets: three quarters of a point against one."""
    found = propose(at_the_bill("71 62 22", cash=3).match.view(ORANGE))
    assert isinstance(found, Payment)
    assert found.moves == ("play 71 3rails",)
    assert [(each.ticket, each.dollars) for each in found.suffered] == [(71, 3)]
    assert (found.before.cash, found.after.cash) == (3, 0)


def test_what_cannot_be_forced_says_why() -> None:
    """TW-1.1: an icon that nobody asked for, and one that leaves the rest unpaid; TW-1.2: a
    consequence that cannot be paid."""
    view = at_the_bill("74 71 62 22", cash=0).match.view(ORANGE)
    clauses = {}
    for icon in ("62-2", "71-1", "62-1"):
        found = propose(view, use=[icon], spare=["22-2"])
        assert isinstance(found, Refusal)
        assert found.icon == icon
        clauses[icon] = found.reason.clause, found.reason.message
    assert clauses == {
        "62-2": ("TW-1.1", "why.not-needed"),
        "71-1": ("TW-1.2", "why.consequence"),
        "62-1": ("TW-1.1", "why.cannot-complete"),
    }


def test_the_icon_asked_for_last_counts() -> None:
    """Where two do not go together."""
    view = at_the_bill("74 62 22").match.view(ORANGE)
    found = propose(view, use=["74-1", "62-1"])
    assert isinstance(found, Payment)
    assert found.moves == ("play 22 rail", "play 62 2rails")
