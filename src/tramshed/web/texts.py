"""Sentences for a page, in one language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Self

from tramshed.kernel.words import Message, Value, Words
from tramshed.web.result import Ended, points


@cache
def page_words(page: Path, language: str) -> Words:
    """The catalogue of a page, by its folder, and behind it the game's."""
    return Words(language, [page / "locale", page.parent / "locale"])


class Texts:
    """What templates call to say things; a game adds the names of its own."""

    def __init__(self, words: Words) -> None:
        self.words = words

    @classmethod
    @cache
    def of(cls, words: Words) -> Self:
        """The texts of a catalogue: always the same, so that what is made of them can be kept."""
        return cls(words)

    def say(self, name: str, /, **values: Value) -> str:
        """A sentence of the page: `web.` and a name."""
        return self.words.say(Message(f"web.{name}", values))

    def score(self, score: int) -> str:
        """A score as the game writes it."""
        return points(score, self.words)

    def ended(self, ended: Ended, reader: int | None) -> str:
        """How it ended, for whoever sits at some seat."""
        return ended.said(self.words, self.score, reader)


def capital(sentence: str) -> str:
    """A sentence as it begins: names of things and reasons are made to stand in the middle."""
    return sentence[:1].upper() + sentence[1:]
