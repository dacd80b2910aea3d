"""Reading forms: only from our own pages, only small ones; a file only where one is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl

from starlette.datastructures import UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from tramshed.server.http.guests import Guest
from tramshed.server.http.problems import bad_form, forged
from tramshed.server.http.security import same_origin
from tramshed.server.settings import Settings

MOST_FIELDS = 60
MOST_FILES = 12
LARGEST_FIELD = 4096
URLENCODED, MULTIPART = "application/x-www-form-urlencoded", "multipart/form-data"


@dataclass(frozen=True, slots=True)
class File:
    """A file that somebody brings."""

    name: str
    data: bytes


class Form:
    """What somebody filled in."""

    def __init__(
        self, fields: Mapping[str, str], files: Mapping[str, list[File]] | None = None
    ) -> None:
        self._fields = fields
        self._files = files or {}

    def text(self, name: str, default: str = "", *, longest: int = 200) -> str:
        """A field's text; too long a text is an error, not cut."""
        value = self._fields.get(name, default)
        if len(value) > longest:
            raise bad_form(f"{name}: {len(value)} > {longest}")
        return value

    def file(self, name: str) -> File | None:
        """The only file of a field, unless it was left empty."""
        files = self.files(name)
        if len(files) > 1:
            raise bad_form(f"{name}: {len(files)} files")
        return files[0] if files else None

    def files(self, name: str) -> list[File]:
        """The files of a field, as they were brought."""
        return self._files.get(name, [])

    def names(self, prefix: str) -> list[str]:
        """The fields that begin so."""
        return [name for name in self._fields if name.startswith(prefix)]


async def read(
    request: Request, guest: Guest, settings: Settings, *, token: bool = True, file: bool = False
) -> Form:
    """The form of a request, if it came from one of our pages."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    files: dict[str, list[File]] = {}
    if kind == URLENCODED:
        fields = await _urlencoded(request)
    elif kind == MULTIPART and file:
        fields, files = await _multipart(request)
    else:
        raise bad_form("content-type")
    given = fields.pop("csrf", "")
    if not same_origin(request, settings) or (token and not guest.check_csrf(given)):
        raise forged()
    return Form(fields, files)


async def _urlencoded(request: Request) -> dict[str, str]:
    body = await request.body()
    try:
        pairs = parse_qsl(
            body.decode(), keep_blank_values=True, max_num_fields=MOST_FIELDS, errors="strict"
        )
    except ValueError:
        raise bad_form("fields") from None
    return dict(pairs)


async def _multipart(request: Request) -> tuple[dict[str, str], dict[str, list[File]]]:
    """A few files at the most. How large they may be, the limits on requests say (security.py)."""
    fields: dict[str, str] = {}
    files: dict[str, list[File]] = {}
    try:
        async with request.form(
            max_files=MOST_FILES, max_fields=MOST_FIELDS, max_part_size=LARGEST_FIELD
        ) as form:
            for name, value in form.multi_items():
                if not isinstance(value, UploadFile):
                    fields[name] = value
                elif value.filename:
                    file = File(value.filename, await value.read())
                    files.setdefault(name, []).append(file)
    except HTTPException as error:
        raise bad_form("file") from error
    return fields, files
