"""The mouse, and fingers, which SDL reports as one."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame.event import Event

from game.devices.grip import Grip
from game.devices.inputs import MOUSE_BUTTONS, WHEEL
from game.devices.intents import DESK, Click, Point, Release
from game.devices.switchboard import Switchboard

TREMBLE = 3
"""Pixels a mouse may be nudged while another device is in use, without anybody meaning it."""


class LogicalFrame(Protocol):
    """The part of the window's geometry that a mouse needs."""

    def logical(self, px: float, py: float, /) -> tuple[float, float]:
        """Physical pixels to logical coordinates."""


class MouseReader:
    """Reads mouse events; every poll sets its frame."""

    frame: LogicalFrame
    types = frozenset((pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL))

    def __init__(self, board: Switchboard) -> None:
        self._board = board
        self._grip = Grip(DESK, "mouse")
        self._rest = (0, 0)
        self._place = (0.0, 0.0)

    def read(self, event: Event) -> None:
        """The wheel's own event is read, not the buttons 4 and 5 that come with it."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            self._turn(event.y)
        elif event.button in MOUSE_BUTTONS:
            self._settle(event.pos)
            change = self._press if event.type == pygame.MOUSEBUTTONDOWN else self._release
            change(MOUSE_BUTTONS[event.button])

    def _settle(self, pos: tuple[int, int]) -> None:
        self._rest = pos
        self._place = self.frame.logical(*pos)

    def _move(self, pos: tuple[int, int]) -> None:
        board = self._board
        in_use = board.last == DESK and board.desk_kind == "mouse"
        if not in_use and max(abs(pos[0] - self._rest[0]), abs(pos[1] - self._rest[1])) <= TREMBLE:
            return
        board.used(self._grip)
        self._settle(pos)
        if board.said and isinstance(board.said[-1], Point):
            board.said.pop()  # a fast mouse moves many times a frame, the last place counts
        board.said.append(Point(DESK, *self._place))

    def _turn(self, steps: int) -> None:
        if steps:
            name = WHEEL[steps < 0]
            self._press(name)
            self._release(name)

    def _press(self, name: str) -> None:
        if self._board.press(self._grip, name) == "click":
            self._board.said.append(Click(DESK, *self._place))

    def _release(self, name: str) -> None:
        if self._board.release(self._grip, name) == "click":
            self._board.said.append(Release(DESK, *self._place))

    def let_go(self) -> None:
        """All buttons come up where the mouse was last."""
        for name in tuple(self._grip.down):
            self._release(name)
