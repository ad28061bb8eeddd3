"""Tapping along with the duel's chant: by how much this screen and these pads are late."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from game.app.cabinet import Cabinet
from game.app.scene import Transition
from game.devices.intents import Click, Confirm, Intent, Move
from game.i18n.door import _, ngettext
from game.storage.settings import MOST_SHIFT
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from game.ui.panels import Pen
from game.ui.theme import BODY, GOLD, HEADING, TITLE, WASHI_DIM
from game.ui.widgets import Label, Widget
from scenes.menu import MenuScene

BEAT: Final = 0.75
SOUNDS: Final = ("wa", "sa", "bi", "")
SYLLABLES: Final = ("WA", "SA", "BI!", "")
"""Three beats, then a rest."""

WANTED: Final = 6
"""So many taps."""

NEAR: Final = 0.35
"""Seconds around BI in which a tap is meant for it."""


class TappingScene(MenuScene):
    """The chant runs and runs; whoever taps on BI tells how late everything is."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(cabinet)
        self._passed, self._beat = 0.0, -1
        self._taps: list[float] = []

    def build(self, pen: Pen) -> Iterable[Widget]:
        """What to do, the syllable that is said, and what came of it."""
        wide = Area(160, 60, WIDTH - 320, pen.tall(HEADING, "title"))
        yield Label("heading", wide, _("Tap along"), HEADING, face="title", align="centre")
        row = wide._replace(y=wide.bottom + 30, h=2 * pen.row(BODY))
        yield Label("how", row, _("Press a button, or click, whenever BI is said."), BODY, align="centre")
        middle = Area(160, HEIGHT / 2 - 120, WIDTH - 320, 180)
        yield Label("beat", middle, SYLLABLES[self._beat % len(SYLLABLES)], TITLE, GOLD, "title", "centre")
        told = middle._replace(y=middle.bottom + 20, h=2 * pen.row(BODY))
        yield Label("told", told, self._told(), BODY, WASHI_DIM, align="centre")

    def hints(self) -> Sequence[tuple[str, str]]:
        """Nothing to move to."""
        return ("confirm", _("tap")), ("back", _("back"))

    def _told(self) -> str:
        left = WANTED - len(self._taps)
        if left > 0:
            return ngettext("{count} more tap", "{count} more taps", left)
        shift = self.cabinet.settings.tap_shift
        return ngettext(
            "Hands now open {count} millisecond later.", "Hands now open {count} milliseconds later.", shift
        )

    def update(self, dt: float) -> Transition | None:
        """The next syllable is heard and seen."""
        self._passed += dt
        beat = int(self._passed / BEAT)
        if beat != self._beat:
            self._beat = beat
            if noise := SOUNDS[beat % len(SOUNDS)]:
                self.cabinet.sound.play(noise)
            self.rebuild()
        return super().update(dt)

    def handle(self, intent: Intent) -> Transition | None:
        """Any direction, button or click is a tap."""
        if isinstance(intent, Confirm | Click) or (isinstance(intent, Move) and not intent.again):
            self._tap()
            return None
        return super().handle(intent)

    def _tap(self) -> None:
        """After BI, or before it; taps elsewhere mean nothing."""
        whole = BEAT * len(SYLLABLES)
        late = (self._passed - 2 * BEAT + whole / 2) % whole - whole / 2
        if abs(late) > NEAR:
            return
        self._taps.append(late)
        if len(self._taps) >= WANTED:
            middle = sorted(self._taps[-WANTED:])[WANTED // 2 - 1 : WANTED // 2 + 1]
            shift = round(1000 * sum(middle) / len(middle))
            self.cabinet.settings.change(tap_shift=min(max(0, shift), MOST_SHIFT))
        self.rebuild()
