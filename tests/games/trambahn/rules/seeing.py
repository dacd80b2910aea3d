"""What lies on the table, and what is really in a hand or a pile."""

from __future__ import annotations

from typing import Any

from tests.games.trambahn.rules.box import KINDS
from tramshed.kernel.match import Match


def table(match: Match, seat: int = 0) -> Any:
    """The table as a seat sees it."""
    return match.view(seat).table


def columns(match: Match, player: int) -> list[str]:
    """A player's columns as `position` reads them."""
    return [
        " ".join(
            [
                column.line,
                "-".join(card.removeprefix(column.line) for card in column.cards),
                *([column.tram] if column.tram else []),
            ]
        )
        for column in table(match).players[player].columns
    ]


def hand(match: Match, player: int) -> str:
    held = match.state[0].live.hand[player]
    return " ".join(KINDS[kind] for kind in held.cards[: held.n])


def money(match: Match, player: int) -> str:
    return _named(match.state[0].live.money[player])


def deck(match: Match) -> str:
    return _named(match.state[0].live.deck)


def discard(match: Match) -> str:
    return _named(match.state[0].live.discard)


def _named(pile: Any) -> str:
    """A face-down pile in order of kind: B1 B2 … C."""
    assert pile.n == sum(pile.count)
    return " ".join(card for card, n in zip(KINDS, pile.count, strict=True) for _ in range(n))


def market(match: Match) -> str:
    return " ".join(tram for tram, n in table(match).market.items() for _ in range(n))


def rows(match: Match) -> dict[str, str]:
    """Rows with passengers in them."""
    return {line: " ".join(cards) for line, cards in table(match).rows.items() if cards}


def points(match: Match) -> tuple[int, int]:
    first, second = table(match).players
    return first.points, second.points


def money_cards(match: Match) -> tuple[int, int]:
    """Money cards as everybody sees them: what is spent is gone."""
    first, second = table(match).players
    return first.money, second.money


def news(match: Match, seat: int) -> list[str]:
    """What a seat is told of the last move, as ids."""
    return [message.id for message in match.news(seat=seat)]


def hidden(match: Match) -> dict[str, str]:
    """What really is in each hidden place."""
    return {
        "deck": deck(match),
        "discard": discard(match),
        "money 0": money(match, 0),
        "money 1": money(match, 1),
        "hand 0": hand(match, 0),
        "hand 1": hand(match, 1),
    }
