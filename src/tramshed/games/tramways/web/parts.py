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
    ticket: int = 0
    """What it is paid with."""
    money: bool = False
    more: bool = False
    """Does the amount come in addition to what there is?"""
    warns: bool = False
