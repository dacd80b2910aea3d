"""Making a table and joining one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from tests.pages.visitor import Visitor, faults
from tests.tiny.edition import FOLDER as EDITIONS
from tramshed.kernel.setup import Meta, Option
from tramshed.server.http.forms import Form
from tramshed.server.http.site import Site
from tramshed.server.http.static_files import game_static, static
from tramshed.server.http.templating import speaker
from tramshed.server.pages import frame, making
from tramshed.server.pages.frame import ANY_TABLE, DRAWN, PLAIN, sheets
from tramshed.server.play import readiness
from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import TableRow
from tramshed.server.words import site_words
from tramshed.web.contract import page_of


def made(client: TestClient, address: str) -> TableRow:
    site: Site = client.app.state.site  # type: ignore[attr-defined]
    assert client.portal
    return client.portal.call(site.services.table, address.removeprefix("/tables/"))


def make(visitor: Visitor, /, status: int = 303, **fields: str) -> str:
    """Make a table; its address, or the page that says what is wrong."""
    wishes = {"game": "trambahn", "seat0": "me", "seat1": "friend", "name": "Ann"}
    answer = visitor.post("/tables", status, **(wishes | fields))
    return answer.headers.get("location") or answer.text


@pytest.mark.parametrize(
    ("wish", "kind", "more"),
    [
        ("friend", "open", {}),
        ("same", "same-screen", {"name1": "Ben"}),
        ("same", "same-screen", {}),
        ("bot", "bot", {"level1": "learner"}),
        ("bot", "bot", {"level1": "master"}),
        ("bot", "bot", {}),
    ],
)
@pytest.mark.parametrize("pace", ["live", "leisure"])
def test_every_kind_of_seat(
    client: TestClient, visitor: Visitor, wish: str, kind: str, more: dict[str, str], pace: str
) -> None:
    row = made(client, make(visitor, 303, seat1=wish, pace=pace, **more))
    assert [seat.kind for seat in row.seats] == ["human", kind]
    assert row.pace == pace
    assert row.seats[0].name == "Ann"
    if more.get("name1"):
        assert row.seats[1].name == "Ben"


def test_two_people_at_one_screen(client: TestClient, visitor: Visitor) -> None:
    row = made(client, make(visitor, seat0="same", seat1="same", name0="A", name1="B"))
    assert row.names == ["A", "B"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"seat1": "me"}, "only one seat"),
        ({"seat0": "friend"}, "Take a seat yourself"),
        ({"seat0": "bot", "seat1": "bot"}, "Take a seat yourself"),
        ({"seat1": "nobody"}, "needs 2 players"),
        ({"seat1": "dragon"}, "does not exist"),
        ({"seat1": "bot", "level1": "godlike"}, "does not exist"),
        ({"pace": "never"}, "does not exist"),
        ({"option_speed": "fast"}, "Trambahn has no options"),
        ({"edition": "9"}, "Trambahn has no editions to choose from"),
        ({"game": "tiny", "option_clock": "sand"}, "option clock is one of lap, live"),
    ],
)
def test_bad_tables_are_explained(visitor: Visitor, fields: dict[str, str], said: str) -> None:
    html = make(visitor, 400, **fields)
    assert said in html
    assert 'role="alert"' in html
    assert faults(html) == []


def test_what_was_filled_in_is_still_there(visitor: Visitor) -> None:
    html = make(visitor, 400, seat0="friend", seat1="bot", level1="master", pace="leisure")
    for kept in ("friend", "bot", "master"):
        assert f'<option value="{kept}" selected>' in html
    assert re.search(r'value="leisure" checked', html)


def test_no_table_of_no_game(visitor: Visitor) -> None:
    visitor.get("/new/chess", 404)
    make(visitor, 404, game="chess")


def test_options_and_editions_come_from_the_game() -> None:
    meta = Meta(
        "toy", "Toy", "Nobody", 1900, (2, 3, 4), "A toy.",
        options=(Option("speed", ("slow", "fast")),), editions=("first", "second"),
    )  # fmt: skip
    say = speaker(site_words("en"))
    assert [wish.kind for wish in making.first_wishes(meta).seats] == [
        "me", "friend", "nobody", "nobody",
    ]  # fmt: skip
    fields = {"seat0": "me", "seat1": "bot", "seat3": "friend", "option-speed": "fast"}
    wishes = making.read_wishes(meta, Form(fields | {"edition": "second"}))
    assert making.what_is_wrong(meta, wishes, say) is None
    assert (wishes.options, wishes.edition) == ({"speed": "fast"}, "second")
    alone = making.read_wishes(meta, Form({"seat0": "me"}))
    assert "2–4" in (making.what_is_wrong(meta, alone, say) or "")
    odd = replace(meta, seats=(2, 4))
    assert "2, 4" in (making.what_is_wrong(odd, alone, say) or "")


# --- a game of many seats, options and editions


STEEP = (EDITIONS / "steep.toml").read_bytes()


def make_tiny(
    visitor: Visitor, file: tuple[str, bytes] | None = None, status: int = 303, /, **fields: str
) -> str:
    """A table of the tiny game, perhaps with an edition from a file."""
    wishes = {"game": "tiny", "seat0": "me", "seat1": "bot", "name": "Ann"} | fields
    answer = visitor.send_file("/tables", "edition-file", file or ("", b""), status, **wishes)
    return answer.headers.get("location") or answer.text


def test_the_form_offers_what_the_game_has(visitor: Visitor) -> None:
    html = visitor.get("/new/tiny")
    assert 'name="seat5"' in html
    assert 'enctype="multipart/form-data"' in html
    assert 'name="edition-file"' in html
    assert '<label for="option-clock">The open sale</label>' in html
    assert '<option value="live">against the clock</option>' in html
    assert faults(html) == []
    assert "edition-file" not in visitor.get("/new/trambahn")


@pytest.mark.parametrize("seats", range(1, 7))
def test_any_number_of_seats(client: TestClient, visitor: Visitor, seats: int) -> None:
    others = {f"seat{number}": "nobody" for number in range(1, 6)}
    others |= {f"seat{number}": "bot" for number in range(7 - seats, 6)}
    row = made(client, make_tiny(visitor, **others))
    assert [seat.kind for seat in row.seats] == ["human", *["bot"] * (seats - 1)]
    assert row.setup.option("clock") == "lap"
    bots = ["Steady bot", *(f"Steady bot {n}" for n in range(2, seats))]
    assert list(names_at(row, "en")) == ["Ann", *bots][:seats]


def test_against_a_bot_there_are_two(client: TestClient, visitor: Visitor) -> None:
    address = visitor.post("/play", game="tiny", name="Ann").headers["location"]
    assert [seat.kind for seat in made(client, address).seats] == ["human", "bot"]


def test_an_own_edition_is_played_and_named(client: TestClient, visitor: Visitor) -> None:
    address = make_tiny(visitor, ("My <Steep>.toml", STEEP), seat1="friend", option_clock="live")
    row = made(client, address)
    assert row.setup.edition == "My <Steep>"
    assert row.setup.edition_text == STEEP.decode()
    for page in (address, f"/join/{row.seats[1].join_token}"):
        html = Visitor(client).get(page)
        assert "My &lt;Steep&gt;" in html
        assert "against the clock" in html
        assert faults(html) == []


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (b"thing = 3", "edition &#39;own&#39;: it has [[thing]] tables and nothing else (TG-C1)"),
        (b"", "edition &#39;own&#39;: it has 2 to 8 kinds of thing, not 0 (TG-C1)"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"a = " + b"[" * 60_000, "nested too deeply"),
    ],
)
def test_a_bad_edition_is_explained(visitor: Visitor, file: bytes, said: str) -> None:
    html = make_tiny(visitor, ("own.toml", file), 400, seat2="bot")
    assert said in html
    assert 'role="alert"' in html


def test_editions_are_small(visitor: Visitor) -> None:
    make_tiny(visitor, ("own.toml", b"#" * 65_537), 413)
    make_tiny(visitor, ("own.toml", b"#" * 140_000), 413)


def test_a_game_without_editions_takes_none(visitor: Visitor) -> None:
    html = make_tiny(visitor, ("own.toml", STEEP), 400, game="trambahn")
    assert "Trambahn has no editions to choose from" in html


def test_a_table_of_a_game_without_pages(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frame, "read_rules", lambda folder, language: None)
    address = make_tiny(visitor)
    begun = visitor.post(f"{address}/begin").headers["location"]
    html = visitor.get(begun)
    assert 'id="moves"' in html
    assert "plain-table.css" in html
    assert faults(html) == []
    assert "page." not in re.sub(r"[\w/-]*/[\w./?-]*", "", html)
    visitor.get("/rules/tiny", 404)
    for page in ("/", begun, make_tiny(visitor, seat1="friend")):
        assert 'href="/rules/tiny"' not in visitor.get(page)


def test_a_game_has_the_last_word_on_how_its_table_looks() -> None:
    own = [game_static("trambahn", sheet) for sheet in page_of("trambahn").sheets]
    assert sheets("trambahn") == [*map(static, ANY_TABLE + DRAWN), *own]
    assert sheets("tiny") == [*map(static, ANY_TABLE + PLAIN)], "plain pages are made to scroll"


def test_a_friend_comes_by_link(client: TestClient, visitor: Visitor) -> None:
    address = make(visitor)
    token = made(client, address).seats[1].join_token
    friend = Visitor(client, "fr")
    html = friend.get(f"/join/{token}")
    assert "Ann vous invite à Trambahn" in html
    assert faults(html) == []
    assert friend.post(f"/join/{token}", name="Ben").headers["location"] == address
    assert made(client, address).names == ["Ann", "Ben"]
    third = Visitor(client)
    for taken in (third.get(f"/join/{token}"), third.post(f"/join/{token}", 200, name="Eve").text):
        assert "This seat is already taken." in taken
        assert f'href="{address}">Watch</a>' in taken
    assert visitor.answer(f"/join/{token}").headers["location"] == address


def test_the_lobby_tells_who_has_still_to_come(client: TestClient, visitor: Visitor) -> None:
    address = make(visitor)
    friend = Visitor(client)
    friend.post(f"/join/{made(client, address).seats[1].join_token}", name="Ben")
    visitor.post(f"{address}/begin")
    assert "Still missing: Ben." in visitor.get("/")
    assert "Waiting for you" in friend.get("/")
    friend.post(f"{address}/begin")
    assert "Still missing" not in visitor.get("/")


def test_the_waiting_room_says_who_is_missing(client: TestClient, visitor: Visitor) -> None:
    others = {"seat1": "friend", "seat2": "friend", "seat3": "bot"}
    address = make(visitor, 303, game="take_a_train", **others)
    html = visitor.get(address)
    assert "Still missing: somebody for seat 2 and somebody for seat 3." in html
    assert "Invite a friend to seat 3" in html
    friend = Visitor(client, "fr")
    friend.post(f"/join/{made(client, address).seats[1].join_token}", name="Ben")
    assert "Still missing: Ben and somebody for seat 3." in visitor.get(address)
    assert "has not opened the table yet" in visitor.get(address)
    assert "Il manque encore : Ann et quelqu’un à la place 3." in friend.get(address).replace(
        "\u00a0", " "
    )
    friend.post(f"{address}/begin")
    html = visitor.get(address)
    assert "Still missing: somebody for seat 3." in html
    assert "is here" in html


def test_on_a_site_for_this_machine_an_invitation_says_so(
    client: TestClient, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    site: Site = client.app.state.site  # type: ignore[attr-defined]
    address = make(visitor)
    open_to_all = visitor.get(address)
    command = "tramshed serve --port 8001 --host 0.0.0.0"
    alone = replace(site.settings, addresses=(), opening=command)
    monkeypatch.setattr(site, "settings", alone)
    assert "Only this machine" not in visitor.get(address), "whoever comes by name is elsewhere"
    client.headers["host"] = "localhost:8001"
    html, lobby = visitor.get(address), visitor.get("/")
    del client.headers["host"]
    for page in (html, lobby):
        assert f'<code class="command" id="opening">{command}</code>' in page
        assert f'data-copy="{command}"' in page
        assert faults(page) == []
    assert "this link works on this machine only" in html
    assert 'class="qr"' not in html, "no telephone could open it"
    assert "Only this machine" not in open_to_all
    assert 'class="qr"' in open_to_all


@pytest.mark.parametrize("level", ["steady", "learner"])
def test_all_other_seats_are_filled_with_bots(visitor: Visitor, level: str) -> None:
    wishes = {"game": "take_a_train", "seat0": "me", "seat1": "friend", "seat2": "same"}
    html = visitor.post("/tables", 200, **wishes, fill=level, name2="Ben").text
    who = re.findall(r'<select id="seat\d".*?value="(\w+)" selected', html, re.S)
    assert who == ["me", "bot", "same", "bot", "bot", "bot"]
    levels = re.findall(r'<select id="level\d".*?value="(\w+)" selected', html, re.S)
    assert [levels[seat] for seat in (1, 3, 4, 5)] == [level] * 4
    assert 'value="Ben"' in html
    assert faults(html) == []


def test_invitations_that_are_none(visitor: Visitor) -> None:
    visitor.get("/join/nonsense", 404)
    visitor.post("/join/nonsense", 404, name="Ben")


def test_the_waiting_room_shows_links_to_players_only(client: TestClient, visitor: Visitor) -> None:
    address = make(visitor)
    token = made(client, address).seats[1].join_token
    html = visitor.get(address)
    assert f"/join/{token}" in html
    assert "<path" in html, "the QR code"
    assert faults(html) == []
    assert str(token) not in Visitor(client).get(address)
    assert address in visitor.get("/")
    assert "Still missing: somebody for seat 2." in visitor.get("/")


def test_a_game_that_could_not_be_prepared_says_so_at_its_tables(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = make(visitor)
    monkeypatch.setattr(readiness.Readiness, "state", lambda self, name: readiness.GETTING_READY)
    assert 'http-equiv="refresh"' in visitor.get(address, 503)
    monkeypatch.setattr(readiness.Readiness, "state", lambda self, name: readiness.FAILED)
    html = visitor.get(address, 503)
    assert "could not be prepared" in html
    assert 'http-equiv="refresh"' not in html


def test_a_match_that_is_over_leads_to_its_replay(visitor: Visitor, conceded: TableRow) -> None:
    html = visitor.get(f"/tables/{conceded.id}")
    link = f'href="/tables/{conceded.id}/replay" data-phase="over">'
    assert html.count(link) == 2  # in the bar, and in the help, which small screens have
    assert "Ann concedes." in html
    assert 'href="?replay"' in html, "beside the way to the lobby"
    answer = visitor.answer(f"/tables/{conceded.id}?replay")
    assert answer.headers["location"] == f"/tables/{conceded.id}/replay"
    running = visitor.get(visitor.post("/play", game="trambahn").headers["location"])
    assert "data-phase" not in running or 'data-phase="over" hidden' in running
