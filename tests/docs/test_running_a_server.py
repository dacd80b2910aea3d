"""What docs/running-a-server.md says is so."""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import shlex
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tramshed
from tests.server.room import settings
from tramshed.kernel.matchfile import MOST_BYTES
from tramshed.server.http.security import LARGEST_EDITION, LARGEST_FORM, LARGEST_UPLOAD
from tramshed.server.main import PORTS
from tramshed.server.pages.health import health
from tramshed.server.pages.stories import Shelf
from tramshed.server.play.readiness import FAILED, GETTING_READY, READY, Outlook
from tramshed.server.settings import Settings
from tramshed.server.store import Store, people, reading
from tramshed.server.wire.messages import LARGEST
from tramshed.terminal.arguments import CommandLine

PAGE = Path(tramshed.__file__).parents[2] / "docs" / "running-a-server.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> dict[str, str]:
    """A table of the page, its first column and its last."""
    (table,) = re.findall(rf"^\| {heading} \|.*\n\|[-|]+\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    lines = [line.strip("| ").split(" | ") for line in table.splitlines()]
    return {line[0].strip("`"): line[-1] for line in lines}


def serve_options() -> dict[str, Any]:
    """Every option of `tramshed serve` with its default."""
    arguments = CommandLine("en").top._actions
    (commands,) = (each for each in arguments if isinstance(each, argparse._SubParsersAction))
    serve: argparse.ArgumentParser = commands.choices["serve"]
    return {
        action.option_strings[-1]: action.default
        for action in serve._actions
        if action.option_strings[-1] != "--help"
    }


def test_every_option_is_listed_with_its_default() -> None:
    told, options = rows("option"), serve_options()
    assert set(told) == set(options)
    assert told["--host"] == f"`{options['--host']}`"
    assert told["--workers"] == str(options["--workers"])
    assert told["--port"] == f"{PORTS[0]}, or the next free one up to {PORTS[-1]}"
    assert options["--port"] is options["--public"] is options["--database"] is None
    assert options["--browser"] is False
    assert options["--lang"] == "en"


def test_every_command_can_be_given() -> None:
    commands = [
        line for _, block in BLOCKS for line in block.splitlines() if "tramshed serve" in line
    ]
    assert len(commands) == 4
    for command in commands:
        words = shlex.split(command.removeprefix("ExecStart="))
        assert CommandLine("en").read(words[words.index("serve") :]).command


def test_the_limits_are_these(tmp_path: Path) -> None:
    told, site = rows("what"), Settings(database=str(tmp_path))
    kilo = 1024
    assert told == {
        "requests of an address": f"{site.requests_per_second:g} a second, "
        f"{site.request_burst} at once",
        "new tables of an address": f"{site.tables_per_hour} an hour",
        "sockets of an address": f"{site.sockets_per_address}",
        "messages on a socket": f"{site.messages_per_second:g} a second, {site.message_burst} at "
        f"once, each up to {LARGEST // kilo} kB",
        "forms": f"{LARGEST_FORM // kilo} kB; an edition of one's own: {LARGEST_EDITION // kilo} "
        f"kB; a saved match: {MOST_BYTES // 10**6} MB",
        "files brought to be looked at": "10 at once, then one in five seconds; the last "
        f"{Shelf.MOST} are kept, in memory",
    }
    buckets = Shelf().buckets
    assert (buckets._burst, 1 / buckets._rate) == (10, 5)


def test_the_proxy_lets_a_saved_match_through() -> None:
    (most,) = re.findall(r"client_max_body_size (\d+)m;", TEXT)
    assert int(most) * 1024 * 1024 > LARGEST_UPLOAD


def test_a_backup_is_a_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (code,) = (block for kind, block in BLOCKS if kind == "python")

    async def work() -> None:
        site = Store(f"sqlite:///{tmp_path}/tramshed.db")
        await site.write(lambda c: people.find_or_make(c, "token", "Ann", "en"))
        exec(code, {})  # while it runs
        await site.close()
        backup = Store(f"sqlite:///{tmp_path}/backup.db")
        known = await backup.read(lambda c: people.find(c, "token"))
        assert known
        assert known.name == "Ann"
        assert await backup.read(reading.count_tables) == 0
        await backup.close()

    asyncio.run(work())


def test_health_looks_like_this(tmp_path: Path) -> None:
    (block,) = (json.loads(block) for kind, block in BLOCKS if kind == "json")
    site = SimpleNamespace(
        settings=settings(tmp_path),
        hub=SimpleNamespace(tables={1, 2, 3}),
        services=SimpleNamespace(
            readiness=lambda name: READY, outlook=lambda name: Outlook(0.4, 21.5)
        ),
    )
    request: Any = SimpleNamespace(app=SimpleNamespace(state=SimpleNamespace(site=site)))
    answer = json.loads(bytes(asyncio.run(health(request)).body))
    assert answer.keys() == block.keys()
    assert (answer["ok"], answer["tables"]) == (block["ok"], block["tables"])
    assert answer["games"]["trambahn"] == block["games"]["trambahn"]
    assert answer["compiling"]["trambahn"] == block["compiling"]["trambahn"]
    assert f"`{GETTING_READY}`, `{READY}` or `{FAILED}`" in TEXT
