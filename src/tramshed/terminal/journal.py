"""What happened, in as few words as it takes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from rich.padding import Padding
from rich.table import Table

from tramshed.kernel.match import Match
from tramshed.kernel.words import Message, Several, Words, listed
from tramshed.terminal.prose import Prose
from tramshed.text.contract import GameText

WIDEST = 94


class Teller:
    """Puts messages into words, for a reader at some seat or for nobody in particular."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        reader: int | None,
        style: GameText,
    ) -> None:
        self.words = words
        self.names = names
        self.reader = reader
        self.style = style

    def paragraphs(self, match: Match, first: int, seat: int) -> list[str]:
        """What a seat may know of the moves from number `first` on: one for each player."""
        groups: list[tuple[int | None, list[Message]]] = []
        for number in range(first, len(match.turns) + 1):
            mover = match.turns[number - 1].seat if number else None
            news = match.news(number, seat)
            if not news:
                continue
            joins = news[0].id in self.style.joins
            if not groups or (groups[-1][0] != mover and not joins):
                groups.append((mover, []))
            groups[-1][1].extend(news)
        return [text for _, news in groups for text in self.texts(news)]

    def texts(self, news: Sequence[Message]) -> list[str]:
        """Messages as paragraphs: some of them begin a new one, unless they follow their like."""
        parts: list[list[Message]] = []
        for group in _alike(news, self.style.listed):
            name = group[0].id
            if not parts or (name in self.style.breaks and parts[-1][-1].id != name):
                parts.append([])
            parts[-1].extend(group)
        return [self.text(part) for part in parts]

    def text(self, news: Sequence[Message]) -> str:
        """Messages as running text."""
        return self.words.say(Message("ui.gap")).strip("|").join(self.sentences(news))

    def sentences(self, news: Sequence[Message]) -> list[str]:
        """Messages one by one; those that differ only in a thing one can list become one."""
        return [self._sentence(group) for group in _alike(news, self.style.listed)]

    def _sentence(self, group: list[Message]) -> str:
        values = dict(group[0].values)
        differing = _differing(group)
        for key in differing | _several(group[0]):
            values[key] = listed(each.values[key] for each in group)
        text = self._say(Message(group[0].id, values))
        return text if differing or len(group) == 1 else _repeated(text, len(group))

    def _say(self, message: Message) -> str:
        return self.words.say(message, self.names, self.reader)


def bullets(texts: Iterable[str]) -> Iterator[Padding]:
    """Paragraphs, set off by a point."""
    for text in texts:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim")
        grid.add_column(max_width=WIDEST)
        grid.add_row("•", Prose(text))
        yield Padding(grid, (0, 1))


def _repeated(text: str, times: int) -> str:
    body = text.rstrip(".。")
    return f"{body} (×{times}){text[len(body) :]}"


def _alike(news: Sequence[Message], listed: Collection[str]) -> Iterator[list[Message]]:
    """Runs of messages that are the same, or differ in the same one listed thing."""
    group: list[Message] = []
    for message in news:
        if group and not _joins(group, message, listed):
            yield group
            group = []
        group.append(message)
    if group:
        yield group


def _joins(group: list[Message], message: Message, listed: Collection[str]) -> bool:
    if group[0].id != message.id or group[0].values.keys() != message.values.keys():
        return False
    keys = _differing([*group, message])
    return not keys or (len(keys) == 1 and keys <= set(listed))


def _differing(group: list[Message]) -> set[str]:
    first = group[0].values
    return {key for each in group for key, value in each.values.items() if value != first[key]}


def _several(message: Message) -> set[str]:
    """Values that are several things."""
    return {key for key, value in message.values.items() if isinstance(value, Several)}
