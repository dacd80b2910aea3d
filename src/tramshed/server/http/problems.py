"""What goes wrong, as pages that say what to do."""

from __future__ import annotations

from tramshed.kernel.words import Value


class Problem(Exception):
    """Ends a request with a page: `problem.<id>` says what is wrong, `problem.<id>.do` what to
    do about it."""

    def __init__(self, status: int, message_id: str, /, **values: Value) -> None:
        super().__init__(message_id)
        self.status, self.id, self.values = status, message_id, values


def not_found() -> Problem:
    return Problem(404, "not-found")


def no_such_table() -> Problem:
    return Problem(404, "no-table")


def forged() -> Problem:
    return Problem(403, "forged")


def too_fast() -> Problem:
    return Problem(429, "too-fast")


def too_large() -> Problem:
    return Problem(413, "too-large")


def bad_form(why: str) -> Problem:
    return Problem(400, "bad-form", why=why)


BY_STATUS = {403: "forged", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}
