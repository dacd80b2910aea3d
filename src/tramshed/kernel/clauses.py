"""A game's rules for players, read from `rules/<language>.md` in its folder: a bullet a clause.

# Title
What it is about.
## Heading
- TB-1.1. The clause.
- TB-1.2. One with a list:
    - a thing
    - another

    and what follows it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tramshed.kernel.words import FALLBACK

CLAUSE = re.compile(r"- (?P<id>[A-Z]+-[\w.]*\w)\. (?P<text>.+)")
MENTION = re.compile(r"\b[A-Z]{2,}-(?:[A-Z]?\d+(?:\.\d+)*[a-z]?)", re.ASCII)
"""A clause's id within a text."""
ITEM = "- "


@dataclass(slots=True)
class Section:
    """A heading and the clauses under it, by id. In a clause's text each paragraph and each item of
    a list is a line."""

    heading: str
    clauses: dict[str, str] = field(default_factory=dict)


@dataclass(slots=True)
class Rules:
    """The rules of a game in one language, which may be the fallback."""

    language: str
    title: str = ""
    about: str = ""
    sections: list[Section] = field(default_factory=list)

    @property
    def clauses(self) -> dict[str, str]:
        """Every clause's text by its id."""
        return {name: text for each in self.sections for name, text in each.clauses.items()}


@cache
def read_rules(folder: Path, language: str) -> Rules | None:
    """The rules in this language, or in the fallback; None if there are no such texts."""
    for code in (language, FALLBACK):
        file = folder / f"{code}.md"
        if file.is_file():
            return _parsed(file.read_text(encoding="utf-8"), code)
    return None


def blocks(text: str) -> Iterator[str | list[str]]:
    """A clause's text as paragraphs and lists."""
    items: list[str] = []
    for line in text.splitlines():
        if line.startswith(ITEM):
            items.append(line.removeprefix(ITEM))
            continue
        if items:
            yield items
            items = []
        yield line
    if items:
        yield items


def _parsed(text: str, language: str) -> Rules:
    rules, last, before = Rules(language), "", ""
    for line in text.splitlines():
        if line.startswith("## "):
            rules.sections.append(Section(line.removeprefix("## ").strip()))
        elif line.startswith("# "):
            rules.title = line.removeprefix("# ").strip()
        elif not rules.sections:
            rules.about = f"{rules.about} {line.strip()}".strip()
        elif clause := CLAUSE.fullmatch(line.rstrip()):
            last = clause["id"]
            rules.sections[-1].clauses[last] = clause["text"]
        elif line.startswith("  ") and last in rules.sections[-1].clauses:
            part = line.strip()
            begins = part.startswith(ITEM) or not before.strip()
            rules.sections[-1].clauses[last] += f"\n{part}" if begins else f" {part}"
        before = line
    return rules
