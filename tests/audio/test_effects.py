"""Noises: read late, and never a machine gun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.audio.effects import APART, CUTS, GAP, LINGER, MOST_MOMENTS, MOST_VOICES, Effects
from tests.audio.rack import SOUNDS, Rack

FULL = 1.0


@pytest.fixture
def rack() -> Rack:
    return Rack()


@pytest.fixture
def effects(rack: Rack, tmp_path: Path) -> Effects:
    for name in ("bell", "hop", "stamp"):
        (tmp_path / f"{name}.ogg").touch()
    return Effects(rack, tmp_path)


def test_nothing_is_read_before_it_is_needed(effects: Effects, rack: Rack) -> None:
    assert rack.loaded == []
    effects.play("hop", FULL)
    assert rack.loaded == ["hop"]


def test_idle_frames_read_one_file_each_and_none_twice(effects: Effects, rack: Rack) -> None:
    effects.play("hop", FULL)
    for read in (1, 2, 2, 3, 3):
        assert len(rack.loaded) <= read
        effects.warm()
    assert sorted(rack.loaded) == ["bell", "hop", "stamp"]


def test_the_same_noise_is_not_heard_twice_at_once(effects: Effects, rack: Rack) -> None:
    effects.play("hop", FULL)
    effects.update(GAP / 2)
    effects.play("hop", FULL)
    effects.play("bell", FULL)
    effects.update(GAP)
    effects.play("hop", FULL)
    assert rack.heard == ["hop", "bell", "hop"]


def test_a_noise_has_few_voices(effects: Effects, rack: Rack) -> None:
    for _ in range(10):
        effects.play("hop", FULL)
        effects.update(1.0)
    assert rack.heard == ["hop"] * MOST_VOICES


@pytest.mark.parametrize("speed", [1, 2, 4])
def test_hops_are_heard_about_as_often_at_every_speed(effects: Effects, rack: Rack, speed: int) -> None:
    rack.voices_of = lambda clip: 0  # type: ignore[method-assign]  # they are short
    for _ in range(40 * speed):
        effects.play("hop", FULL)
        effects.update(0.09 / speed)
    assert 35 <= len(rack.heard) <= 40


def test_what_is_still_heard_follows_the_volume(effects: Effects, rack: Rack) -> None:
    effects.play("bell", FULL)
    effects.level(0.25)
    bell = effects._clip("bell")
    assert bell is not None
    assert bell.level == 0.25  # type: ignore[attr-defined]  # of the rack


def test_a_noise_without_a_file_is_silent_and_named_once(effects: Effects, rack: Rack) -> None:
    for name in ("nonsense", "nothing", "bell"):
        effects.play(name, FULL)
    assert rack.heard == ["bell"]
    assert "/nonsense.ogg: no sound can be read from it (it is missing). " in effects.trouble


def test_what_is_asked_for_again_and_again_goes_on_until_it_is_not(effects: Effects, rack: Rack) -> None:
    for _ in range(60):
        effects.sustain("bell", FULL)
        effects.update(1 / 60)
    bell: Any = effects._clip("bell")
    assert (rack.heard, bell.endless, bell.stopped) == (["bell"], True, False)
    effects.update(LINGER / 2)
    assert not bell.stopped
    effects.update(LINGER)
    assert bell.stopped
    effects.sustain("bell", FULL)
    assert rack.heard == ["bell", "bell"]


@pytest.mark.parametrize(("end", "cut"), CUTS.items())
def test_a_noise_may_end_another(rack: Rack, end: str, cut: str) -> None:
    effects = Effects(rack, SOUNDS)
    effects.play(cut, FULL)
    heard: Any = effects._clip(cut)
    assert not heard.stopped
    effects.play(end, FULL)
    assert heard.stopped


def test_moments_that_follow_each_other_at_once_do_not_pile_up(rack: Rack) -> None:
    """A market may see twenty overtakings in two seconds."""
    effects = Effects(rack, SOUNDS)
    for _ in range(20):
        effects.play("overtake", FULL)
        effects.update(0.09)
    assert rack.heard == ["overtake"] * MOST_MOMENTS
    rack.voices_of = lambda clip: 0  # type: ignore[method-assign]  # they have ended
    for _ in range(20):
        effects.play("overtake", FULL)
        effects.update(0.09)
    assert len(rack.heard) <= MOST_MOMENTS + 1 + 20 * 0.09 / APART
