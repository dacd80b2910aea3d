"""What happened, in as few words as it takes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain

from rich.padding import Padding
from rich.table import Table

from tramshed.kernel.entries import Entry, first_and_rest, settled
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

    def paragraphs(self, match: Match, first: int, seat: int, *, whole: bool = False) -> list[str]:
        """What a seat may know of the moves from number `first` on: one for each player. Details,
        and what led to a result, are told only as a whole."""
        groups: list[list[Message]] = []
        last: int | None = None
        for number, news in (_whole if whole else _in_short)(match, first, seat):
            mover = match.turns[number - 1].seat if number else None
            follows = groups and (mover == last or _is_heading(groups[-1][-1]))
            if not follows and not (groups and news[0].id in self.style.joins):
                groups.append([])
                last = mover
            elif _is_heading(groups[-1][-1]):
                last = mover
            groups[-1].extend(news)
        return [text for news in groups for text in self.texts(news)]

    def texts(self, news: Sequence[Message]) -> list[str]:
        """Messages as paragraphs: some of them begin a new one, unless they follow their like."""
        parts: list[list[Message]] = []
        for group in _alike(news, self.style.listed):
            name = group[0].id
            breaks = name in self.style.breaks or _is_heading(group[0])
            if not parts or (breaks and parts[-1][-1].id != name):
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


# --- what is told, move by move

Told = Iterator[tuple[int, list[Message]]]


def _whole(match: Match, first: int, seat: int) -> Told:
    for number in range(first, len(match.turns) + 1):
        if news := match.news(number, seat):
            yield number, news


def _in_short(match: Match, first: int, seat: int) -> Told:
    """Headings and lines; of a game that does not weigh its news, all of them."""
    if match.game.entries is first_and_rest:
        yield from _whole(match, first, seat)
        return
    moves = range(first, len(match.turns) + 1)
    told = {number: match.game.entries(match.happened(number, seat)) for number in moves}
    standing = {id(entry) for entry in settled(chain.from_iterable(told.values()))}
    for number, entries in told.items():
        if news := [_line(entry) for entry in entries if id(entry) in standing]:
            yield number, news


HEADING = "ui.heading"


def _line(entry: Entry) -> Message:
    return Message(HEADING, {"heading": entry.message}) if entry.is_heading else entry.message


def _is_heading(message: Message) -> bool:
    return message.id == HEADING


# --- as it is shown


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
