"""A fact of a work order."""

from __future__ import annotations

from tramshed.kernel.plain import Plain


class Part(Plain):
    """A fact of the work order: a sign, a number, what it becomes, what can be used instead."""

    name: str
    sign: str = ""
    amount: int | None = None
    becomes: int | None = None
    most: int | None = None
    goals: tuple[str, ...] = ()
    """One of these is enough."""
    money: bool = False
    warns: bool = False
