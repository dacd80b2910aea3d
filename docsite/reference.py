"""The reference: a page for every module that others build on, made from its docstrings."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import tramshed

SOURCES = Path(tramshed.__file__).parent

LIBRARY = ("tramshed", "tramshed.bots")
"""For whoever plays from Python: a page each, of all that they export."""

EXPORT = """::: {}
    options:
      heading_level: 2
      inherited_members: true
      show_root_heading: true
      show_root_toc_entry: true
"""

WORKSHOP = ("kernel", "text", "web", "draw")
"""For whoever makes a game: packages with a page for each module."""


def pages() -> Iterator[tuple[str, str]]:
    """Every page: its place and its text."""
    for module in LIBRARY:
        yield f"reference/{module}.md", _exports(module)
    for package in WORKSHOP:
        yield _place(package, "index"), _contents(package)
        for module in _modules(package):
            yield _place(package, module), _page(f"tramshed.{package}.{module}")


def nav() -> list[Any]:
    """Their part of the navigation."""
    entries: list[Any] = [{module: f"reference/{module}.md"} for module in LIBRARY]
    for package in WORKSHOP:
        modules = [{module: _place(package, module)} for module in _modules(package)]
        entries.append({f"tramshed.{package}": [_place(package, "index"), *modules]})
    return entries


def _modules(package: str) -> list[str]:
    folder = SOURCES / package
    files = [*folder.glob("*.py"), *(init.parent for init in folder.glob("*/__init__.py"))]
    return sorted(file.stem for file in files if not file.stem.startswith("_"))


def _place(package: str, module: str) -> str:
    return f"reference/{package}/{module}.md"


def _page(module: str) -> str:
    return f"# {module}\n\n::: {module}\n"


def _exports(module: str) -> str:
    """What a module exports: functions first, errors last."""
    names = sorted(import_module(module).__all__, key=lambda name: _rank(module, name))
    return "\n".join([f"# {module}", "", *(EXPORT.format(f"{module}.{name}") for name in names)])


def _rank(module: str, name: str) -> tuple[bool, bool, bool]:
    thing = getattr(import_module(module), name)
    error = isinstance(thing, type) and issubclass(thing, Exception)
    return error, not callable(thing), isinstance(thing, type)


def _contents(package: str) -> str:
    rows = (f"| [{name}]({name}.md) | {_purpose(package, name)} |" for name in _modules(package))
    table = "\n".join(["| module | |", "|---|---|", *rows])
    return f"# tramshed.{package}\n\n{_purpose(package, '__init__')}\n\n{table}\n"


def _purpose(package: str, module: str) -> str:
    """The first sentence of a module's docstring."""
    file = SOURCES / package / f"{module}.py"
    source = (file if file.exists() else file.with_suffix("") / "__init__.py").read_text("utf-8")
    first = " ".join((ast.get_docstring(ast.parse(source)) or "").partition("\n\n")[0].split())
    return re.split(r"(?<=\.)\s", first)[0].rstrip(":").replace("|", "\\|")
