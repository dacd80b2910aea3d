"""Plain values: what a game shows, decides and tells, as frozen dataclasses without ceremony.

A subclass of `Plain` is its fields; it can be compared, hashed and matched, and never changes:

    class ColumnSeen(Plain):
        line: str
        cards: tuple[str, ...]
"""

from __future__ import annotations

from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Plain:
    """A value that is its fields."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(frozen=True)(cls)


def values_of(value: Plain) -> dict[str, Any]:
    """Its fields by name: what a message about it says."""
    return {each.name: getattr(value, each.name) for each in fields(value)}
