"""The message ids of the tiny game: they stand where it tells what happened."""

from __future__ import annotations

from tests.message_ids import named_in
from tramshed.kernel.registry import root


def message_ids() -> set[str]:
    return named_in(root("tiny") / "shown" / "narrate.py", kinds="event") | {"thing"}
