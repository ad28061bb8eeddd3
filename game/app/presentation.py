"""Which way to the screen is faster here: SDL's accelerated frame buffer or the direct one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final

import pygame

from game.app.platform import now
from game.storage.settings import Presentation, Way

VARIABLE: Final = "SDL_FRAMEBUFFER_ACCELERATION"
BY_HAND: Final = VARIABLE in os.environ
"""Whoever set it before the game started knows better."""

FLAGS: Final[dict[Way, str]] = {"direct": "0", "accelerated": "1"}

SPARE: Final = 0.1
"""Seconds for the question: about what the parts of pygame take to start that we leave out."""

ENOUGH: Final = 0.0001
"""Seconds: a way this fast cannot be beaten by enough to be worth asking."""

SAMPLES: Final = 5
PART: Final = pygame.Rect(100, 60, 200, 280)
"""About a card: most frames change no more."""


def computer() -> str:
    """What an answer holds for; the display must be initialised."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"{pygame.display.get_driver()}, pygame-ce {pygame.version.ver}, SDL {sdl}"


def choose(remembered: Presentation | None, size: tuple[int, int]) -> Presentation | None:
    """Leaves the display initialised the better way; None where there is no answer to remember."""
    if BY_HAND:
        pygame.display.init()
        return remembered
    start(remembered.way if remembered else "direct")
    if remembered is not None and remembered.measured == computer():
        return remembered
    way = faster(lambda way: cost(way, size))
    start(way or "direct")
    return Presentation(way, computer()) if way else None


def start(way: Way) -> None:
    """SDL reads the wish once for each time the display is initialised."""
    if pygame.display.get_init() and os.environ.get(VARIABLE) == FLAGS[way]:
        return
    pygame.display.quit()
    os.environ[VARIABLE] = FLAGS[way]
    pygame.display.init()


def faster(cost: Callable[[Way], float], clock: Callable[[], float] = now) -> Way | None:
    """The answer, or None if the direct way alone took so long that there is no time to try the other."""
    begun = clock()
    direct = cost("direct")
    if direct <= ENOUGH:
        return "direct"
    if 2 * (clock() - begun) > SPARE:
        return None
    return "accelerated" if cost("accelerated") < direct else "direct"


def cost(way: Way, size: tuple[int, int]) -> float:
    """Seconds of one whole and one partial update, in a window that nobody sees."""
    start(way)
    surface = pygame.display.set_mode(size, pygame.RESIZABLE | pygame.HIDDEN)
    pygame.display.flip()  # the first one also sets things up
    begun = now()
    whole, part = [], []
    for shade in range(SAMPLES):
        surface.fill((shade, shade, shade))
        whole.append(_seconds(pygame.display.flip))
        part.append(_seconds(lambda: pygame.display.update(PART)))
        if now() - begun > SPARE / 4:
            break
    return _median(whole) + _median(part)


def _seconds(work: Callable[[], None]) -> float:
    begun = now()
    work()
    return now() - begun


def _median(seconds: list[float]) -> float:
    return sorted(seconds)[len(seconds) // 2]
