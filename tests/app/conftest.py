"""A cabinet without a screen, and nothing of it left behind."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app import presentation
from game.app.cabinet import Cabinet
from game.app.preferences import Preferences
from game.app.window import Window
from game.devices.bindings import read_bindings
from game.devices.devices import Devices
from game.storage.files import DATA
from game.storage.settings import Settings
from tests.app.scenes import Ears


@pytest.fixture(autouse=True)
def _no_display_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(presentation.VARIABLE, raising=False)
    monkeypatch.setattr(presentation, "BY_HAND", False)
    yield
    pygame.quit()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


@pytest.fixture
def window() -> Window:
    return Window(Settings(window=(960, 540)))


@pytest.fixture
def cabinet(window: Window, folder: Path) -> Cabinet:
    preferences = Preferences(Settings(window=(960, 540)), folder)
    pygame.joystick.init()  # pygame.quit() takes it away from under the controllers of the next test
    devices = Devices(read_bindings(DATA / "bindings.json"))
    pygame.event.clear()
    return Cabinet(window, devices, preferences, Ears(), folder)
