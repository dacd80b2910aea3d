"""Cards, locomotives, trains and amounts, as the terminal shows them: colour and letters."""

from __future__ import annotations

from rich.text import Text

from tramshed.games.take_a_train.shown.table import TrainSeen
from tramshed.games.take_a_train.shown.things import CARD_NAMED, LocomotiveSeen, Money, Wagon
from tramshed.kernel.words import Words
from tramshed.text.drawing import say
from tramshed.text.lines import LOUD, QUIET

TYPE_COLOURS = {"steam": "white", "diesel": "red", "electric": "bright_cyan"}
CARGO_COLOURS = {
    "food": "green",
    "cattle": "magenta",
    "coal": "white",
    "oil": "cyan",
    "luxury": "yellow",
    "passenger": "bright_blue",
}


def dollars(amount: int, words: Words) -> str:
    """An amount of money."""
    return words.say(Money(amount).called)


def locomotive(seen: LocomotiveSeen, words: Words, *, whole: bool = True) -> Text:
    """Name, power, multiplier and, as a whole, the top speed."""
    text = Text.assemble((seen.name, f"bold {TYPE_COLOURS[seen.type]}"), f" {seen.power}")
    text.append(f" ×{seen.multiplier}", LOUD)
    return text.append(f" {say(words, 'speed', speed=seen.speed)}") if whole else text


def card(name: str, words: Words) -> Text:
    """A card of the market: its cargo and value, or its name."""
    known = CARD_NAMED[name]
    if not isinstance(known, Wagon):
        return Text(f" {say(words, name)} ", "bold black on bright_white")
    colour = f"bold black on {CARGO_COLOURS[known.type]}"
    return Text(f" {say(words, known.type)} {known.value} ", colour)


def value_of(name: str) -> int:
    """A wagon's value; a special card, the Twin too, has none of its own."""
    known = CARD_NAMED[name]
    return known.value if isinstance(known, Wagon) else 0


def wagons(train: TrainSeen, words: Words, *, short: bool) -> Text:
    """A train's cargo and the values of its wagons; the Twin is a copy of the first one."""
    if train.cargo is None:
        return Text("–", QUIET)
    values = [value_of(wagon) for wagon in train.wagons]
    shown = [str(value) if value else f"({values[0]})" for value in values]
    name = say(words, f"{train.cargo}-short" if short else train.cargo)
    return Text(f"{name} {' '.join(shown)}", CARGO_COLOURS[train.cargo])


def engine(train: TrainSeen, words: Words) -> Text:
    """A train's locomotive, with Multiplier +1."""
    seen = train.locomotive
    if train.face_down or seen is None:
        return Text(say(words, "face-down"), QUIET)
    plus = "+1" if train.plus_one else ""
    return Text.assemble(
        (seen.name, f"bold {TYPE_COLOURS[seen.type]}"), (f" ×{seen.multiplier}{plus}", LOUD)
    )
