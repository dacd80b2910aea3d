"""An owner's edition on disk: a file or a folder as one text, line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tramshed.kernel import editions
from tramshed.kernel.editions import Line, gather, lines_of
from tramshed.kernel.errors import BadSetup
from tramshed.kernel.words import Words

WORDS = Words("en", [])


def test_a_file_is_its_text(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    file.write_bytes("\ufeffé\r\n\r\nb".encode())
    assert gather(file) == "é\n\nb\n"


def test_a_folder_is_one_text_and_back(tmp_path: Path) -> None:
    (tmp_path / "b.txt").write_text("two\n\nthree")
    (tmp_path / "a.txt").write_text("one\n")
    (tmp_path / "picture.png").write_bytes(b"\xff")
    text = gather(tmp_path)
    assert text == "==== a.txt ====\none\n==== b.txt ====\ntwo\n\nthree\n"
    assert list(lines_of(text)) == [
        Line("a.txt", 1, "one"),
        Line("b.txt", 1, "two"),
        Line("b.txt", 2, ""),
        Line("b.txt", 3, "three"),
    ]
    assert WORDS.say(Line("b.txt", 3, "three").place) == "b.txt, line 3"


def test_a_text_without_headings_is_one_file() -> None:
    assert list(lines_of("one\ntwo")) == [Line("", 1, "one"), Line("", 2, "two")]
    assert WORDS.say(Line("", 2, "two").place) == "line 2"


def test_an_empty_folder_is_no_edition(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"has no \.txt files"):
        gather(tmp_path)


def test_what_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadSetup, match=r"cannot read .*nowhere: No such file"):
        gather(tmp_path / "nowhere")
    file = tmp_path / "latin.txt"
    file.write_bytes(b"fine\nd\xe9p\xf4t\n")
    with pytest.raises(BadSetup, match=r"latin\.txt, line 2: not text in UTF-8"):
        gather(tmp_path)
    monkeypatch.setattr(editions, "MOST_BYTES", 5)
    with pytest.raises(BadSetup, match="more than 5 bytes"):
        gather(file)
