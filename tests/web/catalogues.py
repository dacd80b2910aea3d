"""The sentences of a game's pages, as its translators wrote them."""

from __future__ import annotations

from pathlib import Path

from babel.messages.pofile import read_po

from tramshed.web.drawing import HERE as SHARED


def catalogue(pages: Path, language: str) -> dict[str, object]:
    """Sentences by their names."""
    with (pages / "locale" / f"{language}.po").open("rb") as file:
        return {
            message.id if isinstance(message.id, str) else message.id[0]: message.string
            for message in read_po(file)
            if message.id
        }


def templates_and_code(pages: Path) -> list[Path]:
    """Where a game's sentences are asked for: its own files, and the pieces all games share."""
    return [*pages.glob("*.html"), *pages.glob("*.py"), *SHARED.glob("*.html")]
