"""The shuffle can be verified, and not be known beforehand."""

from __future__ import annotations

import hashlib

import pytest

from tests.server.room import Page, at_site, person, sit, table_of_two, two_pages
from tramshed.kernel.chance import key_from_secret
from tramshed.kernel.matchfile import loads
from tramshed.server.http.problems import Problem
from tramshed.server.http.site import Site


@at_site()
async def test_the_published_secret_gives_the_key(site: Site) -> None:
    first, _ = await two_pages(site)
    table_id = first.table.row.id
    with pytest.raises(Problem, match="not-over"):
        await site.services.record(table_id)
    await first.move(first.menu[0])
    await first.do("concede")
    record = await site.services.record(table_id)
    verdict = record.verdict()
    proof = verdict.proof
    assert hashlib.sha256(proof.secret).digest() == proof.commitment
    assert list(proof.shares) == [0, 1]
    digest = record.setup.digest()
    key = key_from_secret(proof.secret, proof.table, digest, proof.shares.values())
    assert verdict.fits
    match = record.match()
    assert match.key == key
    assert len(match.turns) == 1
    saved = loads(record.text())
    assert (saved.proof, saved.conceded) == (proof, first.now["seat"])
    assert saved.outcome == record.table.outcome


@at_site()
async def test_the_browsers_luck_counts(site: Site) -> None:
    row, (ann, ben) = await table_of_two(site)
    first = Page(await site.hub.table(row.id), ann.id)
    await first.hello(share="01" * 16)
    await first.hello(share="02" * 16)  # too late: it cannot be chosen twice
    await Page(first.table, ben.id).hello(share="03" * 16)
    shares = [seat.share for seat in first.table.row.seats]
    told = [f"{digits * 16} {seat}" for seat, digits in ((0, "01"), (1, "03"))]
    assert shares == [hashlib.sha256(text.encode()).digest()[:16] for text in told]


@at_site()
async def test_a_finished_match_can_be_looked_at_move_by_move(site: Site) -> None:
    first, second = await two_pages(site)
    seen = []
    for _ in range(25):
        page = first if first.my_turn else second
        seen.append(first.table.board.view(1).tobytes())  # type: ignore[union-attr]
        await page.move("done" if "done" in page.menu else page.menu[0])
        await page.settle()
    await first.do("concede")
    record = await site.services.record(first.table.row.id)
    assert len(record) == 25
    for number, view in enumerate(seen):
        assert (await record.view(number, 1)).tobytes() == view
    match = record.match()
    for number in range(26):
        for seat in (0, 1, 6):
            assert record.news(number, seat) == match.news(number, seat)
    with pytest.raises(Problem, match="no-such-move"):
        await record.view(26, 1)


@at_site()
async def test_what_somebody_has_seen_is_remembered(site: Site) -> None:
    row, (ann, _) = await table_of_two(site)
    assert await site.services.last_seen(row.id, ann) == 0
    from tramshed.server.store.seating import write_place

    for seen in (3, 7):
        await site.store.write(
            lambda c, seen=seen: write_place(c, row.id, ann.id, seen)  # type: ignore[misc]
        )
    assert await site.services.last_seen(row.id, ann) == 7


@at_site()
async def test_tables_that_wait_come_first(site: Site) -> None:
    first, _ = await two_pages(site)
    mover = await person(site, first.table.row.seats[first.now["seat"]].name)
    later = await site.services.play_now(mover, "trambahn", "random")
    mine = await site.services.my_tables(mover)
    assert [row.id for row in mine] == [first.table.row.id, later.id]
    assert await site.services.finished_tables(mover) == []
    await first.do("concede")
    assert [row.id for row in await site.services.my_tables(mover)] == [later.id]
    over = await site.services.finished_tables(mover)
    assert [row.id for row in over] == [first.table.row.id]


@at_site()
async def test_nothing_secret_is_ever_sent(site: Site) -> None:
    first, second = await two_pages(site)
    watcher = await sit(site, first.table.row, None)
    for _ in range(10):
        page = first if first.my_turn else second
        await page.move(page.menu[-1])
        await page.settle()
    row = first.table.row
    assert row.key
    hidden = [
        row.secret.hex(),
        row.key.hex(),
        *(s.share.hex() for s in row.seats if s.share),
    ]
    for page in (first, second, watcher):
        for text in page.sent:
            assert not any(each in text for each in hidden)
