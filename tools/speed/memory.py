"""How much a long evening grows: match after match in one process, through the real scenes."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pygame
from pygame.event import Event

from game.app.loop import Loop
from game.app.platform import STEP
from game.app.scene import Push, Quit
from scenes import opening
from tools.speed.cabinets import SIZE, TITLE, WatchedWindow, bare_cabinet
from tools.speed.ratios import Limit, Line

SETTLING: Final = 5
"""Matches after which every picture and word was seen once."""

SIZES: Final = ((1280, 720), SIZE)
LIMIT: Final = Limit("most", 10.0)
MEGABYTE: Final = 1 << 20


def lines(matches: int) -> Iterator[Line]:
    """Megabytes over those after the first few matches; twice, the second time in a window that is pulled."""
    yield Line(f"{matches} matches", growth(matches, pulled=False), (LIMIT,), " MB")
    yield Line(f"{matches} matches, window pulled", growth(matches, pulled=True), (LIMIT,), " MB")


def growth(matches: int, pulled: bool) -> list[float]:
    """After each match; the first ones are not counted."""
    after = list(_evening(matches + SETTLING, pulled))
    return [bytes_now - after[SETTLING - 1] for bytes_now in after[SETTLING:]]


def _evening(matches: int, pulled: bool) -> Iterator[float]:
    with bare_cabinet("instant") as (cabinet, window):
        loop = Loop(cabinet)
        loop.stack.apply(Push(opening.demo(cabinet, TITLE, 4, 7)))
        for _ in range(matches):
            _play(loop, window, pulled)
            gc.collect()
            yield _megabytes()
            _again(loop)
        loop.stack.apply(Quit())


def _play(loop: Loop, window: WatchedWindow, pulled: bool) -> None:
    """To the results; the window changes twice on the way."""
    frames = 0
    while _sitting(loop):
        if pulled and frames in (20, 40):
            window.resize(SIZES[frames // 20 - 1])
        loop.frame(STEP)
        frames += 1


def _again(loop: Loop) -> None:
    """The button that is focused on the results."""
    while not _sitting(loop):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(Event(kind, key=pygame.K_RETURN, scancode=0))
        loop.frame(STEP)


def _sitting(loop: Loop) -> bool:
    scene: Any = loop.stack.top
    return hasattr(scene, "sitting")


def _megabytes() -> float:
    """In memory now, of this process; Linux tells it in pages."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / MEGABYTE
