"""Messages in somebody's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from tramshed.kernel.game import Game
from tramshed.kernel.words import Message, Seat, Several, Thing, Words, is_about, listed, parts

ENGLISH = """
msgid ""
msgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "card"
msgstr "the {colour} card"

msgid "colour.red"
msgstr "red"

msgid "list"
msgstr "{first}, {rest}"

msgid "plays"
msgstr "{player} plays {card}."

msgid "plays.you"
msgstr "You play {card}."

msgid "pays"
msgid_plural "pays"
msgstr[0] "{player} pays one coin."
msgstr[1] "{player} pays {n} coins."

msgid "pays.you"
msgid_plural "pays.you"
msgstr[0] "You pay one coin."
msgstr[1] "You pay {n} coins."

msgid "only-english"
msgstr "Only in English."
"""

POLISH = """
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Language: pl\\n"
"Plural-Forms: nplurals=3; "
"plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

msgid "card"
msgstr "karta ({colour})"

msgid "colour.red"
msgstr "czerwona"

msgid "card@accusative"
msgstr "{colour:accusative} kartę"

msgid "colour.red@accusative"
msgstr "czerwoną"

msgid "plays"
msgstr "{player:vocative} gra {card:accusative}."

msgid "pays"
msgid_plural "pays"
msgstr[0] "{player} płaci monetę."
msgstr[1] "{player} płaci {n} monety."
msgstr[2] "{player} płaci {n} monet."
"""

CARD = Message("card", {"colour": Message("colour.red")})
NAMES = ["Ann", "Bob"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.po").write_text(ENGLISH, "utf-8")
    (tmp_path / "pl.po").write_text(POLISH, "utf-8")
    return tmp_path


@pytest.fixture
def english(folder: Path) -> Words:
    return Words("en", [folder])


def test_messages_inside_messages(english: Words) -> None:
    message = Message("plays", {"player": Seat(0), "card": CARD})
    assert english.say(message, NAMES) == "Ann plays the red card."


class Coloured(Thing):
    """A card that knows its colour."""

    colour: str

    @property
    def called(self) -> Message:
        return Message("card", {"colour": Message(f"colour.{self.colour}")})


def test_a_thing_says_what_it_is_called(english: Words) -> None:
    message = Message("plays", {"player": Seat(0), "card": Coloured("red")})
    assert english.say(message, NAMES) == "Ann plays the red card."
    assert [part.id for part in parts(message)] == ["plays", "card", "colour.red"]


class Wagon(Thing, called="wagon.{type}"):
    """A wagon of some type."""

    type: str
    length: int


def test_a_thing_is_called_by_its_fields() -> None:
    assert Wagon("coal", 2).called == Message("wagon.coal", {"length": 2})


def test_several_things_are_put_together(english: Words) -> None:
    red = Coloured("red")
    for count, said in ((1, "the red card"), (3, "the red card, the red card, the red card")):
        message = Message("plays", {"player": Seat(0), "card": Several((red,) * count)})
        assert english.say(message, NAMES) == f"Ann plays {said}."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ann plays the red card, the red card, and the red card."),
        ("pl", "Ann gra czerwoną kartę, czerwoną kartę i czerwoną kartę."),
        ("no-such-language", "Ann plays the red card, the red card, and the red card."),
    ],
)
def test_a_language_lists_things_in_its_own_way(folder: Path, language: str, said: str) -> None:
    """Each of them in the form that the sentence asks for; several of them one by one."""
    red = Coloured("red")
    message = Message("plays", {"player": Seat(0), "card": listed([CARD, Several((red, red))])})
    assert Words(language, [folder]).say(message, NAMES) == said
    assert [part.id for part in parts(message)].count("colour.red") == 3


def test_a_sentence_asks_for_a_form(folder: Path) -> None:
    """A thing that has none, as players and numbers, is called as ever."""
    polish = Words("pl", [folder])
    message = Message("plays", {"player": Seat(0), "card": CARD})
    assert polish.say(message, NAMES) == "Ann gra czerwoną kartę."
    assert polish.say(CARD) == "karta (czerwona)"
    unknown = Message("plays", {"player": Seat(0), "card": Message("only-english")})
    assert polish.say(unknown, NAMES) == "Ann gra Only in English.."
    assert polish.say(Message("plays", {"player": Seat(0), "card": 3}), NAMES) == "Ann gra 3."


def test_who_a_message_is_about() -> None:
    inside = Message("pays", {"player": Seat(1), "n": 1})
    message = Message("plays", {"player": Seat(0), "card": Coloured("red"), "so": inside})
    assert [is_about(message, seat) for seat in range(3)] == [True, True, False]


def test_the_reader_is_you(english: Words) -> None:
    message = Message("plays", {"player": Seat(1), "card": CARD})
    assert english.say(message, NAMES, 1) == "You play the red card."
    assert english.say(message, NAMES, 0) == "Bob plays the red card."


@pytest.mark.parametrize(
    ("n", "reader", "text"),
    [
        (1, None, "Ann pays one coin."),
        (0, None, "Ann pays 0 coins."),
        (2, None, "Ann pays 2 coins."),
        (1, 0, "You pay one coin."),
        (5, 0, "You pay 5 coins."),
        (5, 1, "Ann pays 5 coins."),
    ],
)
def test_plural_forms(english: Words, n: int, reader: int | None, text: str) -> None:
    assert english.say(Message("pays", {"player": Seat(0), "n": n}), NAMES, reader) == text


@pytest.mark.parametrize(("n", "text"), [(1, "monetę"), (3, "3 monety"), (12, "12 monet")])
def test_each_language_has_its_own_plural_forms(folder: Path, n: int, text: str) -> None:
    words = Words("pl", [folder])
    message = Message("pays", {"player": Seat(0), "n": n})
    assert words.say(message, NAMES) == f"Ann płaci {text}."


def test_what_is_not_translated_is_in_english(folder: Path) -> None:
    words = Words("pl", [folder])
    assert words.say(CARD) == "karta (czerwona)"
    assert words.say(Message("only-english")) == "Only in English."
    assert Words("xx", [folder]).say(CARD) == "the red card"


def test_the_readers_language_comes_before_being_addressed(folder: Path) -> None:
    words = Words("pl", iter([folder]))
    message = Message("pays", {"player": Seat(0), "n": 1})
    assert words.say(message, NAMES, 0) == "Ann płaci monetę."
    assert words.say(Message("only-english")) == "Only in English."


def test_what_has_no_words_is_named_by_its_id(english: Words) -> None:
    assert english.say(Message("nobody.wrote-this")) == "nobody.wrote-this"
    assert "nobody.wrote-this" not in english
    assert "pays" in english
    assert "card" in english


def test_players_without_a_name_are_numbered(english: Words) -> None:
    message = Message("plays", {"player": Seat(2), "card": CARD})
    assert english.say(message, NAMES) == "3 plays the red card."


def test_earlier_folders_come_first(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "en.po").write_text('msgid "colour.red"\nmsgstr "scarlet"\n', "utf-8")
    assert Words("en", [other, folder]).say(CARD) == "the scarlet card"
    assert Words("en", [folder, other]).say(CARD) == "the red card"
    assert Words("en", [tmp_path / "missing", folder]).say(CARD) == "the red card"


def test_a_value_that_is_missing_is_an_error(english: Words) -> None:
    with pytest.raises(KeyError, match="colour"):
        english.say(Message("card"))


def test_a_games_words(tiny: Game) -> None:
    words = tiny.words("fr")
    message = Message("event.won", {"player": Seat(0), "n": 3})
    assert words.say(message, NAMES, 0) == "You take it for 3 coins."
