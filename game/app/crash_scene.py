"""The last screen: needs no font, picture or theme of ours, because one of them may be the cause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Surface

from game.app import crash
from game.app.cabinet import Cabinet
from game.app.crash import Report
from game.app.scene import Quit, Transition
from game.app.stack import Stack
from game.devices.intents import DeviceId, FocusGained, FocusLost, Intent, PadFound, PadLost, Point, Release
from game.ui.canvas import Canvas
from game.ui.frame import Frame
from game.ui.kit import Kit

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
        resume = "The match is kept: start the game again to go on with it."
        return (
            "The game has stopped, and is sorry about it.",
            self._report.cause,
            self._report.place,
            *([resume] if self._report.resumable else []),
            "Press any button to leave.",
        )

    def lay(self, kit: Kit) -> None:
        """Plain words on a plain ground."""
        self.canvas = Canvas(_picture(kit.frame, self.sentences))

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


def _picture(frame: Frame, sentences: tuple[str, ...]) -> Surface:
    picture = Surface(frame.size)
    picture.fill(PAPER, frame.picture())
    picture.fill(EDGE, frame.rect(MARGIN, 120, 1920 - 2 * MARGIN, 12))
    font = pygame.font.Font(None, frame.length(SIZE))
    top = frame.y(180)
    for sentence in sentences:
        for line in _wrapped(sentence, font, frame.length(1920 - 2 * MARGIN)):
            picture.blit(font.render(line, True, INK), (frame.x(MARGIN), top))
            top += font.get_linesize()
        top += font.get_linesize() // 2
    return picture


def _wrapped(text: str, font: pygame.font.Font, width: int) -> Iterator[str]:
    """Between words where possible; a long path is cut anywhere."""
    while font.size(text)[0] > width:
        fits = next(n for n in range(len(text) - 1, 0, -1) if n == 1 or font.size(text[:n])[0] <= width)
        cut = text.rfind(" ", 1, fits + 1)
        yield text[: cut if cut > 0 else fits]
        text = text[cut + 1 if cut > 0 else fits :]
    yield text
