"""A bot has one name everywhere, and whoever reads it again knows which bot it was."""

from __future__ import annotations

import pytest

from tramshed.bots.levels import (
    LEVELS,
    BotName,
    as_person,
    of_level,
    read,
    shown,
    told_apart,
)
from tramshed.terminal.language import languages, words


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", [1, 2, 5])
def test_a_name_is_read_back(level: str, number: int) -> None:
    bot = BotName(*LEVELS[level], number)
    assert bot.level == level
    assert read(str(bot)) == bot


@pytest.mark.parametrize("seconds", [0.1, 0.5, 1.0, 5.0, 600.0])
def test_how_long_it_thinks_is_part_of_the_name(seconds: float) -> None:
    bot = BotName("search", seconds, 2)
    assert read(str(bot)) == bot
    assert f"{seconds:g}" in str(bot)


def test_names_are_read_in_every_language() -> None:
    named = {language: shown(["Ann", "Master bot 2"], words(language)) for language in languages()}
    assert named["en"] == ("Ann", "Master bot 2")
    assert len(set(named.values())) == len(named)
    assert {ann for ann, _ in named.values()} == {"Ann"}


@pytest.mark.parametrize(
    ("formerly", "now"),
    [
        ("Greedy", "Steady bot"),
        ("greedy 3", "Steady bot 3"),
        ("random", "Learner bot"),
        ("Search", "Strong bot"),
        ("search:2.0", "Master bot"),
        ("search:0.5 2", "Strong bot (0.5 s) 2"),
    ],
)
def test_older_files_are_understood(formerly: str, now: str) -> None:
    assert str(read(formerly)) == now


@pytest.mark.parametrize(
    "name", ["Ann", "Master", "A steady bot", "Steady bot!", "search:", "search:x", "GREEDY", ""]
)
def test_people_are_people(name: str) -> None:
    assert read(name) is None
    assert as_person(name) == name


@pytest.mark.parametrize("name", ["Greedy", "steady bot", "random 2"])
def test_a_person_who_is_called_like_a_bot_is_a_person_in_a_file(name: str) -> None:
    assert read(as_person(name)) is None
    assert name in as_person(name)


def test_several_of_a_kind_are_numbered() -> None:
    steady, master = of_level("steady"), of_level("master")
    sitting = told_apart([steady, None, master, steady, BotName("search", 1.0), steady])
    assert [bot and str(bot) for bot in sitting] == [
        "Steady bot",
        None,
        "Master bot",
        "Steady bot 2",
        "Strong bot (1 s)",
        "Steady bot 3",
    ]
