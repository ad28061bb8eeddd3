"""The chant on screen: what counts, what is seen, what begins it anew."""

from __future__ import annotations

import pytest

from game.app.cabinet import Cabinet
from game.app.platform import STEP
from game.devices.intents import Confirm, FocusLost, Inspect, Menu, Resized
from game.rules.duel.events import BidsRevealed
from game.staging.duel.tableau import Tableau
from game.ui.theme import STREAK
from scenes.duel.chant import MIN_LOOK, MOST_WARNING, TEMPI, USUAL, Moment
from scenes.pause import PauseScene
from tests.scenes.duel.table import BLOCKS, BOT, LEFT, RIGHT, Table, pressing

WHOLE = USUAL.look + 2 * USUAL.beat + USUAL.flight
"""Seconds of a chant in which nobody is ready."""


def chanting(cabinet: Cabinet, *args: object, **more: object) -> Table:
    """A table whose first chant has begun."""
    table = Table(cabinet, *args, **more)  # type: ignore[arg-type]  # as the table takes them
    table.until_phase("chant")
    return table


# ---------------------------------------------------------------- what counts


@pytest.mark.rules("D20")
def test_the_last_press_of_each_counts_and_they_are_revealed_together(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.tell(pressing(LEFT, 4), pressing(RIGHT, 1), pressing(LEFT, 2))
    table.until_moment(Moment.SA)
    table.tell(pressing(RIGHT, 3))
    assert table.sitting.match.actions == ()
    assert table.sitting.match.locked == frozenset()
    assert table.revealed() == [2, 3]
    table.close()


@pytest.mark.rules("D20")
@pytest.mark.parametrize(
    ("milliseconds", "made"), [(-90, 4), (0, 4), (100, 4), (200, 4), (235, 4), (265, 2), (400, 2)]
)
def test_until_hands_open_a_press_counts_and_none_after_it(
    cabinet: Cabinet, milliseconds: int, made: int
) -> None:
    """At the usual tempo, from BI on; the loop hands a frame's presses over before its steps."""
    table = chanting(cabinet, BLOCKS)
    table.press(LEFT, 2)
    table.until_moment(Moment.SA)
    table.seconds(USUAL.beat + milliseconds / 1000)
    table.press(LEFT, 4)
    assert table.revealed()[0] == made
    table.close()


@pytest.mark.rules("D20")
def test_whoever_does_not_press_has_bid_one_and_that_is_told_after_the_reveal(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, speed="1x")
    assert table.revealed() == [1, 1]
    missed = [f"{name} did not press in time: this counts as a bid of 1." for name in ("Hana", "Jiro")]
    assert not set(missed) & set(table.sitting.show.log)
    table.until(lambda: isinstance(table.sitting.show.showing, BidsRevealed))
    assert not set(missed) & set(table.sitting.show.log)
    table.until(lambda: not isinstance(table.sitting.show.showing, BidsRevealed))
    assert [line for line in table.sitting.show.log if "did not press" in line] == missed
    table.close()


@pytest.mark.rules("D20")
@pytest.mark.parametrize(
    ("early", "line"), [(False, "this counts as a bid of 1."), (True, "the bid before it counts.")]
)
def test_a_press_when_hands_are_open_is_answered_and_told_as_too_late(
    cabinet: Cabinet, early: bool, line: str
) -> None:
    table = chanting(cabinet, BLOCKS, speed="1x")
    table.press(RIGHT, 2)
    if early:
        table.press(LEFT, 3)
    table.revealed()
    table.until(lambda: isinstance(table.sitting.show.showing, BidsRevealed))
    table.seconds(0.15)
    table.press(LEFT, 4)
    assert table.ears.heard[-1] == "late"
    assert "late:0" in table.sitting.desk.board.hud._sprites
    assert table.bids == [3 if early else 1, 2]
    table.until(lambda: not isinstance(table.sitting.show.showing, BidsRevealed))
    told = [said for said in table.sitting.show.log if said.startswith("Hana ")]
    assert told == [f"Hana pressed too late: {line}"], "never that nothing was pressed"
    table.seconds(1.0)
    assert "late:0" not in table.sitting.desk.board.hud._sprites
    table.close()


def test_much_later_a_direction_was_not_meant_as_a_bid(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, speed="1x")
    table.revealed()
    table.until(lambda: isinstance(table.sitting.show.showing, BidsRevealed))
    table.seconds(0.5)
    table.press(LEFT, 4)
    assert "late" not in table.ears.heard
    table.close()


@pytest.mark.parametrize(
    ("milliseconds", "spark"), [(-120, False), (-60, True), (0, True), (60, True), (150, False)]
)
def test_a_throw_on_the_beat_is_cheered_whatever_it_is(
    cabinet: Cabinet, milliseconds: int, spark: bool
) -> None:
    for bid in (1, 4):
        table = chanting(cabinet, BLOCKS)
        table.until_moment(Moment.SA)
        table.seconds(USUAL.beat + milliseconds / 1000)
        table.press(LEFT, bid)
        assert "beat" not in table.ears.heard, "not before hands open"
        table.revealed()
        assert ("beat" in table.ears.heard) is spark
        table.close()


def test_two_directions_in_one_poll_count_as_the_later(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.tell(pressing(LEFT, 1), pressing(LEFT, 3))
    assert table.revealed()[0] == 3
    table.close()


def test_a_held_direction_is_no_press(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.tell(pressing(LEFT, 3), pressing(LEFT, 4, again=True))
    table.steps(2)
    assert table.sitting.show.tableau.presses == (1, 0)
    assert table.revealed()[0] == 3
    table.close()


def test_somebody_without_a_seat_bids_for_nobody(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.press("number_block", 4)
    table.press("mouse", 4)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.close()


# ---------------------------------------------------------------- what is seen and heard


def test_every_direction_looks_and_sounds_the_same(cabinet: Cabinet) -> None:
    seen: set[tuple[Tableau, ...]] = set()
    heard: set[tuple[str, ...]] = set()
    for bid in (1, 2, 3, 4):
        table = chanting(cabinet, BLOCKS)
        frames = [table.sitting.show.tableau]
        for moment in (Moment.LOOK, Moment.WA, Moment.SA):
            table.until_moment(moment)
            table.press(LEFT, bid)
            frames.append(table.sitting.show.tableau)
        seen.add(tuple(frames))
        heard.add(tuple(table.ears.heard))
        table.close()
    assert (len(seen), len(heard)) == (1, 1)


def test_each_syllable_is_said_once_and_every_press_nods_on_its_side(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (LEFT, BOT))
    table.press(LEFT, 2)
    table.press(LEFT, 3)
    table.revealed()
    assert [noise for noise in table.ears.heard if noise in ("wa", "sa", "bi")] == ["wa", "sa", "bi"]
    assert [noise for noise in table.ears.heard if noise.startswith("nod")].count("nod_left") == 2
    assert table.ears.heard.count("nod_right") == 1
    table.close()


def test_the_table_shows_the_beat_and_the_presses(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.press(RIGHT, 2)
    table.steps(2)
    beats = []
    for moment in (Moment.LOOK, Moment.WA, Moment.SA):
        table.until_moment(moment)
        beats.append((table.sitting.show.tableau.beat, table.sitting.show.tableau.presses))
    assert beats == [(0, (0, 1)), (1, (0, 1)), (2, (0, 1))]
    assert table.sitting.show.tableau.acting == {0, 1}
    table.close()


# ---------------------------------------------------------------- time


@pytest.mark.parametrize("speed", ["1x", "4x", "instant"])
@pytest.mark.parametrize("pace", TEMPI)
def test_people_have_the_time_of_their_tempo_at_any_speed(cabinet: Cabinet, pace: str, speed: str) -> None:
    table = chanting(cabinet, BLOCKS, pace=pace, speed=speed)
    taken = table.until(lambda: table.bids) * STEP
    assert taken == pytest.approx(TEMPI[pace].look + 2 * TEMPI[pace].beat + TEMPI[pace].flight, abs=3 * STEP)
    table.close()


@pytest.mark.parametrize("level", ["easy", "normal", "expert"])
def test_a_bot_is_not_waited_for(cabinet: Cabinet, level: str) -> None:
    table = chanting(cabinet, (LEFT, BOT), level=level)
    taken = table.until(lambda: table.bids) * STEP
    assert taken == pytest.approx(WHOLE, abs=3 * STEP)
    table.close()


def test_bots_alone_chant_in_one_step_once_they_have_decided(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (BOT, BOT), pace="untimed")
    while not table.bids:
        assert table.moment is Moment.LOOK
        table.steps()
    assert len(table.bids) == 2
    assert table.ears.heard[-3:] == ["wa", "sa", "bi"]
    table.close()


def test_whoever_is_ready_waits_for_the_other_and_both_end_the_look(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, pace="slow")
    table.tell(Confirm(LEFT))
    table.seconds(MIN_LOOK + 0.5)
    assert (table.moment, table.sitting.show.tableau.ready) == (Moment.LOOK, {0})
    table.tell(Confirm(RIGHT))
    table.steps()
    assert table.moment is Moment.WA
    table.press(RIGHT, 4)
    assert table.revealed() == [1, 4]
    table.close()


def test_the_table_is_stirred_while_the_clock_runs(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    while not table.bids:
        table.steps()
        assert table.sitting.show.stirred
    table.close()


# ---------------------------------------------------------------- the warning


def test_before_the_first_match_people_are_warned_until_somebody_has_read_it(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, warned=False)
    table.steps(3)
    assert table.moment is Moment.WARNING
    assert not table.sitting.show.stirred
    table.press(LEFT, 4)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.tell(Confirm(RIGHT))
    assert (table.moment, table.sitting.show.stirred) == (Moment.LOOK, True)
    table.revealed()
    table.close()


def test_a_warning_nobody_reads_goes_by_itself(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, warned=False)
    assert table.until_moment(Moment.LOOK) * STEP == pytest.approx(MOST_WARNING, abs=3 * STEP)
    table.close()


def test_a_warning_comes_again_until_it_was_read_and_never_after(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS, warned=False)
    table.tell(Menu(LEFT))
    table.come_back()
    assert table.moment is Moment.WARNING
    table.tell(Confirm(LEFT), Menu(LEFT))
    table.come_back()
    assert table.until_moment(Moment.LOOK) == 0
    table.close()


@pytest.mark.parametrize(("devices", "pace"), [((BOT, BOT), "usual"), (BLOCKS, "untimed")])
def test_where_nobody_can_be_late_nobody_is_warned(
    cabinet: Cabinet, devices: tuple[str, str], pace: str
) -> None:
    table = chanting(cabinet, devices, pace=pace, warned=False)
    assert table.moment is Moment.LOOK
    table.close()


# ---------------------------------------------------------------- beginning anew


@pytest.mark.parametrize("moment", [Moment.LOOK, Moment.WA, Moment.SA])
@pytest.mark.parametrize("interruption", [Menu(LEFT), FocusLost("")], ids=["pause", "focus"])
def test_whatever_covers_the_table_lets_the_chant_begin_anew(
    cabinet: Cabinet, interruption: Menu | FocusLost, moment: Moment
) -> None:
    table = chanting(cabinet, BLOCKS)
    table.until_moment(moment)
    table.press(LEFT, 4)
    table.tell(interruption)
    assert isinstance(table.stack.top, PauseScene)
    assert (table.sitting.show.tableau.presses, table.sitting.show.tableau.beat) == ((0, 0), 0)
    table.come_back()
    assert table.moment is Moment.LOOK
    assert table.until(lambda: table.bids) * STEP == pytest.approx(WHOLE, abs=3 * STEP)
    assert table.bids == [1, 1]
    table.close()


def test_another_window_size_begins_it_anew(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.until_moment(Moment.SA)
    table.press(LEFT, 3)
    table.tell(Resized("", 1280, 720))
    table.stack.lay_all()
    assert (table.moment, table.sitting.show.tableau.presses) == (Moment.LOOK, (0, 0))
    table.close()


def test_a_bot_keeps_its_decision_over_a_restart(cabinet: Cabinet) -> None:
    table = chanting(cabinet, (LEFT, BOT), level="normal")
    table.until(lambda: 1 in table.sitting.opponents.held)
    held = table.sitting.opponents.held[1]
    table.tell(Menu(LEFT))
    table.come_back()
    assert table.sitting.opponents.held[1] == held
    assert table.revealed()[1] == held.bid
    table.close()


def test_a_bot_that_takes_over_is_seen_to_press_like_any_other(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.until_moment(Moment.WA)
    table.press(RIGHT, 2)
    table.tell(Menu(LEFT))
    table.sitting.reseat(1, None, "easy")
    table.come_back()
    table.until_moment(Moment.WA)
    assert table.sitting.show.tableau.presses == (0, 0)
    table.until(lambda: table.sitting.show.tableau.presses == (0, 1))
    table.revealed()
    table.close()


# ---------------------------------------------------------------- looking around


def test_looking_around_is_no_bid_and_ends_with_wa(cabinet: Cabinet) -> None:
    table = chanting(cabinet, BLOCKS)
    table.tell(Inspect(LEFT, True), pressing(LEFT, 3))
    assert table.sitting.show.tableau.presses == (0, 0)
    table.until_moment(Moment.WA)
    table.press(LEFT, 4)
    table.tell(Inspect(LEFT, False), Inspect(LEFT, True), pressing(LEFT, 2))
    table.steps(2)
    assert table.sitting.show.tableau.presses == (2, 0)
    assert table.revealed()[0] == 2
    table.close()


# ---------------------------------------------------------------- thought


@pytest.mark.parametrize("level", ["easy", "normal", "expert"])
def test_no_bot_is_hastened_in_a_whole_match(
    cabinet: Cabinet, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixty frames a second, the fastest tempo, a person who is ready at once."""
    table = chanting(cabinet, (LEFT, BOT), level=level, pace="fast")
    hasty: list[int] = []
    bot = table.sitting.opponents.at[1]
    monkeypatch.setattr(bot, "hasten", lambda view, choices: hasty.append(len(table.bids)))
    table.until(lambda: _play_on(table))
    assert hasty == []
    assert len(table.bids) > 10
    table.close()


def _play_on(table: Table) -> bool:
    """The person at the left is ready, and takes the first that is offered; true at the end."""
    if table.moment is Moment.LOOK:
        table.tell(Confirm(LEFT))
    elif not table.sitting.show.stirred:
        table.seconds(STREAK)
        table.tell(Confirm(LEFT))
    return table.sitting.match.outcome() is not None
