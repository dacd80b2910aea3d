"""Finding message ids in sources."""

from __future__ import annotations

import re
from pathlib import Path


def named_in(*files: Path, kinds: str) -> set[str]:
    """Message ids that stand in a source as they are."""
    pattern = re.compile(rf"""["']((?:{kinds})\.[a-z][\w.-]*)["']""")
    return {name for file in files for name in pattern.findall(file.read_text("utf-8"))}
