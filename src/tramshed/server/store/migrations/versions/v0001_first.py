"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

SERIAL = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def _of_table() -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE", name=None),
        primary_key=True,
    )


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", SERIAL, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False, server_default=""),
        sa.Column("preferences", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("maker_id", SERIAL, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("commitment", sa.LargeBinary(32), nullable=False),
        sa.Column("key", sa.LargeBinary(16)),
        sa.Column("moves", sa.Integer, nullable=False, server_default="0"),
        sa.Column("lines", sa.Integer, nullable=False, server_default="0"),
        sa.Column("numbers", sa.Text, nullable=False, server_default=""),
        sa.Column("awaited", sa.SmallInteger, nullable=False, server_default="0"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("started", sa.Float),
        sa.Column("updated", sa.Float, nullable=False),
        sa.Column("finished", sa.Float),
        sa.Column("scores", sa.Text),
        sa.Column("ranks", sa.Text),
        sa.Column("conceded", sa.SmallInteger),
        sa.Column("rematch_id", sa.String(32)),
    )
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person_id", SERIAL, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("strength", sa.Float),
        sa.Column("standin", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("join_token", sa.String(32), unique=True),
        sa.Column("share", sa.LargeBinary(16)),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "actions",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("notation", sa.String(80), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "commands",
        _of_table(),
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("after", sa.Integer, primary_key=True),
        sa.Column("layout", sa.String(16), nullable=False),
        sa.Column("live", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        _of_table(),
        sa.Column(
            "person_id",
            SERIAL,
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("places", "snapshots", "commands", "actions", "seats", "tables", "people"):
        op.drop_table(name)
