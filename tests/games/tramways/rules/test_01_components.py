"""The box (TW-C6): what there is of everything, as the game has it on the table.

Boards and tickets are the edition's: see test_edition_*.py.
"""

from __future__ import annotations

import pytest

from tests.games.tramways.rules.position import Scene
from tramshed.games.tramways import components, whereabouts
from tramshed.games.tramways.game import GAME
from tramshed.games.tramways.set_up.dealing import DEMAND_TILES
from tramshed.kernel.match import new_match


def first_round(seats: int, **options: str) -> Scene:
    """Set-up is done."""
    scene = Scene(new_match(GAME, seats=seats, seed=seats, options=options))
    while scene.table.rounds == 0:
        scene.play(scene.menu(scene.acting()[0])[0], seat=scene.acting()[0])
    return scene


@pytest.mark.parametrize("seats", range(1, 6))
def test_what_there_is(seats: int) -> None:
    """TW-C6: thirty passengers; two workers, twelve straights and twelve curves a player; of each
    type no more than four building tiles."""
    scene = first_round(seats)
    tiles = scene.in_place(whereabouts.SUPPLY)
    waiting = sum(int(site.passenger) for site in scene.table.sites)
    assert waiting + len(tiles) + int(scene.table.supply) == 30
    for seat in range(seats):
        player = scene.table.players[seat]
        assert (int(player.straights), int(player.curves), scene.workers(seat)) == (12, 12, 2)
    trades = [int(scene.match.state[0].fixed.tickets[scene.card[tile]].trade) for tile in tiles]
    assert max(trades.count(trade) for trade in range(4)) <= 4
    assert len(tiles) == {1: 5, 2: 5, 3: 8, 4: 12, 5: 16}[seats]


def test_as_many_demand_tiles() -> None:
    """TW-C6: twenty, five of each type."""
    assert DEMAND_TILES * len(components.TRADES) == 20
