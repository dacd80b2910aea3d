"""Records as plain Python values with the same attributes, far faster to read.

Reading one number out of a NumPy record costs a microsecond or more; a page reads hundreds. Here
the packed bytes are unpacked in one go. What comes out answers to the same attributes and indices;
nested records are made when they are asked for.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, cast

import numpy as np

from tramshed.kernel.record import layout

Numbers = tuple[Any, ...]
Make = Callable[[Numbers, int], Any]
"""Makes a value of the unpacked numbers from some index on."""

CODES = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q",
    "f4": "f", "f8": "d",
}  # fmt: skip


class Rows:
    """An array of more than plain numbers: items are made on access."""

    __slots__ = ("_at", "_length", "_make", "_numbers", "_size")

    def __init__(self, numbers: Numbers, at: int, length: int, size: int, make: Make) -> None:
        self._numbers, self._at, self._length = numbers, at, length
        self._size, self._make = size, make

    def __getitem__(self, i: Any) -> Any:
        if type(i) is tuple:
            first, *rest = i
            inner = self[first]
            return inner[rest[0]] if len(rest) == 1 else inner[tuple(rest)]
        if isinstance(i, slice):
            return [self[each] for each in range(*i.indices(self._length))]
        i = int(i)
        if not -self._length <= i < self._length:
            raise IndexError(i)
        return self._make(self._numbers, self._at + i % self._length * self._size)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(self._length))


@cache
def reader(cls: type) -> Callable[[bytes], Any]:
    """Reads a record of a class from its bytes."""
    dtype = layout(cls)
    unpack = struct.Struct(f"<{_format(dtype)}").unpack
    make, _ = _maker(dtype)
    return lambda data: make(unpack(data), 0)


def _format(dtype: np.dtype[Any]) -> str:
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        code, count = _format(base), int(np.prod(shape))
        return f"{count}{code}" if len(code) == 1 else code * count
    if dtype.names is not None:
        return "".join(_format(each) for each in _fields(dtype))
    return CODES[dtype.str[1:]]


def _fields(dtype: np.dtype[Any]) -> list[np.dtype[Any]]:
    assert dtype.names is not None
    assert dtype.fields is not None
    return [dtype.fields[name][0] for name in dtype.names]


def _maker(dtype: np.dtype[Any]) -> tuple[Make, int]:
    """How to make a value of this type, and how many numbers it is made of."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return _array(base, shape)
    if dtype.names is not None:
        return _record(dtype)
    return (lambda numbers, at: numbers[at]), 1


def _array(base: np.dtype[Any], shape: tuple[int, ...]) -> tuple[Make, int]:
    length = shape[0]
    if len(shape) == 1 and base.names is None:
        return (lambda numbers, at: numbers[at : at + length]), length
    make, size = _array(base, shape[1:]) if len(shape) > 1 else _maker(base)
    return (lambda numbers, at: Rows(numbers, at, length, size, make)), length * size


def _record(dtype: np.dtype[Any]) -> tuple[Make, int]:
    """A class of its own, whose attributes look the value up when they are asked for."""
    assert dtype.names is not None
    attributes: dict[str, Any] = {"__slots__": ("_at", "_numbers")}
    size = 0
    for name, field in zip(dtype.names, _fields(dtype), strict=True):
        make, count = _maker(field)
        attributes[name] = _attribute(make, size)
        size += count

    def __init__(self: Any, numbers: Numbers, at: int) -> None:  # noqa: N807
        self._numbers, self._at = numbers, at

    attributes["__init__"] = __init__
    return cast("Make", type("Plain", (), attributes)), size


def _attribute(make: Make, offset: int) -> property:
    return property(lambda self: make(self._numbers, self._at + offset))
