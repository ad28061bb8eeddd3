"""What the window itself has to say."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame.event import Event

from game.devices.intents import WINDOW, FocusGained, FocusLost, QuitAsked, Resized
from game.devices.switchboard import Switchboard

LOST = (pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED)
BARED = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED)
"""What was covered or minimised has lost its picture on some systems."""


class WindowReader:
    """Reads window events; losing the focus and being minimised are one thing, told once."""

    types = frozenset((pygame.QUIT, pygame.WINDOWSIZECHANGED, pygame.WINDOWFOCUSGAINED, *LOST, *BARED))

    def __init__(self, board: Switchboard, let_go: Callable[[], None]) -> None:
        self._board, self._let_go = board, let_go
        self._in_front = True

    def read(self, event: Event) -> None:
        """Of several sizes in one poll the last counts."""
        said = self._board.said
        if event.type == pygame.QUIT:
            said.append(QuitAsked(WINDOW))
        elif event.type == pygame.WINDOWSIZECHANGED:
            self._sized(event.x, event.y)
        elif event.type in BARED:
            self._sized(*pygame.display.get_window_size())
        elif self._in_front != (event.type not in LOST):
            self._turn()

    def _sized(self, width: int, height: int) -> None:
        """A window with the size it had must be shown again all the same."""
        said = self._board.said
        said[:] = [intent for intent in said if not isinstance(intent, Resized)]
        said.append(Resized(WINDOW, width, height))

    def _turn(self) -> None:
        self._in_front = not self._in_front
        if not self._in_front:
            self._let_go()  # before it is told, so that whoever was waiting for a release still hears it
        self._board.said.append(FocusGained(WINDOW) if self._in_front else FocusLost(WINDOW))
