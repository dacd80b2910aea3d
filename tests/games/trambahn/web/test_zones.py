"""Zones: all that a seat may see and nothing more, with the elements that moves speak of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import tramshed
from tests.web.kept import assert_drawn_alike_anew
from tramshed.games.trambahn.web.art import sprite
from tramshed.games.trambahn.web.choices import menu
from tramshed.games.trambahn.web.drawing import board, fans, render
from tramshed.games.trambahn.web.texts import web_words
from tramshed.games.trambahn.web.zones import ZONES, Actions, Hand, zone_data
from tramshed.kernel.match import Match
from tramshed.kernel.seats import SPECTATOR
from tramshed.terminal.language import languages
from tramshed.web.drawing import numbered
from tramshed.web.seats import Offers, Sitter

NAMES = ["Xaver", "Frau <b>Huber</b>"]
SITTERS = [Sitter(name, bot) for name, bot in zip(NAMES, (False, True), strict=True)]
LANGUAGES = languages()


def positions(seed: int = 5, every: int = 17) -> Iterator[Match]:
    """Positions of a random match, up to its end."""
    match, rng = tramshed.game("trambahn").match(seed=seed, names=["A", "B"]), Random(seed)
    while not match.is_over:
        if len(match.turns) % every == 0:
            yield match
        match.play(rng.choice(match.legal_moves))
    yield match


def page(match: Match, seat: int, language: str = "en") -> str:
    words = web_words(language)
    data = zone_data(match.view(seat), SITTERS, Offers(True, True, True), match.outcome)
    return render("status", data["status"], words) + board(data, words, journal="")  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_zone_of_every_seat_can_be_drawn(language: str) -> None:
    known = set(re.findall(r' id="([^"]+)"', sprite()))
    for match in positions():
        for seat in (0, 1, SPECTATOR):
            html = page(match, seat, language)
            assert set(re.findall(r'<use href="#([^"]+)"', html)) <= known
            assert "web." not in html
            ids = re.findall(r' id="([^"]+)"', html)
            assert len(ids) == len(set(ids))


def test_all_cards_at_once_become_money_by_legal_moves() -> None:
    """TB-3: while it is the viewer's income, and there is more than one card."""
    offered = 0
    for match in positions(every=1):
        for seat in (0, 1):
            hand = zone_data(match.view(seat), SITTERS, outcome=match.outcome)["hand"]
            assert isinstance(hand, Hand)
            if hand.pays:
                offered += 1
                moves = hand.paying.split(", ")
                assert len(moves) > 1
                assert set(moves) == {str(move) for move in match.legal_moves} - {"done"}
    assert offered


def test_data_can_be_kept_and_compared() -> None:
    match = next(positions())
    once, again = (zone_data(match.view(0), SITTERS) for _ in range(2))
    assert set(once) == set(ZONES)
    assert once == again
    assert {hash(data) for data in once.values()} == {hash(data) for data in again.values()}


def test_what_is_remembered_is_what_would_be_drawn_anew() -> None:
    seats, pages = (0, 1, SPECTATOR), []
    for match in positions(every=29):
        pages += [(match.copy(), seat, language) for seat in seats for language in LANGUAGES]
    assert_drawn_alike_anew(page, pages)


def test_both_seats_share_what_is_public() -> None:
    match = next(positions())
    one, other = zone_data(match.view(0), SITTERS), zone_data(match.view(1), SITTERS)
    looking_on = zone_data(match.view(SPECTATOR), SITTERS)
    for zone in ("rows", "market", "pad"):
        assert one[zone] == other[zone] == looking_on[zone]
    assert looking_on["theirs"] == other["theirs"]


def test_no_zone_shows_a_hidden_card() -> None:
    """Whatever the other player holds, the page is the same."""
    for match in positions(every=23):
        for seat in (0, 1, SPECTATOR):
            hands = re.findall(r"hand-face-(\w+)", page(match, seat))
            view = match.view(seat).table
            assert hands == list(view.hand)


def test_every_legal_move_has_its_elements_on_the_page() -> None:
    for match in positions(every=5):
        seat = match.turn
        if seat is None:
            continue
        html = page(match, seat)
        ids = set(re.findall(r' id="([^"]+)"', html))
        sources = set(re.findall(r'data-source="([^"]+)"', html))
        for move in match.legal_moves:
            assert move.target in ids
            assert move.source is None or move.source in sources


def test_names_are_escaped() -> None:
    html = page(next(positions()), 0)
    assert "<b>Huber" not in html
    assert "Frau &lt;b&gt;Huber&lt;/b&gt;" in html


def test_nothing_is_styled_or_scripted_inline() -> None:
    assert not re.search(r"\s(?:style|on\w+)=", page(next(positions()), 0))


def test_the_second_of_a_kind_has_an_id_of_its_own() -> None:
    assert numbered(["B5", "B5", "C"], "hand") == [
        ("B5", "hand-B5", "hand-B5"),
        ("B5", "hand-B5-2", "hand-B5"),
        ("C", "hand-C", "hand-C"),
    ]


@pytest.mark.parametrize("count", range(1, 19))
def test_long_columns_are_laid_out_in_fans(count: int) -> None:
    cards = [f"B{n}" for n in range(count)]
    laid = fans(cards)
    assert [card for fan in laid for _, card in fan] == cards
    assert [number for fan in laid for number, _ in fan] == list(range(1, count + 1))
    assert max(map(len, laid)) <= 5


def test_the_button_warns_of_columns_that_would_be_lost() -> None:
    match = tramshed.game("trambahn").match(seed=1, names=["A", "B"])
    for verb in ("passenger", "done", "station", "done", "done"):
        match.play(next(move for move in match.legal_moves if move.verb == verb))
    seat = match.turn
    assert seat is not None
    actions = zone_data(match.view(seat), SITTERS)["actions"]
    assert isinstance(actions, Actions)
    assert actions.loses == 1
    assert "data-grave" in render("actions", actions, web_words("en"))


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (0, "Frau &lt;b&gt;Huber&lt;/b&gt; concedes. You win"),
        (1, "You concede. Xaver wins"),
        (SPECTATOR, "Frau &lt;b&gt;Huber&lt;/b&gt; concedes. Xaver wins"),
    ],
)
def test_a_concession_is_said(seat: int, said: str) -> None:
    match, words = next(positions()), web_words("en")
    match.concede(1)
    data = zone_data(match.view(seat), SITTERS, outcome=match.outcome)
    assert said in render("status", data["status"], words)
    pad = render("pad", data["pad"], words)
    assert re.findall(r"<td>(wins|conceded)</td>", pad) == ["wins", "conceded"]
    assert 'id="done"' not in render("actions", data["actions"], words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_concession_is_said_in_every_language(language: str) -> None:
    match, words = next(positions()), web_words(language)
    match.concede(0)
    for seat in (0, 1, SPECTATOR):
        data = zone_data(match.view(seat), SITTERS, outcome=match.outcome)
        html = render("status", data["status"], words) + render("pad", data["pad"], words)
        assert "web." not in html


def test_the_menu_says_what_a_scoring_brings() -> None:
    for match in positions(every=3):
        seat = match.turn
        if seat is None:
            continue
        for choice in menu(match.legal_moves, match.view(seat), web_words("en")):
            assert choice["say"]
            assert bool(choice["tip"]) == ("scores" in choice["say"])
