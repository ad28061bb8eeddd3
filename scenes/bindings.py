"""Which button does what: choose a device, choose a deed, press the new input."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from game.app.cabinet import Cabinet
from game.app.scene import Transition
from game.devices.bindings import BindingRefused, Bindings, read_bindings
from game.devices.deeds import KEYS, deed
from game.devices.inputs import label
from game.devices.intents import Intent, PadLost, Raw
from game.devices.words import WORDS, Kind, Mode
from game.i18n.door import N_, _, pgettext
from game.i18n.formats import either
from game.storage.files import DATA
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_binding import Binding
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Choice
from scenes.foot import MARGIN
from scenes.menu import MenuScene

KINDS: Final[Mapping[Kind, str]] = {"pad": N_("Pads"), **KEYS, "mouse": N_("Mouse")}
MODES: Final[Mapping[Mode, str]] = {"plain": N_("Open play"), "secret": N_("Tickets")}
SHARE = 0.62
"""Of a choice that its value takes."""

PATIENCE = 8.0
"""Seconds to press something before nothing changes."""


class BindingsScene(MenuScene):
    """While it listens, every press comes by its own name instead of doing anything."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(cabinet)
        self._base = read_bindings(DATA / "bindings.json")
        self._kind: Kind = "pad"
        self._mode: Mode = "plain"
        self._word = ""
        self._left = 0.0

    def build(self, pen: Pen) -> Iterable[Widget]:
        """Two choices on top, the deeds under them, reset and close at the end."""
        foot, row, width = self.foot.area(pen), pen.row(), WIDTH - 2.0 * MARGIN
        head = Area(MARGIN, 14, width, pen.tall(HEADING, "title"))
        yield Label("heading", head, _("Buttons and keys"), HEADING, face="title")
        half, y = (width - 24) / 2, head.bottom + 8
        yield self._kinds(Area(MARGIN, y, half, row))
        yield self._modes(Area(MARGIN + half + 24, y, half, row))
        bottom = foot.y - row - 16
        rows = Area(MARGIN, y + row + 14, width, bottom - y - row - 26)
        yield Column("words", rows, list(self._words(Area(0, 0, 0, row))), 9)
        yield Button("reset", Area(MARGIN, bottom, half, row), _("Restore defaults"), self._reset)
        close = Area(MARGIN + half + 24, bottom, half, row)
        yield Button("close", close, pgettext("button", "Close"), self.back)

    def _kinds(self, area: Area) -> Widget:
        named, at = [_(words) for words in KINDS.values()], tuple(KINDS).index(self._kind)
        return Choice("kind", area, _("Device"), named, at, self._take_kind, SHARE)

    def _modes(self, area: Area) -> Widget:
        named, at = [_(words) for words in MODES.values()], tuple(MODES).index(self._mode)
        words = pgettext("these buttons and keys are", "For")
        return Choice("mode", area, words, named, at, self._take_mode, SHARE)

    def _words(self, area: Area) -> Iterator[Widget]:
        bindings = self.cabinet.devices.bindings
        for word in WORDS[self._kind, self._mode]:
            inputs = either([label(name) for name in bindings.inputs(self._kind, self._mode, word)])
            waits, listen = word == self._word, partial(self._listen, word)
            yield Binding(f"word {word}", area, deed(word), inputs, listen, waiting=waits)

    def _take_kind(self, at: int) -> None:
        self._kind = tuple(KINDS)[at]
        self.rebuild()

    def _take_mode(self, at: int) -> None:
        self._mode = tuple(MODES)[at]
        self.rebuild()

    # ------------------------------------------------------------ listening

    def _listen(self, word: str) -> None:
        self._word, self._left = word, PATIENCE
        self.cabinet.devices.listening = True
        self.rebuild()
        self.say(_('Press the new input for "{action}".', action=deed(word)))

    def update(self, dt: float) -> Transition | None:
        """Whoever presses nothing gets out again."""
        if self._word:
            self._left -= dt
            if self._left <= 0:
                self._hush(_("Nothing was pressed. Nothing changed."))
        return super().update(dt)

    def act(self, intent: Intent) -> None:
        """The next press is the new input."""
        match intent:
            case Raw(device, name) if self._word:
                self._bind(device, name)
            case PadLost() if self._word:
                self._hush(_("The pad is gone. Nothing changed."))
            case _ if self._word:
                pass
            case _:
                super().act(intent)

    def _bind(self, device: str, name: str) -> None:
        if (self._kind == "pad") != device.startswith("pad"):
            self._hush(_("That was another device. Nothing changed."))
            return
        bindings, word = self.cabinet.devices.bindings, self._word
        others = bindings.inputs(self._kind, self._mode, word)[1:]
        try:
            changed = bindings.changed(self._kind, self._mode, word, (name, *others))
        except BindingRefused as refused:
            self._hush(str(refused))
            return
        self._adopt(changed)
        self._hush(_('"{action}" is now {input}.', action=deed(word), input=label(name)))

    def _hush(self, words: str) -> None:
        self._word = ""
        self.cabinet.devices.listening = False
        self.rebuild()
        self.say(words)

    def _reset(self) -> None:
        """This device in this mode; what was changed elsewhere stays."""
        overrides = self.cabinet.devices.bindings.overrides(self._base)
        overrides.get(self._kind, {}).pop(self._mode, None)
        self._adopt(self._base.with_overrides(overrides, "bindings.json"))
        self.rebuild()
        self.say(_("Defaults restored for this device."))

    def _adopt(self, bindings: Bindings) -> None:
        self.cabinet.devices.bindings = bindings
        self.cabinet.settings.change(bindings=bindings.overrides(self._base))

    def leave(self) -> None:
        """Listens no more."""
        self.cabinet.devices.listening = False
        super().leave()

    def hints(self) -> Sequence[tuple[str, str]]:
        """While it listens nothing else works."""
        if self._word:
            return ()
        change, on = pgettext("what a key does", "change"), pgettext("what a key does", "next page")
        return ("move", _("move")), ("confirm", change), ("page_on", on), ("back", _("back"))
