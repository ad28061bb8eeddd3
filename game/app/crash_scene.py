"""The last screen: does without any font, picture or theme of ours, because one of them may be the cause."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from game.app import crash
from game.app.cabinet import Cabinet
from game.app.crash import Report
from game.app.scene import Quit, Transition
from game.app.stack import Stack
from game.devices.intents import DeviceId, FocusGained, FocusLost, Intent, PadFound, PadLost, Point, Release
from game.i18n.door import _
from game.ui.canvas import Canvas
from game.ui.frame import WIDTH
from game.ui.kit import Kit
from game.ui.wrapping import wrap

NO_INPUT: Final = (Point, Release, FocusLost, FocusGained, PadLost, PadFound)
DEAF: Final = 1.0
"""Seconds: whoever was pressing buttons when it happened shall still see this."""

PATIENCE: Final = 300.0
"""Seconds until the game ends by itself, because nobody may be there."""

SIZE: Final = 44
INK: Final = (244, 232, 206)
PAPER: Final = (28, 52, 102)
EDGE: Final = (206, 52, 36)
MARGIN: Final = 160
ROOM: Final = WIDTH - 2 * MARGIN


class CrashScene:
    """Says what happened, where the report is, and that the match goes on another time."""

    secret: frozenset[DeviceId] = frozenset()

    def __init__(self, report: Report) -> None:
        self._report = report
        self._age = 0.0
        self.canvas = Canvas()

    @property
    def sentences(self) -> tuple[str, ...]:
        """All that is said."""
        resume = _("Your match is saved. Start the game again to continue it.")
        return (
            _("Sorry, the game has stopped."),
            self._report.cause,
            self._report.place,
            *([resume] if self._report.resumable else []),
            _("Press any button to quit."),
        )

    def lay(self, kit: Kit) -> None:
        """Plain words on a plain ground."""
        self.canvas = Canvas(_picture(kit, self.sentences))

    def handle(self, intent: Intent) -> Transition | None:
        """Any input ends the game."""
        return None if self._age < DEAF or isinstance(intent, NO_INPUT) else Quit()

    def update(self, dt: float) -> Transition | None:
        """Waits, but not for ever."""
        self._age += dt
        return Quit() if self._age > PATIENCE else None

    def leave(self) -> None:
        """Nothing to give back."""


def after(error: Exception, cabinet: Cabinet, stack: Stack) -> CrashScene:
    """The report is written before anything else is touched; then the scenes that failed leave."""
    report = crash.report(error, cabinet.match, cabinet.folder)
    crash.clear(stack)
    return CrashScene(report)


def _picture(kit: Kit, sentences: tuple[str, ...]) -> Surface:
    frame = kit.frame
    picture = Surface(frame.size)
    picture.fill(PAPER, frame.picture())
    picture.fill(EDGE, frame.rect(MARGIN, 120, ROOM, 12))
    top, gap = frame.y(180), frame.length(SIZE) // 2
    for sentence in sentences:
        for line in _written(kit, sentence):
            picture.blit(line, (frame.x(MARGIN), top))
            top += line.get_height()
        top += gap
    return picture


def _written(kit: Kit, sentence: str) -> list[Surface]:
    """In the game's own letters, which are those of its language; in pygame's where these fail."""
    try:
        return [kit.text.line(line, SIZE, INK) for line in kit.text.wrapped(sentence, SIZE, ROOM)]
    except Exception:  # noqa: BLE001  (whatever is broken, this screen comes)
        return _in_plain_letters(sentence, kit.frame.length(SIZE), kit.frame.length(ROOM))


def _in_plain_letters(sentence: str, size: int, room: int) -> list[Surface]:
    font = pygame.font.Font(None, size)

    def width(text: str) -> int:
        return font.size(text)[0]

    return [font.render(line, True, INK) for line in wrap(sentence, room, width, width)]
