"""Texts with something wrong in them, and what is said of it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest


def forged(cases: Mapping[str, Mapping[str, str]]) -> pytest.MarkDecorator:
    """By what stands in a text: what is written there instead, and the complaint."""
    rows = [(old, *change) for old, changes in cases.items() for change in changes.items()]
    return pytest.mark.parametrize(("old", "new", "complaint"), rows)


def forge(text: str, old: str, new: str) -> str:
    """Write something else, once, where it first stands."""
    assert old in text
    return text.replace(old, new, 1)
