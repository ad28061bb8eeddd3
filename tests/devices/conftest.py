"""A window nobody sees, and devices that hear of it; everything is unplugged again."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")  # that window never has the focus

from collections.abc import Iterator

import pygame
import pytest

from game.devices.bindings import Bindings, read_bindings
from game.storage.files import DATA
from tests.devices.desk import Desk
from tests.devices.virtual_pad import unplug_all


@pytest.fixture(scope="session")
def bindings() -> Bindings:
    return read_bindings(DATA / "bindings.json")


@pytest.fixture
def window() -> Iterator[pygame.Surface]:
    pygame.init()
    yield pygame.display.set_mode((960, 540))
    unplug_all()
    pygame.quit()


@pytest.fixture
def desk(window: pygame.Surface, bindings: Bindings) -> Desk:
    pygame.event.clear()
    return Desk(bindings)
