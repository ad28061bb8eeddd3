"""What the player prefers; every change counts and is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from game.app import language
from game.app.platform import WEB
from game.app.scene import Push
from game.devices.intents import Intent, Menu
from game.i18n.door import _, ngettext, pgettext
from game.i18n.door import language as spoken
from game.i18n.formats import number
from game.storage.settings import Burning, Pace, Speed
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Choice, Slider, Toggle
from scenes.bindings import BindingsScene
from scenes.menu import MenuScene
from scenes.tapping import TappingScene

SPEEDS: Final[tuple[Speed, ...]] = ("1x", "2x", "4x", "instant")
READING = (100, 150, 200)
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
        yield Label("heading", head, _("Settings"), HEADING, face="title")
        ways = Area(head.x, foot.y - pen.row() - 14, WIDE, pen.row())
        window = Area(head.x, head.bottom + GAP, WIDE, ways.y - head.bottom - 2 * GAP)
        rows, buttons = self._rows(Area(0, 0, 0, pen.row())), self._ways(ways)
        _connect(rows, buttons)
        yield Column("rows", window, rows, GAP)
        yield from buttons

    def _ways(self, area: Area) -> Sequence[Widget]:
        half = (area.w - GAP) / 2
        left, right = area._replace(w=half), area._replace(x=area.right - half, w=half)
        keys = Button("bindings", left, _("Buttons and keys ..."), self._bindings)
        return keys, Button("close", right, pgettext("button", "Close"), self.back)

    def _rows(self, area: Area) -> Sequence[Widget]:
        return (
            self._size(area),
            *self._languages(area),
            self._speed(area),
            self._chant(area),
            self._tapping(area),
            self._one_press(area),
            self._fuse(area),
            *self._moving(area),
            self._slider("master", area, _("Volume")),
            self._slider("music", area, _("Music")),
            self._slider("effects", area, _("Effects")),
            self._captions(area),
            *self._last(area),
        )

    def _size(self, area: Area) -> Widget:
        sizes = [_("{percent}%", percent=number(size)) for size in READING]
        at = READING.index(self.cabinet.settings.text_scale)
        size = Choice("text", area, _("Text size"), sizes, at, self._set_size)
        size.help = _("How large text and menus are.")
        return size

    def _languages(self, area: Area) -> Sequence[Widget]:
        """Nothing to choose from where there is but one."""
        found = language.known()
        if len(found) == 1:
            return ()
        names = tuple(found)
        at = names.index(spoken()) if spoken() in names else 0
        choose = self._setter("language")
        return (
            Choice("language", area, _("Language"), tuple(found.values()), at, lambda at: choose(names[at])),
        )

    def _speed(self, area: Area) -> Widget:
        named = {speed: speed for speed in SPEEDS} | {"instant": pgettext("speed", "instant")}
        explanation = _("How fast cards, tickets and markers move.")
        return self._choice("speed", area, _("Game speed"), named, explanation)

    def _chant(self, area: Area) -> Widget:
        paces: Mapping[Pace, str] = {
            "slow": pgettext("pace of the chant", "slow"),
            "usual": pgettext("pace of the chant", "normal"),
            "fast": pgettext("pace of the chant", "fast"),
            "untimed": pgettext("pace of the chant", "when both are ready"),
        }
        explanation = _("How fast WA, SA and BI follow each other, or whether they wait for both players.")
        return self._choice("chant", area, _("Duel chant"), paces, explanation)

    def _tapping(self, area: Area) -> Widget:
        words = _("Duel: tap along with BI ... ({count} ms)", count=number(self.cabinet.settings.tap_shift))
        row = Button("tapping", area, words, self._tap)
        row.help = _("For slow televisions and pads: moves the moment in which hands open.")
        return row

    def _tap(self) -> None:
        self.go(Push(TappingScene(self.cabinet)))

    def _one_press(self, area: Area) -> Widget:
        explanation = _("When this is off, the first press selects and the second confirms.")
        return self._toggle("one_press", area, _("Confirm with one press"), explanation)

    def _fuse(self, area: Area) -> Widget:
        times: Mapping[Burning, str] = {
            "off": _("off"),
            "usual": ngettext("{count} second", "{count} seconds", 2),
            "long": ngettext("{count} second", "{count} seconds", 5),
        }
        explanation = _("How long a decision can be undone before it counts.")
        return self._choice("fuse", area, _("Time to undo"), times, explanation)

    def _moving(self, area: Area) -> Iterator[Widget]:
        explanation = _("Short slides instead of arcs, flips and hops.")
        yield self._toggle("reduced_motion", area, _("Reduced motion"), explanation)
        explanation = _("Things bounce a little when they land or score.")
        yield self._toggle("shake", area, _("Bounce"), explanation)

    def _last(self, area: Area) -> Iterator[Widget]:
        explanation = _("The log gives a bot's reasons once they are no longer secret.")
        yield self._toggle("bots_say_why", area, _("Bots say why"), explanation)
        explanation = _("Pads rumble at every secret press, the same for every ticket.")
        yield self._toggle("rumble", area, _("Rumble"), explanation)
        if not WEB:
            explanation = _("F11 does the same anywhere.")
            yield self._toggle("full_screen", area, _("Full screen"), explanation)

    def _captions(self, area: Area) -> Widget:
        explanation = _("A word or two where a sound tells something: a bell, a knife, a drum roll.")
        return self._toggle("captions", area, _("Captions"), explanation)

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
        return ("move", _("move, change")), ("confirm", _("select")), ("back", _("back"))


def _connect(rows: Sequence[Widget], buttons: Sequence[Widget]) -> None:
    """However far the rows are scrolled, the buttons come after the last and before the first of them."""
    rows[0].neighbours[0, -1] = buttons[-1].key
    rows[-1].neighbours[0, 1] = buttons[0].key
    for button in buttons:
        button.neighbours = {(0, -1): rows[-1].key, (0, 1): rows[0].key}
