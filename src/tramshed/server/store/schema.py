"""The tables of the database. The truth of a match is its set-up, its key and its actions; all
else can be computed again (snapshots, told) or is about people.

Types are those that SQLite and PostgreSQL share. Times are seconds since 1970.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

Serial = BigInteger().with_variant(Integer, "sqlite")
TABLE_ID = String(32)


def _of_table(*, key: bool = True) -> Column[str]:
    return Column(
        "table_id", TABLE_ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key
    )


people = Table(
    "people",
    metadata,
    Column("id", Serial, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False, server_default=""),
    Column("preferences", Text, nullable=False, server_default="{}"),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", TABLE_ID, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("setup", Text, nullable=False),
    Column("pace", String(8), nullable=False),  # live, leisure
    Column("maker_id", Serial, ForeignKey("people.id", ondelete="SET NULL")),
    Column("secret", LargeBinary(32), nullable=False),
    Column("commitment", LargeBinary(32), nullable=False),
    Column("key", LargeBinary(16)),  # from the start on
    Column("moves", Integer, nullable=False, server_default="0"),
    Column("lines", Integer, nullable=False, server_default="0"),  # of the journal so far
    Column("numbers", Text, nullable=False, server_default=""),  # of decisions, by seat
    Column("awaited", SmallInteger, nullable=False, server_default="0"),  # seats, as bits
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("updated", Float, nullable=False),
    Column("finished", Float),
    Column("scores", Text),
    Column("ranks", Text),
    Column("conceded", SmallInteger),  # the seat that gave up
    Column("rematch_id", TABLE_ID),
    Index(None, "updated"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("number", SmallInteger, primary_key=True),
    Column("kind", String(12), nullable=False),  # human, bot, open, same-screen
    Column("person_id", Serial, ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("strength", Float),
    Column("standin", Boolean, nullable=False, server_default="0"),  # a bot plays for the person
    Column("join_token", String(32), unique=True),
    Column("share", LargeBinary(16)),
    Index(None, "person_id"),
)

actions = Table(
    "actions",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("notation", String(80), nullable=False),
    Column("line", Integer, nullable=False),  # its place in the journal, which only grows
    Column("told", LargeBinary, nullable=False),  # its events: the journal needs no replay
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

commands = Table(  # what was asked and done: asking again does nothing twice
    "commands",
    metadata,
    _of_table(),
    Column("id", String(40), primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("moves", Integer, nullable=False),  # decisions made by then
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("after", Integer, primary_key=True),
    Column("layout", String(16), nullable=False),
    Column("live", LargeBinary, nullable=False),  # deflated
    sqlite_with_rowid=False,
)

places = Table(  # how far a person has read the journal
    "places",
    metadata,
    _of_table(),
    Column("person_id", Serial, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seen", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
