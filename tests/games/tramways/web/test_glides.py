"""What the page is told of motion: rides line by line, and who is worn out."""

from __future__ import annotations

from tramshed.games.tramways.shown import news
from tramshed.games.tramways.shown.things import Cell
from tramshed.games.tramways.web.glides import origins
from tramshed.kernel.words import Seat

ANN, BEN = Seat(0), Seat(1)


def test_a_passenger_rides_line_by_line() -> None:
    ridden = [
        news.TrackRidden(ANN, BEN, Cell("3c"), Cell("3f")),
        news.TrackRidden(ANN, ANN, Cell("3f"), Cell("8f")),
    ]
    assert [*origins(ridden, 0).values()] == ["3c 1 3f", "3f 0 8f"]
    assert origins(ridden, 0, undone=True) == {}


def test_whoever_is_worn_out_is_told_to_all() -> None:
    for seat in (0, 1):
        assert origins([news.WornOut(BEN)], seat) == {"@worn-2": "s2-stress"}
