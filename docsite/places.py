"""Where a file of the repository is on the site, and how links are turned to fit.

Pages link to each other as it works in the repository. README, CONTRIBUTING and CHANGELOG stand at
its root, so their links are turned; a file that is no page of the site is carried along.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CARRIED = "files/"
"""Files that pages link to and that are no pages themselves are below this."""

AT_THE_ROOT = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
"""Pages that stand outside docs/ in the repository, and where they are on the site."""

LINK = re.compile(r"(?<=\]\()(?P<path>[^)#:\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
"""Where a link leads, if it stays in the repository."""


def written() -> list[str]:
    """Every file of the site that somebody wrote, by its path in the repository."""
    files = (path for path in (ROOT / "docs").rglob("*") if path.is_file())
    return [*AT_THE_ROOT, *sorted(path.relative_to(ROOT).as_posix() for path in files)]


def terms() -> list[str]:
    """The pages of terms, one for each language that has written its own down."""
    return [place(path) for path in written() if path.startswith("docs/terms/")]


def place(path: str) -> str:
    """Where a file of the repository is on the site."""
    if path in AT_THE_ROOT:
        return AT_THE_ROOT[path]
    inside = path.removeprefix("docs/")
    return inside if inside != path else CARRIED + path


def aims(path: str, text: str) -> Iterator[str]:
    """The files of the repository that a page links to."""
    for link in LINK.finditer(text):
        aim = _aim(path, link)
        if (ROOT / aim).is_file():
            yield aim


def turned(path: str, text: str) -> str:
    """A page with its links as they work on the site. One that leads nowhere stays as it is, and
    the check finds it."""
    here = posixpath.dirname(place(path)) or "."

    def turn(link: re.Match[str]) -> str:
        aim = _aim(path, link)
        if not (ROOT / aim).is_file():
            return link[0]
        return posixpath.relpath(place(aim), here) + (link["anchor"] or "")

    return LINK.sub(turn, text)


def _aim(path: str, link: re.Match[str]) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), link["path"]))
