"""`tramshed games` and `tramshed rules`: what there is to play, and how it is played."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from tramshed.kernel.setup import Meta
from tramshed.terminal.console import console, put


def games() -> int:
    """Every game there is; no rules are loaded for this."""
    from tramshed.kernel.registry import metas

    screen = console()
    for meta in metas().values():
        put(screen, *_game(meta))
    return 0


def _game(meta: Meta) -> Iterator[RenderableType]:
    low, high = meta.seats[0], meta.seats[-1]
    seats = f"{low} players" if low == high else f"{low} to {high} players"
    yield Text.assemble((meta.name, "bold"), f"  {meta.title}, {meta.author}, {meta.year}; {seats}")
    yield Padding(meta.summary, (0, 4))
    for option in meta.options:
        yield Padding(f"--option {option.name}={'|'.join(option.choices)}", (0, 4))
    if meta.editions:
        yield Padding(f"--edition {'|'.join(meta.editions)}|FILE", (0, 4))


def rules(name: str, wish: str | None, language: str) -> int:
    """The rules of a game, or some of their clauses."""
    from tramshed.kernel.errors import BadSetup
    from tramshed.kernel.registry import game
    from tramshed.terminal import rules as text

    folder = game(name).folder / "rules"
    if wish is None:
        put(console(), *text.draw_all(folder, language))
        return 0
    found = text.find(folder, language, wish)
    if not found:
        known = ", ".join(text.clauses(folder, language))
        raise BadSetup(f"no clause is called {wish!r} or speaks of it; there are: {known}")
    put(console(), text.draw(found))
    return 0
