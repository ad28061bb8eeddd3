"""Hands on devices: what people press, as pygame's queue tells it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.devices.inputs import BY_PLACE, BY_SIGN, PAD_BUTTONS
from game.devices.words import SLOTS, Kind
from game.ui.focus import Area, Focus, Key
from game.ui.widgets_row import Row
from game.ui.widgets_values import Choice, Slider
from scenes.menu import MenuScene
from tests.couch.couch import Couch, Way, steps_to
from tests.devices.virtual_pad import XBOX, VirtualPad

PLACES = {name: code for code, name in BY_PLACE.items()}
SIGNS = {name: code for code, name in BY_SIGN.items()}
WORDS: dict[Way, str] = {(0, -1): "up", (0, 1): "down", (-1, 0): "left", (1, 0): "right"}
DIRECTIONS = (("dpleft",), (), ("dpright",)), (("dpup",), (), ("dpdown",))


class Hand:
    """Speaks the words of data/bindings.json, each by its first input."""

    kind: Kind

    def __init__(self, couch: Couch, device: str) -> None:
        self.couch, self.device = couch, device

    def put(self, name: str, down: bool) -> None:
        """One input, by its name; takes effect with the next frame."""
        raise NotImplementedError

    @property
    def secret(self) -> bool:
        return self.device in self.couch.scene.secret

    def input(self, word: str) -> str:
        bindings = self.couch.cabinet.devices.bindings
        return bindings.inputs(self.kind, "secret" if self.secret else "plain", word)[0]

    def hold(self, word: str) -> str:
        """Down; gives the input, for letting go."""
        name = self.input(word)
        self.put(name, True)
        self.couch.frames()
        return name

    def let_go(self, name: str) -> None:
        self.put(name, False)
        self.couch.frames()

    def press(self, word: str) -> None:
        self.let_go(self.hold(word))

    # ------------------------------------------------------------ menus

    def step(self, way: Way) -> None:
        self.press(WORDS[way])

    def go_to(self, key: str) -> None:
        """By steps, looking again after each: lists scroll."""
        for _ in range(60):
            ways = steps_to(self.couch.menu.cursor(self.device), key, partial(_has_values, self.couch.menu))
            if not ways:
                return
            self.step(ways[0])
        raise AssertionError(f"{key} cannot be reached")

    def take(self, key: str) -> None:
        """Presses something of a menu, once it listens."""
        self.couch.listened_to()
        self.go_to(key)
        self.press("confirm")

    def resume(self, at: int = 0) -> None:
        """From the title, one of the matches that were left."""
        self.take("continue")
        screen = self.couch.menu.screen
        assert screen is not None
        self.take([key for key, widget in screen.widgets.items() if isinstance(widget, Row)][at])

    def turn(self, key: str, word: str) -> None:
        """A row of values to this one."""
        self.go_to(key)
        for _ in range(12):
            widget = self.couch.menu.widget(key)
            assert isinstance(widget, Choice)
            if widget.value == word:
                return
            self.press("left")
        raise AssertionError(f"{key} is never {word}")

    # ------------------------------------------------------------ the table

    def focus_on(self, focus: Focus, key: str) -> None:
        for way in steps_to(focus, key):
            self.step(way)
        assert focus.at == key

    def choose(self, focus: Focus, key: Key, area: Area) -> None:
        """One of the things on the table."""
        self.focus_on(focus, key)
        self.press("confirm")

    def drop(self, slot: int) -> None:
        """A ticket, blindly."""
        self.press(SLOTS[slot])

    def lock(self, seconds: float = 0.8) -> None:
        name = self.hold("lock")
        self.couch.seconds(seconds)
        self.let_go(name)


class Keys(Hand):
    """A block of keys, or the rest of the keyboard."""

    def __init__(self, couch: Couch, kind: Kind) -> None:
        self.kind = kind
        super().__init__(couch, "mouse" if kind == "keyboard" else kind)

    def put(self, name: str, down: bool) -> None:
        facts = {"key": SIGNS[name], "scancode": PLACES[name], "mod": 0}
        self.couch.post(pygame.KEYDOWN if down else pygame.KEYUP, unicode="", **facts)

    def type(self, text: str) -> None:
        for letter in text:
            self.couch.post(pygame.TEXTINPUT, text=letter)
        self.couch.frames()


class Pad(Hand):
    """A pad made of air."""

    kind = "pad"

    def __init__(
        self, couch: Couch, device: str, name: str = "Xbox 360 Controller", make: tuple[int, int] = XBOX
    ) -> None:
        super().__init__(couch, device)
        self._name, self._make = name, make
        self.plug()

    def plug(self) -> None:
        """In, or in again: for the system that is another pad of its make."""
        self.pad = VirtualPad(self._name, self._make)
        self.couch.plugged.append(self.pad)
        self.couch.frames(2)

    def unplug(self) -> None:
        self.pad.unplug()
        self.couch.frames(2)

    def put(self, name: str, down: bool) -> None:
        self.pad.button(PAD_BUTTONS.index(name), down)

    def drop(self, slot: int) -> None:
        """The direction is held while the button is pressed: odd slots by the stick, others by d-pad."""
        row, column = divmod(slot, 3)
        if slot % 2:
            self.pad.lean(float(column - 1), float(row - 1))
        else:
            self._lean_pad(row, column, True)
        self.couch.frames()
        self.press("drop")
        self.pad.lean(0.0, 0.0)
        self._lean_pad(row, column, False)
        self.couch.frames()

    def _lean_pad(self, row: int, column: int, down: bool) -> None:
        for name in (*DIRECTIONS[0][column], *DIRECTIONS[1][row]):
            self.put(name, down)


class Mouse(Hand):
    """Clicks, at physical pixels."""

    kind = "mouse"

    def __init__(self, couch: Couch) -> None:
        super().__init__(couch, "mouse")
        self._at = (0, 0)

    def put(self, name: str, down: bool) -> None:
        button = {"left button": 1, "middle button": 2, "right button": 3}[name]
        kind = pygame.MOUSEBUTTONDOWN if down else pygame.MOUSEBUTTONUP
        self.couch.post(kind, button=button, pos=self._at, touch=False)

    def wheel(self, steps: int) -> None:
        self.couch.post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)
        self.couch.frames()

    def point(self, area: Area, part: float = 0.5) -> None:
        frame = self.couch.cabinet.window.frame
        self._at = frame.x(area.x + area.w * part), frame.y(area.y + area.h / 2)
        self.couch.post(pygame.MOUSEMOTION, pos=self._at, rel=(9, 9), buttons=(0, 0, 0), touch=False)
        self.couch.frames()

    def click(self, area: Area, part: float = 0.5) -> None:
        self.point(area, part)
        self.press("click")

    def take(self, key: str) -> None:
        self.couch.listened_to()
        self.click(self.couch.widget_area(key))

    def turn(self, key: str, word: str) -> None:
        for _ in range(12):
            widget = self.couch.menu.widget(key)
            assert isinstance(widget, Choice)
            if widget.value == word:
                return
            self.click(widget.seen)
        raise AssertionError(f"{key} is never {word}")

    def choose(self, focus: Focus, key: Key, area: Area) -> None:
        self.click(area)


def _has_values(menu: MenuScene, key: str) -> bool:
    return isinstance(menu.widget(key), Choice | Slider)


HANDS: dict[str, Callable[[Couch], Hand]] = {
    "pad": lambda couch: Pad(couch, "pad1"),
    "left block": lambda couch: Keys(couch, "left_block"),
    "keyboard": lambda couch: Keys(couch, "keyboard"),
    "mouse": Mouse,
}
"""One of each kind of device, for somebody who plays alone."""
