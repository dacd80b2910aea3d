"""The games' own rules pages, in every language, each clause with its anchor."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from babel import Locale

import tramshed
from tramshed.kernel.clauses import CLAUSE, MENTION
from tramshed.kernel.words import FALLBACK

GAMES = Path(tramshed.__file__).parent / "games"

HEAD = """# The rules, clause by clause

Whatever a game refuses, it names the clause. Here they all are; in the terminal, `tramshed rules
GAME` has them, too.

| game | players | by |
|---|---|---|
"""


def games() -> dict[str, tramshed.Meta]:
    """The games of the house that have rules to read."""
    found = tramshed.metas().items()
    return {name: meta for name, meta in found if (GAMES / name / "rules").is_dir()}


def pages() -> Iterator[tuple[str, str]]:
    """Every page: its place and its text."""
    yield "rules/index.md", HEAD + "".join(map(_row, games().values()))
    for game in games():
        for language in _languages(game):
            yield _place(game, language), _page(game, language)


def nav() -> list[Any]:
    """Their part of the navigation."""
    entries: list[Any] = ["rules/index.md"]
    for game, meta in games().items():
        places = [{_own_name(code): _place(game, code)} for code in _languages(game)]
        entries.append({meta.title: [_place(game, FALLBACK), *places[1:]]})
    return entries


def _row(meta: tramshed.Meta) -> str:
    most = f"–{meta.seats[-1]}" if len(meta.seats) > 1 else ""
    link = f"**[{meta.title}]({meta.name}/index.md)**"
    return f"| {link}: {meta.summary} | {meta.seats[0]}{most} | {meta.author}, {meta.year} |\n"


def _languages(game: str) -> list[str]:
    """The fallback first."""
    found = {file.stem for file in (GAMES / game / "rules").glob("*.md")}
    return [FALLBACK, *sorted(found - {FALLBACK})]


def _place(game: str, language: str) -> str:
    return f"rules/{game}/{_file(language)}"


def _file(language: str) -> str:
    return "index.md" if language == FALLBACK else f"{language}.md"


def _own_name(language: str) -> str:
    """What a language calls itself."""
    name = str(Locale.parse(language).get_display_name())
    return name[0].upper() + name[1:]


def _page(game: str, language: str) -> str:
    text = (GAMES / game / "rules" / f"{language}.md").read_text("utf-8")
    title, _, rest = text.partition("\n")
    lines = rest.splitlines()
    ids = [found["id"] for found in map(CLAUSE.match, lines) if found]
    body = "\n".join(_with_anchor(line, ids) for line in lines)
    wrapped = f'<div class="rules" lang="{language}" markdown>\n{body}\n</div>'
    return f"{title}\n\n{_choice(game, language)}\n\n{wrapped}\n"


def _choice(game: str, language: str) -> str:
    """The languages to read it in."""
    return " · ".join(
        f"**{_own_name(code)}**" if code == language else f"[{_own_name(code)}]({_file(code)})"
        for code in _languages(game)
    )


def _with_anchor(line: str, ids: Collection[str]) -> str:
    """A clause can be linked to, and the clauses it names are links."""

    def link(mention: re.Match[str]) -> str:
        return f"[{mention[0]}](#{mention[0]})" if mention[0] in ids else mention[0]

    clause = CLAUSE.match(line)
    if clause is None:
        return MENTION.sub(link, line)
    name = clause["id"]
    return f"- [{name}](#{name}){{#{name} .clause}} {MENTION.sub(link, clause['text'])}"
