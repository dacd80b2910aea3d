"""Saved matches of Trambahn: a whole one of seed 3 between two greedy bots, and one that was
stopped at the first player's turn."""

from __future__ import annotations

from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
WHOLE, MID = (GOLDEN / f"{name}.match" for name in ("whole", "mid"))
