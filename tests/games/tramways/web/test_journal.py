"""The journal: an action is one line, with what it brought whom."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.games.tramways.web.positions import LANGUAGES, NAMES, positions
from tramshed.games.tramways.shown import news
from tramshed.games.tramways.shown.journal import CHANGES, entries
from tramshed.games.tramways.shown.things import Gains
from tramshed.games.tramways.web.journal import line
from tramshed.games.tramways.web.retold import VERBS, on_the_map
from tramshed.games.tramways.web.texts import web_words
from tramshed.kernel.entries import Entry, Weight
from tramshed.kernel.match import Match
from tramshed.kernel.news import News

DEEDS = (news.TrackFinished, news.TrackUpgraded, news.Built, news.Renovated, news.PassengerArrived)


def finished() -> Match:
    *_, match = positions(3, "plain", every=10_000)
    return match


def told(match: Match) -> Iterator[tuple[list[News], list[Entry]]]:
    for number in range(len(match.turns) + 1):
        known = match.happened(number, 0)
        yield known, entries(known)


def test_what_came_of_an_action_is_its_line() -> None:
    seen = 0
    for known, written in told(finished()):
        deeds = [each for each in known if isinstance(each.event, DEEDS)]
        results = [each for each in written if each.weight is Weight.RESULT]
        assert len(results) >= len(deeds)
        seen += len(deeds)
    assert seen


def test_every_change_of_a_purse_is_in_a_chip_and_in_a_detail() -> None:
    for known, written in told(finished()):
        changes = [each for each in known if type(each.event) in CHANGES]
        values = [value for entry in written for value in entry.message.values.values()]
        gains = next((each for each in values if isinstance(each, Gains)), Gains(()))
        for name in ("joy", "cash", "stress", "workers"):
            summed = sum(getattr(each, name) for each in gains.each)
            of_it = (each.event for each in changes if CHANGES[type(each.event)] == name)
            assert summed == sum(event.change for event in of_it)


def test_a_line_has_the_crest_of_whom_it_is_about_and_no_foreign_tags() -> None:
    crests = 0
    for number, (_, written) in enumerate(told(finished())):
        words = web_words(LANGUAGES[number % len(LANGUAGES)])
        for entry in written:
            for message in (entry.message, *entry.details):
                html = line(message, words, NAMES, 0)
                assert "<b>Huber" not in html
                assert "web." not in html
                crests += "#crest-" in html
    assert crests


def test_a_line_tells_what_it_is_about_on_the_map() -> None:
    cell, label = r"\d+[a-z]+", r"[A-Z]\d"
    shapes = {
        "lay": f"lay {cell} (ns|ne|nw|es|ew|sw)",
        "turn": f"turn {cell} {cell}",
        "build": f"build {label}",
        "renew": f"renew {label}",
        "ride": f"ride {cell} \\d {cell}",
        "come": f"come( {cell})+",
    }
    seen = set()
    for _, written in told(finished()):
        for message in (each for entry in written for each in (entry.message, *entry.details)):
            if message.id in VERBS:
                places = on_the_map(message)
                seen.add(verb := places.partition(" ")[0])
                assert re.fullmatch(shapes[verb], places)
                assert f'data-map="{places}"' in line(message, web_words("en"), NAMES, 0)
            else:
                assert not on_the_map(message)
    assert len(seen) > 3
