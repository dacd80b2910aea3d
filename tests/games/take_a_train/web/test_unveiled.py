"""Looking back with open eyes: everybody's money, and bids before they are opened."""

from __future__ import annotations

from typing import Any

from tramshed.games.take_a_train.web.areas import Area
from tramshed.games.take_a_train.web.unveiled import unveiled
from tramshed.games.take_a_train.web.zones import zone_data
from tramshed.kernel.match import Match
from tramshed.kernel.matchfile import load
from tramshed.kernel.position import Position
from tramshed.kernel.registry import root
from tramshed.kernel.seats import SPECTATOR
from tramshed.web.seats import Sitter

RECORDED = load(root("take_a_train") / "web" / "recorded.match")
SITTERS = [Sitter(name) for name in RECORDED.names]


def zones(position: Position, seat: int) -> dict[str, Any]:
    return dict(zone_data(position.view(seat), SITTERS))


def seen(match: Match, number: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The zones of a spectator, and those of open eyes."""
    position = match.position_after(number)
    public = zones(position, SPECTATOR)
    return public, unveiled(public, [zones(position, seat) for seat in range(match.setup.seats)])


def cash(shown: dict[str, Any]) -> dict[int, int | None]:
    return {data.seat: data.cash for data in shown.values() if isinstance(data, Area)}


def test_everybodys_money_is_open() -> None:
    public, opened = seen(RECORDED, 60)
    position = RECORDED.position_after(60)
    own = {seat: position.view(seat).table.players[seat].cash for seat in range(len(SITTERS))}
    assert set(cash(public).values()) == {None}
    assert cash(opened) == own


def test_a_sealed_bid_is_open() -> None:
    """After a secret bid, while others still think about theirs."""
    number, turn = next(
        (number, turn)
        for number, turn in enumerate(RECORDED.turns, 1)
        if turn.move.verb == "bid" and _sealed(number, turn.seat)
    )
    public, opened = seen(RECORDED, number)
    amount = int(turn.move.notation.split()[1])
    assert _bid(public, turn.seat) is None
    assert _bid(opened, turn.seat) == amount
    assert all(public[zone] == opened[zone] for zone in ("status", "info", "lots", "counts"))


def _sealed(number: int, seat: int) -> bool:
    people = zones(RECORDED.position_after(number), SPECTATOR)["people"]
    return any(each.seat == seat and each.state == "sealed" for each in people)


def _bid(shown: dict[str, Any], seat: int) -> int | None:
    (bidder,) = (each for each in shown["people"] if each.seat == seat)
    bid: int | None = bidder.bid
    return bid
