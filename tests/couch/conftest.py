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

from game.storage import checked
from game.storage.files import DATA
from game.storage.folders import write_whole
from tests.couch.couch import Couch

Sit = Callable[..., Couch]


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
