"""Is the built site whole? Links, pictures and anchors are there; nothing comes from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADS = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
"""Elements that make a browser fetch something by itself."""

IN_STYLE = re.compile(r"url\(\s*['\"]?(?:https?:)?//[^)]*\)|@import[^;]*//[^;]*")


@dataclass(slots=True)
class Found:
    """What a page has: anchors, and addresses with whether the browser fetches them by itself."""

    anchors: set[str] = field(default_factory=set)
    addresses: list[tuple[str, bool]] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found = Found()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value for name, value in attrs if value is not None}
        self.found.anchors |= {values[name] for name in ("id", "name") if name in values}
        address = values.get(LOADS.get(tag, "href"))
        if address is not None:
            self.found.addresses.append((address, tag in LOADS))


@cache
def _read(page: Path) -> Found:
    reader = _Reader()
    reader.feed(page.read_text("utf-8"))
    return reader.found


def complaints(site: Path) -> Iterator[str]:
    """All that is wrong with a site."""
    for page in sorted(site.rglob("*.html")):
        if page.name != "404.html":  # its links are from the root of wherever it is put
            for what in _of_page(site, page):
                yield f"{page.relative_to(site)}: {what}"
    for sheet in sorted(site.rglob("*.css")):
        for address in IN_STYLE.findall(sheet.read_text("utf-8")):
            yield f"{sheet.relative_to(site)}: fetches from elsewhere: {address}"


def _of_page(site: Path, page: Path) -> Iterator[str]:
    for address, fetched in _read(page).addresses:
        parts = urlsplit(address)
        elsewhere = parts.scheme or parts.netloc
        if fetched and elsewhere and parts.scheme != "data":
            yield f"fetches from elsewhere: {address}"
        if not elsewhere and not _leads(site, page, unquote(parts.path), unquote(parts.fragment)):
            yield f"leads nowhere: {address}"


def _leads(site: Path, page: Path, path: str, anchor: str) -> bool:
    aim = (page.parent / path).resolve() if path else page
    if not (aim.is_relative_to(site.resolve()) and aim.is_file()):
        return False
    return not anchor or aim.suffix != ".html" or anchor in _read(aim).anchors
