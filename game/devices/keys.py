"""The keyboard: three blocks for three people, the other keys for the desk, and letters for names."""

from __future__ import annotations

import pygame
from pygame.event import Event

from game.devices.grip import Grip
from game.devices.inputs import BY_PLACE, BY_SIGN, prints
from game.devices.intents import DESK, Erase, Typed
from game.devices.switchboard import Switchboard
from game.devices.words import BLOCKS, Kind


class KeyReader:
    """Reads key and text events."""

    types = frozenset((pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT))

    def __init__(self, board: Switchboard) -> None:
        self._board = board
        self._grips: dict[Kind, Grip] = {block: Grip(block, block) for block in BLOCKS}
        self._grips["keyboard"] = Grip(DESK, "keyboard")
        self._down: dict[str, Grip] = {}
        self._typing = False
        pygame.key.set_repeat()  # off: directions repeat by our own clock
        pygame.key.stop_text_input()

    @property
    def typing(self) -> bool:
        """Whether keys that print write a name instead of playing."""
        return self._typing

    @typing.setter
    def typing(self, on: bool) -> None:
        if on != self._typing:
            self._typing = on
            (pygame.key.start_text_input if on else pygame.key.stop_text_input)()

    def read(self, event: Event) -> None:
        """Keys are known by their place; where that is missing, by their sign."""
        if event.type == pygame.TEXTINPUT:
            self._write(event.text)
            return
        name = BY_PLACE.get(getattr(event, "scancode", 0)) or BY_SIGN.get(event.key)
        if name and event.type == pygame.KEYDOWN:
            self._press(name)
        elif name in self._down:
            self._board.release(self._down.pop(name), name)

    def _write(self, text: str) -> None:
        if self._typing and text.isprintable():
            self._board.said.append(Typed(DESK, text))

    def _press(self, name: str) -> None:
        if self._typing and not self._board.listening:
            if name == "backspace":
                self._board.said.append(Erase(DESK))
            if name == "backspace" or prints(name):
                return
        grip = self._grips[self._board.bindings.owner(name) or "keyboard"]
        self._down[name] = grip
        self._board.press(grip, name)

    def let_go(self) -> None:
        """All keys come up."""
        self._down.clear()
        for grip in self._grips.values():
            self._board.let_go(grip)
