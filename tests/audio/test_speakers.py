"""The loudspeakers as a whole: when they open, how loud they are, and that nothing stops the game."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
import pytest

from game.audio.mixer import MUSIC, RATE, ROOM, VOICES, Mixer
from game.audio.music import FIRST
from game.audio.sound import Silent, Sound
from game.audio.speakers import LOOKING, Speakers
from game.storage.settings import Settings
from tests.audio.rack import LOUD, SOUNDS, STEP, Rack, beep


@pytest.fixture(autouse=True)
def _device_is_given_back() -> Iterator[None]:
    yield
    pygame.mixer.quit()


@pytest.fixture
def rack() -> Rack:
    return Rack()


def speakers(rack: Mixer, settings: Settings = LOUD, folder: Path = SOUNDS) -> Speakers:
    return Speakers(settings, rack, folder)


def run(sound: Sound, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        sound.update(STEP)


def opened(rack: Mixer, settings: Settings = LOUD, folder: Path = SOUNDS) -> Speakers:
    sound = speakers(rack, settings, folder)
    run(sound, LOOKING + 2 * STEP)
    return sound


# ------------------------------------------------------------ opening


def test_the_device_is_not_touched_before_the_title_was_seen(rack: Rack) -> None:
    sound = speakers(rack)
    sound.music("title")
    run(sound, LOOKING / 2)
    assert (rack.opened, rack.loaded) == (0, [])
    run(sound, LOOKING)
    assert rack.opened == 1


def test_without_a_device_everything_is_silent_and_one_sentence_says_so() -> None:
    rack = Rack("ALSA: no such card")
    sound = opened(rack)
    sound.play("bell")
    sound.music("title")
    sound.pause()
    sound.resume()
    run(sound, 1.0)
    assert (rack.opened, rack.loaded, rack.started, rack.diary) == (1, [], [], [])
    assert sound.trouble.startswith("No sound can be played here (ALSA: no such card). ")


def test_a_driver_that_does_not_exist_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    sound = opened(Mixer())
    sound.play("bell")
    run(sound, 0.2)
    assert sound.trouble.startswith("No sound can be played here (")


def test_a_device_that_goes_away_costs_the_sound_alone(rack: Rack) -> None:
    sound = opened(rack)
    rack.lost = True
    sound.play("bell")
    run(sound, 0.1)
    assert "it is gone" in sound.trouble
    rack.lost = False
    sound.play("bell")
    run(sound, 0.1)
    assert rack.started == []


# ------------------------------------------------------------ noises and levels


def test_a_noise_is_heard_in_the_frame_that_asks_for_it(rack: Rack) -> None:
    sound = opened(rack)
    sound.play("stamp")
    assert rack.started == []
    sound.update(STEP)
    assert rack.started == [("stamp", 1.0)]


def test_a_new_volume_counts_for_the_noise_of_the_same_frame(rack: Rack) -> None:
    sound = opened(rack)
    sound.play("confirm")
    sound.follow(Settings(master=50, effects=40))
    sound.update(STEP)
    assert rack.heard == ["confirm"]
    assert rack.started[0][1] == pytest.approx(0.2)


def test_the_master_counts_for_music_and_effects_alike(rack: Rack) -> None:
    sound = opened(rack, Settings(master=50, music=40, effects=60))
    sound.music("title")
    run(sound, FIRST + 1)
    sound.play("stamp")
    sound.update(STEP)
    assert rack.started[0][1] == pytest.approx(0.3)
    assert rack.together[0][next(iter(rack.together[0]))].level == pytest.approx(0.2)


def test_the_first_launch_is_quiet(rack: Rack) -> None:
    sound = opened(rack, Settings())
    sound.music("title")
    run(sound, FIRST + 1)
    sound.play("stamp")
    sound.update(STEP)
    assert rack.started[0][1] <= 0.5
    assert max(reel.level for reel in rack.together[0].values()) <= 0.35


@pytest.mark.parametrize("name", ["bell", "win", "throw_1", "wa"])
def test_the_music_makes_room_for_what_is_loud(rack: Rack, name: str) -> None:
    sound = opened(rack)
    sound.music("title")
    run(sound, FIRST + 1)
    calm = rack.together[0][next(iter(rack.together[0]))]
    sound.play("hop")
    sound.update(STEP)
    assert calm.level == 1.0
    sound.play(name)
    run(sound, 0.2)
    assert calm.level < 0.6


def test_a_pause_stops_everything_in_place_and_keeps_no_noises_for_later(rack: Rack) -> None:
    sound = opened(rack)
    sound.play("hop")
    sound.pause()
    sound.play("bell")
    before = rack.decodings
    run(sound, 1.0)
    sound.resume()
    run(sound, 0.1)
    assert (rack.diary, rack.started, rack.decodings) == (["pause", "resume"], [], before)


def test_everything_is_read_in_the_end_one_file_a_frame(rack: Rack) -> None:
    sound = opened(rack)
    for _ in range(150):
        before = len(rack.loaded)
        sound.update(STEP)
        assert len(rack.loaded) <= before + 1
    assert sorted(rack.loaded) == sorted(file.stem for file in SOUNDS.glob("*.ogg"))


def test_a_room_is_heard_with_the_volume_of_music_and_makes_room_too(rack: Rack) -> None:
    sound = opened(rack)
    sound.music("duel", 0.0, "night")
    run(sound, FIRST + 4)
    room = next(reel for start in rack.together for voice, reel in start.items() if voice in ROOM)
    assert room.level == 1.0
    sound.play("throw_1")
    run(sound, 0.3)
    assert room.level == 0.5
    sound.follow(Settings(master=100, music=0, effects=100))
    sound.update(STEP)
    assert room.level == 0.0


def test_a_burning_fuse_is_heard_as_long_as_it_is_asked_for(rack: Rack) -> None:
    sound = opened(rack)
    for _ in range(60):
        sound.sustain("fuse")
        sound.update(STEP)
    assert rack.heard == ["fuse"]
    run(sound, 0.5)
    sound.sustain("fuse")
    sound.update(STEP)
    assert rack.heard == ["fuse", "fuse"]


# ------------------------------------------------------------ pygame's own mixer


def test_real_files_are_heard_on_real_voices() -> None:
    sound = opened(Mixer())
    assert pygame.mixer.get_init() == (RATE, -16, 2)
    assert pygame.mixer.get_num_channels() == VOICES
    sound.music("auction", 1.0)
    run(sound, 0.5)
    sound.play("bell")
    sound.update(STEP)
    busy = [number for number in range(VOICES) if pygame.mixer.Channel(number).get_busy()]
    assert len([number for number in busy if number in MUSIC]) == 3
    assert len([number for number in busy if number not in MUSIC]) == 1
    assert sound.trouble == ""


def test_music_pauses_and_goes_on_with_the_window() -> None:
    sound = opened(Mixer())
    sound.music("title")
    run(sound, 0.5)
    sound.pause()
    sound.resume()
    run(sound, 2.0)
    assert pygame.mixer.Channel(MUSIC.stop // 2).get_busy() or pygame.mixer.Channel(0).get_busy()


def test_a_broken_file_is_a_silent_effect_with_a_reason(tmp_path: Path) -> None:
    beep(tmp_path / "hop.ogg")  # what is inside counts, not the name
    (tmp_path / "bell.ogg").write_bytes(b"no sound")
    sound = opened(Mixer(), folder=tmp_path)
    for name in ("bell", "hop"):
        sound.play(name)
    run(sound, 0.1)
    assert "bell.ogg: no sound can be read from it" in sound.trouble
    assert any(pygame.mixer.Channel(number).get_busy() for number in range(VOICES))


def test_silence_takes_every_request() -> None:
    sound: Sound = Silent()
    sound.play("stamp")
    sound.sustain("fuse")
    sound.music("title", 0.5, "dawn")
    sound.hush()
    sound.follow(LOUD)
    sound.pause()
    sound.resume()
    sound.update(STEP)
    assert sound.trouble
