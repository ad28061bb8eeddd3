from __future__ import annotations

import numpy as np
import pytest

from tools.sound.breath import SHAKUHACHI, SHINOBUE, Bore, blown
from tools.sound.music.notation import frequency, key
from tools.sound.strings import koto, shamisen
from tools.sound.waves import RATE, Wave, bent

PITCHES = ("D2", "A2", "D3", "B3", "E4", "A4", "C5", "F5", "B5")


def cents_off(wave: Wave, wanted: float) -> float:
    """Between the strongest partial near the wanted pitch and that pitch."""
    ringing = wave[RATE // 8 :]
    size = 1 << 19
    heights = np.abs(np.fft.rfft(ringing * np.hanning(len(ringing)), size))
    low, high = (int(wanted * side * size / RATE) for side in (0.94, 1.06))
    top = low + int(np.argmax(heights[low:high]))
    left, middle, right = np.log(heights[top - 1 : top + 2])
    found = (top + 0.5 * (left - right) / (left - 2 * middle + right)) * RATE / size
    return float(1200 * np.log2(found / wanted))


@pytest.mark.parametrize("name", PITCHES)
def test_strings_are_in_tune(name: str) -> None:
    pitch, rng = frequency(key(name)), np.random.default_rng(1)

    assert abs(cents_off(shamisen(pitch, 1.2, rng), pitch)) < 2
    assert abs(cents_off(koto(pitch, 1.2, rng), pitch)) < 2


@pytest.mark.parametrize("bore", [SHAKUHACHI, SHINOBUE])
def test_flutes_are_in_tune(bore: Bore) -> None:
    assert abs(cents_off(blown(bore, 587.33, 0.8, np.random.default_rng(2)), 587.33)) < 5


def test_a_bent_string_reaches_the_pitch_it_is_bent_to() -> None:
    string = koto(220.0, 2.0, np.random.default_rng(3))

    assert abs(cents_off(bent(string, np.full(RATE, 100.0)), 220.0 * 2 ** (1 / 12))) < 2


def test_a_harder_stroke_is_brighter() -> None:
    soft, hard = (shamisen(293.66, 0.8, np.random.default_rng(4), force) for force in (0.3, 1.0))

    assert brightness(hard) > 1.1 * brightness(soft)


def brightness(wave: Wave) -> float:
    heights = np.abs(np.fft.rfft(wave))
    return float((heights * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / heights.sum())
