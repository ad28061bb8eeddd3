"""Silence is a sound system like any other."""

from __future__ import annotations

from game.audio.sound import Silent, Sound


def test_silence_takes_every_request() -> None:
    sound: Sound = Silent()
    sound.play("stamp")
    sound.pause()
    sound.resume()
