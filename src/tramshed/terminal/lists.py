"""`tramshed games` and `tramshed rules`: what there is to play, and how it is played."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tramshed.kernel.registry import metas, root
from tramshed.kernel.setup import Meta
from tramshed.kernel.words import Message, Value, Words, enumerated
from tramshed.terminal import rules as text
from tramshed.terminal.console import console, put
from tramshed.terminal.language import refused, words
from tramshed.terminal.prose import Prose


def games(language: str) -> int:
    """Every game there is; no rules are loaded for this."""
    screen = console()
    for meta in metas().values():
        put(screen, *_game(meta, words(language, root(meta.name))))
    return 0


def _game(meta: Meta, words: Words) -> Iterator[RenderableType]:
    low, high = meta.seats[0], meta.seats[-1]
    seats = Message("ui.seats", {"low": low, "high": high})
    if low == high:
        seats = Message("ui.seats-just", {"n": low})
    about: dict[str, Value] = {"title": meta.title, "author": meta.author, "year": meta.year}
    title = words.say(Message("ui.about-game", {**about, "seats": seats}))
    yield Text.assemble((meta.name, "bold"), f"  {title}")
    yield Padding(Prose(meta.about(words)), (0, 4))
    for option in meta.options:
        yield Padding(f"--option {option.name}={'|'.join(option.choices)}", (0, 4))
    if meta.editions:
        own = words.say(Message("blank.file"))
        yield Padding(f"--edition {'|'.join(meta.editions)}|{own}", (0, 4))


def rules(name: str, wish: str | None, language: str) -> int:
    """The rules of a game, or some of their clauses."""
    folder = root(name) / "rules"
    if wish is None:
        put(console(), *text.draw_all(folder, language))
        return 0
    found = text.find(folder, language, wish)
    if not found:
        known = enumerated(text.clauses(folder, language))
        raise refused("ui.no-clause-of", text=repr(wish), known=known)
    put(console(), text.draw(found))
    return 0
