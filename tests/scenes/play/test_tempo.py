"""A bot's turn on the screen ends in time, and two quick presses run on to whoever is asked next."""

from __future__ import annotations

from math import inf

import pytest

from game.app.cabinet import Cabinet
from game.app.platform import STEP
from game.devices.intents import Click, Hurry, Intent
from game.rules.harbor.events import TurnBegan
from scenes.harbor.script import LONGEST
from scenes.play.tempo import TWICE, UNHURRIED, Tempo
from tests.rules.harbor.positions import harbor
from tests.scenes.harbor.table import MOUSE, Table

ANYWHERE = 960.0, 540.0


def shown(tempo: Tempo, seconds: float, seat: int | None = 1) -> float:
    """How long it takes to show what takes so long at 1x."""
    passed = left = 0.0
    while left < seconds:
        left += STEP * tempo.factor
        passed += STEP
        tempo.update(STEP, STEP, seat)
    return passed


@pytest.mark.parametrize("seconds", [1.0, UNHURRIED])
def test_a_short_turn_is_shown_as_it_is(seconds: float) -> None:
    assert shown(Tempo(LONGEST), seconds) == pytest.approx(seconds, abs=3 * STEP)


@pytest.mark.parametrize("seconds", [4.0, 7.0, 12.0, 60.0])
def test_a_long_turn_is_shown_faster_and_faster_and_ends_in_time(seconds: float) -> None:
    assert UNHURRIED < shown(Tempo(LONGEST), seconds) < min(seconds, LONGEST + 2 * STEP)


def test_every_turn_begins_unhurried() -> None:
    tempo = Tempo(LONGEST)
    shown(tempo, 8.0, 1)
    assert tempo.factor > 2
    tempo.update(STEP, STEP, 2)
    assert tempo.factor == 1
    shown(tempo, 8.0, None)
    assert tempo.factor == 1


def test_where_turns_are_short_nothing_is_hastened_and_two_presses_are_two_presses() -> None:
    tempo = Tempo(inf)
    assert shown(tempo, 30.0) == pytest.approx(30.0, abs=3 * STEP)
    tempo.hurry()
    tempo.hurry()
    assert (tempo.factor, tempo.rushing) == (1, False)


@pytest.mark.parametrize(("apart", "rushes"), [(TWICE - STEP, True), (TWICE + STEP, False)])
def test_two_presses_belong_together_if_they_are_close(apart: float, rushes: bool) -> None:
    tempo = Tempo(LONGEST)
    tempo.hurry()
    tempo.update(apart, 0.0, None)
    tempo.hurry()
    assert tempo.rushing == rushes
    tempo.ask()
    assert tempo.factor == 1


def handed_over(cabinet: Cabinet) -> Table:
    """Somebody has just ended a turn, and two bots are next."""
    table = Table(cabinet, harbor(3), MOUSE, "1x")
    table.verb("end")
    table.verb("end")
    table.until(lambda: table.sitting.show.view.turn != table.seat and not table.sitting.show.stage.idle)
    return table


def asked(table: Table) -> bool:
    """The person whose turn it was is next again."""
    return table.sitting.match.waiting() == {table.seat} and table.sitting.show.over


@pytest.mark.parametrize("press", [Hurry(MOUSE), Click(MOUSE, *ANYWHERE)])
def test_pressing_twice_runs_to_whoever_is_asked_next(cabinet: Cabinet, press: Intent) -> None:
    table = handed_over(cabinet)
    stage = table.sitting.show.stage
    table.quickly(press, press)
    assert not asked(table)
    while not asked(table):
        assert (stage.speed, stage.idle) == (inf, True)
        table.seconds(STEP)
    table.seconds(STEP)
    assert (stage.speed, table.sitting.opened) == (1, None)
    table.close()


def test_pressing_once_ends_only_what_is_running(cabinet: Cabinet) -> None:
    table = handed_over(cabinet)
    stage = table.sitting.show.stage
    table.quickly(Hurry(MOUSE))
    table.until(lambda: not stage.idle)
    assert stage.speed == 1
    assert not asked(table)
    table.close()


def test_the_turns_of_bots_are_shown_within_their_time(cabinet: Cabinet) -> None:
    table, longest = Table(cabinet, harbor(3), MOUSE, "1x"), UNHURRIED + 0.2
    table.sitting.tempo = Tempo(longest)
    table.sitting.reseat(table.seat, None, "normal")
    turns: list[float] = []
    began = None
    while len(turns) < 12:
        table.seconds(STEP)
        event = table.sitting.show.showing
        if isinstance(event, TurnBegan) and event is not began:
            began = event
            turns.append(0.0)
        if turns and not table.sitting.show.stage.idle:
            turns[-1] += STEP
    assert UNHURRIED < max(turns) < longest + 2 * STEP
    table.close()
