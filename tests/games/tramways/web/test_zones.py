"""Zones: all that a seat may see and nothing more, with the elements that moves speak of."""

from __future__ import annotations

import re

import pytest

from tests.games.tramways.rules.position import PINK
from tests.games.tramways.rules.test_10_administration import crowded
from tests.games.tramways.web.positions import (
    CASES,
    LANGUAGES,
    page,
    positions,
    sitters,
    viewers,
    zones,
)
from tests.web.kept import assert_drawn_alike_anew
from tramshed.games.tramways.administration.end_of_round import end_round
from tramshed.games.tramways.rounds import proceed
from tramshed.games.tramways.shown.table import STEP_NAMES
from tramshed.games.tramways.web.art import sprite
from tramshed.games.tramways.web.asking import now
from tramshed.games.tramways.web.choices import menu
from tramshed.games.tramways.web.deciding import awaited
from tramshed.games.tramways.web.draft import complete
from tramshed.games.tramways.web.legal import legal
from tramshed.games.tramways.web.legend import legend
from tramshed.games.tramways.web.plaques import Plaque
from tramshed.games.tramways.web.texts import web_words
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.seats import SPECTATOR
from tramshed.web.drafts import Completed

MET: set[str] = set()
RARE = {"demand"}
"""Too few passengers for all squares."""


def ids_in(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


@pytest.mark.parametrize(("seats", "form"), CASES)
def test_every_zone_of_every_seat_can_be_drawn(seats: int, form: str) -> None:
    known = set(ids_in(sprite()))
    explained = set(legend(web_words("en"), "/rules"))
    for number, match in enumerate(positions(seats, form)):
        MET.add(match.view(0).table.step)
        for seat in viewers(match):
            html = page(match, seat, LANGUAGES[number % len(LANGUAGES)])
            ids = ids_in(html)
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= known | set(ids)
            assert not re.search(r"\bweb\.\w", html), "a sentence is missing"
            assert len(ids) == len(set(ids)), sorted(ids)
            assert not re.search(r"\s(?:style|on\w+)=", html)
            assert set(re.findall(r'describedby="about-([^"]+)"', html)) <= explained


def test_every_step_was_met() -> None:
    """Also by the test above, in the same process."""
    for seats, form in CASES if not MET else ():
        MET.update(match.view(0).table.step for match in positions(seats, form))
    assert set(STEP_NAMES) - RARE <= MET


@pytest.mark.parametrize(("seats", "form"), CASES)
def test_whoever_is_awaited_can_reach_every_legal_move(seats: int, form: str) -> None:
    for match in positions(seats, form, every=5):
        for seat in match.actors:
            ids, view = set(ids_in(page(match, seat))), match.view(seat)
            choices = menu(match.legal_moves_of(seat), view, web_words("en"))
            there = {choice["d"] for choice in choices if not choice["s"]}
            assert there <= ids, f"{sorted(map(str, there - ids))} in {view.table.step}"


@pytest.mark.parametrize(("seats", "form"), CASES)
def test_a_view_tells_who_is_awaited_and_what_can_be_done(seats: int, form: str) -> None:
    for match in positions(seats, form, every=7):
        for seat in viewers(match):
            assert awaited(match.view(seat).table) == match.actors
        for seat in match.actors:
            can, moves = legal(match.view(seat)), match.legal_moves_of(seat)
            assert can.words == {each.notation for each in moves if " " not in each.notation}
            assert list(can.bids) == [each.amount for each in moves if each.verb == "bid"]
            assert list(can.joys) == [each.amount for each in moves if each.verb == "joy"]


def test_a_parcel_is_drafted_by_its_ticket_or_on_the_map() -> None:
    match = next(each for each in positions(2, "advanced") if each.view(0).table.step == "draft")
    (seat,) = match.actors
    seen = match.view(seat).table
    choices = menu(match.legal_moves_of(seat), match.view(seat), web_words("en"))
    lots = {f"cell-{seen.lot(ticket.label).name}" for ticket in seen.draft}
    assert {str(each["d"]) for each in choices} == {f"ticket-{e.number}" for e in seen.draft} | lots


def test_a_sheet_docks_away_from_the_parcel_that_is_built_on() -> None:
    met = set()
    for match in positions(5, "plain", every=1):
        seen = match.view(match.actors[0]).table if match.actors else match.view(0).table
        if seen.step == "ticket":
            above = seen.lot(seen.choice).row > max(cell.row for cell in seen.cells.values()) / 2
            met.add(above)
            assert ('class="sheet build above"' in page(match, match.actors[0])) is above
    assert met == {True, False}


@pytest.mark.parametrize("seats", [1, 5])
def test_the_own_plaque_is_the_last(seats: int) -> None:
    match = next(positions(seats, "plain"))
    for seat in viewers(match):
        there = [each.seat for each in zones(match, seat).values() if isinstance(each, Plaque)]
        last = seats - 1 if seat == SPECTATOR else seat
        assert there == [(last + place) % seats for place in range(1, seats + 1)]


def test_data_can_be_kept_and_compared() -> None:
    for match in positions(3, "plain", every=60):
        for seat in viewers(match):
            once, again = zones(match, seat), zones(match, seat)
            assert once == again
            assert hash(tuple(once.values())) == hash(tuple(again.values()))


def test_what_is_remembered_is_what_would_be_drawn_anew() -> None:
    pages = [
        (match.copy(), seat, language)
        for match in positions(2, "plain", every=120)
        for seat in viewers(match)
        for language in LANGUAGES
    ]
    assert_drawn_alike_anew(page, pages)


def test_nobody_sees_tickets_in_another_hand() -> None:
    for match in positions(3, "plain", every=40):
        for seat in range(3):
            others = {
                f"ticket-{ticket.number}"
                for other in range(3)
                if other != seat
                for ticket in match.view(other).table.hand
                if ticket not in match.view(seat).table.players[other].surely_held
            }
            assert not others & set(ids_in(page(match, seat)))


def test_names_are_escaped() -> None:
    assert "<b>" in sitters(2)[1].name
    for match in positions(2, "plain", every=200):
        for seat in viewers(match):
            assert "<b>Huber" not in page(match, seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_for_too_few_passengers_are_cells(language: str) -> None:
    """TW-4.2: rare, since as many passengers as there are squares fill them all."""
    scene = crowded()
    scene.table.supply = 3
    end_round(scene.match.state[0])
    proceed(scene.match.state[0])
    MET.add(scene.match.view(PINK).table.step)
    html = page(scene.match, PINK, language)
    moves, view = scene.match.legal_moves_of(PINK), scene.match.view(PINK)
    chosen = [choice["d"] for choice in menu(moves, view, web_words(language))]
    assert chosen == [f"cell-{move.decision.cell}" for move in moves]
    assert set(chosen) <= set(ids_in(html))
    assert complete(Rehearsal(view), (), (), web_words(language)) == Completed()
    taken = next(
        cell for cell, each in view.table.cells.items() if each.site and each.site.passenger
    )
    assert "TW-4.1" in now(Rehearsal(view), f"cell-{taken}", (), web_words(language), "/rules")
