"""Serving the site: `serve(host, port, database, open_browser)`."""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn

from tramshed.kernel.errors import TramshedError
from tramshed.kernel.words import FALLBACK, Message, Value, Words
from tramshed.server.app import create_app
from tramshed.server.settings import Settings
from tramshed.server.store.claim import claimed
from tramshed.server.wire.messages import LARGEST
from tramshed.server.words import LOCALES, site_words

LOCAL = ("127.0.0.1", "localhost", "::1")
PORTS = range(8000, 8020)
"""Tried in turn if no port is asked for."""
GRACE_SECONDS = 5


class CannotServe(TramshedError):
    """The address cannot be had."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    language: str = FALLBACK,
) -> int:
    """Serve until told to stop; returns the exit code. Port 0 takes any free one. To whoever has
    started it, it speaks in a language; to visitors in theirs."""
    chosen = settings or Settings()
    if database:
        chosen = replace(chosen, database=address_of(database))
    with claimed(chosen.database) as claim:
        if claim.other is not None:
            known = "site.open-already-at" if claim.other else "site.open-already"
            print(site_words(language).say(Message(known, {"address": claim.other})))
            if open_browser and claim.other:
                show(claim.other)
            return 0
        listening = _listen(host, port) if port is not None else _listen_somewhere(host)
        port = listening.getsockname()[1]
        here = f"http://{'localhost' if host in (*LOCAL, '0.0.0.0', '::') else host}:{port}"
        claim.tell(here)
        if not chosen.addresses:
            addresses = tuple(f"http://{each}:{port}" for each in reachable(host))
            chosen = replace(chosen, addresses=addresses, opening=opening_command(sys.argv))
        config = uvicorn.Config(create_app(chosen), **OPTIONS)
        server = _Server(config, here, chosen, open_browser, site_words(language))
        with suppress(KeyboardInterrupt):  # the way to close it; all is saved by now
            server.run(sockets=[listening])
    return 0 if server.started else 1


OPTIONS: dict[str, Any] = {
    "ws": "websockets-sansio",
    "ws_max_size": LARGEST,
    "ws_per_message_deflate": True,  # a table is an eighth of its size then, for 40 kB a page
    "server_header": False,
    "access_log": False,
    "log_level": "warning",
    "timeout_graceful_shutdown": GRACE_SECONDS,
    "proxy_headers": False,
}


class _Server(uvicorn.Server):
    """Says where it is when it is there."""

    def __init__(
        self,
        config: uvicorn.Config,
        here: str,
        settings: Settings,
        open_browser: bool,
        words: Words,
    ) -> None:
        super().__init__(config)
        self._here, self._addresses, self._open_browser = here, settings.addresses, open_browser
        self._words = words

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        self._say("site.open", self._here)
        for address in self._addresses:
            self._say("site.in-network", address)
        self._say("site.closing")
        if not self._addresses:
            self._say("site.only-here")
        if self._open_browser:
            threading.Thread(target=show, args=(self._here,), daemon=True).start()

    def _say(self, message_id: str, address: str = "") -> None:
        print(self._words.say(Message(message_id, {"address": address})), flush=True)


def _listen_somewhere(host: str) -> socket.socket:
    """The first of the usual ports that is free."""
    for port in PORTS[:-1]:
        with suppress(CannotServe):
            return _listen(host, port)
    return _listen(host, PORTS[-1])


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        told: dict[str, Value] = {"host": host, "port": port, "why": why}
        raise CannotServe(Message("site.cannot-open", told), *LOCALES) from error
    listening.set_inheritable(False)
    return listening


def address_of(database: str) -> str:
    """A file name, or an SQLAlchemy address as it is."""
    return database if "://" in database else f"sqlite:///{os.path.abspath(database)}"


def reachable(host: str) -> tuple[str, ...]:
    """This machine's addresses in its network, when the site listens beyond the machine."""
    if host in LOCAL:
        return ()
    if host not in ("0.0.0.0", "::", ""):
        return (host,)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))  # nothing is sent: it only chooses a way out
            return (probe.getsockname()[0],)
        except OSError:
            return ()


def opening_command(given: Sequence[str]) -> str:
    """The command of this process, but for the whole network."""
    program, *wishes = given
    if not Path(program).is_file():
        return Settings.opening  # started in some other way
    where = Path(program)
    known = shutil.which(where.name)
    if known and Path(known) == where.absolute():
        program = where.name
    elif where.is_relative_to(Path.cwd()):
        program = str(where.relative_to(Path.cwd()))
    kept = [
        wish
        for wish, before in zip(wishes, ("", *wishes), strict=False)
        if "--host" not in (wish.partition("=")[0], before)
    ]
    return shlex.join([program, *kept, "--host", "0.0.0.0"])


def show(address: str) -> None:
    """Open a page in the browser, where there is a screen."""
    if has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Can a browser be shown here?"""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
