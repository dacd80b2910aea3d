"""What the lab has to say, and what it needs that not everybody has installed."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tramshed.kernel.errors import TramshedError
from tramshed.kernel.words import Message, Value

LOCALE = Path(__file__).parent / "locale"


def refused(
    message_id: str, kind: type[TramshedError] = TramshedError, /, **values: Value
) -> TramshedError:
    """Something that somebody can mend, in the lab's words."""
    return kind(Message(message_id, values), LOCALE)


def extra(module: str, of: str = "lab") -> Any:
    """A library that comes only with an extra, or how to get it."""
    try:
        return import_module(module)
    except ImportError:
        raise refused("error.lab.extra", module=module, extra=f"tramshed[{of}]") from None
