"""Nothing hidden ever leaves the house."""

from __future__ import annotations

import pytest

from tests.discovery import facts, games
from tests.server.leaks import Watch, watch
from tests.server.room import run
from tramshed.kernel.position import Position
from tramshed.kernel.registry import metas
from tramshed.web.contract import has_page

ON_SITE = [name for name in games() if has_page(name)]


@pytest.mark.parametrize("name", ON_SITE)
def test_what_a_seat_is_sent_depends_on_what_it_may_know(name: str) -> None:
    positions = facts(name).positions
    report = run(lambda: watch(name, positions, ordered=facts(name).tells_order))
    assert report.positions == positions
    assert report.stills == positions * (metas()[name].setup().seats + 1)
    assert report.steps > positions
    assert report.asked["Why"] > positions
    assert report.asked["Hint"]
    assert not report.leaks, report.leaks[0]


@pytest.mark.soak
@pytest.mark.parametrize("name", ON_SITE)
def test_what_a_seat_is_sent_depends_on_what_it_may_know_at_length(name: str) -> None:
    report = run(lambda: watch(name, 20_000, seed=1000, ordered=facts(name).tells_order))
    assert not report.leaks, report.leaks[0]


def test_the_watch_would_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that showed the number of cards of a kind left in the deck would be caught."""

    async def look() -> None:
        import random

        from tramshed.server.wire.seat_views import SeatView, SeatViews

        watcher = Watch("trambahn", 5, random.Random(1))
        honest = SeatViews._look

        def leaky(self: SeatViews, board: Position, seat: int, language: str) -> SeatView:
            look = honest(self, board, seat, language)
            look.undoable = int(board.state[0].live.deck.count[0])
            return look

        monkeypatch.setattr(SeatViews, "_look", leaky)
        for _ in range(20):
            await watcher.look(0)
        assert watcher.report.leaks

    run(look)
