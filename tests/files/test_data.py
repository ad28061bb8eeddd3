"""Every file of data/, bad in every way: the game does not start, and one line says why."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pygame
import pytest

from game.storage.files import DATA
from scenes.launch import launch
from tests.files.damage import DAMAGES, damaged

ALL = sorted(file.name for file in DATA.iterdir() if file.is_file())


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", ALL)
def test_one_line_names_a_bad_file(
    copies: Path, tmp_path: Path, name: str, damage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.joystick.init()  # pygame.quit() takes it away from under the controllers of the next test
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    monkeypatch.setattr("scenes.launch.first_scene", no_scene)
    asked = Namespace(data=copies / "data", demo=None, record=None, speed=None, shots=None, language=None)
    with damaged(copies / "data" / name, damage):
        told = launch(asked)
    if (name, damage) == ("bindings.json", "missing"):
        assert told == STARTED  # other figures may come without bindings
        return
    assert isinstance(told, str)
    assert name in told
    assert len(told.splitlines()) == 1
    assert len(told) < 250


STARTED = "the first scene"


def no_scene(*_asked: object) -> object:
    """The game would start."""
    raise ValueError(STARTED)
