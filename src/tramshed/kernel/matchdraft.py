"""A saved match as its text says it, before any of it is believed; see matchfile.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from tramshed.kernel.errors import BadFile
from tramshed.kernel.proof import Proof
from tramshed.kernel.seats import MOST_SEATS, seat_name
from tramshed.kernel.words import Message, Value

FORMAT = 1
FIRST_LINE = f"tramshed match {FORMAT}"
SEATS = {seat_name(seat): seat for seat in range(MOST_SEATS + 2)}
TAIL = ("conceded", "result")
"""What may stand between the moves and the end."""
MOST_DIGITS = 9
LONGEST_TABLE = 80


def bad(message_id: str, line: int | None = None, /, **values: Value) -> BadFile:
    """An error about a file."""
    return BadFile(Message(f"error.file.{message_id}", values), line)


def seal(lines: list[str], moves: int) -> str:
    """What the last line says of those above it."""
    text = "\n".join(lines).encode(errors="surrogatepass")
    checksum = blake2b(text, digest_size=16).hexdigest()
    return f"{moves} moves, {checksum}"


@dataclass
class Draft:
    """Head, moves and tail of a file."""

    head: dict[str, str] = field(default_factory=dict)
    edition: list[str] = field(default_factory=list)
    moves: list[tuple[int, int, str]] = field(default_factory=list)  # line, seat, notation
    tail: dict[str, str] = field(default_factory=dict)
    end: str | None = None

    # --- entries of the head, each taken once

    def text(self, name: str) -> str:
        """An entry that must be there."""
        if name not in self.head:
            raise bad("missing", name=repr(name))
        return self.head.pop(name)

    def number(self, name: str) -> int:
        value = self.text(name)
        if not (value.isascii() and value.isdecimal() and len(value) <= MOST_DIGITS):
            raise bad("number", name=repr(name), value=_shown(value))
        return int(value)

    def hexadecimal(self, name: str, size: int) -> bytes:
        value = self.text(name)
        try:
            found = bytes.fromhex(value)
        except ValueError:
            found = b""
        if len(found) != size or value != found.hex():
            raise bad("hexadecimal", name=repr(name), digits=size * 2, value=_shown(value))
        return found

    def numbered(self, prefix: str) -> list[str]:
        """Entries that begin so, by what follows."""
        names = [name for name in self.head if name.startswith(prefix)]
        return [name.removeprefix(prefix) for name in names]

    def proof(self, seats: int) -> Proof | None:
        """The proof of the shuffle, if there is one."""
        if not ({"table", "commitment", "secret"} & self.head.keys() or self.numbered("share ")):
            return None
        table = self.text("table")
        if not (table.isprintable() and 0 < len(table) <= LONGEST_TABLE):
            raise bad("table", most=LONGEST_TABLE, value=_shown(table))
        commitment, secret = self.hexadecimal("commitment", 32), self.hexadecimal("secret", 32)
        shares = {}
        for number in self.numbered("share "):
            if number not in [seat_name(seat) for seat in range(seats)]:
                raise bad("share", number=_shown(number), seats=seats)
            shares[SEATS[number]] = self.hexadecimal(f"share {number}", 16)
        return Proof(table, commitment, secret, shares)

    def conceded(self, seats: int) -> int | None:
        """The seat that gave up, if one did."""
        value = self.tail.get("conceded")
        if value is None:
            return None
        if value not in [seat_name(seat) for seat in range(seats)]:
            raise bad("conceded", value=_shown(value), seats=seats)
        return SEATS[value]


def read_draft(text: str) -> Draft:
    """What a text says; raises BadFile unless it is whole."""
    lines = text.replace("\r\n", "\n").removesuffix("\n").split("\n")
    if not lines[0].startswith("tramshed match "):
        raise bad("not-a-match", 1, first=repr(FIRST_LINE))
    if lines[0].strip() != FIRST_LINE:
        version = lines[0].removeprefix("tramshed match ").strip()
        raise bad("format", 1, version=_shown(version), known=FORMAT)
    draft = Draft()
    part = 0  # head, moves, tail: parted by blank lines
    for number, line in enumerate(lines[1:], 2):
        if draft.end is not None:
            if line.strip():
                raise bad("after-end", number)
        elif not line.strip():
            part += 1
        elif part == 1:
            _read_move(draft, number, line)
        else:
            _read_entry(draft, number, line, head=part == 0)
    if draft.end is None:
        raise bad("torn", len(lines), n=len(draft.moves))
    _check_seal(draft, lines)
    return draft


def _check_seal(draft: Draft, lines: list[str]) -> None:
    last = max(i for i, line in enumerate(lines) if line.partition(":")[0].strip() == "end")
    if draft.end != seal(lines[:last], len(draft.moves)):
        raise bad("changed", last + 1)


def _read_move(draft: Draft, number: int, line: str) -> None:
    who, _, notation = line.strip().partition(" ")
    if who not in SEATS:
        raise bad("seat", number, who=_shown(who))
    draft.moves.append((number, SEATS[who], notation))


def _read_entry(draft: Draft, number: int, line: str, *, head: bool) -> None:
    name, colon, value = line.partition(":")
    name, value = name.strip(), value.removeprefix(" ")
    if not colon:
        raise bad("entry", number, text=_shown(line.strip()))
    if not head and name == "end":
        draft.end = value
        return
    if head and name == "edition text":
        draft.edition.append(value)
        return
    if not head and name not in TAIL:
        raise bad("unexpected", number, name=_shown(name))
    entries = draft.head if head else draft.tail
    if name in entries:
        raise bad("twice", number, name=_shown(name))
    entries[name] = value


def _shown(text: str) -> str:
    """Somebody's text within a sentence: short, and nothing but letters."""
    return repr(text if len(text) <= 40 else text[:39] + "…")
