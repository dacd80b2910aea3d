"""What an operator can choose."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from pathlib import Path


def default_database() -> str:
    """The user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return f"sqlite:///{Path(home) / 'tramshed' / 'tramshed.db'}"


@dataclass(frozen=True)
class Settings:
    """One site. Times are in seconds."""

    database: str = field(default_factory=default_database)
    """An SQLAlchemy address; SQLite needs no server."""
    https: bool = False
    """Cookies are sent over https only."""
    origins: tuple[str, ...] = ()
    """Other origins that may open sockets, such as https://play.example.org behind a proxy."""
    addresses: tuple[str, ...] = ()
    """Where this site can be reached from other machines: shown with invite links."""

    opening: str = "tramshed serve --host 0.0.0.0"
    """The command that opens this site to its network, if it is not open yet."""

    workers: int = 1
    """Processes in which bots think."""
    bot_pace: float = 0.7
    """The least time between a bot's moves, so that people can follow."""
    bot_patience: float = 10.0
    """Time on top of its limit after which a bot's process is given up."""
    standin_bot: str = "greedy"
    """Plays for people who have left."""
    hint_bot: str = "search"
    hint_seconds: float = 0.5
    warm: bool = True
    """Compile games in child processes at the start."""
    at_once: bool = True
    """Play by interpreted rules meanwhile, if nothing is compiled yet (see first_start.py)."""

    absence: float = 45.0
    """How long a person is away before others may seat a bot in their place."""
    leisure_absence: float = 7 * 24 * 3600.0
    """The same at tables at leisure, counted from the last move."""
    linger: float = 20.0
    """How long a table stays in memory when nobody is connected."""
    hello_within: float = 0.5
    """A page that does not say hello in this time is shown the table all the same."""

    durable: bool = True
    """Commits survive a power cut, not only a crash of the program."""
    messages_per_second: float = 20.0
    message_burst: int = 60
    requests_per_second: float = 20.0
    request_burst: int = 120
    sockets_per_address: int = 200
    tables_per_hour: int = 120
    """New tables an address may make."""
    trust_proxy: bool = False
    """Take a visitor's address from X-Forwarded-For."""

    def behind(self, public: str) -> Settings:
        """The same site behind a proxy, which leads here from this address."""
        return replace(
            self,
            https=public.startswith("https:"),
            origins=(public,),
            addresses=(public,),
            trust_proxy=True,
            at_once=False,
        )
