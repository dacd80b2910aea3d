"""Rules pages: read once, for the terminal and the site."""

from __future__ import annotations

from pathlib import Path

from tramshed.kernel.clauses import MENTION, blocks, read_rules

TEXT = """\
# Lost Property

Things people
left in trams.

## Set-up
- TG-S1. Each player has 10 coins.
  They lie in the open (TG-7.1).
Not a clause.

## The draft
  Not a clause either.
- TG-1.1. Keep one: pass two.
- tg-1.2. Nor this.
- TG-1.2.1. The last one.
- TG-1.3. What there is,
  in order:
    - a hat
    - an umbrella (TG-1.1)

    And twice:

    - a glove
"""


def test_a_page_is_read(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text(TEXT)
    rules = read_rules(tmp_path, "en")
    assert rules
    assert (rules.language, rules.title) == ("en", "Lost Property")
    assert rules.about == "Things people left in trams."
    assert [section.heading for section in rules.sections] == ["Set-up", "The draft"]
    assert rules.clauses == {
        "TG-S1": "Each player has 10 coins. They lie in the open (TG-7.1).",
        "TG-1.1": "Keep one: pass two.",
        "TG-1.2.1": "The last one.",
        "TG-1.3": (
            "What there is, in order:\n- a hat\n- an umbrella (TG-1.1)\nAnd twice:\n- a glove"
        ),
    }
    assert list(blocks(rules.clauses["TG-1.1"])) == ["Keep one: pass two."]
    assert list(blocks(rules.clauses["TG-1.3"])) == [
        "What there is, in order:",
        ["a hat", "an umbrella (TG-1.1)"],
        "And twice:",
        ["a glove"],
    ]
    assert MENTION.findall(rules.clauses["TG-S1"]) == ["TG-7.1"]


def test_another_language_falls_back(tmp_path: Path) -> None:
    assert read_rules(tmp_path / "none", "fr") is None
    (tmp_path / "en.md").write_text(TEXT)
    found = read_rules(tmp_path, "fr")
    assert found
    assert found.language == "en"
