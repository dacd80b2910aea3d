"""Saved matches of Take a Train: a whole one of three greedy bots; and such as were stopped where
Ann is asked, at a second secret bid among four, after the first round's earnings among three, at
the wagons among six."""

from __future__ import annotations

from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
WHOLE, AUCTION, SCORING, WAGONS = (
    GOLDEN / f"{name}.match" for name in ("whole", "auction", "scoring", "wagons")
)
