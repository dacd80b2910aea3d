"""Saved matches: the same when loaded, and every other file is refused with the reason."""

from __future__ import annotations

import os
import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.forgery import forge, forged
from tests.tiny.game import GAME
from tramshed.kernel.errors import BadFile, TramshedError
from tramshed.kernel.match import Match
from tramshed.kernel.matchdraft import seal
from tramshed.kernel.matchfile import MOST_BYTES, dumps, load, loads

STEEP = GAME.samples["steep"]


def played(moves: int, **choices: object) -> Match:
    """A match after so many moves, or at its end."""
    match = GAME.match(**{"seats": 3, "seed": 4, **choices})
    rng = random.Random(4)
    while not match.is_over and len(match.turns) < moves:
        seat = rng.choice(match.actors)
        match.play(rng.choice(match.legal_moves_of(seat)), seat)
    return match


@cache
def whole() -> str:
    return dumps(played(999))


@cache
def half() -> str:
    return dumps(played(12))


def sealed(text: str) -> str:
    """The text with an end line that fits it: somebody forged it."""
    *lines, _ = text.rstrip("\n").split("\n")
    moves = sum(line[:1].isdigit() or line.startswith(("table ", "spectator ")) for line in lines)
    return "\n".join([*lines, f"end: {seal(lines, moves)}", ""])


def refused(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        loads(text)
    return str(caught.value)


@pytest.mark.parametrize(
    "match",
    [
        played(0),
        played(7),
        played(999),
        played(999, seats=1),
        played(999, seats=6, options={"clock": "live"}),
        played(999, seats=2, edition="mine", edition_text=STEEP),
        played(3, names=["Ann", "李", "O'Neil: the 3rd"]),
    ],
    ids=lambda match: f"{match.setup.seats} seats, {len(match.turns)} moves",
)
def test_a_match_comes_back(match: Match) -> None:
    text = dumps(match)
    loaded = loads(text)
    assert loaded.setup == match.setup
    assert loaded.names == match.names
    assert loaded.key == match.key
    assert loaded.turns == match.turns
    assert loaded.outcome == match.outcome
    assert loaded.digest() == match.digest()
    assert dumps(loaded) == text


def test_a_file_comes_back(tmp_path: Path) -> None:
    match = played(9)
    file = tmp_path / "a.match"
    assert match.save(file) == file
    assert load(file).digest() == match.digest()
    assert load(str(file)).turns == match.turns
    assert [each.name for each in tmp_path.iterdir()] == ["a.match"]


@pytest.mark.parametrize(
    "text", [STEEP.rstrip(), STEEP.replace("\n", "\r\n"), f"{STEEP}# \u2028 \x85 \t \n\n"]
)
def test_an_own_edition_comes_back(text: str) -> None:
    match = GAME.match(seats=2, seed=1, edition=" my own ", edition_text=text)
    assert match.setup.edition == "my own"
    assert loads(dumps(match)).setup == match.setup


def test_line_ends_of_other_systems_are_read() -> None:
    assert loads(whole().replace("\n", "\r\n")).digest() == loads(whole()).digest()


def test_it_is_readable() -> None:
    assert half().splitlines()[:9] == [
        "tramshed match 1",
        "game: tiny",
        "rules: 1",
        "seats: 3",
        "name 1: Player 1",
        "name 2: Player 2",
        "name 3: Player 3",
        "option clock: lap",
        "edition: plain",
    ]


class TestDamage:
    """Torn, cut and flipped files are told from whole ones."""

    def test_torn_at_every_line(self) -> None:
        lines = whole().split("\n")
        for number in range(len(lines) - 1):
            refused("\n".join(lines[:number]))

    def test_what_is_said_about_a_torn_file(self) -> None:
        head, _, rest = whole().partition("\n\n")
        lines = [*head.split("\n"), "", *rest.split("\n")[:5]]
        assert refused("\n".join(lines)) == (
            "line 16: the file is incomplete: it stops after 5 moves, without an ‘end’ line"
        )

    def test_cut_at_every_fortieth_byte(self, tmp_path: Path) -> None:
        data = whole().encode()
        file = tmp_path / "cut.match"
        for length in range(0, len(data) - 1, 40):
            file.write_bytes(data[:length])
            with pytest.raises(BadFile):
                load(file)

    def test_a_line_missing(self) -> None:
        lines = whole().split("\n")
        for number in range(len(lines) - 1):
            refused("\n".join(lines[:number] + lines[number + 1 :]))

    @settings(max_examples=300, deadline=None, derandomize=True)
    @given(st.integers(0, 10**6), st.integers(0, 7))
    def test_flipped_bits(self, place: int, bit: int) -> None:
        data = bytearray(whole().encode())
        data[place % len(data)] ^= 1 << bit
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return
        try:
            loaded = loads(text)
        except BadFile:
            return
        assert loaded.digest() == loads(whole()).digest()  # a blank turned into another


class TestForgery:
    """Files whose checksum fits, but which tell nonsense."""

    @forged(
        {
            "game: tiny": {"game: chess": "there is no game 'chess'; there are: "},
            "game: tiny\n": {"": "the head has no 'game' line"},
            "rules: 1\n": {"": "the head has no 'rules' line"},
            "seats: 3\n": {"": "the head has no 'seats' line"},
            "rules: 1": {
                "rules: 2": (
                    "played under rules version 2; this program has 1, "
                    "which may play it differently"
                ),
                "rules: one": "'rules' is a number, not 'one'",
            },
            "seats: 3": {
                "seats: 2": "the head has an unknown line: 'name 3'",
                "seats: 9": "Lost Property has 1–6 seats, not 9",
                "seats: -1": "'seats' is a number, not '-1'",
            },
            "option clock: lap": {
                "option clock: sand": "option clock is one of lap, live, not 'sand'",
                "option speed: 1": "Lost Property has no option 'speed'; it has: clock",
            },
            "edition: plain": {
                "edition: gold": "Lost Property has no edition 'gold'; it has: plain",
                "colour: red": "the head has an unknown line: 'colour'",
                "edition": "line 9: expected ‘name: value’, not 'edition'",
                "game: tiny": "line 9: 'game' is given twice",
                "edition: own\nedition text: thing = 1": (
                    "edition 'own': it has [[thing]] tables and nothing else (TG-C1)"
                ),
            },
            "name 2: Player 2": {f"name 2: {'x' * 50}": "a name is 1 to 40 characters on one line"},
            "key: ": {
                "key: 00": "'key' has 32 lower-case hexadecimal digits, not '00",
                "key: x": "'key' has 32 lower-case hexadecimal digits, not 'x",
            },
            "match 1\n": {
                "match 2\n": "line 1: format '2' is not known here; this program reads 1",
            },
            "tramshed": {"Tramshed": "line 1: not a saved match: it should begin with"},
        }
    )
    def test_the_head(self, old: str, new: str, complaint: str) -> None:
        assert refused(sealed(forge(half(), old, new))).startswith(complaint)

    @pytest.mark.parametrize(
        ("move", "complaint"),
        [
            ("1 dance", "'dance' is not a move"),
            ("1 look", "look: this is not the time for it (TG-2.1)"),
            ("4 look", "it is not the turn of seat 4, but of seat 1, 2, 3"),
            ("table sold", "it is not the turn of seat table, but of seat 1, 2, 3"),
            ("spectator sold", "it is not the turn of seat spectator, but of seat 1, 2, 3"),
            ("0 look", "a move begins with a seat’s number, not '0'"),
            ("look", "a move begins with a seat’s number, not 'look'"),
            ("1", "'' is not a move"),
        ],
    )
    def test_a_bad_move_is_named_by_its_line(self, move: str, complaint: str) -> None:
        head, _, _ = half().partition("\n\n")
        text = sealed(f"{head}\n\n{move}\n\nend: x\n")
        assert refused(text) == f"line 12: {complaint}"

    def test_moves_after_the_end(self) -> None:
        lines = whole().split("\n")
        last = lines.index("", lines.index("") + 1)
        text = sealed("\n".join([*lines[:last], "1 look", *lines[last:]]))
        assert refused(text) == f"line {last + 1}: the match is over"

    def test_another_result(self) -> None:
        text = whole()
        result = next(line for line in text.split("\n") if line.startswith("result:"))
        scores = result.removeprefix("result: ")
        assert refused(sealed(text.replace(result, "result: 1 2 3"))) == (
            f"playing the moves gives the result {scores}, the file says 1 2 3: other rules made it"
        )
        assert refused(sealed(text.replace(f"{result}\n", ""))) == (
            f"playing the moves gives the result {scores}, the file says open: other rules made it"
        )

    def test_a_result_too_early(self) -> None:
        text = half().replace("\nend:", "\nresult: 1 2 3\nend:")
        assert "gives the result open, the file says 1 2 3" in refused(sealed(text))

    @pytest.mark.parametrize("tail", ["more: 1", "result: 1", "1 look"])
    def test_text_after_the_end(self, tail: str) -> None:
        assert "there is text after the end" in refused(f"{whole()}{tail}\n")

    def test_another_count_of_moves(self) -> None:
        assert "its checksum does not fit" in refused(whole().replace("end: ", "end: 1"))


class TestHostile:
    """Whatever it is, only BadFile comes of it."""

    def test_huge(self, tmp_path: Path) -> None:
        file = tmp_path / "huge.match"
        file.write_bytes(b"tramshed match 1\n" + b"1 look\n" * (MOST_BYTES // 7 + 1))
        with pytest.raises(BadFile, match="more than 4,000,000 bytes: no saved match is that long"):
            load(file)

    @pytest.mark.parametrize(
        ("data", "complaint"),
        [
            (b"", "line 1: not a saved match"),
            (b"\x00" * 1000, "line 1: not a saved match"),
            (b"\x89PNG\r\n\x1a\n\x00\x00", "line 1: not text in UTF-8"),
            (b"tramshed match 1\ngame: \xff\n", "line 2: not text in UTF-8"),
            (b"tramshed match 1\n" + b"\x00" * 100, "line 2: expected ‘name: value’"),
            (b"tramshed match \x00", "line 1: format"),
            (b"tramshed match 1\nseats: " + b"9" * 5000 + b"\n\n\nend: x", "line 5: the file was"),
        ],
    )
    def test_not_a_match_at_all(self, tmp_path: Path, data: bytes, complaint: str) -> None:
        file = tmp_path / "odd.match"
        file.write_bytes(data)
        with pytest.raises(BadFile) as caught:
            load(file)
        assert str(caught.value).startswith(complaint)

    @pytest.mark.parametrize("end", [" end: x", "end : x", "end: x\ud800", "\tend:"])
    def test_odd_ends(self, end: str) -> None:
        assert "its checksum does not fit" in refused(f"tramshed match 1\nx\ud800: 1\n\n\n{end}")

    def test_a_number_beyond_all_numbers(self) -> None:
        text = sealed(half().replace("seats: 3", f"seats: {'9' * 5000}"))
        assert refused(text).startswith("'seats' is a number, not '9999")

    def test_no_such_file(self, tmp_path: Path) -> None:
        file = tmp_path / "none.match"
        with pytest.raises(BadFile) as caught:
            load(file)
        assert str(caught.value) == f"cannot read {file}: No such file or directory"
        with pytest.raises(BadFile, match="Is a directory"):
            load(tmp_path)

    @settings(max_examples=300, deadline=None, derandomize=True)
    @given(st.text(max_size=300))
    def test_any_text(self, text: str) -> None:
        for prefix in ("", "tramshed match 1\n"):
            with pytest.raises(BadFile):
                loads(prefix + text)

    @settings(max_examples=300, deadline=None, derandomize=True)
    @given(st.lists(st.sampled_from(half().split("\n")), max_size=30), st.booleans())
    def test_shuffled_lines(self, lines: list[str], forged: bool) -> None:
        text = "\n".join(["tramshed match 1", *lines, "end: x"])
        try:
            loads(sealed(text) if forged else text)
        except BadFile:
            return

    @settings(max_examples=200, deadline=None, derandomize=True)
    @given(st.integers(0, 10**6), st.text(max_size=12))
    def test_forged_somewhere(self, place: int, text: str) -> None:
        place %= len(half())
        changed = half()[:place] + text + half()[place + len(text) :]
        try:
            loads(sealed(changed))
        except BadFile:
            return


class TestSaving:
    """The old file stays until the new one is whole."""

    @pytest.mark.parametrize("step", ["fsync", "replace"])
    def test_a_full_disk(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
        file = tmp_path / "a.match"
        played(5).save(file)
        before = file.read_bytes()

        def fail(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, step, fail)
        with pytest.raises(OSError, match="No space left on device"):
            played(9).save(file)
        assert file.read_bytes() == before
        assert list(tmp_path.iterdir()) == [file]

    def test_a_write_cut_short(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "a.match"
        real = os.fdopen

        def cut(handle: int, mode: str) -> object:
            stream = real(handle, mode)
            stream.write(b"tramshed")
            stream.close()
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fdopen", cut)
        with pytest.raises(KeyboardInterrupt):
            played(9).save(file)
        assert list(tmp_path.iterdir()) == []

    def test_no_such_folder(self, tmp_path: Path) -> None:
        with pytest.raises(OSError, match="No such file or directory"):
            played(1).save(tmp_path / "none" / "a.match")


def test_bad_files_are_the_callers_to_handle() -> None:
    assert issubclass(BadFile, TramshedError)
    assert issubclass(BadFile, ValueError)
    assert BadFile("x", 3).line == 3
