"""Somebody with a browser that runs no script: pages, forms, cookies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

CSRF = re.compile(r'name="csrf" value="([0-9a-f]{64})"')
ANN, BEN = "A" * 43, "B" * 43
"""Tokens of those who have played before."""


class Visitor:
    """One guest of the site."""

    def __init__(self, client: TestClient, language: str = "en") -> None:
        self._client = client
        self._language = language
        self._cookies: dict[str, str] = {}

    def be(self, token: str) -> None:
        """Come as somebody who was here before."""
        self._cookies["tramshed"] = token

    def _send(self, method: str, address: str, **more: Any) -> Response:
        self._client.cookies.clear()
        cookie = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        headers = {"accept-language": self._language, "cookie": cookie}
        answer: Response = self._client.request(
            method, address, headers=headers, follow_redirects=False, **more
        )
        self._cookies |= dict(answer.cookies)
        return answer

    def get(self, address: str, status: int = 200) -> str:
        """A page's HTML."""
        answer = self._send("GET", address)
        assert answer.status_code == status, (address, answer.status_code)
        return answer.text

    def answer(self, address: str) -> Response:
        """A page with its headers."""
        return self._send("GET", address)

    def csrf(self) -> str:
        found = CSRF.search(self.get("/settings"))
        assert found
        return found[1]

    def post(self, address: str, status: int = 303, **fields: str) -> Response:
        """Send a form, as our pages would; names in Python have _ for -."""
        data = {name.replace("_", "-"): text for name, text in fields.items()}
        answer = self._send("POST", address, data={"csrf": self.csrf(), **data})
        assert answer.status_code == status, (address, answer.status_code, answer.text[:2000])
        return answer

    def send_without_token(self, address: str, **fields: str) -> Response:
        return self._send("POST", address, data=fields)

    def upload(self, data: bytes, status: int = 303, csrf: str | None = None) -> Response:
        """Bring a saved match."""
        token = {} if csrf is None else {"csrf": csrf}
        return self.send_file("/upload", "file", ("match.txt", data), status, **token)

    def send_file(
        self, address: str, field: str, file: tuple[str, bytes], status: int = 303, /, **fields: str
    ) -> Response:
        """Send a form with a file (its name and contents) in one of its fields."""
        return self.send_files(address, field, [file], status, **fields)

    def send_files(
        self,
        address: str,
        field: str,
        files: Sequence[tuple[str, bytes]],
        status: int = 303,
        /,
        **fields: str,
    ) -> Response:
        """Send a form with several files in one of its fields."""
        data = {name.replace("_", "-"): text for name, text in fields.items()}
        answer = self._send(
            "POST",
            address,
            data={"csrf": self.csrf(), **data},
            files=[(field, (*file, "text/plain")) for file in files],
        )
        assert answer.status_code == status, (answer.status_code, answer.text[:2000])
        return answer


class _Shape(HTMLParser):
    """What a page must not do, and how its parts are named."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[str] = []
        self.ids: set[str] = set()
        self.labelled: set[str] = set()
        self.controls: list[dict[str, str | None]] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "style" in found or tag == "style" or any(name.startswith("on") for name in found):
            self.faults.append(f"{tag} has inline style or script: {found}")
        if tag == "script" and not found.get("src"):
            self.faults.append("inline script")
        if (name := found.get("id")) is not None:
            if name in self.ids:
                self.faults.append(f"id {name} twice")
            self.ids.add(name)
        if tag == "label" and (target := found.get("for")):
            self.labelled.add(target)
        if tag in ("input", "select") and found.get("type") not in ("hidden", "radio", "checkbox"):
            self.controls.append(found)
        if tag == "a" and (link := found.get("href")):
            self.links.append(link)


def faults(html: str) -> list[str]:
    """What is wrong with a page: inline styles and scripts, ids given twice, fields without a
    label, links to nowhere on the page."""
    shape = _Shape()
    shape.feed(html)
    unlabelled = [each for each in shape.controls if each.get("id") not in shape.labelled]
    lost = [link for link in shape.links if link.startswith("#") and link[1:] not in shape.ids]
    return [*shape.faults, *map(str, unlabelled), *lost]
