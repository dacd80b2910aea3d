"""Zones that are kept, since most moves change few of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tramshed.web.drawing import kept


def assert_drawn_alike_anew(page: Callable[..., str], pages: Sequence[tuple[Any, ...]]) -> None:
    """Pages, each given what it is drawn from, are the same with and without what was kept."""
    kept.cache_clear()
    remembered = [page(*each) for each in pages]
    assert kept.cache_info().hits
    for each, html in zip(pages, remembered, strict=True):
        kept.cache_clear()
        assert page(*each) == html
