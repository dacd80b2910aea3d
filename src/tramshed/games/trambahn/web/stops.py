"""The stops of the four lines, from one end to the other: a name for each value."""

from __future__ import annotations

STOPS = {
    "B": (
        "Nymphenburg", "Neuhausen", "Stiglmaierplatz", "Centralbahnhof", "Karlsplatz",
        "Promenadeplatz", "Theatinerstraße", "Odeonsplatz", "Lehel", "Bogenhausen",
    ),
    "R": (
        "Sendling", "Goetheplatz", "Sendlinger Thor", "Färbergraben", "Marienplatz",
        "Thal", "Isarthor", "Ludwigsbrücke", "Ostbahnhof", "Berg am Laim",
    ),
    "G": (
        "Schwabing", "Siegesthor", "Universität", "Residenz", "Hofbräuhaus",
        "Viktualienmarkt", "Gärtnerplatz", "Fraunhoferstraße", "Giesing", "Harlaching",
    ),
    "Y": (
        "Westend", "Bavariaring", "Theresienhöhe", "Sonnenstraße", "Lenbachplatz",
        "Glyptothek", "Barerstraße", "Pinakothek", "Josephsplatz", "Nordbad",
    ),
}  # fmt: skip


def stop(line: str, value: int) -> str:
    """The name on a station card."""
    return STOPS[line][value - 1]


def ends(line: str) -> tuple[str, str]:
    """A line's two last stops."""
    return STOPS[line][0], STOPS[line][-1]
