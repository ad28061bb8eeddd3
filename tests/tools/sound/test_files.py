from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tools.sound.files import checksum, decoded, encoded
from tools.sound.freshness import Ledger, digest, fingerprint, sources
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


def test_a_module_is_built_on_what_its_imports_are_built_on() -> None:
    names = {path.name for path in sources("tools.sound.effects.money")}

    assert {"money.py", "metal.py", "waves.py", "filters.py"} <= names
    assert "crowd.py" not in names


def test_the_fingerprint_follows_what_stands_in_no_module() -> None:
    assert fingerprint("tools.sound.waves", "1") != fingerprint("tools.sound.waves", "2")


@pytest.fixture
def ledger(tmp_path: Path) -> Ledger:
    (tmp_path / "hop.ogg").write_bytes(b"sound")
    kept = Ledger(tmp_path / "built.json")
    kept.note("hop", "code", [tmp_path / "hop.ogg"], tmp_path)
    return Ledger(tmp_path / "built.json")


def test_what_was_built_by_the_same_code_is_fresh(ledger: Ledger, tmp_path: Path) -> None:
    assert ledger.is_fresh("hop", "code", tmp_path)


def test_other_code_other_bytes_or_no_file_is_not_fresh(ledger: Ledger, tmp_path: Path) -> None:
    assert not ledger.is_fresh("hop", "other code", tmp_path)
    assert not ledger.is_fresh("bell", "code", tmp_path)
    (tmp_path / "hop.ogg").write_bytes(b"noise")
    assert not ledger.is_fresh("hop", "code", tmp_path)
    (tmp_path / "hop.ogg").unlink()
    assert digest(tmp_path / "hop.ogg") == ""
    assert not ledger.is_fresh("hop", "code", tmp_path)
