from __future__ import annotations

import numpy as np
import pytest

from tools.sound.music.loop import LEAD, Loop
from tools.sound.music.notation import Misprint, Note, frequency, key, read
from tools.sound.waves import RATE, samples


def test_a_length_holds_until_the_next_one() -> None:
    notes = read("A4:.5 Bb4* . C5:2.5 |", 4)

    assert notes == [Note(0.0, 0.5, (69,), ""), Note(0.5, 0.5, (70,), "*"), Note(1.5, 2.5, (72,), "")]


def test_marks_follow_the_pitches_of_a_chord() -> None:
    assert read("D3+A3!:4 |", 4) == [Note(0.0, 4.0, (50, 57), "!")]


def test_a_bar_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Misprint, match=r"bar 2 ends at beat 7\.5"):
        read("A4:4 | A4:3.5 |", 4)


@pytest.mark.parametrize("token", ["H4", "A4$", "A:1", "A4:x"])
def test_what_is_no_note_is_refused(token: str) -> None:
    with pytest.raises(Misprint, match="is no note"):
        read(token, 4)


def test_the_fork_is_at_440() -> None:
    assert frequency(key("A4")) == 440.0
    assert frequency(key("Eb5")) == pytest.approx(622.25, abs=0.01)


def test_a_tail_over_the_end_is_heard_at_the_beginning() -> None:
    loop = Loop(4, 60)
    loop.put(np.ones(RATE), 3.5, 1.0)
    after = samples(LEAD + 0.5)

    assert loop.wave[:after].min() > 0
    assert not loop.wave[after : samples(LEAD + 3.5)].any()


def test_a_swinging_loop_delays_the_offbeat_and_not_the_beat() -> None:
    loop = Loop(4, 60, swing=0.1)
    loop.put(np.ones(1), 1.0, 1.0)
    loop.put(np.ones(1), 1.5, 1.0)

    assert np.flatnonzero(loop.wave[:, 0]).tolist() == [samples(LEAD + 1.0), samples(LEAD + 1.6)]


def test_a_swaying_loop_is_back_in_time_at_the_end_of_a_phrase() -> None:
    loop = Loop(16, 60, sway=0.2, phrase=8)
    for beat in (2.0, 8.0):
        loop.put(np.ones(1), beat, 1.0)

    assert np.flatnonzero(loop.wave[:, 0]).tolist() == [samples(LEAD + 2.2), samples(LEAD + 8.0)]
