"""Reading forms: only from our own pages, only small ones."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import parse_qsl

from starlette.requests import Request

from tramshed.server.guests import Guest
from tramshed.server.problems import bad_form, forged
from tramshed.server.security import same_origin
from tramshed.server.settings import Settings

MOST_FIELDS = 60
URLENCODED = "application/x-www-form-urlencoded"


class Form:
    """What somebody filled in."""

    def __init__(self, fields: Mapping[str, str]) -> None:
        self._fields = fields

    def text(self, name: str, default: str = "", *, longest: int = 200) -> str:
        """A field's text; too long a text is an error, not cut."""
        value = self._fields.get(name, default)
        if len(value) > longest:
            raise bad_form(f"{name}: {len(value)} > {longest}")
        return value

    def number(self, name: str, default: float) -> float:
        """A field as a number."""
        try:
            return float(self._fields.get(name) or default)
        except ValueError:
            raise bad_form(name) from None

    def names(self, prefix: str) -> list[str]:
        """The fields that begin so."""
        return [name for name in self._fields if name.startswith(prefix)]


async def read(request: Request, guest: Guest, settings: Settings, *, token: bool = True) -> Form:
    """The form of a request, if it came from one of our pages."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != URLENCODED:
        raise bad_form("content-type")
    body = await request.body()
    try:
        pairs = parse_qsl(
            body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"
        )
    except ValueError:
        raise bad_form("fields") from None
    fields = dict(pairs)
    given = fields.pop("csrf", "")
    if not same_origin(request, settings) or (token and not guest.check_csrf(given)):
        raise forged()
    return Form(fields)
