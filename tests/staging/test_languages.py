"""The log and the reasons of bots in languages that nobody speaks: nothing goes around the door."""

from __future__ import annotations

from collections.abc import Iterator
from gettext import NullTranslations
from random import Random

import pytest

from game.bots.levels import LEVELS, bot_for
from game.i18n import door
from game.i18n.pseudo import LANGUAGES, speak_pseudo
from game.match.match import Match
from game.storage import library
from game.titles.shelf import TITLES
from tests.matches import happenings, new_match, play_on
from tests.renders.spoken import stray

NAMES = ("Wilhelmina-M", "Mwmwmwmwmwmw", "Kiku", "Bartholomaeu", "Jiro", "Sen")
PLAYED = [(title.name, players) for title in TITLES.values() if title.has_table for players in title.players]
BUDGET, THOUGHTS = 2_000, 40


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak_pseudo(request.param)
    yield request.param
    door.speak(door.SOURCE, NullTranslations())


def played(title: str, players: int, seed: int) -> Match:
    match = new_match(library.kernel(title), players, seed)
    play_on(match, Random(seed))
    return match


@pytest.mark.parametrize(("title", "players"), PLAYED)
def test_every_line_of_the_log_comes_through_the_door(language: str, title: str, players: int) -> None:
    script = TITLES[title].script
    for seed in range(3):
        match = played(title, players, seed)
        lines = [
            line
            for happening in happenings(match)
            for line in script.acts.sentences(happening.event, NAMES[:players], match.kernel.spec)
        ]
        lines.append(script.verdict(match.outcome(), NAMES[:players]))
        assert lines
        assert [line for line in lines if stray(line, language, NAMES)] == []


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
@pytest.mark.parametrize("title", TITLES)
def test_every_reason_of_a_bot_comes_through_the_door(language: str, title: str, level: str) -> None:
    kernel = library.kernel(title)
    match = new_match(kernel, 2, 5)
    for _ in range(THOUGHTS):
        if not match.waiting():
            break
        seat = min(match.waiting())
        bot = bot_for(title, level, 5, kernel.spec, 0.05)
        bot.consider(match.observe(seat), match.legal(seat))
        bot.think(BUDGET)
        match.submit(bot.best())
        assert stray(bot.why(), language, NAMES) == [], bot.why()
    assert match.actions
