from __future__ import annotations

import numpy as np

from tools.sound.files import checksum, decoded, encoded
from tools.sound.waves import sine


def test_the_same_sound_is_the_same_bytes() -> None:
    wave = 0.4 * sine(440.0, 0.5)

    assert encoded(wave) == encoded(wave)


def test_a_difference_no_ear_can_hear_makes_no_other_file() -> None:
    wave = 0.4 * sine(440.0, 0.5)

    assert encoded(wave * (1 + 1e-12)) == encoded(wave)


def test_a_file_gives_back_as_many_samples_of_nearly_the_same_sound() -> None:
    wave = np.stack((0.4 * sine(440.0, 0.5), 0.2 * sine(550.0, 0.5)), axis=1)
    heard = decoded(encoded(wave))

    assert heard.shape == wave.shape
    assert np.abs(heard - wave)[2000:-2000].max() < 0.05


def test_the_checksum_is_the_one_of_the_ogg_format() -> None:
    assert checksum(b"123456789") == 0x89A1897F
