"""What happened, in as few words as it takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from babel.lists import format_list
from rich.padding import Padding
from rich.table import Table

from tramshed.kernel.match import Match
from tramshed.kernel.words import Message, Value, Words
from tramshed.terminal.prose import Prose

WIDEST = 94


def paragraphs(
    match: Match, first: int, seat: int, words: Words, names: Sequence[str], reader: int | None
) -> list[str]:
    """What a seat may know of the moves from number `first` on: a paragraph for each player."""
    groups: list[tuple[int | None, list[Message]]] = []
    for number in range(first, len(match.turns) + 1):
        mover = match.turns[number - 1].seat if number else None
        if not groups or groups[-1][0] != mover:
            groups.append((mover, []))
        groups[-1][1].extend(match.news(number, seat))
    gap = words.say(Message("ui.gap")).strip("|")
    told = (gap.join(sentences(news, words, names, reader)) for _, news in groups)
    return [text for text in told if text]


def bullets(texts: Iterable[str]) -> Iterator[Padding]:
    """Paragraphs, set off by a point."""
    for text in texts:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim")
        grid.add_column(max_width=WIDEST)
        grid.add_row("•", Prose(text))
        yield Padding(grid, (0, 1))


def sentences(
    news: Sequence[Message], words: Words, names: Sequence[str], reader: int | None = None
) -> list[str]:
    """Messages in words; those that differ in one thing only become one sentence."""
    told = []
    for group in _alike(news):
        values = dict(group[0].values)
        if key := _differs(group):
            things = [words.say(_message(each.values[key]), names, reader) for each in group]
            values[key] = format_list(things, locale=words.language)
        text = words.say(Message(group[0].id, values), names, reader)
        again = len(group) > 1 and not key
        told.append(_repeated(text, len(group)) if again else text)
    return told


def _repeated(text: str, times: int) -> str:
    body = text.rstrip(".。")
    return f"{body} (×{times}){text[len(body) :]}"


def _alike(news: Sequence[Message]) -> Iterator[list[Message]]:
    """Runs of messages that are the same, or differ in the same one thing."""
    group: list[Message] = []
    for message in news:
        if group and not _joins(group, message):
            yield group
            group = []
        group.append(message)
    if group:
        yield group


def _joins(group: list[Message], message: Message) -> bool:
    if group[0].id != message.id or group[0].values.keys() != message.values.keys():
        return False
    keys = _differing([*group, message])
    return not keys or (len(keys) == 1 and isinstance(message.values[keys.pop()], Message))


def _differing(group: list[Message]) -> set[str]:
    first = group[0].values
    return {key for each in group for key, value in each.values.items() if value != first[key]}


def _differs(group: list[Message]) -> str | None:
    return next(iter(_differing(group)), None)


def _message(value: Value) -> Message:
    assert isinstance(value, Message)
    return value
