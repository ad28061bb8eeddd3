from __future__ import annotations

import numpy as np
import pytest

from tools.sound.loudness import ducking, gain_to, loudness, peak
from tools.sound.waves import Wave, sine


def one_sided(gain: float, seconds: float = 3.0) -> Wave:
    tone = gain * sine(997.0, seconds)
    return np.stack((tone, np.zeros_like(tone)), axis=1)


def test_a_full_tone_on_one_channel_has_the_standards_loudness() -> None:
    assert loudness(one_sided(1.0)) == pytest.approx(-3.01, abs=0.02)


def test_half_the_height_is_six_less() -> None:
    assert loudness(one_sided(0.5)) == pytest.approx(-9.03, abs=0.02)


def test_low_tones_count_less_than_high_ones() -> None:
    assert loudness(sine(60.0, 1.0)) < loudness(sine(1000.0, 1.0)) - 1 < loudness(sine(4000.0, 1.0)) - 3


def test_one_channel_is_heard_from_both_loudspeakers() -> None:
    tone = sine(440.0, 1.0)

    assert loudness(tone) == pytest.approx(loudness(np.stack((tone, tone), axis=1)))


def test_silence_after_a_sound_is_gated_away() -> None:
    tone = one_sided(0.3)

    assert loudness(np.concatenate((tone, np.zeros((200_000, 2))))) == pytest.approx(loudness(tone), abs=0.3)


def test_a_sound_shorter_than_a_block_is_measured_whole() -> None:
    assert loudness(one_sided(1.0, 0.1)) == pytest.approx(-3.01, abs=0.3)


def test_the_gain_brings_a_sound_to_its_target() -> None:
    tone = one_sided(0.02)

    assert loudness(tone * gain_to(-18.0, tone)) == pytest.approx(-18.0)


def test_the_limiter_holds_the_ceiling_and_leaves_the_rest_alone() -> None:
    wave = np.concatenate((0.2 * sine(500.0, 0.5), 1.5 * sine(500.0, 0.1), 0.2 * sine(500.0, 0.5)))
    limited = wave * ducking(wave, -1.0)

    assert peak(limited) <= -1.0 + 1e-9
    assert np.array_equal(limited[:20_000], wave[:20_000])
