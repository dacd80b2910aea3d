"""Keys of Tramways' table: a letter for each action, and ways round the map (static/map.js)."""

from __future__ import annotations

from tramshed.games.tramways.web.texts import texts_in
from tramshed.kernel.words import Words

LETTERS = {"track": "T", "upgrade": "U", "build": "B", "renovate": "R", "move": "S", "income": "I"}
"""What begins each action."""
OTHERS = {
    "N P": "next",
    "← → ↑ ↓": "walk",
    "Ctrl ← →": "stride",
    "+ − 0": "look",
    "⌫": "shorten",
    "Ctrl Enter": "send",
}


def keys(words: Words) -> list[tuple[str, str]]:
    """All of them, with what they do."""
    texts = texts_in(words)
    verbs = [(letter, texts.say(f"do.{verb}")) for verb, letter in LETTERS.items()]
    return verbs + [(key, texts.say(f"key.{name}")) for key, name in OTHERS.items()]
