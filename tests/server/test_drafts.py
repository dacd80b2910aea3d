"""Drafts: what a page is told of choices that it has not sent, and that nobody else is."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.discovery import games
from tests.server.leaks import _board, _copy, _page, table_in_memory
from tests.server.room import Page, opened, run, two_pages
from tramshed.kernel import drive
from tramshed.kernel.rehearsal import Rehearsal
from tramshed.kernel.words import Words
from tramshed.server.wire import commands, connection
from tramshed.server.wire.drafting import Wanted
from tramshed.server.wire.messages import Rehearse, write
from tramshed.server.words import languages
from tramshed.web import contract
from tramshed.web.drafts import Completed

LANGUAGES = languages()
ENOUGH = 80
"""Rehearsals that are compared: most of a match."""


def first_that_follows(
    rehearsal: Rehearsal, use: Sequence[str], spare: Sequence[str], words: Words
) -> Completed:
    """Completed by the first thing that can be done, once anything is chosen."""
    following = rehearsal.menu[:1] if rehearsal.played else ()
    return Completed(
        moves=following,
        ready=bool(following),
        facts=(tuple(use), tuple(spare)),
        data={"use": list(use), "menu": list(rehearsal.menu)},
    )


def page_with_drafts(name: str) -> contract.GamePage:
    page = contract.page_of(name)
    return replace(page, complete=page.complete or first_that_follows)


@pytest.fixture
def drafts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game's page has drafts."""
    for module in (commands, connection):
        monkeypatch.setattr(module, "page_of", page_with_drafts)


async def rehearse(page: Page, *moves: str, k: int = 1, **more: Any) -> dict[str, Any]:
    number = more.pop("n", page.now["n"])
    told = await page.do("rehearse", n=number, k=k, moves=list(moves), **more)
    page.zones |= told.get("zones", {})
    return told


async def safe_move(page: Page) -> str:
    """A move that a rehearsal goes past."""
    for number, move in enumerate(page.menu):
        told = await rehearse(page, move, k=1000 + number)
        if told["t"] == "rehearsed" and told.get("chosen") == [move]:
            return move
    raise AssertionError("nothing can be rehearsed")


def not_in_hand(page: Page) -> str:
    """A move with a card that the page's seat does not hold."""
    cards = (f"passenger {colour}{number}" for colour in "BGRY" for number in range(1, 11))
    return next(move for move in cards if move not in page.menu)


@pytest.mark.usefixtures("drafts")
def test_a_draft_is_told_to_its_page_alone_and_forgotten(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as site:
            mine, theirs = await two_pages(site)
            assert mine.now["drafts"]
            before, heard, board = dict(mine.zones), len(theirs.told), mine.table.board
            assert board is not None
            live, menu = board.live(), mine.menu
            move = await safe_move(mine)
            told = await rehearse(mine, move, k=7, use=["a-1"], spare=["b-2"])
            assert (told["n"], told["k"], told["ok"]) == (mine.now["n"], 7, True)
            assert told["chosen"] == [move]
            assert told["moves"][0] == move
            assert len(told["moves"]) == 2
            assert told["data"]["use"] == ["a-1"]
            assert move not in [choice["m"] for choice in told["menu"]]
            assert mine.zones != before
            await rehearse(mine, k=8)
            assert mine.zones == before
            await mine.settle()
            assert len(theirs.told) == heard
            assert board.live() == live
            assert mine.menu == menu

    run(scene)


@pytest.mark.usefixtures("drafts")
def test_what_was_rehearsed_can_be_sent_as_it_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as site:
            mine, _ = await two_pages(site)
            told = await rehearse(mine, await safe_move(mine))
            state = await mine.move(*told["moves"])
            assert state["t"] == "state"
            look = mine.table.seat_views.of(mine.now["seat"], "en")
            assert look is not None
            assert set(mine.zones) >= set(look.zones)
            fresh = await Page(mine.table, mine.connection.person_id).hello()
            assert {name: mine.zones[name] for name in look.zones} == {
                name: fresh.zones[name] for name in look.zones
            }

    run(scene)


@pytest.mark.usefixtures("drafts")
def test_a_draft_outlives_a_state_that_changes_nothing_of_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as site:
            mine, theirs = await two_pages(site)
            undrafted = dict(mine.zones)
            await rehearse(mine, await safe_move(mine))
            drafted = {name for name in undrafted if mine.zones[name] != undrafted[name]}
            shown, heard = dict(mine.zones), len(mine.told)
            theirs.close()  # who is here is shown anew
            await mine.until(lambda told: told["t"] == "state", heard)
            assert drafted
            assert {name: mine.zones[name] for name in drafted} == {
                name: shown[name] for name in drafted
            }

    run(scene)


@pytest.mark.usefixtures("drafts")
def test_what_is_not_allowed_says_why_and_keeps_what_is(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as site:
            mine, theirs = await two_pages(site)
            move = await safe_move(mine)
            told = await rehearse(mine, move, not_in_hand(mine))
            assert told["chosen"] == [move]
            assert "ok" not in told
            assert "moves" not in told
            assert told["html"]
            for refused, why in (
                (await rehearse(mine, "fly"), "not-a-move"),
                (await rehearse(mine, move, n=mine.now["n"] + 1), "stale"),
                (await rehearse(theirs), "not-your-turn"),
            ):
                assert (refused["t"], refused["why"]) == ("refused", why)

    run(scene)


def test_a_page_without_drafts_has_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as site:
            mine, _ = await two_pages(site)
            assert "drafts" not in mine.now
            refused = await rehearse(mine)
            assert (refused["t"], refused["why"]) == ("refused", "no-drafts")

    run(scene)


@pytest.mark.usefixtures("drafts")
@pytest.mark.parametrize("name", games())
def test_a_rehearsal_depends_on_what_a_seat_may_know(name: str) -> None:
    """Two tables that look the same to a seat answer with the same bytes, whatever is hidden."""
    rng, dice, compared, is_over = random.Random(3), drive.new_dice(3), 0, False

    async def scene() -> None:
        nonlocal compared, is_over
        real, other = table_in_memory(name, 3), table_in_memory(name, 3)
        board = _board(real)
        while not board.is_over and compared < ENOUGH:
            for seat in board.actors:
                if seat >= board.setup.seats:
                    continue
                _copy(real, other)
                drive.determinize(board.view(seat).record, _board(other).state, dice)
                actions = tuple(rng.choices(board.menu(seat), k=2))
                language = rng.choice(LANGUAGES)
                sent = []
                for table in (real, other):
                    page = _page(table, seat, language)
                    page.compose()
                    wish = Rehearse(id="a", n=0, k=1)
                    page.rehearse(Wanted(actions, ("x",), ()), wish)
                    sent.append(write(page._answers.pop()))
                assert sent[0] == sent[1]
                compared += 1
            actor = rng.choice(board.actors)
            await real.play(actor, [rng.choice(board.menu(actor))])
        is_over = board.is_over

    run(scene)
    assert compared >= ENOUGH or (compared and is_over)  # a short game is compared whole
