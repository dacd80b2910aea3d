"""The end of a match: accounts that add up, for every game that keeps them; slips, and a curve."""

from __future__ import annotations

import random
import re
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

import tramshed
from tests.web.drawn import drawn
from tramshed.kernel.match import Match
from tramshed.kernel.outcome import Outcome
from tramshed.server.words import game_words, languages
from tramshed.web import curve, ending_page
from tramshed.web.contract import page_of
from tramshed.web.ending import Ending, Label, Ledger
from tramshed.web.endings import ending_of
from tramshed.web.result import Ended

MOST_NAMES = ("Ann", "<b>Ben</b>", "Cleopatra the Seventh", "堀川 みなみ", "Emil", "Fritz")
NAMES = drawn()


def played(name: str, seats: int, seed: int, moves: int = 1 << 20) -> Match:
    """A match at random; after so many moves the first player gives up."""
    match, dice = tramshed.game(name).match(seats=seats, seed=seed), random.Random(seed)
    while not match.is_over and len(match.turns) < moves:
        seat = dice.choice(match.actors)
        match.play(dice.choice(match.legal_moves_of(seat)), seat)
    if not match.is_over:
        match.concede(0)
    return match


def told(match: Match) -> Ending:
    assert match.outcome
    return ending_of(match.position, match.told, match.outcome)


def drawn_page(match: Match, language: str = "en", reader: int | None = None) -> str:
    name = match.setup.game
    assert match.outcome
    ended = Ended(match.outcome, MOST_NAMES[: match.setup.seats])
    shown = ending_page.Shown(ended, told(match), reader)
    return ending_page.render(shown, game_words(language, name), page_of(name).score)


def cases() -> list[tuple[str, int, int]]:
    """Each game with each number of players."""
    metas = {name: tramshed.game(name).meta for name in NAMES}
    return [
        (name, seats, moves)
        for name in NAMES
        for seats in metas[name].seats
        for moves in (60, 1 << 20)
    ]


@pytest.mark.parametrize(("name", "seats", "moves"), cases())
def test_every_account_adds_up_to_the_score(name: str, seats: int, moves: int) -> None:
    """Also where somebody gave up in the middle; and the course leads there."""
    for seed in (1, 2):
        match = played(name, seats, seed, moves)
        assert match.outcome
        ending = told(match)
        sums = [sum(sum(each.amounts) for each in account) for account in ending.accounts]
        assert tuple(sums) == match.outcome.scores
        assert ending.course[-1].scores == match.outcome.scores
        sources = [[each.source for each in account] for account in ending.accounts]
        assert all(each == sources[0] for each in sources)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_the_page_says_all_of_it(name: str, language: str) -> None:
    match = played(name, max(tramshed.game(name).meta.seats), 3)
    html = drawn_page(match, language, reader=0)
    assert not re.search(r"\b(?:web|page|result|line)\.[a-z]", html), "a sentence is missing"
    assert not re.search(r"\s(?:style|on\w+)=", html)
    assert "<b>Ben" not in html
    ElementTree.fromstring(f"<div>{html}</div>".replace("&nbsp;", " "))
    words, score = game_words(language, name), page_of(name).score
    assert match.outcome
    for each in match.outcome.scores:
        totals = re.findall(r"<tfoot>.*?<td>(.*?)</td>", html, re.DOTALL)
        assert score(each, words) in [total.strip() for total in totals]


def test_the_course_is_a_table_for_those_who_see_no_curve() -> None:
    match = played("take_a_train", 3, 1)
    html = drawn_page(match)
    course = html[html.index('<figure class="course">') :]
    assert 'aria-hidden="true"' in re.findall(r"<svg class=\"curve\"[^>]*>", course)[0]
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</th>(.*?)</tr>", course)
    assert [name for name, _ in rows] == [
        "Starting money", "Auction 1", "Round 1", "Auction 2", "Round 2", "Auction 3", "Round 3",
    ]  # fmt: skip
    assert match.outcome
    assert re.findall(r"<td>(.*?)</td>", rows[-1][1]) == [f"${n:,}" for n in match.outcome.scores]


def test_a_game_without_accounts_has_scores() -> None:
    """And a page that says who has won."""
    shown = ending_page.Shown(Ended(Outcome((3, 5), (1, 0)), ("Ann", "Ben")), Ending())
    html = ending_page.render(shown, game_words("en", "tiny"), page_of("tiny").score)
    assert re.search(r"Ben wins, 5\s:\s3", html)
    assert "<figure" not in html
    assert re.findall(r"<tfoot>.*?<td>(\d)</td>", html, re.DOTALL) == ["5", "3"]


# --- the ledger

BREAD, RENT = Label("bread"), Label("rent")


def test_a_ledger_lists_what_anybody_had() -> None:
    book = Ledger(2)
    book.add(0, BREAD, 5, part=1)
    book.add(0, BREAD, 7, part=2)
    book.add(0, BREAD, 1, part=2)
    book.stop(Label("first"))
    assert not book.is_open
    book.add(1, RENT, -4)
    assert book.is_open
    book.stop(Label("last"))
    ending = book.closed([RENT, BREAD, Label("nothing")])
    assert [[(each.source, each.amounts) for each in account] for account in ending.accounts] == [
        [(RENT, ()), (BREAD, (5, 8))],
        [(RENT, (-4,)), (BREAD, ())],
    ]
    assert [stop.scores for stop in ending.course] == [(13, 0), (13, -4)]


# --- the curve


def stops(*scores: tuple[int, ...]) -> list[curve.Stop]:
    return [curve.Stop(f"stop {number}", each) for number, each in enumerate(scores)]


@pytest.mark.parametrize(
    ("amounts", "written"),
    [((4, 1), "4 + 1"), ((-2, -3), "2 + 3"), ((-1, 2, -4), "− 1 + 2 − 4"), ((5,), "")],
)
def test_parts_of_a_row_add_up_to_it_as_they_are_written(
    amounts: tuple[int, ...], written: str
) -> None:
    book = Ledger(1)
    for part, amount in enumerate(amounts):
        book.add(0, Label("web.total"), amount, part)
    outcome = Outcome((sum(amounts),), (0,))
    shown = ending_page.Shown(Ended(outcome, ("Ann",)), book.closed())
    html = ending_page.render(shown, game_words("en", "trambahn"), page_of("trambahn").score)
    assert re.findall('colspan="2">(.*?)</td>', html) == [written] * bool(written)


def test_a_curve_begins_and_ends_where_it_should() -> None:
    svg = curve.draw(stops((0, 0), (40, 10), (100, 30)), ("Ann", "Ben"), str, str)
    root = ElementTree.fromstring(svg)
    lines = [each.get("points", "").split() for each in root.iter("polyline")]
    assert len(lines) == 2
    assert all(len(line) == 3 for line in lines)
    heights = [[float(point.split(",")[1]) for point in line] for line in lines]
    assert heights[0][0] == heights[1][0] > heights[1][2] > heights[0][2]
    assert [each.text for each in root.iter("text") if "end" in each.get("class", "")] == [
        "Ann",
        "Ben",
    ]


@pytest.mark.parametrize("last", [(5, 5, 5, 5, 5, 5), (0, 0, 0, 0, 0, 1), (9, 9, 9, 9, 9, 0)])
def test_names_at_the_ends_do_not_overlap(last: tuple[int, ...]) -> None:
    heights = [20 + 20 * (9 - each) for each in last]
    placed = curve.spread(heights)
    assert sorted(seat for seat, _ in placed) == list(range(6))
    for (_, above), (_, below) in pairwise(placed):
        assert below - above >= curve.LABEL - 1e-9
    assert placed[-1][1] <= curve.HEIGHT


def test_long_names_are_cut_where_the_drawing_ends() -> None:
    assert curve.cut("Ann", 60) == "Ann"
    assert curve.cut("Cleopatra the Seventh", 60).endswith("…")
    assert len(curve.cut("堀川堀川堀川堀川", 60)) < len(curve.cut("abcdefghabcdefgh", 60))


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Robot confirmé 5", "Robot… 5"),
        ("Steady bot 12", "Stea… 12"),
        ("普通のボット5", "普通の…5"),
    ],
)
def test_a_bot_keeps_its_number_where_its_name_is_cut(name: str, short: str) -> None:
    assert curve.cut(name, 8 * curve.LETTER) == short


@pytest.mark.parametrize("scores", [((0, 0), (0, 0)), ((5, -5), (-12, 3)), ((0, 0), (99999, 1))])
def test_any_scores_can_be_drawn(scores: tuple[tuple[int, ...], ...]) -> None:
    svg = curve.draw(stops(*scores), ("Ann", "Ben"), str, str)
    for each in ElementTree.fromstring(svg).iter("polyline"):
        for point in each.get("points", "").split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= curve.WIDTH
            assert curve.TOP - 0.1 <= y <= curve.HEIGHT - curve.BOTTOM + 0.1
    amounts = re.findall(r'class="amount"[^>]*>([^<]*)<', svg)
    assert 2 <= len(amounts) <= curve.MOST_TICKS + 2


def test_lines_are_told_apart_without_colours() -> None:
    assert len(set(curve.SIGNS)) == len(curve.COLOURS) == len(curve.STROKES) == 6
    shapes = [(curve.SIGNS[seat], curve.STROKES[seat]) for seat in range(6)]
    assert all(one != other for one, other in combinations(shapes, 2))
