"""What lies on the table, what is really in a pile, and what a seat may know or imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from tests.games.take_a_train.rules.box import KINDS, LOCOMOTIVES
from tramshed.kernel.match import Match


def table(match: Match, seat: int = 6) -> Any:
    """The table as a seat sees it; by default as spectators do."""
    return match.view(seat).table


def step(match: Match) -> str:
    return str(table(match).step)


def cash(match: Match) -> list[int]:
    return [player.cash for player in table(match).players]


def locomotives(match: Match, seat: int) -> list[str]:
    """A player's locomotives; "down" where one lies face down."""
    return [
        "down" if train.face_down else train.locomotive.name
        for train in table(match).players[seat].trains
    ]


def names(seen: Iterable[Any]) -> list[str]:
    """Locomotives by name."""
    return [each.name for each in seen]


def train(match: Match, seat: int, number: int = 1) -> Any:
    """A train, counted from 1."""
    return table(match).players[seat].trains[number - 1]


def achieved(match: Match, seat: int) -> set[str]:
    return {each.name for each in table(match).players[seat].achieved}


def deck(match: Match) -> Counter[str]:
    """What is really in the deck."""
    pile = match.state[0].live.table.deck
    return Counter({KINDS[kind]: int(n) for kind, n in enumerate(pile.count) if n})


def stack(match: Match) -> set[str]:
    """What is really in the stack."""
    held = int(match.state[0].live.stack)
    return {name for i, name in enumerate(LOCOMOTIVES) if held >> i & 1}


def news(match: Match, seat: int = 6) -> list[str]:
    """What a seat is told of the last move, as ids."""
    return [message.id for message in match.news(seat=seat)]
