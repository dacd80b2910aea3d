"""Errors speak every language; to a program they are English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tests.kernel.test_matchfile import half, sealed
from tramshed.kernel import errors
from tramshed.kernel.errors import BadFile, BadSetup, TramshedError
from tramshed.kernel.matchfile import loads
from tramshed.kernel.words import KERNEL, Message
from tramshed.terminal.language import languages

LANGUAGES = languages()


def catalogue(language: str) -> dict[str, tuple[str, ...]]:
    with (KERNEL / f"{language}.po").open("rb") as stream:
        found = [message for message in read_po(stream) if message.id]
    return {
        str(message.id if isinstance(message.id, str) else message.id[0]): (
            (message.string,) if isinstance(message.string, str) else tuple(message.string or ())
        )
        for message in found
    }


def ids() -> set[str]:
    """Every message that an error, or an outcome, can be told by, and how names are listed."""
    sources = [file.read_text("utf-8") for file in Path(errors.__file__).parent.glob("*.py")]
    told = {name for text in sources for name in re.findall(r'"((?:error|result)\.[\w.-]+)"', text)}
    told |= {
        f"error.file.{name}" for text in sources for name in re.findall(r'\bbad\("([\w-]+)"', text)
    }
    return told | {"list"}


def values(text: str) -> set[str]:
    return set(re.findall(r"{(\w+)}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_its_sentence(language: str) -> None:
    said, english = catalogue(language), catalogue("en")
    assert {name.removesuffix(".you") for name in said} == ids()
    for name, forms in said.items():
        assert all(forms), name
        assert {frozenset(values(form)) for form in forms} == {frozenset(values(english[name][0]))}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (half().replace("match 1", "match 2", 1), "ligne 1 : le format '2' est inconnu ici"),
        (sealed(half().replace("clock: lap", "clock: sand")), "l\u2019option clock vaut lap"),
        (sealed(half().replace("game: tiny", "game: go")), "il n\u2019y a pas de jeu 'go'"),
    ],
)
def test_a_bad_file_is_told_in_the_readers_language(text: str, told: str) -> None:
    with pytest.raises(BadFile) as caught:
        loads(text)
    assert caught.value.say("fr").startswith(told)
    assert str(caught.value) == caught.value.say("en") == caught.value.say("tlh")
    assert str(caught.value) != caught.value.say("ja")


def test_a_games_reason_is_told_by_its_own_catalogue() -> None:
    head, _, _ = half().partition("\n\n")
    with pytest.raises(BadFile) as caught:
        loads(sealed(f"{head}\n\n1 look\n\nend: x\n"))
    assert str(caught.value) == "line 12: look: this is not the time for it (TG-2.1)"
    assert caught.value.say("fr") == "ligne 12 : look : this is not the time for it (TG-2.1)"


def test_a_plain_text_is_as_good(tmp_path: Path) -> None:
    assert str(TramshedError("so it is")) == "so it is"
    assert BadSetup("so {it} is").say("ja") == "so {it} is"
    assert str(BadFile("torn {here}", 3)) == "line 3: torn {here}"
    (tmp_path / "en.po").write_text('msgid "my.own"\nmsgstr "mine: {n}"\n')
    assert str(BadSetup(Message("my.own", {"n": 2}), tmp_path)) == "mine: 2"
