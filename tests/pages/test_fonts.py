"""The typefaces: what the style sheet names is served, whole."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tramshed.server.http.static_files import STATIC
from tramshed.server.pages.fonts import FONTS

TRUETYPE = b"\0\1\0\0"


def test_the_style_sheet_names_just_the_fonts_there_are() -> None:
    sheet = (STATIC / "fonts.css").read_text()
    assert set(re.findall(r'url\("/fonts/(.+?)"\)', sheet)) == set(FONTS)


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
@pytest.mark.parametrize("name", FONTS)
def test_a_font_arrives_whole_packed_or_plain(client: TestClient, name: str, encoding: str) -> None:
    answer = client.get(f"/fonts/{name}", headers={"accept-encoding": encoding})
    assert answer.status_code == 200
    assert answer.headers.get("content-encoding", "identity") == encoding
    assert answer.headers["content-type"] == "font/ttf"
    assert answer.content.startswith(TRUETYPE)


@pytest.mark.parametrize("name", ["Comic.ttf", "..%2f..%2fsecret"])
def test_no_other_file_can_be_asked_for(client: TestClient, name: str) -> None:
    assert client.get(f"/fonts/{name}").status_code == 404
