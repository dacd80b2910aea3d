"""Signs and colours: a player is a colour and a letter, an icon a short sign.

Nothing is said by colour alone. Letters of players are none of those that stand on boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from tramshed.games.tramways.names import TRADE_LETTERS
from tramshed.games.tramways.shown.things import DESTINATION, MONEY, RAILS, Icon, Money, TicketSeen
from tramshed.kernel.words import Words
from tramshed.text.drawing import say
from tramshed.text.lines import LOUD, QUIET

LETTERS = "VWXYZ"
COLOURS = ("bright_cyan", "bright_magenta", "bright_green", "bright_red", "bright_blue")
TRADE_COLOURS = {"R": "green", "C": "bright_blue", "L": "red", "I": "yellow"}
TRADE_BLOCKS = {
    "R": "bold black on green",
    "C": "bold white on blue",
    "L": "bold white on red",
    "I": "bold black on yellow",
}

RAIL, STRIP, HOUSE, WORKER, PASSENGER, STRESS, JOY = "━", "▬", "⌂", "⚒", "●", "↯", "♥"
PLAIN_SIGNS = {
    "build": HOUSE,
    "upgrade-track": f"{RAIL}↑",
    "upgrade-building": f"{HOUSE}↑",
    "strip": STRIP,
    "worker": WORKER,
    "passenger": PASSENGER,
    "calm": f"{STRESS}−1",
}


def dollars(amount: int, words: Words) -> str:
    """An amount of money."""
    return words.say(Money(amount).called)


def seat_letter(seat: int) -> Text:
    """A player's letter in his colour."""
    return Text(LETTERS[seat], f"bold {COLOURS[seat]}")


def player(seat: int, names: Sequence[str]) -> Text:
    """A player's letter and name."""
    return Text.assemble(seat_letter(seat), " ", (names[seat], LOUD))


def destination(name: str) -> Text:
    """A type of building, or a parcel."""
    if name in TRADE_LETTERS:
        return Text(name, f"bold {TRADE_COLOURS[name]}")
    return Text(name, LOUD)


def destinations(goals: Sequence[str]) -> Text:
    """Some of them, of which one is enough."""
    return Text("/").join(destination(name) for name in goals)


def icon(seen: Icon, words: Words) -> Text:
    """An icon."""
    if seen.sign == RAILS:
        return Text(RAIL * seen.amount)
    if seen.sign == MONEY:
        return Text(dollars(seen.amount, words))
    return destination(seen.goal) if seen.sign == DESTINATION else Text(PLAIN_SIGNS[seen.sign])


def consequence(ticket: TicketSeen, words: Words) -> Text:
    """What a ticket costs, in brackets; nothing if it costs nothing."""
    if ticket.pay:
        return Text(f"(−{dollars(ticket.pay, words)})", "red")
    if ticket.strain:
        return Text(f"({STRESS}+{ticket.strain})", "red")
    if ticket.labour:
        return Text(f"({WORKER}−{ticket.labour})", "red")
    return Text(f"({JOY}−{ticket.gloom})", "red") if ticket.gloom else Text()


def ticket(seen: TicketSeen, words: Words) -> Text:
    """A ticket: its number, its icons but the strip, its consequence."""
    parts = [Text(f"#{seen.number}", LOUD)]
    if seen.trade:
        parts.append(Text(f"[{seen.trade}]", TRADE_BLOCKS[seen.trade]))
    if seen.void:
        parts.append(Text("VOID", "red"))
    elif not seen.icons:
        parts.append(Text(STRIP))
    parts += (icon(each, words) for each in seen.icons)
    if seen.costs:
        parts.append(consequence(seen, words))
    return Text(" ").join(parts)


def legend(words: Words) -> Iterator[Text]:
    """What the signs mean."""
    named = {
        RAIL: "rails",
        HOUSE: "build",
        PLAIN_SIGNS["upgrade-track"]: "upgrade-track",
        PLAIN_SIGNS["upgrade-building"]: "upgrade-building",
        WORKER: "worker",
        PASSENGER: "passenger",
        STRESS: "stress",
        JOY: "happiness",
        STRIP: "strip",
        "(−)": "consequence",
    }
    for sign, name in named.items():
        yield Text(f"{sign} {say(words, f'sign-{name}')}", QUIET)
