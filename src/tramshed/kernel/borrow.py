"""Passing an array on without counting who holds it.

Compiled code counts the holders of an array, with an atomic instruction for every call that
passes it on: a tenth of random play went into the counts of menus. A borrowed array is not
counted; whoever lent it keeps it alive.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from numba.core import cgutils
from numba.extending import intrinsic, overload

T = TypeVar("T")


def borrowed(array: T) -> T:
    """The same array, for the time of a call."""
    return array


@overload(borrowed, strict=False)
def _borrowed(array: Any) -> Callable[[Any], Any]:
    return lambda array: _uncounted(array)  # type: ignore[call-arg]


@intrinsic
def _uncounted(typing: Any, array: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        copy = context.make_array(array)(context, builder, values[0])
        nobody = cgutils.get_null_value(copy.meminfo.type)  # type: ignore[no-untyped-call]
        copy.meminfo = nobody
        return copy._getvalue()

    return array(array), build
