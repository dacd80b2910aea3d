"""Journal lines, moments, glides, answers, and the catalogues behind them."""

from __future__ import annotations

import re

import pytest

from tests.games.take_a_train.web.positions import CASES, LANGUAGES, NAMES, positions, viewers
from tests.web.catalogues import catalogue, templates_and_code
from tramshed.games.take_a_train.meta import META
from tramshed.games.take_a_train.shown import news as happened
from tramshed.games.take_a_train.shown.narrate import narrate
from tramshed.games.take_a_train.shown.things import CARD_NAMED, Engine, FaceDown, locomotive, money
from tramshed.games.take_a_train.web.texts import HERE, web_words
from tramshed.kernel.match import Match
from tramshed.kernel.news import Happened, News
from tramshed.kernel.seats import EVERYONE
from tramshed.kernel.why_not import why_not_there
from tramshed.kernel.words import Message, Seat
from tramshed.web.contract import page_of

web = page_of("take_a_train")

COAL = CARD_NAMED["coal-200"]
SETUP = META.setup()


def told(event: Happened) -> News:
    """An event that everybody may know of."""
    return News(narrate(event, SETUP), EVERYONE, event)


def test_every_sentence_that_is_asked_for_exists_and_no_other() -> None:
    known, asked = set(catalogue(HERE, "en")), set()
    for file in templates_and_code(HERE):
        text = file.read_text("utf-8")
        asked |= {f"web.{name}" for name in re.findall(r'\bsay\(\s*"([\w.-]+)"', text)}
        asked |= {f"web.{name}" for name in re.findall(r'"(moment\.\w+)"', text)}
        asked |= set(re.findall(r'\bLabel\("(web\.[\w.-]+)"', text))
        families = re.findall(r'\bsay\(\s*(?:f"([\w-]+\.)\{|"([\w.-]+\.)" ~|\()', text)
        asked |= {
            name for name in known for start in families if name.startswith(f"web.{''.join(start)}")
        }
    single = {name for name in known if name.count(".") == 1}
    assert single - asked - {"web.drop", "web.hold"} == set()
    assert {name for name in asked if not name.endswith(".")} <= known


# --- the journal


def test_a_line_has_chips_and_escapes_names() -> None:
    message = told(happened.Attached(Seat(1), 2, Engine("diesel", 500, 3), COAL)).message
    line = web.line(message, web_words("en"), NAMES, 0)
    assert line.startswith('Frau &lt;b&gt;Huber&lt;/b&gt; couples <span class="chip chip-coal">')
    assert "Coal 200</span> to <span" in line
    assert "diesel 500 ×3</span>." in line
    assert web.line(message, web_words("en"), NAMES, 1).startswith("You couple")


@pytest.mark.parametrize(("kind", "seats"), CASES[:6])
def test_everything_that_happens_in_a_match_can_be_told(kind: str, seats: int) -> None:
    for number, match in enumerate(positions(kind, seats, every=1)):
        words = web_words(LANGUAGES[number % len(LANGUAGES)])
        for seat in viewers(match):
            for message in match.news(seat=seat):
                line = web.line(message, words, NAMES, seat)
                assert "event." not in line
                assert "\ue000" not in line


@pytest.mark.parametrize("units", [0, 1, 19, 20, 21, 500])
def test_an_amount_is_counted_in_dollars(units: int) -> None:
    assert money(units).dollars == units * 50


# --- moments


def moments(match: Match, seat: int) -> str:
    return web.moment(match.happened(seat=seat), web_words("en"), NAMES, seat)


def test_secret_bids_are_opened_together() -> None:
    for match in positions("blind", 3, every=1):
        shown = moments(match, 0)
        bids = [each for each in match.news() if each.id == "event.bid"]
        assert ("The bids are opened" in shown) == bool(bids)
        if bids:
            assert shown.count("<tr") == len(bids)


def test_a_round_is_paid_train_by_train() -> None:
    rounds = 0
    for match in positions("passing", 4, every=1):
        shown = moments(match, 0)
        if "Round income" not in shown:
            continue
        rounds += 1
        news = match.news()
        assert shown.count("<tr") == 4
        earned = [each for each in news if each.id == "event.earned"]
        assert shown.count('class="part"') == len(earned)
        assert "&lt;b&gt;" in shown
    assert rounds == 3


def test_most_news_need_no_pause() -> None:
    news = [told(happened.Passed(Seat(0)))]
    assert web.moment(news, web_words("en"), NAMES, 0) == ""


def test_a_card_that_changes_everything_is_shown() -> None:
    shown = web.moment([told(happened.Trashed(3))], web_words("en"), NAMES, None)
    assert "#special-trash" in shown
    assert "3 cards" in shown


# --- glides


def test_a_wagon_comes_from_the_market_and_the_next_from_the_deck() -> None:
    news = [happened.Attached(Seat(2), 3, FaceDown(), COAL), happened.TurnedUp(COAL)]
    assert web.origins(news, 0) == {"s3-train-3-wagon-*": "market-coal-200", "market-*": "deck-top"}
    assert web.origins(news, 0, undone=True) == {}


def test_coins_fly_to_the_bank_and_back() -> None:
    setup = next(positions("blind", 2)).setup
    sold = happened.Sold(Seat(0), locomotive(3, setup), money(20))
    assert web.origins([sold], 1) == {"@bank": "s1-cash"}
    got = [happened.TookBonus(Seat(1), money(12))]
    assert web.origins(got, 1) == {"@s2-cash": "bank"}


def test_a_draft_goes_round_to_the_left() -> None:
    engine = locomotive(3, next(positions("blind", 2)).setup)
    got = [happened.Handed(Seat(1), engine)]
    assert web.origins(got, 1) == {"loco-S4": "right-neighbour"}
    assert web.departures(got, 1) == {}
    assert web.departures(got, 0) == {"loco-S4": "left-neighbour"}


def test_replaced_cards_are_discarded() -> None:
    gone = web.departures([happened.Discarded(COAL)], 0)
    assert gone == {"market-coal-200": "discard", "market-coal-200-*": "discard"}


# --- the menu, and why not


def test_all_bids_are_one_entry_of_the_menu() -> None:
    match = next(each for each in positions("blind", 2, 1) if each.view(0).table.step == "bidding")
    seat = match.actors[0]
    menu = web.menu(match.legal_moves_of(seat), match.view(seat), web_words("en"))
    assert [choice["m"] for choice in menu] == ["bid #"]
    assert menu[0]["a"] is not None
    single = web.menu([match.moves.parse("bid 450")], match.view(seat), web_words("en"))
    assert single[0]["say"] == "Bid $450"


@pytest.mark.parametrize(("kind", "seats"), CASES[:6])
def test_every_choice_is_said_and_a_wagon_shows_what_it_brings(kind: str, seats: int) -> None:
    for match in positions(kind, seats, every=7):
        for seat in match.actors:
            if seat >= seats:
                continue
            view = match.view(seat)
            for choice in web.menu(match.legal_moves_of(seat), view, web_words("en")):
                assert choice["say"]
                assert not re.search(r"\b[SDE]\d\b", choice["say"]), "no card has its number on it"
                assert "web." not in choice["say"] + choice["tip"]
                if choice["m"].startswith("take") and choice["tip"]:
                    assert gain_of(match, seat, choice["m"]) == choice["tip"]


def gain_of(match: Match, seat: int, notation: str) -> str:
    """What the trains would earn more after a move, and the money it brings."""
    before = worth(match, seat)
    after = match.copy()
    rounds = match.view(seat).table.round
    after.play(notation, seat)
    seen = after.view(seat).table
    if seen.round != rounds or after.is_over or len(seen.players[seat].achieved) != before[1]:
        choice = web.menu([match.moves.parse(notation)], match.view(seat), web_words("en"))
        tip: str = choice[0]["tip"]
        return tip  # the round ended, or an objective was paid: other money came in
    return web_words("en").say(
        Message("web.tip.gain", {"amount": money((worth(after, seat)[0] - before[0]) // 50)})
    )


def worth(match: Match, seat: int) -> tuple[int, int]:
    player = match.view(seat).table.players[seat]
    return player.cash + sum(train.income for train in player.trains), len(player.achieved)


def answer(match: Match, seat: int, source: str, target: str) -> str:
    asked = why_not_there(match.position, seat, source, target)
    return web.why(asked, match.view(seat), web_words("en"), "/rules/take_a_train")


def test_the_answer_names_the_clause() -> None:
    match = next(each for each in positions("passing", 3, 1) if each.view(0).table.step == "naming")
    seat = match.actors[0]
    shown = match.view(seat).table.auction.revealed[0].name
    assert "#TT-" in answer(match, seat, f"revealed-{shown}", "own")
    assert "#TT-" in answer(match, seat, "market-coal-200", "train-1")


def test_a_train_that_carries_something_else_says_so() -> None:
    for match in positions("passing", 3, every=1):
        seen = match.view(match.actors[0]).table if players_of(match) else None
        if not seen or seen.step != "moving" or seen.seat is None:
            continue
        for number, train in enumerate(seen.players[seen.seat].trains, 1):
            for card in seen.market:
                if train.cargo and "-" in card and not card.startswith(train.cargo):
                    html = answer(match, seen.seat, f"market-{card}", f"train-{number}")
                    if "TT-3.4" in html:
                        assert "carries" in html
                        return
    raise AssertionError("no such train")


def players_of(match: Match) -> bool:
    return bool(match.actors) and match.actors[0] < match.setup.seats


def test_what_no_rule_speaks_of_gets_an_answer_too() -> None:
    match = next(positions("blind", 2))
    assert answer(match, 0, "hand-<b>", "nowhere") == "<p>There is no such move.</p>"


def test_an_answer_begins_with_a_capital() -> None:
    asked = 0
    for match in positions("passing", 3, every=5):
        for source in ("market-coal-200", "market-plus-one", "market-bonus"):
            for target in ("train-1", "cash", "lot"):
                html = answer(match, 0, source, target)
                said = re.sub(r"<[^>]*>", "", html).strip()
                assert said[:1] == said[:1].upper(), said
                asked += bool(said)
    assert asked
