"""Who is still missing before a match can begin."""

from __future__ import annotations

from collections.abc import Collection

from babel.lists import format_list

from tramshed.server.http.templating import Say
from tramshed.server.play.levels import names_at
from tramshed.server.store.rows import OPEN, TableRow


def missing(row: TableRow, language: str, say: Say, here: Collection[int] = ()) -> str:
    """They in a sentence: seats that are empty, and people who have not come to the table yet,
    except those who look at this page."""
    names = names_at(row, language)
    told = [
        say("missing.seat", number=seat.number + 1) if seat.kind == OPEN else names[seat.number]
        for seat in row.seats
        if seat.is_awaited and seat.number not in here
    ]
    return say("missing", names=format_list(told, locale=language)) if told else ""
