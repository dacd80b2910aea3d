"""The players' areas: who sits there, what everybody sees of him, his three trains."""

from __future__ import annotations

from collections.abc import Sequence

from tramshed.games.take_a_train.components import TRAINS
from tramshed.games.take_a_train.shown.table import TableSeen, TrainSeen
from tramshed.games.take_a_train.shown.things import ObjectiveSeen
from tramshed.kernel.plain import Plain
from tramshed.web.seats import Sitter


class Area(Plain):
    """One player's area."""

    seat: int
    sitter: Sitter
    below: bool
    """At the bottom of the table, large."""
    you: bool
    awaited: bool
    starter: bool
    """Of this lot, or of the round."""
    cash: int | None
    """None where it is hidden."""
    place: int | None
    replacing: int | None
    power: int
    left: int
    """Objectives not used yet."""
    achieved: tuple[ObjectiveSeen, ...]
    trains: tuple[TrainSeen | None, ...]
    limit: int
    turning: bool
    """The viewer is to turn locomotives face down."""
    winner: bool

    @property
    def portrait(self) -> str:
        return portrait(self.seat, self.sitter)


def portrait(seat: int, sitter: Sitter) -> str:
    """The drawing of whoever sits at a seat."""
    return f"{'automaton' if sitter.bot else 'portrait'}-{seat}"


def area(
    seen: TableSeen,
    seat: int,
    awaited: bool,
    sitters: Sequence[Sitter],
    winners: Sequence[int] = (),
) -> Area:
    """A player's area; there are `winners` once it is over."""
    player, over = seen.players[seat], seen.step == "over"
    you, below = seat == seen.seat, seat == lowest(seen)
    auction = not seen.order
    starter = seen.round_starter if seen.kind == "draft" else seen.auction.starter
    known = player.cash if you or over or seen.open_money else None
    missing = (None,) * (TRAINS - len(player.trains))
    return Area(
        seat=seat,
        sitter=sitters[seat],
        below=below,
        you=you,
        awaited=awaited,
        starter=auction and starter == seat and not over,
        cash=known,
        place=None if over else player.place,
        replacing=None if over else player.replacing,
        power=player.power,
        left=player.objectives_left,
        achieved=player.achieved,
        trains=player.trains + missing,
        limit=seen.limit,
        turning=you and seen.step == "turning" and seen.to_move == seat,
        winner=seat in winners,
    )


def lowest(seen: TableSeen) -> int:
    """Whose area is at the bottom: the viewer's; for a spectator the last one's."""
    return len(seen.players) - 1 if seen.seat is None else seen.seat
