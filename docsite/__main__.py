"""Put the pages together, build the site, and look whether it is whole.

python -m docsite            into site/
python -m docsite FOLDER     into that folder
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from docsite import places, reference, rules
from docsite.check import complaints

HERE = Path(__file__).parent
DRAFT = places.ROOT / ".docs_cache"
"""Where the pages are put together, for the builder to take them from."""

STARS = {"rules/*": rules.nav, "reference/*": reference.nav, "terms/*": places.terms}

FONTS = {
    "Marcellus-Regular.ttf": "fontpkg_marcellus",
    "AlegreyaSans-Medium.ttf": "fontpkg_alegreya_sans",
    "AlegreyaSans-Bold.ttf": "fontpkg_alegreya_sans",
}
SIGN = places.ROOT / "src" / "tramshed" / "server" / "static" / "favicon.svg"


def main(site: Path) -> int:
    """Build it; the exit code says whether all is well."""
    shutil.rmtree(DRAFT, ignore_errors=True)
    for place, content in _contents():
        file = DRAFT / "docs" / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    config = DRAFT / "mkdocs.yml"
    config.write_text(yaml.safe_dump(_config(), allow_unicode=True, sort_keys=False), "utf-8")
    builder = Path(sys.executable).with_name("zensical")
    command = [str(builder), "build", "--strict", "--config-file", str(config)]
    env = os.environ | {"PYTHONPATH": str(places.ROOT)}  # where docsite.examples is
    if code := subprocess.run(command, env=env, check=False).returncode:
        return code
    shutil.rmtree(site, ignore_errors=True)
    shutil.move(DRAFT / "site", site)
    wrong = list(complaints(site))
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


def _contents() -> Iterator[tuple[str, str | bytes]]:
    """Everything on the site, by its place there."""
    carried: set[str] = set()
    for path in places.written():
        file = places.ROOT / path
        if file.suffix == ".md":
            text = file.read_text("utf-8")
            carried.update(places.aims(path, text))
            yield places.place(path), places.turned(path, text)
        else:
            yield places.place(path), file.read_bytes()
    for path in sorted(carried.difference(places.written())):
        yield places.place(path), (places.ROOT / path).read_bytes()
    yield from rules.pages()
    yield from reference.pages()
    yield "house/style.css", (HERE / "style.css").read_bytes()
    yield "house/favicon.svg", SIGN.read_bytes()
    for name, package in FONTS.items():
        yield f"house/{name}", (files(package) / "files" / name).read_bytes()


def _config() -> dict[str, Any]:
    config: dict[str, Any] = yaml.safe_load((HERE / "site.yml").read_text("utf-8"))
    return config | {"nav": [_filled(entry) for entry in config["nav"]]}


def _filled(entry: Any) -> Any:
    """An entry of the navigation, with what its star stands for."""
    if not isinstance(entry, dict):
        return entry
    ((title, inside),) = entry.items()
    if isinstance(inside, list):
        return {title: [_filled(each) for each in inside]}
    return {title: STARS[inside]() if inside in STARS else inside}


if __name__ == "__main__":
    sys.exit(main(Path(*sys.argv[1:2] or ["site"]).resolve()))
