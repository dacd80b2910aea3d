"""Bots, absent people, several people at one screen."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.room import Page, at_site, person, sit, table_of_two, two_pages
from tramshed.kernel.registry import metas
from tramshed.server.http.services import FRIEND, ME, Chair, waits_for
from tramshed.server.http.site import Site
from tramshed.server.play.levels import chair_for, names_at
from tramshed.server.play.seating import new_table
from tramshed.server.workers.pool import WorkerFailed

SAME = Chair("same-screen", name="Zoe")


async def beside(site: Site) -> Page:
    """Ann and Zoe before one screen."""
    ann = await person(site, "Ann")
    row = await site.services.make_table(ann, "trambahn", [ME, SAME])
    page = await sit(site, row, ann)
    await page.settle()
    return page


@at_site()
async def test_the_curtain_hides_both_hands_until_somebody_is_there(site: Site) -> None:
    page = await beside(site)
    assert page.now["held"] == [0, 1]
    assert page.now["seat"] is None
    mover = page.now["turn"][0]
    assert page.now["curtain"] == {"seat": mover, "name": ("Ann", "Zoe")[mover]}
    assert page.menu == []
    closed = page.zones["hand"]
    await page.say({"t": "lift", "seat": mover})
    await page.settle()
    assert page.now["seat"] == mover
    assert page.now["curtain"] is None
    assert page.zones["hand"] != closed
    assert page.menu


@at_site()
async def test_the_curtain_falls_when_the_other_one_is_awaited(site: Site) -> None:
    page = await beside(site)
    mover = page.now["turn"][0]
    hidden = page.zones["hand"]
    await page.say({"t": "lift", "seat": mover})
    await page.settle()
    while mover in page.now["turn"]:
        await page.move(page.menu[-1] if "done" not in page.menu else "done")
    assert page.now["seat"] is None
    assert page.now["curtain"]["seat"] == 1 - mover
    assert page.zones["hand"] == hidden
    assert (await page.move("done"))["why"] == "curtain"
    assert not any("You" in line for line in page.log.values())


@at_site()
async def test_the_curtain_can_be_lowered_by_hand_and_not_lifted_for_others(site: Site) -> None:
    page = await beside(site)
    await page.say({"t": "lift", "seat": 0})
    await page.say({"t": "drop"})
    await page.settle()
    assert page.now["seat"] is None
    stranger = await sit(site, page.table.row, await person(site, "Eve"))
    try:
        await stranger.say({"t": "lift", "seat": 0})
    except Exception as error:
        assert str(error) == "seat"  # noqa: PT017
    await stranger.settle()
    assert stranger.now["seat"] is None


@at_site()
async def test_a_bot_plays_its_turn_in_another_process(site: Site) -> None:
    ann = await person(site, "Ann")
    row = await site.services.play_now(ann, "trambahn", "random")
    page = await sit(site, row, ann)
    for _ in range(400):
        if page.now["phase"] == "over" or page.now["moves"] > 30:
            break
        if page.my_turn:
            await page.move("done" if "done" in page.menu else page.menu[0])
        else:
            seen = len(page.told)
            await page.until(lambda told: told["t"] == "state", seen)
    assert page.now["moves"] > 30
    assert site.pool.pids
    seats = {action.seat for action in (await site.store.kept(row.id)).actions}  # type: ignore[union-attr]
    assert seats == {0, 1}


@at_site()
async def test_a_hint_is_a_legal_move(site: Site) -> None:
    first, second = await two_pages(site)
    hint = await first.do("hint")
    assert hint["t"] == "hint"
    assert hint["move"] in first.menu
    assert hint["html"]
    assert (await second.do("hint"))["why"] == "not-your-turn"
    assert len([told for told in second.told if told["t"] == "hint"]) == 0


@at_site()
async def test_one_hint_at_a_time_and_a_word_if_there_is_none(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, _ = await two_pages(site)
    asked = asyncio.Event()

    async def unable(question: object) -> str:
        await asked.wait()
        raise WorkerFailed("no worker could answer")

    monkeypatch.setattr(site.pool, "ask", unable)
    waiting = asyncio.create_task(first.do("hint"))
    await asyncio.sleep(0)
    assert (await first.do("hint"))["why"] == "too-fast"
    assert not first.table.is_idle
    asked.set()
    assert (await waiting)["why"] == "no-advice"
    await first.settle()
    assert not first.table.hints


@at_site()
async def test_bots_are_named_in_the_readers_language(site: Site) -> None:
    ann = await person(site, "Ann")
    bots = [chair_for("steady"), chair_for("strong"), chair_for("steady")]
    row = new_table(metas()["take_a_train"].setup(4), "live", ann, [ME, *bots])
    assert row.names == ["Ann", "Steady bot", "Strong bot", "Steady bot"]
    named = names_at(row, "en")
    assert named == ("Ann", "Steady bot", "Strong bot", "Steady bot 2")
    row = await site.services.play_now(ann, "trambahn", "greedy", 0.05)
    page = await sit(site, row, ann, "fr")
    await page.until(lambda told: told.get("phase") == "play")
    watcher = await sit(site, row, None, "ja")
    assert page.now["players"][1]["name"] == "Robot confirmé"
    assert "Robot confirmé" in page.zones["theirs"]
    assert watcher.now["players"][1]["name"] == "普通のボット"
    assert "普通のボット" in "".join(watcher.zones.values())


@at_site(absence=0.2)
async def test_an_absent_person_is_replaced_and_comes_back(site: Site) -> None:
    first, second = await two_pages(site)
    seat = first.now["seat"]
    assert (await second.do("replace", seat=seat))["why"] == "present"
    person_id = first.connection.person_id
    first.close()
    await second.until(lambda t: (t.get("players") or [{}] * 2)[seat].get("away"))
    await second.do("replace", seat=seat)
    assert second.now["players"][seat]["standin"]
    await second.until(lambda told: second.my_turn)
    back = await Page(second.table, person_id).hello()
    assert back.now["players"][seat]["standin"]
    assert (await back.move("done"))["why"] == "standin"
    await back.do("back")
    await second.settle()
    assert not second.now["players"][seat]["standin"]


@at_site()
async def test_replacing_is_kept(site: Site) -> None:
    first, _ = await two_pages(site)
    await first.do("replace", seat=first.now["seat"])  # one may leave one's own seat
    row = await site.store.table(first.table.row.id)
    assert row
    assert row.seats[first.now["seat"]].standin


@at_site()
async def test_coming_back_is_not_done_twice(site: Site) -> None:
    first, second = await two_pages(site)
    seat = second.now["seat"]
    await second.do("replace", "r1", seat=seat)
    await second.do("back", "b1")
    await second.do("replace", "r2", seat=seat)
    await second.do("back", "b1")  # an old message, sent again
    assert second.now["players"][seat]["standin"]
    assert first.table.row.seats[seat].standin


@at_site()
async def test_bots_alone_wait_for_somebody_to_watch(site: Site) -> None:
    ann = await person(site, "Ann")
    bot = Chair("bot", bot="random")
    row = await site.services.make_table(ann, "trambahn", [bot, bot])
    watcher = await sit(site, row, None)
    await watcher.until(lambda told: told.get("moves", 0) > 3)
    watcher.close()
    while watcher.table.thinking:  # a move that was thought of before is still made
        await asyncio.sleep(0.02)
    number = watcher.table.row.moves
    await asyncio.sleep(0.2)
    assert watcher.table.row.moves == number


@at_site()
async def test_a_table_begins_when_the_last_one_says_hello(site: Site) -> None:
    row, (ann, ben) = await table_of_two(site)
    page = await sit(site, row, ann)
    assert page.now["phase"] == "open"
    assert (await page.move("done"))["why"] == "not-begun"
    other = Page(page.table, ben.id)
    await other.hello(share="ab" * 16)
    await page.until(lambda told: told.get("phase") == "play")
    kept = await site.store.table(row.id)
    assert kept
    assert kept.key
    assert all(seat.share for seat in kept.seats)


@at_site(absence=0.0, leisure_absence=0.3)
async def test_at_leisure_nobody_is_replaced_for_being_away(site: Site) -> None:
    ann, ben = [await person(site, name) for name in ("Ann", "Ben")]
    row = await site.services.make_table(ann, "trambahn", [ME, FRIEND], pace="leisure")
    await site.services.join(ben, row.seats[1].join_token or "")
    pages = [await sit(site, row, who) for who in (ann, ben)]
    await pages[0].until(lambda told: told.get("phase") == "play")
    await pages[0].settle()
    mover, other = sorted(pages, key=lambda page: not page.my_turn)
    mover.close()
    seat = mover.now["seat"]
    assert (await other.do("replace", seat=seat))["why"] == "present"
    await asyncio.sleep(0.35)
    assert other.table.is_absent(seat)
    assert not other.table.is_absent(1 - seat), "only whoever keeps the others waiting"
    await other.do("replace", seat=seat)
    assert other.table.row.seats[seat].standin


@at_site(bot_pace=60.0)
async def test_a_table_where_a_bot_plays_for_me_does_not_wait_for_me(site: Site) -> None:
    first, _ = await two_pages(site)
    name = first.table.row.seats[first.now["seat"]].name
    me = await person(site, name)
    assert waits_for(first.table.row, me)
    await first.do("replace", seat=first.now["seat"])
    assert not waits_for(first.table.row, me)
    await first.do("back")
    assert waits_for(first.table.row, me)
