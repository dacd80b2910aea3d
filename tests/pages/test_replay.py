"""Looking back: addresses, views, files, the shuffle."""

from __future__ import annotations

import asyncio
import random
import re
from functools import partial
from hashlib import blake2b

import pytest
from starlette.testclient import TestClient

from tests.pages.visitor import Visitor, faults
from tests.server.room import sit
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import dumps, loads
from tramshed.kernel.news import News
from tramshed.kernel.registry import game
from tramshed.kernel.words import Message, Seat
from tramshed.server.http.services import ME
from tramshed.server.http.site import Site
from tramshed.server.pages.stage import Eyes, eyes, known, still
from tramshed.server.pages.stories import Shelf
from tramshed.server.play.levels import chair_for
from tramshed.server.store import people
from tramshed.server.store.rows import TableRow
from tramshed.server.words import languages


def played(moves: int, seed: int = 7) -> Match:
    match = game("trambahn").match(seed=seed, names=("Ann", "Ben"))
    dice = random.Random(seed)
    while not match.is_over and len(match.turns) < moves:
        match.play(dice.choice(match.legal_moves))
    return match


# --- matches of this site


def test_every_move_has_an_address(visitor: Visitor, finished: TableRow) -> None:
    base = f"/tables/{finished.id}/replay"
    for number in (0, 1, 2, finished.moves // 2, finished.moves):
        html = visitor.get(f"{base}/{number}")
        assert f"<b>{number}</b> / {finished.moves}" in html
        assert html.count('aria-current="step"') >= 1
        assert faults(html) == []
        table = re.search(r"<main.*</main>", html, re.S)
        assert table
        assert "<button" not in table[0]
    first, last = visitor.get(f"{base}/0"), visitor.get(f"{base}/{finished.moves}")
    assert 'id="step-back"' not in first
    assert f'href="{base}/1"' in first
    assert 'id="step-forward"' not in last


@pytest.mark.parametrize("beyond", ["{n}", "999999999", "-1", "x", "1.5", "%00"])
def test_moves_that_are_none(visitor: Visitor, finished: TableRow, beyond: str) -> None:
    wish = beyond.format(n=finished.moves + 1)
    visitor.get(f"/tables/{finished.id}/replay/{wish}", 404)


@pytest.mark.parametrize("view", ["0", "3", "-1", "all", "", "1.0", "²", "9" * 500])
def test_views_that_are_none(visitor: Visitor, finished: TableRow, view: str) -> None:
    visitor.get(f"/tables/{finished.id}/replay/0?view={view}", 404)


def test_whose_hand_is_seen(visitor: Visitor, finished: TableRow) -> None:
    base = f"/tables/{finished.id}/replay/4"
    face = re.compile(r'href="#hand-face-(\w+)"')
    seen = {view: face.findall(visitor.get(f"{base}?view={view}")) for view in ("1", "2", "open")}
    assert seen["1"] != seen["2"]
    assert sorted(seen["open"]) == sorted(seen["1"] + seen["2"])
    assert face.findall(visitor.get(f"{base}?view=public")) == []
    assert "?view=2" in visitor.get(f"{base}?view=2"), "other moves are seen through the same eyes"


def test_names_are_text(visitor: Visitor, finished: TableRow) -> None:
    for address in ("replay", "replay/3", "replay/3?view=2"):
        html = visitor.get(f"/tables/{finished.id}/{address}")
        assert "<Ben>" not in html
        assert "&lt;Ben&gt;" in html


@pytest.mark.parametrize("language", languages())
def test_replay_in_three_languages(client: TestClient, finished: TableRow, language: str) -> None:
    for address in ("replay", "replay/5", "replay/5?view=1"):
        html = Visitor(client, language).get(f"/tables/{finished.id}/{address}")
        assert f'<html lang="{language}">' in html
        assert faults(html) == []


def test_a_match_that_is_not_over_is_not_shown(client: TestClient, visitor: Visitor) -> None:
    address = visitor.post("/play", game="trambahn").headers["location"]
    for page in ("replay", "replay/0", "match.txt"):
        visitor.get(f"{address}/{page}", 404)
    visitor.get("/tables/nonsense/replay/0", 404)


def test_the_match_as_a_whole(visitor: Visitor, finished: TableRow, conceded: TableRow) -> None:
    html = visitor.get(f"/tables/{finished.id}/replay")
    assert finished.scores
    for score in finished.scores:
        assert f"<td>{score}</td>" in html
    assert "Ann concedes. &lt;Ben&gt; wins" in visitor.get(f"/tables/{conceded.id}/replay")


def test_the_end_is_there_when_one_looks_back(visitor: Visitor, finished: TableRow) -> None:
    """On the page of the match, at its last position and no other; also of a file."""
    text = visitor.answer(f"/tables/{finished.id}/match.txt").content
    brought = visitor.upload(text).headers["location"].removesuffix("/0")
    for base in (f"/tables/{finished.id}/replay", brought):
        for address in (base, f"{base}/{finished.moves}"):
            html = visitor.get(address)
            assert html.count('<li class="slip') == 2
            assert 'class="curve"' in html
            assert faults(html) == []
        assert 'class="slip' not in visitor.get(f"{base}/{finished.moves - 1}")


def test_an_unfinished_file_has_no_end(visitor: Visitor, finished: TableRow) -> None:
    saved = loads(visitor.get(f"/tables/{finished.id}/match.txt")).copy(20)
    brought = visitor.upload(dumps(saved).encode()).headers["location"].removesuffix("/0")
    assert "Not played to the end" in visitor.get(brought)
    assert 'class="slip' not in visitor.get(f"{brought}/20")


def test_the_shuffle_is_verified(visitor: Visitor, finished: TableRow) -> None:
    html = visitor.get(f"/tables/{finished.id}/replay")
    assert "shuffled as promised before" in html
    assert finished.commitment.hex() in html
    assert finished.secret.hex() in html


def test_download_and_bring_back(visitor: Visitor, finished: TableRow, conceded: TableRow) -> None:
    for row in (finished, conceded):
        answer = visitor.answer(f"/tables/{row.id}/match.txt")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "attachment" in answer.headers["content-disposition"]
        saved = loads(answer.text)
        assert len(saved.turns) == row.moves
        assert saved.conceded == row.conceded
        address = visitor.upload(answer.content).headers["location"]
        html = visitor.get(address)
        assert f"<b>0</b> / {row.moves}" in html
        assert faults(html) == []
        whole = visitor.get(address.removesuffix("/0"))
        assert "shuffled as promised before" in whole
        assert row.secret.hex() in whole
        assert faults(whole) == []


def test_a_false_shuffle_is_found_out(visitor: Visitor, finished: TableRow) -> None:
    text = visitor.get(f"/tables/{finished.id}/match.txt")
    lines = text.replace(finished.secret.hex(), "00" * 32).split("\n")[:-2]
    address = visitor.upload(sealed(*lines, moves=finished.moves)).headers["location"]
    whole = visitor.get(address.removesuffix("/0"))
    assert "not shuffled as promised" in whole
    assert whole.count('class="verdict no"') == 3  # seal, key, and one for what a browser noted


def test_a_concession_is_told(client: TestClient, visitor: Visitor, conceded: TableRow) -> None:
    base = f"/tables/{conceded.id}/replay"
    assert "Ann concedes." in visitor.get(f"{base}/{conceded.moves}")
    assert "Ann concedes" not in re.sub(
        r"<ol id=.log.*?</ol>", "", visitor.get(f"{base}/0"), flags=re.S
    )
    assert "Ann abandonne." in Visitor(client, "fr").get(f"{base}/3")
    text = visitor.get(f"/tables/{conceded.id}/match.txt")
    assert "\nconceded: 1\n" in text
    address = visitor.upload(text.encode()).headers["location"].removesuffix("/0")
    assert "Ann concedes." in visitor.get(f"{address}/0")
    whole = visitor.get(address)
    assert "Ann concedes. &lt;Ben&gt; wins" in whole
    assert conceded.scores
    assert f"<td>{conceded.scores[0]}</td>" in whole


# --- files


def test_a_file_has_an_address_for_each_move(client: TestClient, visitor: Visitor) -> None:
    text = dumps(played(5000))
    address = visitor.upload(text.encode()).headers["location"]
    base = address.removesuffix("/0")
    other = Visitor(client, "ja")
    for number in (0, 7, len(loads(text).turns)):
        assert faults(other.get(f"{base}/{number}?view=open")) == []
    other.get(f"{base}/999999", 404)
    assert "Ann" in other.get(base)
    assert visitor.upload(text.encode()).headers["location"] == address, "the same file again"


def test_a_bot_is_called_in_a_file_as_on_the_page(client: TestClient, visitor: Visitor) -> None:
    site: Site = client.app.state.site  # type: ignore[attr-defined]

    async def given_up() -> TableRow:
        ann = await site.store.write(
            partial(people.find_or_make, token="N" * 43, name="Greedy", language="en")
        )
        bots = [chair_for("steady"), chair_for("master"), chair_for("steady")]
        row = await site.services.make_table(ann, "take_a_train", [ME, *bots])
        page = await sit(site, row, ann)
        await page.until(lambda told: told.get("phase") == "play")
        await page.do("concede")
        page.close()
        return await site.services.table(row.id)

    assert client.portal
    table = f"/tables/{client.portal.call(given_up).id}"
    text = visitor.get(f"{table}/match.txt")
    said = re.findall(r"^name \d: (.*)$", text, re.M)
    assert said == ['"Greedy"', "Steady bot", "Master bot", "Steady bot 2"]
    address = visitor.upload(text.encode()).headers["location"]
    for language, bot in (
        ("en", "Steady bot 2"),
        ("fr", "Robot confirmé 2"),
        ("ja", "普通のボット2"),
    ):
        reader = Visitor(client, language)
        for page in (f"{table}/replay", f"{table}/replay/0", address, address.removesuffix("/0")):
            assert bot in reader.get(page), (language, page)


def test_a_match_broken_off_can_be_looked_at(visitor: Visitor) -> None:
    address = visitor.upload(dumps(played(12)).encode()).headers["location"]
    assert "Not played to the end" in visitor.get(address.removesuffix("/0"))


def sealed(*lines: str, moves: int = 0) -> bytes:
    """A file whose checksum fits, whatever it says."""
    checksum = blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()
    return "\n".join([*lines, f"end: {moves} moves, {checksum}", ""]).encode()


HEAD = ("tramshed match 1", "game: trambahn", "rules: 1", "seats: 2")
KEY = f"key: {'00' * 16}"


@pytest.mark.parametrize(
    ("data", "line", "said"),
    [
        (b"", 1, "not a saved match"),
        (b"<script>alert(1)</script>", 1, "not a saved match"),
        (b"tramshed match 99\n", 1, "format"),
        (b"tramshed match 1\n\xff\xfe", 2, "UTF-8"),
        (dumps(game("trambahn").match(seed=1)).encode()[:-20], 0, "torn|changed"),
        (sealed(*HEAD, KEY, "", "1 <img src=x onerror=alert(1)>", "", moves=1), 7, "&lt;img"),
        (sealed(*HEAD, KEY, "", "table done", "", moves=1), 7, ""),
        (sealed("tramshed match 1", "game: ../../etc", KEY, "", ""), 0, "no game"),
        (sealed(*HEAD[:3], "seats: 99999999999999999999", KEY, "", ""), 0, "seats"),
        (sealed(*HEAD, "name 1: \x1b[2J", KEY, "", ""), 0, "name"),
        (sealed(*HEAD, "edition text: x", KEY, "", ""), 0, "Trambahn has no editions"),
        (b"\x00" * 100_000, 1, "not a saved match"),
    ],
)
def test_bad_files_are_explained(
    visitor: Visitor, client: TestClient, data: bytes, line: int, said: str
) -> None:
    client.app.state.shelf = None  # type: ignore[attr-defined]
    answer = visitor.upload(data, 400)
    assert "This file cannot be shown" in answer.text
    assert re.search(said, answer.text)
    assert not line or f"line {line}: " in answer.text
    assert "<img src=x" not in answer.text
    assert faults(answer.text) == []


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "ligne 1\u00a0: ce n\u2019est pas une partie"), ("ja", "1\u2060行目\uff1a保存")],
)
def test_bad_files_are_explained_in_the_readers_language(
    client: TestClient, language: str, said: str
) -> None:
    client.app.state.shelf = None  # type: ignore[attr-defined]
    answer = Visitor(client, language).upload(b"nothing", 400)
    assert said in answer.text


def test_files_that_are_too_large(visitor: Visitor, client: TestClient) -> None:
    client.app.state.shelf = None  # type: ignore[attr-defined]
    assert "no saved match is that long" in visitor.upload(b"x" * 4_000_001, 400).text
    visitor.upload(b"x" * 4_200_000, 413)


def test_uploads_need_their_token(visitor: Visitor, client: TestClient) -> None:
    client.app.state.shelf = None  # type: ignore[attr-defined]
    visitor.upload(b"x", 403, csrf="0" * 64)
    assert visitor.send_without_token("/upload", file="x").status_code == 403
    visitor.post("/upload", 400, file="x")  # a field is not a file
    visitor.send_file("/upload", "file", ("", b""), 400)
    visitor.send_file("/upload", "other", ("match.txt", b"x"), 400)


def test_nobody_uploads_without_end(visitor: Visitor, client: TestClient) -> None:
    client.app.state.shelf = None  # type: ignore[attr-defined]
    for _ in range(10):
        visitor.upload(b"x", 400)
    visitor.upload(b"x", 429)
    client.app.state.shelf = None  # type: ignore[attr-defined]


def test_a_file_that_is_gone_can_be_brought_again(visitor: Visitor) -> None:
    for address in (f"/replay/{'0' * 32}", f"/replay/{'0' * 32}/3", "/replay/x/0"):
        assert "no longer here" in visitor.get(address, 404)


def test_the_shelf_does_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Shelf, "MOST_LETTERS", 1500)

    async def work() -> None:
        shelf = Shelf()
        stories = [await shelf.put(dumps(played(10, seed))) for seed in range(8)]
        kept = [shelf.get(story.address.removeprefix("/replay/")) for story in stories]
        assert kept[0] is None
        assert kept[-1] is stories[-1]

    asyncio.run(work())


# --- parts


def test_pictures_cannot_be_pressed() -> None:
    html = '<button type="button" id="a" aria-pressed="true" aria-label="&gt;" disabled>z</button>'
    assert still(html) == '<span role="img" id="a" aria-label="&gt;">z</span>'


def test_open_eyes_know_what_the_player_knew() -> None:
    draws = News(Message("drew", {"player": Seat(0), "card": "R7"}), 0b001)
    unseen = News(Message("drew-unseen", {"player": Seat(0)}), 0b01000010)
    public = News(Message("ended"), 0xFF)
    news = [draws, unseen, public]
    assert known(news, Eyes("open")) == [draws, public]
    assert known(news, Eyes("2", 1)) == [unseen, public]
    assert known(news, Eyes("public")) == [unseen, public]
    assert eyes("2", 2) == Eyes("2", 1)
