"""Why not? Every reason names its clause, and every reason occurs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.tramways.rules.position import BROWN, ORANGE, Scene, position
from tramshed.games.tramways import reasons, steps, whereabouts
from tramshed.games.tramways.administration.last_hand import begin_last_hand
from tramshed.games.tramways.administration.office import begin_administration
from tramshed.games.tramways.auction.bidding import begin_auction
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.reasons import REASONS
from tramshed.games.tramways.rounds import begin_round, proceed
from tramshed.games.tramways.state import State
from tramshed.games.tramways.track.laying import forbids_ends
from tramshed.kernel.match import new_match

HERE = Path(__file__).parent


def acting(**more: object) -> Scene:
    return position("A 1920", hands={ORANGE: "62"}, **more)  # type: ignore[arg-type]


def finished() -> Scene:
    return acting(order=(BROWN, 2, ORANGE), half=2, turn=2, rounds=6).play("income").leave_office()


def booked() -> Scene:
    return Scene(new_match(GAME, seats=3, seed=5))


def reading() -> Scene:
    return booked().play("book 1")


def at_a_commerce(face_up: int = 0, **more: object) -> Scene:
    """Orange has brought somebody to the commerce of board A."""
    scene = position(
        "A 1920",
        hands={ORANGE: "63"},
        tracks={ORANGE: ["1a 2a 3a 4a 4b 5b 5c 5d 5e"]},
        **more,  # type: ignore[arg-type]
    )
    scene.table.where[:face_up], scene.live.memory[:, :face_up] = whereabouts.FACE, 0
    return scene.play("move", "at 1a", "to C", "along 2a n").pay("63 C", "63 strip")


def used_up() -> Scene:
    scene = at_a_commerce()
    scene.table.books[0].left = 0
    return scene


def piled() -> Scene:
    return at_a_commerce(face_up=1, development="pile")


def bidding() -> Scene:
    scene = position("A 1920", hands={ORANGE: "62"}, row="62 63 64", begin=begin_auction)
    return scene.play("bid 1", "done")


def taking() -> Scene:
    scene = position("A 1920", row="62 63 64", begin=begin_auction)
    return scene.play("pass", "pass")


def choosing() -> Scene:
    return position("A 1920", decks={ORANGE: "62 63"}, rounds=6, begin=begin_last_hand)


def alone() -> Scene:
    """A solo line, with nothing left to turn up."""

    def begin(s: State) -> None:
        begin_round(s)
        proceed(s)

    scene = position("A 1920", seats=1, rounds=1, begin=begin)
    for card, place in enumerate(scene.table.where):
        if place == whereabouts.AUCTIONED:
            scene.table.where[card] = whereabouts.OUT
    scene.table.auction_left = 0
    return scene


def building() -> Scene:
    scene = position("A 1920", hands={ORANGE: "21 97"}, parcels={ORANGE: "A1"})
    return scene.play("build", "parcel A1")


def hosting() -> Scene:
    """The last passenger has come, and there is another on a ticket."""
    scene = position("A 1920", hands={ORANGE: "17 18"}, empty="1a 5e", begin=begin_administration)
    for seat in scene.acting():
        scene.play("done", seat=seat)
    scene.play("play 17 passenger", "at 1a")
    scene.table.supply = 0
    return scene


def office() -> Scene:
    return position("A 1920", hands={ORANGE: "17"}, begin=begin_administration)


MET: list[tuple[Callable[[], Scene], str, int, str]] = [
    (finished, "income", ORANGE, "why.over"),
    (acting, "income", BROWN, "why.not-awaited"),
    (booked, "book 4", -1, "why.no-such-book"),
    (used_up, "book 1", ORANGE, "why.empty-book"),
    (reading, "take 62", -1, "why.not-in-book"),
    (piled, "blind", ORANGE, "why.empty-pile"),
    (taking, "take 65", -1, "why.not-on-offer"),
    (choosing, "take 64", ORANGE, "why.not-yours"),
    (bidding, "bid 40", BROWN, "why.too-dear"),
    (bidding, "bid 1", BROWN, "why.bid-to-the-left"),
    (alone, "more", ORANGE, "why.no-more-tickets"),
    (building, "take 62", ORANGE, "why.not-supplied"),
    (hosting, "play 18 passenger", ORANGE, "why.no-passengers-left"),
    (office, "play 17 passenger", ORANGE, "why.second-phase"),
]


@pytest.mark.parametrize(("place", "move", "seat", "message"), MET, ids=[each[-1] for each in MET])
def test_why_not(place: Callable[[], Scene], move: str, seat: int, message: str) -> None:
    """TW-1.1: a move that is not offered says why."""
    scene = place()
    assert scene.message(move, None if seat < 0 else seat) == message


NOW = {
    "SIDES": ("TW-S2", "why.now-sides"),
    "DRAFT": ("TW-S3", "why.now-parcels"),
    "BOOK KEEP TOP PACKET": ("TW-S6", "why.now-development"),
    "HAND": ("TW-4.3", "why.now-last-hand"),
    "AUCTION": ("TW-2.1", "why.now-auction"),
    "ROW": ("TW-6.2", "why.now-line"),
    "TAKE": ("TW-2.4", "why.now-taking"),
    "VOID": ("TW-2.5", "why.now-void"),
    "ACTION": ("TW-3.0", "why.now-action"),
    "START LAY": ("TW-3.1", "why.now-track"),
    "UPGRADE": ("TW-3.6", "why.now-upgrade"),
    "PARCEL TICKET": ("TW-3.7", "why.now-building"),
    "RENOVATE": ("TW-3.9", "why.now-renovation"),
    "PASSENGER GOAL RIDE": ("TW-3.10", "why.now-trip"),
    "PAY": ("TW-1.1", "why.now-paying"),
    "COMMERCE LEISURE": ("TW-3.11", "why.now-bonus"),
    "ADMINISTRATION NEWCOMERS SQUARE": ("TW-4.1", "why.now-office"),
    "DEMAND": ("TW-4.2", "why.now-demand"),
}


@pytest.mark.parametrize(
    ("step", "due"), [(step, due) for names, due in NOW.items() for step in names.split()]
)
def test_something_else_is_to_be_decided(step: str, due: tuple[str, str]) -> None:
    """TW-1.1: out of turn, one hears what is due, with the clause of that."""
    scene = acting()
    scene.table.step = getattr(steps, step)
    reason = scene.match.why_not("side hard" if step != "SIDES" else "pass", ORANGE)
    assert reason is not None
    assert (reason.clause, reason.message) == due


def test_every_step_is_told_of() -> None:
    told = [getattr(steps, step) for names in NOW for step in names.split()]
    assert sorted(told) == [step for step in steps.ALL if step != steps.OVER]


def test_a_reason_that_only_the_search_meets() -> None:
    """TW-3.3: no line is begun that could only come back to where it began."""
    assert forbids_ends(acting().match.state[0], 0, 0, 1) == reasons.SAME_ENDS


IN_THE_SEARCH = {"why.same-ends", "why.closed-ring"}
"""Why a line cannot be finished in some way; whoever asks hears that it cannot be completed."""


def test_every_reason_is_met_in_a_test() -> None:
    """TW-1.1: an answer to "why not?" that no position gives would be untested."""
    others = (file for file in HERE.glob("test_*.py") if file != Path(__file__))
    tests = "".join(file.read_text("utf-8") for file in others)
    met = {*re.findall(r"why\.[a-z-]+", tests), *(message for *_, message in MET)}
    met |= {message for _, message in NOW.values()}
    assert {reason.message for reason in REASONS.values()} == met | IN_THE_SEARCH


def test_every_reason_names_a_clause() -> None:
    rules = (GAME.folder / "rules" / "en.md").read_text("utf-8")
    clauses = set(re.findall(r"^- (TW-\S+?)\. ", rules, re.MULTILINE))
    assert {reason.clause for reason in REASONS.values()} <= clauses
