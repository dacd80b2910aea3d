"""Guests: known by a token in a cookie, of which only the hash is kept."""

from __future__ import annotations

import hashlib
import time

import msgspec
from sqlalchemy import Connection, insert, select, update

from tramshed.server.store.rows import Person
from tramshed.server.store.schema import people, seats, tables


def token_hash(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()


def find(connection: Connection, token: str) -> Person | None:
    """The person with this token."""
    query = select(people.c.id, people.c.name, people.c.language, people.c.preferences).where(
        people.c.token_hash == token_hash(token)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    return Person(row[0], row[1], row[2], msgspec.json.decode(row[3], type=dict[str, str]))


def find_or_make(connection: Connection, token: str, name: str, language: str) -> Person:
    """The person with this token, who is now known if he was not."""
    if known := find(connection, token):
        return known
    done = connection.execute(
        insert(people).values(
            token_hash=token_hash(token), name=name, language=language, created=time.time()
        )
    )
    assert done.inserted_primary_key is not None
    return Person(done.inserted_primary_key[0], name, language, {})


def change(
    connection: Connection,
    person: Person,
    *,
    name: str | None = None,
    language: str | None = None,
    preferences: dict[str, str] | None = None,
) -> Person:
    """Change what a person chose; a new name is also shown at the tables still running."""
    changed = Person(
        person.id,
        name or person.name,
        person.language if language is None else language,
        person.preferences if preferences is None else preferences,
    )
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(
            name=changed.name,
            language=changed.language,
            preferences=msgspec.json.encode(changed.preferences).decode(),
        )
    )
    if name and name != person.name:
        running = select(tables.c.id).where(tables.c.finished.is_(None))
        connection.execute(
            update(seats)
            .where(
                seats.c.person_id == person.id,
                seats.c.name == person.name,
                seats.c.table_id.in_(running),
            )
            .values(name=name)
        )
    return changed
