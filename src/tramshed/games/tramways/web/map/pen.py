"""Two more words for drawings (draw/svg.py has the others). A cell of the map is 60 × 60, an icon
40 × 40."""

from __future__ import annotations

CELL = 60
HALF = CELL // 2
CELL_VIEW = f"0 0 {CELL} {CELL}"
ICON = 40
ICON_VIEW = f"0 0 {ICON} {ICON}"

SANS = "'Alegreya Sans', sans-serif"
"""For labels and numbers: the 1 of Marcellus looks like an I."""


def text(x: float, y: float, size: float, words: str, colour: str, anchor: str = "middle") -> str:
    """Words in bold, their foot at y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{SANS}" font-size="{size:g}" font-weight="700"'
        f' text-anchor="{anchor}" fill="{colour}">{words}</text>'
    )


def rounded(colour: str, width: float, *paths: str) -> str:
    """Path data, drawn as lines with round ends."""
    return (
        f'<path fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round"'
        f' stroke-linejoin="round" d="{"".join(paths)}"/>'
    )
