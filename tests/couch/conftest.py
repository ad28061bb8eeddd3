"""A couch before a screen that nobody sees; everything is unplugged and put away again."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")  # that window never has the focus

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pygame import Surface

from game.storage import checked
from game.storage.files import DATA
from game.storage.folders import write_whole
from game.ui.images import Images
from tests.couch.couch import Couch

Sit = Callable[..., Couch]


LOADS: dict[tuple[str, tuple[int, int]], Surface] = {}


@pytest.fixture(autouse=True)
def _pictures_are_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every couch has a window of its own, but the pictures for it are the same."""
    load = Images._load

    def once(images: Images, name: str, size: tuple[int, int]) -> Surface:
        if (name, size) not in LOADS:
            LOADS[name, size] = load(images, name, size)
        return LOADS[name, size]

    monkeypatch.setattr(Images, "_load", once)


@cache
def _mark() -> str:
    return checked._mark(DATA)


def _find_figures_checked(home: Path) -> None:
    """As at every start but the first."""
    write_whole(home / checked.FILE, _mark())


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    """Starts the game, at the title; a second start finds what the first one has left."""
    monkeypatch.setattr(os, "fsync", lambda _: None)  # a disk at work; nobody cuts the power here
    sitting: list[Couch] = []

    def start(
        *arguments: str,
        size: tuple[int, int] = (640, 360),
        speed: str = "instant",
        home: str = "home",
        **settings: Any,
    ) -> Couch:
        for before in sitting:
            before.close()
        _find_figures_checked(tmp_path / home)
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / home))
        sitting.append(Couch(tmp_path / home, arguments, size, speed, **settings))
        return sitting[-1]

    yield start
    for couch in sitting:
        couch.close()


@pytest.fixture
def couch(sit: Sit) -> Couch:
    return sit()
