"""What a viewer remembers of cards unseen, and what he can imagine."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.trambahn.rules.box import KINDS, copies_of
from tests.games.trambahn.rules.seeing import hidden
from tests.rules.edited import settle
from tramshed.games.trambahn.knowledge.memory import (
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_MONEY,
)
from tramshed.kernel.match import Match

PLACES = {
    "deck": IN_DECK,
    "discard": IN_DISCARD,
    "money 0": IN_MONEY[0],
    "money 1": IN_MONEY[1],
    "hand 0": IN_HAND[0],
    "hand 1": IN_HAND[1],
}


def beliefs(match: Match, viewer: int, card: str) -> list[str]:
    """Where a viewer thinks the unseen cards of a kind can be; the most definite first."""
    memory = match.view(viewer).record[0].memory
    first = sum(copies_of(before) for before in KINDS[: KINDS.index(card)])
    found = [
        ", ".join(name for name, bit in PLACES.items() if places & bit)
        for places in map(int, memory[first : first + copies_of(card)])
        if places
    ]
    return sorted(found, key=lambda places: (places.count(","), places))


def anywhere(viewer: int) -> str:
    """What is thought of a card never seen."""
    return ", ".join(name for name in PLACES if name != f"hand {viewer}")


def believe(match: Match, viewer: int, unsure: Sequence[tuple[str, str]]) -> Match:
    """A viewer is unsure of these cards (each with the places it can be in), sure of the rest."""
    live = match.state[0].live
    places = {place: cards for place, cards in hidden(match).items() if place != f"hand {viewer}"}
    memory: list[int] = []
    for card in KINDS:
        mine = sorted((_bits(where) for name, where in unsure if name == card), key=int.bit_count)
        sure = [PLACES[place] for place, cards in places.items() for _ in _all(card, cards)]
        for where in mine:  # an unsure card takes the place of one that is really there
            sure.remove(next(place for place in sure if place & where))
        seen = [0] * (copies_of(card) - len(mine) - len(sure))
        memory += seen + mine + sure
    live.memory[viewer] = memory
    settle(match)
    return match


def exchange(match: Match, place: str, card: str, other_place: str, other_card: str) -> Match:
    """Two face-down cards change places, behind everybody's back."""
    live = match.state[0].live
    piles = {"deck": live.deck, "discard": live.discard}
    piles |= {f"money {player}": live.money[player] for player in range(2)}
    for where, out, into in ((place, card, other_card), (other_place, other_card, card)):
        piles[where].count[KINDS.index(out)] -= 1
        piles[where].count[KINDS.index(into)] += 1
    settle(match)
    return match


def _all(card: str, cards: str) -> list[str]:
    return [each for each in cards.split() if each == card]


def _bits(places: str) -> int:
    return sum(PLACES[place] for place in places.split(", "))
