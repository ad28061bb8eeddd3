"""What the player prefers; every change counts and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.app import language
from game.app.platform import WEB
from game.app.scene import Push
from game.devices.intents import Intent, Menu
from game.i18n.door import language as spoken
from game.storage.settings import Burning, Pace
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Choice, Slider, Toggle
from scenes.bindings import BindingsScene
from scenes.menu import MenuScene

SPEEDS = ("1x", "2x", "4x", "instant")
READING = (100, 150, 200)
PACES: Final[Mapping[Pace, str]] = {
    "slow": "slow",
    "usual": "usual",
    "fast": "fast",
    "untimed": "when both are ready",
}
FUSES: Final[Mapping[Burning, str]] = {"off": "none", "usual": "2 seconds", "long": "5 seconds"}
BUSES = (("master", "Volume"), ("music", "Music"), ("effects", "Effects"))
WIDE = 1520
HEAD = 104
"""The same at every size of text: the row that changes it must not move under the pointer."""

GAP = 6


class SettingsScene(MenuScene):
    """One column; what does not fit is scrolled to, but the ways out stay in sight."""

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A heading, the rows, two buttons."""
        foot = self.foot.area(pen)
        head = Area((WIDTH - WIDE) / 2, 14, WIDE, HEAD)
        yield Label("heading", head, "Settings", HEADING, face="title")
        ways = Area(head.x, foot.y - pen.row() - 14, WIDE, pen.row())
        window = Area(head.x, head.bottom + GAP, WIDE, ways.y - head.bottom - 2 * GAP)
        rows, buttons = self._rows(Area(0, 0, 0, pen.row())), self._ways(ways)
        _connect(rows, buttons)
        yield Column("rows", window, rows, GAP)
        yield from buttons

    def _ways(self, area: Area) -> Sequence[Widget]:
        half = (area.w - GAP) / 2
        keys = Button("bindings", Area(area.x, area.y, half, area.h), "Buttons and keys ...", self._bindings)
        return keys, Button("close", Area(area.right - half, area.y, half, area.h), "Close", self.back)

    def _rows(self, area: Area) -> Sequence[Widget]:
        now = self.cabinet.settings
        speed = Choice("speed", area, "Speed of play", SPEEDS, SPEEDS.index(now.speed), self._set_speed)
        speed.help = "How fast cards, tickets and markers move."
        size = Choice(
            "text",
            area,
            "Text size",
            [f"{s} %" for s in READING],
            READING.index(now.text_scale),
            self._set_size,
        )
        size.help = "How large running text and menus are."
        return (
            size,
            *self._languages(area),
            speed,
            self._chant(area),
            self._toggle(
                "one_press", area, "One press decides", "Else the first press chooses and the second does it."
            ),
            self._fuse(area),
            self._toggle(
                "reduced_motion", area, "Reduced motion", "Short slides instead of arcs, flips and hops."
            ),
            self._toggle("shake", area, "Jolts", "What lands or counts swells for a moment."),
            *(self._slider(name, area, words) for name, words in BUSES),
            self._toggle(
                "bots_say_why", area, "Bots say why", "The log tells why a bot chose, once all may know it."
            ),
            self._toggle(
                "rumble",
                area,
                "Rumble",
                "Pads answer a secret press with a pulse, the same for every ticket.",
            ),
            *(
                ()
                if WEB
                else (self._toggle("full_screen", area, "Full screen", "F11 does the same anywhere."),)
            ),
        )

    def _languages(self, area: Area) -> Sequence[Widget]:
        """Nothing to choose from where there is but one."""
        found = language.known()
        if len(found) == 1:
            return ()
        names = tuple(found)
        row = Choice(
            "language",
            area,
            "Language",
            tuple(found.values()),
            names.index(spoken()) if spoken() in names else 0,
            lambda at: self._set("language", names[at]),
        )
        return (row,)

    def _chant(self, area: Area) -> Widget:
        explanation = "How fast WA, SA and BI follow each other, or whether they wait for both players."
        return self._choice("chant", area, "Chant of the duel", PACES, explanation)

    def _fuse(self, area: Area) -> Widget:
        explanation = "How long a decision waits before it counts."
        return self._choice("fuse", area, "Time to take back", FUSES, explanation)

    def _choice(
        self, name: str, area: Area, words: str, values: Mapping[Any, str], explanation: str
    ) -> Choice:
        keys = tuple(values)
        at = keys.index(getattr(self.cabinet.settings, name))
        choice = Choice(
            name, area, words, tuple(values.values()), at, lambda chosen: self._set(name, keys[chosen])
        )
        choice.help = explanation
        return choice

    def _toggle(self, name: str, area: Area, words: str, explanation: str) -> Toggle:
        toggle = Toggle(name, area, words, getattr(self.cabinet.settings, name), self._setter(name))
        toggle.help = explanation
        return toggle

    def _slider(self, name: str, area: Area, words: str) -> Slider:
        level = getattr(self.cabinet.settings, name)
        slider = Slider(name, area, words, level, partial(self._set_volume, name))
        slider.help = self.cabinet.sound.trouble
        return slider

    def _set_volume(self, name: str, level: int) -> None:
        """One hears at once how loud that is."""
        self._set(name, level)
        self.hear("confirm")

    def _setter(self, name: str) -> Callable[[object], None]:
        return partial(self._set, name)

    def _set(self, name: str, value: object) -> None:
        self.cabinet.settings.change(**{name: value})
        if self.cabinet.settings.notice:
            self.say(self.cabinet.settings.notice)

    def _set_speed(self, at: int) -> None:
        self._set("speed", SPEEDS[at])

    def _set_size(self, at: int) -> None:
        self._set("text_scale", READING[at])

    def _bindings(self) -> None:
        self.go(Push(BindingsScene(self.cabinet)))

    def act(self, intent: Intent) -> None:
        """The menu button leaves, as it does from the pause."""
        if isinstance(intent, Menu):
            self.back()
        else:
            super().act(intent)

    def hints(self) -> Sequence[tuple[str, str]]:
        """Sideways changes values."""
        return ("move", "choose and change"), ("confirm", "select"), ("back", "back")


def _connect(rows: Sequence[Widget], buttons: Sequence[Widget]) -> None:
    """However far the rows are scrolled, the buttons come after the last and before the first of them."""
    rows[0].neighbours[0, -1] = buttons[-1].key
    rows[-1].neighbours[0, 1] = buttons[0].key
    for button in buttons:
        button.neighbours = {(0, -1): rows[-1].key, (0, 1): rows[0].key}
