"""Messages: ids with values inside, sentences in somebody's language outside.

Rules and narration never write a sentence. They make a `Message`; a `Words` of some language turns
it into text, from the catalogues `locale/<language>.po` of the kernel's user, of each game and of
the kernel itself.
A value may be a message itself, a `Thing` of the game (a card, an amount of money), which says what
it is called, or a `Seat`, which becomes a player's name; where the reader is that player, the id's
`.you` form is used if there is one.

What something is called can depend on the sentence it stands in, by rules that only its language
knows: case, gender, an article. So a sentence may ask for a form, by any name the language likes:

    msgid "event.bought"                    msgid "tram.horse@acc"
    msgstr "{player} kauft {tram:acc}."     msgstr "eine Pferdebahn"

`{tram:acc}` is what the thing's `@acc` message says, or its plain one if there is none.
"""

from __future__ import annotations

import io
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from tramshed.kernel.plain import Plain, values_of

if TYPE_CHECKING:
    from babel.support import Translations

FALLBACK = "en"
KERNEL = Path(__file__).parent / "locale"
"""What errors say."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A player, named when the message is put into words."""

    number: int


@dataclass(frozen=True, slots=True)
class Message:
    """Something to say. A value named `n` chooses the plural form."""

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)


class Thing(Plain):
    """Something a game speaks of, as a value in the game's words. A page can draw it; in a sentence
    it is called by a message, whose id may hold fields and whose values are the other fields:

        class Wagon(Thing, called="wagon.{type}"):
            type: str
            length: int

    A `Wagon("coal", 2)` is called by `wagon.coal`, with `length` 2.
    """

    _id: ClassVar[str]

    def __init_subclass__(cls, called: str | None = None) -> None:
        super().__init_subclass__()
        if called is not None:
            cls._id = called

    @property
    def called(self) -> Message:
        """Its name. Who is called by more than the fields, says so in a property of his own."""
        fields = values_of(self)
        rest = {name: value for name, value in fields.items() if f"{{{name}}}" not in self._id}
        return Message(self._id.format_map(fields), rest)


class Several(Thing):
    """Things, one after the other: the message `list` puts them together."""

    things: tuple[Thing, ...]

    @property
    def called(self) -> Message:
        first, *rest = self.things
        if not rest:
            return first.called
        return Message("list", {"first": first, "rest": Several(tuple(rest))})


@dataclass(frozen=True, slots=True)
class Listed:
    """Names, listed as a language lists them in a sentence, with its word for "and"."""

    names: tuple[Message, ...]


Value = str | int | Seat | Message | Thing | Listed


def is_about(message: Message, seat: int) -> bool:
    """Is a seat mentioned anywhere in a message?"""
    return any(
        Seat(seat) == value or any(is_about(each, seat) for each in named_by(value))
        for value in message.values.values()
    )


def parts(message: Message) -> Iterator[Message]:
    """A message and those inside it."""
    yield message
    for value in message.values.values():
        for each in named_by(value):
            yield from parts(each)


def named_by(value: Value) -> tuple[Message, ...]:
    """What a thing, or each of some that are listed, is called; nothing, if it is none."""
    if isinstance(value, Listed):
        return value.names
    if isinstance(value, Thing):
        return (value.called,)
    return (value,) if isinstance(value, Message) else ()


def listed(values: Iterable[Value]) -> Listed:
    """Things to be listed, several of them one by one."""
    names: list[Message] = []
    for value in values:
        names += listed(value.things).names if isinstance(value, Several) else named_by(value)
    return Listed(tuple(names))


def enumerated(names: Iterable[str]) -> Message | str:
    """Names as they are, one after the other, without an "and": what can be chosen from."""
    first, *rest = (*names,) or ("",)
    return Message("list", {"first": first, "rest": enumerated(rest)}) if rest else first


VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(environment: Mapping[str, str], known: Collection[str]) -> str:
    """The language that an environment asks for, if it is among those known."""
    for variable in VARIABLES:
        for wish in environment.get(variable, "").split(":"):
            code = wish.replace("-", "_").partition("_")[0].partition(".")[0].casefold()
            if code in known:
                return code
            if code:  # another language, or "C": do not look at weaker variables
                return FALLBACK
    return FALLBACK


class Words:
    """One language, for the catalogues in some folders."""

    def __init__(self, language: str, folders: Iterable[Path]) -> None:
        self.language = language
        folders = (*folders, KERNEL)
        self._catalogues = [
            catalogue
            for code in dict.fromkeys((language, FALLBACK))
            for folder in folders
            if (catalogue := _catalogue(folder / f"{code}.po")) is not None
        ]

    def __contains__(self, message_id: str) -> bool:
        return any(self._lookup(catalogue, message_id, 1) for catalogue in self._catalogues)

    def say(
        self,
        message: Message,
        names: Sequence[str] = (),
        reader: int | None = None,
        form: str = "",
    ) -> str:
        """Put a message into words for a reader at some seat, in the form a sentence asks for."""
        return self._put(message, names, reader, form)

    def _put(self, message: Message, names: Sequence[str], reader: int | None, form: str) -> str:
        number = message.values.get("n", 1)
        pattern = self._pattern(message, number if isinstance(number, int) else 1, reader, form)
        return pattern.format_map(
            {name: _Said(self, value, names, reader) for name, value in message.values.items()}
        )

    def enumerate(self, names: Iterable[str]) -> str:
        """Names one after the other."""
        row = enumerated(names)
        return self.say(row) if isinstance(row, Message) else str(row)

    def _pattern(self, message: Message, number: int, reader: int | None, form: str) -> str:
        wanted = [message.id]
        if reader is not None and message.values.get("player") == Seat(reader):
            wanted.insert(0, f"{message.id}.you")
        if form:
            wanted.insert(0, f"{message.id}@{form}")
        for catalogue in self._catalogues:
            for message_id in wanted:
                if found := self._lookup(catalogue, message_id, number):
                    return found
        return message.id

    @staticmethod
    def _lookup(catalogue: Translations, message_id: str, number: int) -> str | None:
        text = catalogue.ungettext(message_id, message_id, number)
        if text == message_id:  # it has no plural forms
            text = catalogue.ugettext(message_id)
        return None if text == message_id else text

    def value(self, value: Value, names: Sequence[str], reader: int | None, form: str) -> str:
        """Put a value into words, in the form that its sentence asks for. What people or numbers
        are called has no other form."""
        if isinstance(value, Listed):
            return self._listed([self.say(each, names, reader, form) for each in value.names])
        if isinstance(value, Thing):
            value = value.called
        if isinstance(value, Message):
            return self.say(value, names, reader, form)
        if isinstance(value, Seat):
            known = 0 <= value.number < len(names)
            return names[value.number] if known else str(value.number + 1)
        return str(value)

    def _listed(self, names: Sequence[str]) -> str:
        from babel import Locale, UnknownLocaleError  # not needed to list games
        from babel.lists import format_list

        try:
            locale = Locale.parse(self.language)
        except (UnknownLocaleError, ValueError):
            locale = Locale.parse(FALLBACK)
        return format_list(names, locale=locale)


@dataclass(frozen=True, slots=True)
class _Said:
    """A value in a sentence, which may ask for one of its forms: `{card:dative}`."""

    words: Words
    value: Value
    names: Sequence[str]
    reader: int | None

    def __format__(self, form: str) -> str:
        return self.words.value(self.value, self.names, self.reader, form)


@cache
def _catalogue(file: Path) -> Translations | None:
    if not file.is_file():
        return None
    from babel.messages.mofile import write_mo  # not needed to list games
    from babel.messages.pofile import read_po
    from babel.support import Translations

    with file.open("rb") as stream:
        messages = read_po(stream)
    compiled = io.BytesIO()
    write_mo(compiled, messages)
    compiled.seek(0)
    return Translations(compiled)
