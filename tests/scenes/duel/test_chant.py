"""The clock of the chant."""

from __future__ import annotations

from math import inf

import pytest

from scenes.duel.chant import MIN_LOOK, MOST_WARNING, TEMPI, USUAL, Chant, Moment, Tempo

STEP = 1 / 60
HAIR = 1e-6


def run(chant: Chant, seconds: float, held: bool = False) -> list[Moment]:
    """The moments that begin within so many seconds, step by step."""
    entered: list[Moment] = []
    for _ in range(round(seconds / STEP)):
        entered += chant.advance(STEP, held)
    return entered


@pytest.mark.parametrize("tempo", TEMPI.values(), ids=TEMPI)
def test_after_the_look_the_syllables_come_at_equal_distances(tempo: Tempo) -> None:
    chant = Chant(tempo, warn=False)
    assert chant.advance(tempo.look - HAIR) == ()
    assert chant.advance(HAIR) == (Moment.WA,)
    assert chant.advance(tempo.beat - HAIR) == ()
    assert chant.advance(2 * HAIR) == (Moment.SA,)
    assert chant.advance(tempo.beat) == (Moment.BI,)
    assert chant.advance(tempo.beat / 3 - 2 * HAIR) == ()
    assert chant.advance(3 * HAIR) == (Moment.OPEN,)
    assert chant.advance(100.0) == ()


@pytest.mark.rules("D20")
@pytest.mark.parametrize("shift", [0.0, 0.12])
def test_hands_open_a_third_of_a_beat_after_bi_and_as_much_later_as_the_screen_is(shift: float) -> None:
    chant = Chant(USUAL, False, shift)
    chant.advance(USUAL.look)
    assert chant.advance(2 * USUAL.beat) == (Moment.SA, Moment.BI)
    assert USUAL.flight == 0.25
    assert chant.advance(0.25 + shift - HAIR) == ()
    assert chant.counts
    assert chant.advance(2 * HAIR) == (Moment.OPEN,)
    assert not chant.counts


def test_the_look_burns_down_and_nothing_else_does() -> None:
    chant = Chant(USUAL, warn=False)
    chant.advance(1.0)
    assert chant.left == pytest.approx(0.75)
    chant.advance(3.0)
    assert chant.left is None
    assert Chant(None, warn=False).left is None


def test_each_tempo_is_faster_than_the_one_before() -> None:
    looks, beats = zip(*((tempo.look, tempo.beat) for tempo in TEMPI.values()), strict=True)
    assert sorted(looks, reverse=True) == list(looks)
    assert sorted(beats, reverse=True) == list(beats)


def test_a_press_counts_from_the_look_until_the_step_that_opens_the_hands() -> None:
    chant = Chant(USUAL, warn=False)
    counted = [chant.counts]
    for _ in (Moment.WA, Moment.SA, Moment.BI, Moment.OPEN):
        while not chant.advance(STEP):
            assert chant.counts
        counted.append(chant.counts)
    assert counted == [True, True, True, True, False]


def test_without_a_clock_a_press_counts_only_until_the_syllables_run() -> None:
    chant = Chant(None, warn=False)
    assert run(chant, 60.0) == []
    assert chant.counts
    chant.go()
    assert chant.advance(STEP) == (Moment.WA,)
    assert not chant.counts


def test_without_people_and_at_once_everything_comes_in_one_step() -> None:
    assert Chant(USUAL, warn=False).advance(inf) == (Moment.WA, Moment.SA, Moment.BI, Moment.OPEN)


def test_while_it_is_held_no_look_ends_and_nothing_is_made_up_for() -> None:
    chant = Chant(USUAL, warn=False)
    assert run(chant, 30.0, held=True) == []
    assert chant.advance(STEP) == (Moment.WA,)
    assert chant.advance(USUAL.beat - 2 * STEP) == ()
    assert chant.advance(2 * STEP) == (Moment.SA,)


def test_syllables_are_never_held() -> None:
    chant = Chant(USUAL, warn=False)
    run(chant, USUAL.look + STEP)
    assert run(chant, 2 * USUAL.beat + STEP, held=True) == [Moment.SA, Moment.BI]


@pytest.mark.parametrize("tempo", [USUAL, None])
def test_when_all_are_ready_wa_comes_at_once_but_not_before_there_was_time_to_look(
    tempo: Tempo | None,
) -> None:
    chant = Chant(tempo, warn=False)
    chant.go()
    assert chant.advance(MIN_LOOK - HAIR) == ()
    assert chant.advance(HAIR) == (Moment.WA,)


def test_whoever_is_not_ready_after_all_has_the_rest_of_the_look() -> None:
    chant = Chant(USUAL, warn=False)
    chant.go()
    chant.wait()
    assert run(chant, USUAL.look - 2 * STEP) == []
    assert run(chant, 4 * STEP) == [Moment.WA]


def test_a_warning_comes_first_and_goes_by_itself() -> None:
    chant = Chant(USUAL, warn=True)
    assert (chant.moment, chant.counts) == (Moment.WARNING, False)
    assert run(chant, MOST_WARNING - 2 * STEP) == []
    assert run(chant, 4 * STEP) == [Moment.LOOK]
    assert chant.counts


def test_a_warning_that_was_read_leaves_the_whole_look() -> None:
    chant = Chant(USUAL, warn=True)
    run(chant, 5.0)
    chant.go()
    assert chant.moment is Moment.LOOK
    assert run(chant, USUAL.look - 2 * STEP) == []
    assert run(chant, 4 * STEP) == [Moment.WA]


def test_the_time_since_wa_runs_on_through_the_syllables() -> None:
    chant = Chant(USUAL, warn=False)
    assert chant.since_wa is None
    chant.advance(USUAL.look)
    assert chant.since_wa == 0.0
    chant.advance(USUAL.beat + 0.25)
    assert chant.moment is Moment.SA
    assert chant.since_wa == pytest.approx(USUAL.beat + 0.25)


def test_the_beat_is_the_number_of_syllables_said() -> None:
    assert [moment.beat for moment in Moment] == [0, 0, 1, 2, 3, 3]
