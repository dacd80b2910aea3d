"""Records: one annotated class gives both the memory layout and the static types.

A game in progress is one NumPy record, nested and packed. It is declared as a class:

    class Hand:
        n: i1
        cards: Annotated[Row[i1], 6]

`layout(Hand)` is its dtype, and mypy checks every `hand.cards[i]` in the rules against the
class, compiled bodies included.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Annotated, Any, Protocol, TypeVar, get_args, get_origin, get_type_hints, overload

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")

i1 = Annotated[int, "i1"]
u1 = Annotated[int, "u1"]
i2 = Annotated[int, "i2"]
u2 = Annotated[int, "u2"]
i4 = Annotated[int, "i4"]
u4 = Annotated[int, "u4"]
i8 = Annotated[int, "i8"]
u8 = Annotated[np.uint64, "u8"]  # a plain int would turn it into a signed number
f4 = Annotated[float, "f4"]

Records = NDArray[Any]
"""An array of records. Entry points from Python take one-element arrays: passing a bare
record into compiled code costs ten times as much."""

Actions = NDArray[np.int16]
"""A menu: action ids, of which the first n count."""


class Row(Protocol[T]):
    """A one-dimensional field."""

    @overload
    def __getitem__(self, i: int) -> T: ...
    @overload
    def __getitem__(self, i: slice) -> Row[T]: ...
    def __setitem__(self, i: int | slice, value: T) -> None: ...
    def __iter__(self) -> Iterator[T]: ...
    def __len__(self) -> int: ...


class Grid(Protocol[T]):
    """A two-dimensional field."""

    @overload
    def __getitem__(self, i: int) -> Row[T]: ...
    @overload
    def __getitem__(self, i: tuple[int, int]) -> T: ...
    def __setitem__(self, i: tuple[int, int] | slice, value: T) -> None: ...
    def __len__(self) -> int: ...


@cache
def layout(cls: type) -> np.dtype[Any]:
    """The packed dtype of an annotated class."""
    hints = get_type_hints(cls, include_extras=True)
    return np.dtype((np.record, np.dtype([_field(name, hint) for name, hint in hints.items()])))


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if hasattr(np.record, name):
        raise TypeError(f"a field cannot be called {name!r}: interpreted, that is NumPy's own")
    if get_origin(hint) is not Annotated:  # a nested record
        return name, layout(hint)
    kind, *meta = get_args(hint)
    if isinstance(meta[0], str):  # a number
        return name, meta[0]
    (item,) = get_args(kind)  # Row[item] or Grid[item] with its shape
    code = get_args(item)[1] if get_origin(item) is Annotated else layout(item)
    return name, code, tuple(meta)


def blank(cls: type) -> Records:
    """One record of this class, all zero, as a one-element array."""
    return np.zeros(1, layout(cls))


def plain(record: Any) -> Any:
    """A record for reading from Python by `record["field"]`: a hundred times faster than by
    attribute, which rules use but NumPy resolves in slow Python."""
    return np.ndarray.view(np.asarray(record), _plain_layout(record.dtype))[()]


@cache
def _plain_layout(dtype: np.dtype[Any]) -> np.dtype[Any]:
    if dtype.subdtype:
        item, shape = dtype.subdtype
        return np.dtype((_plain_layout(item), shape))
    if dtype.names:
        return np.dtype([(name, _plain_layout(dtype[name])) for name in dtype.names])
    return dtype


def layout_digest(cls: type) -> str:
    """Changes whenever a field is added, moved, renamed or resized."""
    return blake2b(repr(layout(cls).descr).encode(), digest_size=8).hexdigest()


def digest(records: Records) -> str:
    """Equal positions have equal bytes, so equal digests."""
    return blake2b(records.tobytes(), digest_size=16).hexdigest()


def extremes(record: Any, path: str = "") -> dict[str, tuple[int, int, int]]:
    """Per integer field: least and greatest value now, and the greatest its type can hold.

    Compiled small integers wrap silently; long test runs watch this instead.
    """
    found: dict[str, tuple[int, int, int]] = {}
    for name in record.dtype.names:
        value = np.asarray(record[name])
        if value.dtype.names:
            found |= extremes(value.reshape(-1), f"{path}{name}.")
        elif np.issubdtype(value.dtype, np.integer):
            found[f"{path}{name}"] = _span(value)
    return found


def _span(values: NDArray[Any]) -> tuple[int, int, int]:
    return int(values.min()), int(values.max()), int(np.iinfo(values.dtype).max)
