"""Where a line may not break."""

from __future__ import annotations

import pytest

from tramshed.kernel.line_breaks import tied


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("À vous : allez-y !", "À vous\u00a0: allez-y\u202f!"),
        ("Où ? Ici ; « là »", "Où\u202f? Ici\u202f; «\u00a0là\u00a0»"),
        ("coûtent 10 000 marks", "coûtent 10\u202f000 marks"),
        ("1 500 $, 20 % de plus", "1\u202f500\u00a0$, 20\u00a0% de plus"),
        ("au plus 4 Mo", "au plus 4\u00a0Mo"),
        ("n° 59", "n°\u00a059"),
        ("開発カードを4枚配って", "開発カードを4\u2060枚配って"),
        ("線路2本", "線路2\u2060本"),
    ],
)
def test_what_belongs_together_stays_together(text: str, shown: str) -> None:
    assert tied(text) == shown
    assert tied(shown) == shown


@pytest.mark.parametrize("text", ["Go on: 3 to 4", "in 1900 there were 200", "a $5 note", "2 of 3"])
def test_other_spaces_are_left_alone(text: str) -> None:
    assert tied(text) == text
