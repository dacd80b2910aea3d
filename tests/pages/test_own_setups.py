"""What somebody brings to a table of Tramways: boards and tickets in files, a layout of his own."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.pages.test_tables import made
from tests.pages.visitor import Visitor, faults
from tramshed.games.tramways.edition import DEFAULT
from tramshed.kernel.editions import gather

BOARDS, TICKETS = ((DEFAULT / name).read_bytes() for name in ("boards.txt", "tickets.txt"))
SOLO = {"game": "tramways", "seat0": "me", "name": "Ann"}


def make_tramways(
    visitor: Visitor, files: dict[str, bytes], status: int = 303, /, **fields: str
) -> str:
    """A table of Tramways for one, perhaps with files; where it is, or the form again."""
    brought = list(files.items()) or [("", b"")]
    answer = visitor.send_files("/tables", "edition-file", brought, status, **SOLO | fields)
    return answer.headers.get("location") or answer.text


def test_every_option_has_a_sentence(visitor: Visitor) -> None:
    html = visitor.get("/new/tramways")
    assert html.count('class="field option"') == 7, "six options, one with a value of one's own"
    assert "The hard faces have more mountains and lakes in the way." in html
    assert 'aria-describedby="option-faces-hint"' in html
    assert faults(html) == []


def test_an_edition_in_several_files(client: TestClient, visitor: Visitor) -> None:
    address = make_tramways(visitor, {"tickets.txt": TICKETS, "boards.txt": BOARDS})
    assert made(client, address).setup.edition_text == gather(DEFAULT)


def test_one_file_stands_for_itself(client: TestClient, visitor: Visitor) -> None:
    whole = BOARDS + TICKETS
    address = make_tramways(visitor, {"box.txt": whole})
    setup = made(client, address).setup
    assert (setup.edition, setup.edition_text) == ("box", whole.decode())


def test_what_is_wrong_is_told_with_file_and_line(visitor: Visitor) -> None:
    torn = TICKETS.replace(b"[", b"(", 1)
    html = make_tramways(visitor, {"boards.txt": BOARDS, "tickets.txt": torn}, 400)
    assert 'role="alert"' in html
    assert "tickets.txt, line" in html


def test_a_file_that_is_no_text_is_named(visitor: Visitor) -> None:
    html = make_tramways(visitor, {"boards.txt": BOARDS, "tickets.txt": b"a\n\xff"}, 400)
    assert "tickets.txt, line 2: not text in UTF-8" in html


def test_only_so_many_files(visitor: Visitor) -> None:
    make_tramways(visitor, {f"{number}.txt": b"#" for number in range(13)}, 400)


def test_a_layout_of_ones_own(client: TestClient, visitor: Visitor) -> None:
    address = make_tramways(visitor, {}, own_layout="#./##")
    assert made(client, address).setup.option("layout") == "#./##"


@pytest.mark.parametrize("layout", ["#", "#.#/#.#/#.#", "#x"])
def test_a_layout_that_will_not_do_is_explained(visitor: Visitor, layout: str) -> None:
    html = make_tramways(visitor, {}, 400, own_layout=layout, seat1="bot", seat2="bot")
    assert 'role="alert"' in html
    assert f'value="{layout}"' in html, "what was written is still there"


def test_the_lobby_lets_one_play_alone(client: TestClient, visitor: Visitor) -> None:
    html = visitor.get("/")
    assert '<option value="0">none: solo</option><option value="1" selected>1</option>' in html
    address = visitor.post("/play", game="tramways", bots_tramways="0", name="Ann")
    assert len(made(client, address.headers["location"]).seats) == 1
