"""Several seats awaited at once, amounts, and a table with a clock of its own: the tiny game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.room import Page, at_site, opened, person, run, sit
from tramshed.kernel import registry
from tramshed.server.http.services import ME, Chair
from tramshed.server.http.site import Site


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game is one of the games."""
    known = registry._packages
    monkeypatch.setattr(registry, "_packages", lambda: known() | {"tiny": "tests.tiny"})


async def three(site: Site, clock: str = "lap", pace: str = "live") -> list[Page]:
    """Three people at a table."""
    people = [await person(site, name) for name in ("Ann", "Ben", "Cas")]
    row = await site.services.make_table(
        people[0], "tiny", [ME, Chair("open"), Chair("open")], options={"clock": clock}, pace=pace
    )
    for who, seat in zip(people[1:], row.seats[1:], strict=True):
        assert seat.join_token
        await site.services.join(who, seat.join_token)
    pages = [await sit(site, row, who) for who in people]
    for page in pages:
        await page.until(lambda told: told.get("phase") == "play")
    await pages[0].settle()
    return pages


async def two_of_three_decided(site: Site) -> list[Page]:
    """Two of them have chosen in the draft, and the third has heard of it."""
    ann, ben, cas = pages = await three(site)
    await ann.move(ann.menu[0])
    await ben.move(ben.menu[0])
    await cas.settle()
    return pages


async def until(pages: list[Page], verb: str) -> None:
    """Decide anything until somebody may do this."""
    for _ in range(200):
        if any(move.startswith(verb) for page in pages for move in page.menu):
            return
        page = next(page for page in pages if page.menu)
        await page.move(page.menu[0])
        await page.settle()
    raise AssertionError(f"nobody may ever {verb}")


@at_site()
async def test_sealed_decisions_of_others_leave_my_number_alone(site: Site) -> None:
    pages = await three(site)
    await until(pages, "bid")
    assert all(page.menu for page in pages)
    first, *others = pages
    numbers = [page.now["n"] for page in others]
    zones = [dict(page.zones) for page in others]
    await first.move(first.menu[0])
    await first.settle()
    assert [page.now["n"] for page in others] == numbers
    assert [page.zones for page in others] == zones
    assert first.menu == []
    for page, number in zip(others, numbers, strict=True):
        assert (await page.move(page.menu[0], n=number))["t"] == "state"


@at_site()
async def test_a_sealed_choice_can_be_taken_back_until_all_are_opened(site: Site) -> None:
    ann, ben, cas = pages = await three(site)
    menu = ann.menu
    assert menu[0].startswith("keep")
    await ann.move(menu[0])
    assert ann.now["undo"]
    await ann.do("undo")
    assert ann.menu == menu
    await ann.move(menu[0])
    await ben.move(ben.menu[0])
    await ann.settle()
    assert ann.now["undo"]
    assert (await ann.do("undo"))["t"] == "state"
    assert ann.menu == menu
    await ann.move(menu[-1])
    await cas.move(cas.menu[0])
    for page in pages:
        await page.settle()
        assert not page.now["undo"]
    assert (await ann.do("undo"))["why"] == "undo"


@at_site()
async def test_a_change_of_mind_leaves_others_alone(site: Site) -> None:
    ann, ben, cas = await two_of_three_decided(site)
    before = [(page.now["n"], page.now["undo"], page.menu) for page in (ben, cas)]
    told = dict(ben.log)
    assert any("Ann has chosen" in line for line in told.values())
    await ann.do("undo")
    await cas.settle()
    assert [(page.now["n"], page.now["undo"], page.menu) for page in (ben, cas)] == before
    for page in (ben, cas):
        *lines, last = [text for _, text in sorted(page.log.items())]
        assert last == "Ann takes back a decision."
        assert not any("Ann has chosen" in line for line in lines)
    kept = {number: text for number, text in told.items() if "Ann" not in text}
    assert kept.items() <= ben.log.items(), "what stands is where it was"
    await ann.move(ann.menu[0])
    await ben.settle()
    assert max(ben.log) > max(told)


@at_site()
async def test_whoever_was_away_meanwhile_sees_the_journal_as_it_stands(site: Site) -> None:
    ann, _, cas = await two_of_three_decided(site)
    away = dict(cas.log)
    cas.close()
    await ann.do("undo")
    back = Page(cas.table, cas.connection.person_id)
    back.log = away
    await back.hello(seen=max(away))
    fresh = await Page(cas.table, cas.connection.person_id).hello()
    assert back.log == fresh.log
    assert not any("Ann has chosen" in line for line in back.log.values())


def test_a_restarted_server_lets_everybody_change_as_before(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            pages = await three(site)
            menu, people = pages[0].menu, [page.connection.person_id for page in pages]
            for page in pages[:2]:
                await page.move(page.menu[0])
            await pages[0].settle()
            board = pages[0].table.board
            assert board
            row, before = pages[0].table.row, [board.undoable(seat) for seat in range(3)]
            assert before == [1, 1, 0]
            live = board.live()
        async with opened(tmp_path) as site:
            table = await site.hub.table(row.id)
            assert table.board
            assert table.board.live() == live
            assert [table.board.undoable(seat) for seat in range(3)] == before
            ann, _, cas = [await Page(table, each).hello() for each in people]
            assert (await ann.do("undo", move=menu[0]))["t"] == "state"
            assert ann.menu == menu
            kept = await site.store.kept(row.id)
            assert kept
            assert [(each.number, each.seat) for each in kept.actions] == [(1, 1)]
            await ann.move(menu[-1])
            await cas.move(cas.menu[0])
            assert not table.board.undoable(0)

    run(play)


@at_site()
async def test_a_sealed_bid_is_final(site: Site) -> None:
    pages = await three(site)
    await until(pages, "bid")
    await pages[0].move(pages[0].menu[0])
    assert not pages[0].now["undo"]
    assert (await pages[0].do("undo"))["why"] == "undo"


@at_site()
async def test_a_bid_that_crossed_another_counts_if_it_is_still_high_enough(site: Site) -> None:
    pages = await three(site, "live")
    await until(pages, "raise")
    opener = next(page for page in pages if page.menu)
    await opener.move("raise 1")
    await opener.settle()
    fast, slow = (page for page in pages if page is not opener)
    stale = slow.now["n"]
    await fast.move("raise 2")
    await fast.settle()
    assert slow.now["n"] != stale
    assert (await slow.move("raise 2", n=stale))["why"] == "stale"
    assert (await slow.move("hold", n=stale))["why"] == "stale"
    assert (await slow.move("raise 3", n=stale))["t"] == "state"
    await slow.settle()
    assert (await slow.move("raise 4", n=stale))["why"] == "stale"


@at_site(bot_pace=60.0)
async def test_nobody_ends_the_match_for_several_others(site: Site) -> None:
    ann, ben, _ = await three(site)
    assert (await ann.do("concede"))["why"] == "concede"
    await ann.do("replace", seat=0)  # a bot may go on in one's place
    assert ann.now["players"][0]["standin"]
    assert (await ben.do("concede"))["t"] == "state", "only Cas is left"
    assert ben.now["result"]["ranks"][1] == 2


@at_site()
async def test_several_before_one_screen_decide_in_any_order(site: Site) -> None:
    ann = await person(site, "Ann")
    beside = [Chair("same-screen", name=name) for name in ("Ben", "Cas")]
    row = await site.services.make_table(ann, "tiny", [ME, *beside])
    page = await sit(site, row, ann)
    await page.settle()
    assert page.now["turn"] == page.now["held"] == [0, 1, 2]
    assert page.now["curtain"]["seat"] == 0
    for seat in (1, 2):
        await page.say({"t": "lift", "seat": seat})
        await page.settle()
        assert page.now["seat"] == seat
        await page.say({"t": "drop"})  # to let somebody else go first
        await page.settle()
        assert page.now["seat"] is None
        await page.say({"t": "lift", "seat": seat})
        await page.settle()
        await page.move(page.menu[0])
        assert page.now["seat"] is None, "the curtain falls"
        assert page.menu == []
    assert page.now["turn"] == [0]
    assert page.now["curtain"] == {"seat": 0, "name": "Ann"}
