"""What no honest page would send."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.room import Page, at_site, board_of, two_pages
from tramshed.server.http.limits import Bucket, Buckets
from tramshed.server.http.site import Site
from tramshed.server.wire.messages import LARGEST, BadMessage, read
from tramshed.server.wire.refusals import Refusal

BAD = [
    "",
    "x",
    "[]",
    "{}",
    "null",
    '"move"',
    "\x00",
    "[" * 5000,
    '{"t":"move"}',
    '{"t":"fly","id":"1"}',
    '{"t":"move","id":"1","n":0,"moves":[]}',
    '{"t":"move","id":"1","n":0,"moves":"done"}',
    '{"t":"move","id":"1","n":"0","moves":["done"]}',
    '{"t":"move","id":"1","n":0.5,"moves":["done"]}',
    '{"t":"move","id":"1","n":-1,"moves":["done"]}',
    '{"t":"move","id":"1","n":true,"moves":["done"]}',
    '{"t":"move","id":"1","n":99999999999999999999,"moves":["done"]}',
    '{"t":"move","id":"","n":0,"moves":["done"]}',
    '{"t":"move","id":"<b>","n":0,"moves":["done"]}',
    '{"t":"move","id":1,"n":0,"moves":["done"]}',
    '{"t":"move","id":"1","n":0,"moves":["done"],"seat":1}',
    '{"t":"move","id":"1","n":0,"moves":[1]}',
    '{"t":"lift","seat":-1}',
    '{"t":"lift","seat":6}',
    '{"t":"hello","seen":"all"}',
    '{"t":"hello","seen":1,"share":"xyz"}',
    json.dumps({"t": "move", "id": "1", "n": 0, "moves": ["x" * 81]}),
    json.dumps({"t": "move", "id": "1", "n": 0, "moves": ["done"] * 101}),
    json.dumps({"t": "move", "id": "x" * 41, "n": 0, "moves": ["done"]}),
    json.dumps({"t": "why", "id": "1", "s": "x" * 81, "d": ""}),
    json.dumps({"t": "why", "id": "1", "move": "done", "after": ["done"] * 101}),
    '{"t":"rehearse","id":"1","n":0}',
    '{"t":"rehearse","id":"1","k":1,"moves":[]}',
    '{"t":"rehearse","id":"1","n":0,"k":-1,"moves":[]}',
    '{"t":"rehearse","id":"1","n":0,"k":1,"moves":"done"}',
    '{"t":"rehearse","id":"1","n":0,"k":1,"use":[31]}',
    '{"t":"rehearse","id":"1","n":0,"k":1,"spare":[""]}',
    json.dumps({"t": "rehearse", "id": "1", "n": 0, "k": 1, "moves": ["done"] * 101}),
    json.dumps({"t": "rehearse", "id": "1", "n": 0, "k": 1, "use": ["1-1"] * 101}),
    json.dumps({"t": "rehearse", "id": "1", "n": 0, "k": 1, "use": ["x" * 21]}),
    " " * (LARGEST + 1),
]


@pytest.mark.parametrize("text", BAD)
def test_bad_messages_are_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        read(text)


@given(st.text(max_size=300) | st.binary(max_size=300))
def test_no_text_breaks_the_reader(text: str | bytes) -> None:
    with suppress(BadMessage):
        read(text)


Json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KINDS = ("move", "undo", "restart", "why", "hint", "concede", "rematch", "lift", "drop", "replace")
FIELDS = ("id", "n", "moves", "move", "seat", "s", "d", "seen", "share")


@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(FIELDS), Json, max_size=5))
def test_no_fields_break_the_reader(kind: str, fields: dict[str, Any]) -> None:
    with suppress(BadMessage):
        read(json.dumps({"t": kind, **fields}))


@at_site()
async def test_a_table_stands_a_storm_of_nonsense(site: Site) -> None:
    """Well-formed messages with any content, from both seats and a spectator: the table still
    holds, every one is answered or refused, and nothing happened that the rules do not allow."""
    first, second = await two_pages(site)
    watcher = await Page(first.table, None).hello()
    notation = st.sampled_from([move.notation for move in first.table.board.moves])  # type: ignore[union-attr]
    message = st.fixed_dictionaries(
        {
            "t": st.sampled_from(("move", "undo", "restart", "why", "back")),
            "id": st.text("abc", min_size=1, max_size=2),
        },
        optional={
            "n": st.integers(0, 30),
            "moves": st.lists(notation, min_size=1, max_size=3),
            "move": notation,
        },
    )
    said: list[tuple[int, dict[str, Any]]] = []

    @given(st.lists(st.tuples(st.integers(0, 2), message), min_size=5, max_size=30))
    @settings(max_examples=20, deadline=None, database=None)
    def collect(some: list[tuple[int, dict[str, Any]]]) -> None:
        said.extend(some)

    collect()
    for who, each in said:
        page = (first, second, watcher)[who]
        try:
            await page.say(each)
        except (BadMessage, Refusal):
            continue
    await first.settle()
    board = board_of(first)
    assert list(board.game.audit(board.state[0])) == []
    kept = await site.store.kept(first.table.row.id)
    assert kept
    assert len(kept.actions) == board.number
    assert watcher.now["seat"] is None
    page = first if first.my_turn else second
    page.connection.hello(-1)
    await page.settle()
    assert (await page.move(page.menu[0], command_id="honest"))["t"] == "state"


def test_buckets_run_dry_and_fill_again() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert not bucket.is_full
    now = 100.0
    assert bucket.is_full


def test_many_names_do_not_fill_memory() -> None:
    buckets = Buckets(1, 1, most=10)
    assert all(buckets.take(str(number)) for number in range(1000))
    assert len(buckets._buckets) == 10
    assert not buckets.take("999")
