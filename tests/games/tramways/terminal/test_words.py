"""What Tramways says, in three languages."""
# ruff: noqa: RUF001 - signs as they are printed

from __future__ import annotations

import pytest

from tests.games.tramways.message_ids import TRAMWAYS
from tramshed.games.tramways import events, icons
from tramshed.games.tramways.components import FIRST_BUILDING, FIRST_PARCEL
from tramshed.games.tramways.meta import META
from tramshed.games.tramways.moves import moves
from tramshed.games.tramways.names import icon, icons_of, slots
from tramshed.games.tramways.reasons import REASONS
from tramshed.games.tramways.scoring import GRADES, grade
from tramshed.games.tramways.shown import things
from tramshed.games.tramways.shown.narrate import narrate
from tramshed.games.tramways.shown.read_event import READ, read_event
from tramshed.games.tramways.shown.things import tickets
from tramshed.games.tramways.state import DISCARDED
from tramshed.kernel.setup import Setup
from tramshed.kernel.told import Happening
from tramshed.kernel.words import Message, Words
from tramshed.terminal.journal import Teller
from tramshed.terminal.language import languages
from tramshed.text.contract import text_of

NAMES = ("Ann", "Ben")
TWO = META.setup(2)
CELL = {name: number for number, name in enumerate(("1a", "1b", "1c", "1d", "1e"))}


def told(what: int, seat: int = 0, a: int = 0, b: int = 0, c: int = 0) -> Happening:
    return Happening(what, 3, seat, a, b, c)


def said(
    language: str, *news: Happening, reader: int | None = None, setup: Setup = TWO
) -> list[str]:
    words = Words(language, [TRAMWAYS / "locale"])
    teller = Teller(words, NAMES, reader, text_of("tramways"))
    return teller.sentences([narrate(read_event(event, setup), setup) for event in news])


def test_every_event_has_a_sentence() -> None:
    assert set(READ) == set(events.ALL)


@pytest.mark.parametrize(
    ("language", "sentence", "own"),
    [
        (
            "en",
            "Ann lays a straight in 1b and a curve in 1c.",
            "You lay a straight in 1b and a curve in 1c.",
        ),
        (
            "fr",
            "Ann pose une droite en 1b et une courbe en 1c.",
            "Vous posez une droite en 1b et une courbe en 1c.",
        ),
        ("ja", "Annは1bの直線、1cの曲線を置きました。", "あなたは1bの直線、1cの曲線を置きました。"),
    ],
)
def test_tiles_of_a_line_are_one_sentence(language: str, sentence: str, own: str) -> None:
    laid = [told(events.LAID, 0, CELL["1b"], 10, 1), told(events.LAID, 0, CELL["1c"], 12, 1)]
    assert said(language, *laid) == [sentence]
    assert said(language, *laid, reader=0) == [own]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "You send a passenger from 1a to a leisure building.",
                "From 1a to 1d the passenger rides on Ben’s track.",
                "From 1d to 1e the passenger rides on your track.",
                "The passenger arrives at a leisure building in 1e.",
                "You cannot pay Ben in full: $2 is missing.",
            ],
        ),
        (
            "fr",
            [
                "Vous envoyez un passager de 1a vers un bâtiment Loisirs.",
                "De 1a à 1d, il emprunte une voie qui est à Ben.",
                "De 1d à 1e, il emprunte une voie qui est à vous.",
                "Il atteint un bâtiment Loisirs en 1e.",
                "Vous ne pouvez pas payer Ben en entier : il manque 2\u00a0$.",
            ],
        ),
        (
            "ja",
            [
                "あなたは1aの乗客を娯楽施設へ送り出しました。",
                "乗客は1aから1dまでBenの路線を通りました。",
                "乗客は1dから1eまであなたの路線を通りました。",
                "乗客は1eの娯楽施設に着きました。",
                "あなたはBenに全額を払えません（不足$2）。",
            ],
        ),
    ],
)
def test_a_trip_is_told_from_the_owners_side(language: str, sentences: list[str]) -> None:
    trip = [
        told(events.BOARDED, 0, CELL["1a"], 2),
        told(events.RODE, 0, CELL["1a"], 1, CELL["1d"]),
        told(events.RODE, 0, CELL["1d"], 0, CELL["1e"]),
        told(events.ARRIVED, 0, CELL["1e"], 3),
        told(events.SHORT, 0, 1, 2),
    ]
    assert said(language, *trip, reader=0) == sentences


def test_a_trip_can_end_at_a_parcel() -> None:
    parcel = len("RCLI") + 0
    assert said("en", told(events.BOARDED, 1, CELL["1a"], parcel)) == [
        "Ben sends a passenger from 1a to parcel A1."
    ]
    assert said("en", told(events.ARRIVED, 1, CELL["1e"], 0)) == [
        "The passenger arrives at a parcel in 1e."
    ]


def test_several_tickets_are_one_list() -> None:
    drew = [told(events.DREW, 0, 1, 3, 5), told(events.DREW, 0, FIRST_PARCEL + 1)]
    (sentence,) = said("en", *drew, reader=0)
    assert sentence == (
        "You draw no.\u00a01 (3 rails, worker; consequence: 1 stress), no.\u00a03 (2 rails, L, I), "
        "no.\u00a05 (2 rails, R, stress −1), and no.\u00a021 (A1, 1 rail, R)."
    )


def test_what_is_used_and_what_is_thrown_away_in_administration() -> None:
    used, thrown = 1 << 0 | 1 << 1, 1 << DISCARDED
    assert said("en", told(events.ADMINISTERED, 1, 19, used)) == [
        "Ben uses no.\u00a020 ($1, worker)."
    ]
    assert said("en", told(events.ADMINISTERED, 1, 2, thrown)) == [
        "Ben discards no.\u00a03 (2 rails, L, I)."
    ]


@pytest.mark.parametrize("change", [2, -2])
def test_purses_go_up_and_down(change: int) -> None:
    heard = [
        said("en", told(what, 1, change, 5))[0]
        for what in (events.CASH, events.JOY, events.STRESS, events.WORKERS)
    ]
    up = [
        "Ben gets $2 and has $5.",
        "Ben gains 2 happiness points, 5 in all.",
        "Ben’s stress rises to 5.",
        "Ben gets 2 workers and has 5.",
    ]
    down = [
        "Ben pays $2 and has $5 left.",
        "Ben loses 2 happiness points, 5 in all.",
        "Ben’s stress sinks to 5.",
        "Ben gives up 2 workers and has 5 left.",
    ]
    assert heard == (up if change > 0 else down)


def test_the_default_edition_says_that_it_is_ours() -> None:
    """TW-C7."""
    board = told(events.BOARD, -1, 0, 0, 4)
    assert said("en", board) == [
        "The boards and tickets are Tramshed’s own; the map: A “Market Cross” (1910)."
    ]
    printed = Setup("tramways", 2, TWO.options, "box", _default_text())
    (sentence,) = said("en", board, setup=printed)
    assert sentence.startswith("The boards and tickets are those of the edition “box”; ")


def _default_text() -> str:
    from tramshed.games.tramways.edition import DEFAULT
    from tramshed.kernel.editions import gather

    return gather(DEFAULT)


# --- the grades of a solo game


@pytest.mark.parametrize(
    ("points", "name"),
    [
        *((-9, "gloomy"), (19, "gloomy"), (20, "glum"), (40, "content"), (49, "content")),
        *((99, "radiant"), (100, "ecstatic"), (312, "ecstatic")),
    ],
)
def test_a_solo_game_is_graded(points: int, name: str) -> None:
    """TW-6.3."""
    solo = META.setup(1)
    (sentence,) = said("en", told(events.SCORED, 0, points, 4, 17), reader=0, setup=solo)
    assert sentence.endswith(f"complete tracks: 4, money: $17. The town is {name}.")


@pytest.mark.parametrize("language", languages())
def test_ten_grades_differ(language: str) -> None:
    words = Words(language, [TRAMWAYS / "locale"])
    assert len(things.GRADES) == GRADES == len({grade(10 * tens) for tens in range(11)})
    assert len({words.say(things.grade(number)) for number in range(GRADES)}) == GRADES


# --- tickets in notation


def test_every_icon_has_one_name() -> None:
    numbers = {number for ticket in icons_of(TWO) for number in ticket if number}
    named = {icon(number, TWO) for number in numbers}
    assert len(named) == len(numbers)
    assert {"rail", "2rails", "3rails", "R", "A1", "build", "strip", "calm", "$5"} <= named


def test_an_empty_slot_is_called_by_its_place() -> None:
    assert slots(TWO)[0] == ("3rails", "worker", "3", "4", "strip")
    assert icons_of(TWO)[0] == (3, icons.WORKER, icons.NONE, icons.NONE, icons.STRIP)
    void = next(place for place, ticket in enumerate(tickets(TWO)) if ticket.void)
    assert slots(TWO)[void] == ("1", "2", "3", "4", "5")


def test_a_ticket_with_two_icons_alike_can_be_played_twice() -> None:
    text_of = _default_text().replace("1 | 3 rails, worker ", "1 | 1 rail, 1 rail ")
    own = META.setup(2, edition="twins", edition_text=text_of)
    assert slots(own)[0] == ("rail", "2", "3", "4", "strip")
    assert moves(own).parse("play 1 2").action == moves(own).parse("play 1 rail").action + 1


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "no.\u00a059 (3 rails, L; consequence: 1 stress)"),
        ("fr", "n°\u00a059 (3 rails, L ; conséquence : 1 stress)"),
        ("ja", "59番（線路3本、L、代償：ストレス1）"),
    ],
)
def test_a_ticket_in_words(language: str, sentence: str) -> None:
    words = Words(language, [TRAMWAYS / "locale"])
    ticket = tickets(TWO)[FIRST_BUILDING + 13]
    assert words.say(ticket.called) == sentence


def test_why_is_a_half_sentence_in_every_language() -> None:
    for language in languages():
        words = Words(language, [TRAMWAYS / "locale"])
        for reason in REASONS.values():
            sentence = words.say(Message(reason.message))
            assert not sentence.endswith((".", "。"))
            assert "{" not in sentence
