"""How long texts take to be broken into lines, the first time they are seen."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Final

import pygame

from game.ui.frame import Frame
from game.ui.text import Typesetter
from game.ui.theme import BODY
from tools.speed.measure import Clock
from tools.speed.ratios import Limit, Line

HAN: Final = "海港朝市場競売、船花荷行西親許買足。"
LATIN: Final = "the market opens before dawn and the tuna are sold by noon "
ROOM: Final = 800.0

TEXTS: Final[Mapping[str, str]] = {
    "300 Han characters": (HAN * 20)[:300],
    "3,000 Han characters": (HAN * 200)[:3_000],
    "300 letters": (LATIN * 6)[:300],
    "3,000 letters": (LATIN * 60)[:3_000],
    "a name of 10,000 letters": "W" * 10_000,
}
LIMITS: Final = {"300 Han characters": (Limit("most", 10.0),)}


def lines(rounds: int, clock: Clock = time.process_time) -> Iterator[Line]:
    """Milliseconds, with a typesetter that knows no character yet."""
    pygame.font.init()
    frame = Frame.fit(1920, 1080)
    for name, text in TEXTS.items():
        costs = [_cost(Typesetter(frame), text, clock) for _ in range(rounds)]
        yield Line(name, costs, LIMITS.get(name, ()), " ms")


def _cost(typesetter: Typesetter, text: str, clock: Clock) -> float:
    typesetter.width("0", BODY)  # the font is read before
    begun = clock()
    typesetter.wrapped(text, BODY, ROOM)
    return (clock() - begun) * 1_000
