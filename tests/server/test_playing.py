"""Two people at a table: commands, what they change, and what they must not."""

from __future__ import annotations

from pathlib import Path

from tests.server.room import Page, at_site, opened, run, sit, stations, table_of_two, two_pages
from tramshed.server.http.site import Site
from tramshed.server.store import reading


@at_site()
async def test_both_see_the_deal_and_the_first_move(site: Site) -> None:
    first, second = await two_pages(site)
    assert first.my_turn
    assert not second.my_turn
    assert first.menu
    assert second.menu == []
    before = second.now["n"]
    answer = await first.move(first.menu[0])
    assert answer["t"] == "state"
    await second.settle()
    assert second.now["moves"] == 1
    assert second.now["n"] == before  # nothing that this seat may decide has changed
    assert first.log.keys() >= {0}


@at_site()
async def test_the_same_id_does_nothing_twice(site: Site) -> None:
    first, _ = await two_pages(site)
    move, n = first.menu[0], first.now["n"]
    await first.move(move, command_id="once", n=n)
    again = await first.move(move, command_id="once", n=n)
    assert again["t"] == "state"
    assert first.now["moves"] == 1


def test_the_same_id_does_nothing_twice_even_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as site:
            first, _ = await two_pages(site)
            move, n, row = first.menu[0], first.now["n"], first.table.row
            await first.move(move, command_id="once", n=n)
            person_id = first.connection.person_id
        async with opened(tmp_path) as site:
            page = await Page(await site.hub.table(row.id), person_id).hello()
            assert page.now["n"] == n + 1
            assert (await page.move(move, command_id="once", n=n))["t"] == "state"
            assert page.now["moves"] == 1

    run(play)


@at_site()
async def test_a_refusal_is_repeated_as_it_was(site: Site) -> None:
    first, _ = await two_pages(site)
    refused = await first.move("done", command_id="no")
    assert refused["why"] == "not-legal"
    await first.move(first.menu[0])
    assert await first.move("done", command_id="no") == refused


@at_site()
async def test_somebody_elses_id_is_refused(site: Site) -> None:
    first, second = await two_pages(site)
    await first.move(first.menu[0], command_id="mine")
    assert (await second.move("done", command_id="mine"))["why"] == "id"


@at_site()
async def test_a_stale_number_is_refused_with_the_state_as_it_is(site: Site) -> None:
    first, _ = await two_pages(site)
    stale = first.now["n"]
    await first.move(first.menu[0])
    told = len(first.told)
    refused = await first.move(first.menu[0], n=stale)
    assert refused["t"] == "refused"
    assert refused["why"] == "stale"
    state = await first.until(lambda message: message["t"] == "state", told)
    assert state["n"] == stale + 1
    assert state["moves"] == 1


@at_site()
async def test_what_a_clause_forbids_is_refused_with_the_clause(site: Site) -> None:
    first, _ = await two_pages(site)
    refused = await first.move("done")
    assert refused["why"] == "not-legal"
    assert refused["clause"] == "TB-1.1"
    assert "TB-1.1" in refused["html"]


@at_site()
async def test_nobody_moves_for_somebody_else(site: Site) -> None:
    first, second = await two_pages(site)
    assert (await second.move(first.menu[0]))["why"] == "not-your-turn"
    watcher = await sit(site, first.table.row, None)
    assert (await watcher.move(first.menu[0]))["why"] == "spectator"
    assert (await first.move("fly B5"))["why"] == "not-a-move"
    assert first.table.board
    assert first.table.board.number == 0


@at_site()
async def test_a_sequence_is_played_whole_or_not_at_all(site: Site) -> None:
    first, _ = await two_pages(site)
    board, good = first.table.board, first.menu[0]
    assert board
    before, n = board.live(), first.now["n"]
    refused = await first.move(good, "buy steam 1")
    assert refused["why"] == "not-legal"
    assert board.live() == before
    assert first.now["n"] == n
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert kept.actions == []
    await first.move(good)
    following = first.menu[0]
    await first.move(following, "done")
    assert board.number == 3
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert [action.notation for action in kept.actions] == [good, following, "done"]


@at_site()
async def test_two_tabs_of_one_person_stay_in_step(site: Site) -> None:
    row, (ann, ben) = await table_of_two(site)
    tabs = [await sit(site, row, ann), await sit(site, row, ann)]
    other = await sit(site, row, ben)
    for page in (*tabs, other):
        await page.until(lambda told: told.get("phase") == "play")
    await other.settle()
    mover = tabs[0] if tabs[0].my_turn else other
    await mover.move(mover.menu[0])
    await mover.settle()
    assert tabs[0].zones == tabs[1].zones
    assert tabs[0].log == tabs[1].log
    assert tabs[0].now["n"] == tabs[1].now["n"]


@at_site()
async def test_a_page_that_does_not_read_holds_nobody_up(site: Site) -> None:
    first, second = await two_pages(site)
    second.pause(reading=False)
    await stations(first)
    await first.move("done")
    second.pause(reading=True)
    await second.until(lambda told: told.get("moves") == first.now["moves"])
    assert second.log == {k: v for k, v in second.log.items() if k in second.log}
    assert second.now["moves"] == first.table.row.moves


@at_site()
async def test_only_changed_zones_are_sent(site: Site) -> None:
    first, second = await two_pages(site)
    await first.move(first.menu[0])
    await second.settle()
    assert "hand" not in second.told[-1].get("zones", {})
    assert first.told[-1]["zones"]


@at_site()
async def test_a_page_that_comes_back_gets_what_it_missed(site: Site) -> None:
    first, second = await two_pages(site)
    seen = max(second.log)
    person_id, log = second.connection.person_id, dict(second.log)
    second.close()
    await stations(first)
    back = await Page(first.table, person_id).hello(seen)
    assert min(back.log) > seen
    whole = await Page(first.table, person_id).hello()
    assert whole.log == log | back.log
    assert whole.zones == back.zones


@at_site()
async def test_why_not_names_the_clause(site: Site) -> None:
    first, _ = await two_pages(site)
    answer = await first.do("why", move="done")
    assert answer["t"] == "answer"
    assert "TB-1.1" in answer["html"]
    answer = await first.do("why", s="market-steam", d="column-1")
    assert answer["t"] == "answer"
    assert "TB-" in answer["html"]
    for source in ("", "hand-", "hand-X5", "<b>"):
        assert (await first.do("why", s=source, d="row-B"))["why"] == "not-a-move"


@at_site()
async def test_conceding_ends_the_match(site: Site) -> None:
    first, second = await two_pages(site)
    await first.do("concede")
    await second.settle()
    for page in (first, second):
        assert page.now["phase"] == "over"
        assert page.now["result"]["conceded"] == first.now["seat"]
        assert page.now["result"]["ranks"][first.now["seat"]] == 1
        assert page.now["result"]["ranks"][second.now["seat"]] == 0
        assert page.menu == []
    assert (await first.move("done"))["why"] == "over"
    row = await site.store.table(first.table.row.id)
    assert row
    assert row.finished
    assert row.conceded == first.now["seat"]
    assert list(first.log.values())[-1] == "You concede."
    name = row.names[first.now["seat"]]
    assert list(second.log.values())[-1] == f"{name} concedes."
    assert "concede" in second.zones["status"]
    count = len(second.log)
    await second.say({"t": "hello", "seen": max(second.log)})  # it comes back
    await second.settle()
    assert len(second.log) == count
    again = await sit(site, row, None)
    assert list(again.log.values())[-1] == f"{name} concedes."
    assert row.awaited == 0


@at_site()
async def test_a_rematch_turns_the_seats_and_invites_everybody_once(site: Site) -> None:
    first, second = await two_pages(site)
    assert (await first.do("rematch"))["why"] == "not-over"
    await first.do("concede")
    await second.do("rematch")
    await first.settle()
    notice = next(told for told in first.told if told["t"] == "notice")
    await first.do("rematch")
    link = first.now["rematch"]
    assert notice["href"] == link == second.now["rematch"]
    following = await site.services.table(link.removeprefix("/tables/"))
    before = first.table.row.seats
    assert [seat.person_id for seat in following.seats] == [
        before[1].person_id,
        before[0].person_id,
    ]
    assert following.secret != first.table.row.secret


@at_site()
async def test_a_spectator_sees_the_public_side_only(site: Site) -> None:
    first, _ = await two_pages(site)
    watcher = await sit(site, first.table.row, None)
    assert watcher.now["seat"] is None
    assert watcher.menu == []
    assert watcher.zones["hand"] != first.zones["hand"]
    assert not any("You draw" in line for line in watcher.log.values())


@at_site()
async def test_snapshots_are_written_when_the_turn_passes_on(site: Site) -> None:
    first, second = await two_pages(site)
    await stations(first)
    while first.my_turn:
        await first.move("done")
    await second.settle()
    assert second.my_turn
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert first.table.board
    assert kept.snapshot == first.table.board.snapshot()
    assert 0 < kept.snapshot.after <= len(kept.actions)
    last = kept.snapshot.after
    before = site.store.read_now(lambda c: reading.last_snapshot(c, first.table.row.id, last - 1))
    assert before
    assert before.after == 0
