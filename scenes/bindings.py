"""Which button does what: choose a device, choose a deed, press the new input."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from game.app.cabinet import Cabinet
from game.app.scene import Transition
from game.devices.bindings import BindingRefused, Bindings, read_bindings, spoken
from game.devices.inputs import label
from game.devices.intents import Intent, PadLost, Raw
from game.devices.words import SLOTS, WORDS, Kind, Mode
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

KINDS: Final[tuple[tuple[Kind, str], ...]] = (
    ("pad", "Pads"),
    ("left_block", "Left keys"),
    ("right_block", "Right keys"),
    ("number_block", "Number pad"),
    ("keyboard", "Other keys"),
    ("mouse", "Mouse"),
)
MODES: Final[tuple[tuple[Mode, str], ...]] = (("plain", "Open play"), ("secret", "Tickets"))
PLACES = ("top left", "top", "top right", "left", "middle", "right", "bottom left", "bottom", "bottom right")
NAMES: Final = {
    "page_on": "next page",
    "page_back": "page before",
    "inspect": "explain",
    "clear": "take all back",
    **{slot: f"ticket {place}" for slot, place in zip(SLOTS, PLACES, strict=True)},
}
PATIENCE = 8.0
"""Seconds to press something before nothing changes."""


class BindingsScene(MenuScene):
    """While it listens, every press comes by its own name instead of doing anything."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(cabinet)
        self._base = read_bindings(DATA / "bindings.json")
        self._kind, self._mode = KINDS[0][0], MODES[0][0]
        self._word = ""
        self._left = 0.0

    def build(self, pen: Pen) -> Iterable[Widget]:
        """Two choices on top, the deeds under them, reset and close at the end."""
        foot, row, width = self.foot.area(pen), pen.row(), WIDTH - 2.0 * MARGIN
        head = Area(MARGIN, 14, width, pen.tall(HEADING, "title"))
        yield Label("heading", head, "Buttons and keys", HEADING, face="title")
        half, y = (width - 24) / 2, head.bottom + 8
        kinds, modes = [words for _, words in KINDS], [words for _, words in MODES]
        kind = [kind for kind, _ in KINDS].index(self._kind)
        mode = [mode for mode, _ in MODES].index(self._mode)
        share = 0.62
        yield Choice("kind", Area(MARGIN, y, half, row), "Device", kinds, kind, self._take_kind, share)
        yield Choice(
            "mode", Area(MARGIN + half + 24, y, half, row), "For", modes, mode, self._take_mode, share
        )
        bottom = foot.y - row - 16
        rows = Area(MARGIN, y + row + 14, width, bottom - y - row - 26)
        yield Column("words", rows, list(self._words(Area(0, 0, 0, row))), 9)
        yield Button("reset", Area(MARGIN, bottom, half, row), "Back to the usual ones", self._reset)
        yield Button("close", Area(MARGIN + half + 24, bottom, half, row), "Close", self.back)

    def _words(self, area: Area) -> Iterator[Widget]:
        bindings = self.cabinet.devices.bindings
        for word in WORDS[self._kind, self._mode]:
            inputs = " or ".join(map(label, bindings.inputs(self._kind, self._mode, word)))
            deed, listen = named(word).capitalize(), partial(self._listen, word)
            yield Binding(f"word {word}", area, deed, inputs, listen, waiting=word == self._word)

    def _take_kind(self, at: int) -> None:
        self._kind = KINDS[at][0]
        self.rebuild()

    def _take_mode(self, at: int) -> None:
        self._mode = MODES[at][0]
        self.rebuild()

    # ------------------------------------------------------------ listening

    def _listen(self, word: str) -> None:
        self._word, self._left = word, PATIENCE
        self.cabinet.devices.listening = True
        self.rebuild()
        self.say(f'Press the new input for "{named(word)}".')

    def update(self, dt: float) -> Transition | None:
        """Whoever presses nothing gets out again."""
        if self._word:
            self._left -= dt
            if self._left <= 0:
                self._hush("Nothing was pressed, nothing changed.")
        return super().update(dt)

    def act(self, intent: Intent) -> None:
        """The next press is the new input."""
        match intent:
            case Raw(device, name) if self._word:
                self._bind(device, name)
            case PadLost() if self._word:
                self._hush("The pad is gone, nothing changed.")
            case _ if self._word:
                pass
            case _:
                super().act(intent)

    def _bind(self, device: str, name: str) -> None:
        if (self._kind == "pad") != device.startswith("pad"):
            self._hush("That was another device, nothing changed.")
            return
        bindings, word = self.cabinet.devices.bindings, self._word
        others = bindings.inputs(self._kind, self._mode, word)[1:]
        try:
            changed = bindings.changed(self._kind, self._mode, word, (name, *others))
        except BindingRefused as refused:
            self._hush(str(refused))
            return
        self._adopt(changed)
        self._hush(f'{label(name)} is "{named(word)}" now.')

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
        self.say("The usual inputs are back for this device.")

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
        return ("move", "choose"), ("confirm", "change"), ("page_on", "on"), ("back", "back")


def named(word: str) -> str:
    """A word of the bindings as the screen says it."""
    return NAMES.get(word, spoken(word))
