"""The loudspeakers in a started game, with pygame's own mixer and nobody listening."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.audio.mixer import MUSIC
from game.audio.speakers import Speakers
from game.storage.settings import Settings, write_settings
from tests.couch.couch import Couch

Start = Callable[[], Couch]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    write_settings(tmp_path, Settings(window=(640, 360), speed="4x"))
    started: list[Couch] = []

    def launch() -> Couch:
        started.append(Couch(tmp_path, ("demo=auction",)))
        return started[-1]

    yield launch
    for couch in started:
        couch.close()


def busy() -> int:
    """Voices of the music."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in MUSIC)


def test_a_match_has_its_music_soon_after_the_first_picture(start: Start) -> None:
    couch = start()
    assert pygame.mixer.get_init() is None, "the first picture came first"
    couch.seconds(1.0)
    assert isinstance(couch.cabinet.sound, Speakers)
    assert busy() == 3
    assert couch.cabinet.sound.trouble == ""


def test_a_volume_that_is_changed_is_heard_at_once(start: Start) -> None:
    couch = start()
    couch.seconds(5.0)
    voice = next(v for n in MUSIC if (v := pygame.mixer.Channel(n)).get_busy())
    couch.cabinet.settings.change(music=0)
    couch.frames(2)
    clip = voice.get_sound()
    assert clip is not None
    assert clip.get_volume() == 0.0


def test_without_an_audio_device_the_game_goes_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    couch = start()
    couch.seconds(1.0)
    assert couch.code is None
    assert couch.cabinet.sound.trouble.startswith("No sound can be played here")
