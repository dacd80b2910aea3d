"""Pages. A module here that has a list `ROUTES` is part of the site; the first route that fits an
address serves it, modules in alphabetical order."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from starlette.routing import BaseRoute


def routes() -> list[BaseRoute]:
    """The routes of all pages."""
    found: list[BaseRoute] = []
    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        found += getattr(import_module(f"{__name__}.{module.name}"), "ROUTES", [])
    return found
