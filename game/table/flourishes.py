"""What flies off when something happens to a piece: ink, dust, sparks, paper. Never a piece itself."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.table.pose import Pose
from game.ui import life_ways as ways
from game.ui.focus import Area
from game.ui.life import Kind, Spot
from game.ui.life_kinds import PAPERS, frames

EVERY: Final = 1 / 30
SPLASHES: Final = tuple(f"duel/splash_{number}" for number in (1, 2, 3))


class Flair(Enum):
    """Which flourish."""

    SPLASH = auto()  # vermilion ink from under a stamp
    SEA = auto()  # water, from something that fell into it
    PUFF = auto()  # dust from under something heavy
    SPARK = auto()  # one glimmer that falls behind a flying coin
    PAPER = auto()  # scraps of paper thrown up over a winner


@dataclass(frozen=True, slots=True)
class Shape:
    """Its kind; its room, as parts of the piece's size and pixels beyond; how much nearer than the piece.

    `lifted` rooms stand on the upper edge of the piece, the others lie around its middle.
    """

    kind: Kind
    parts: tuple[float, float]
    beyond: tuple[float, float]
    nearer: int = -1
    lifted: bool = False


SHAPES: Final = {
    Flair.SPLASH: Shape(
        Kind(frames("splash", 3), ways.unfold, (0.42, 0.42), beat=EVERY, spread=0, once=True),
        (1, 1),
        (110, 84),
    ),
    Flair.SEA: Shape(
        Kind(SPLASHES, ways.unfold, (0.42, 0.42), (240, 200), beat=EVERY, spread=0, once=True),
        (1, 1),
        (120, 60),
    ),
    Flair.PUFF: Shape(
        Kind(frames("puff", 3), ways.unfold, (0.4, 0.4), beat=EVERY, spread=0, once=True), (1, 1), (64, 40)
    ),
    Flair.SPARK: Shape(
        Kind(
            frames("spark", 3), ways.scatter, (0.3, 0.5), (18, 18), many=2, beat=EVERY, spread=0.03, once=True
        ),
        (1, 1),
        (20, 60),
    ),
    Flair.PAPER: Shape(
        Kind(PAPERS, ways.burst, (1.9, 3.2), (28, 28), many=34, beat=1 / 20, spread=0.35, once=True),
        (1, 0),
        (80, 500),
        nearer=90,
        lifted=True,
    ),
}


def flourish(flair: Flair, pose: Pose, up: float = 0.0) -> tuple[Spot, int]:
    """Where it is to live, and its height, for a piece that lies so, or flies so high."""
    shape = SHAPES[flair]
    w, h = shape.parts[0] * pose.w + shape.beyond[0], shape.parts[1] * pose.h + shape.beyond[1]
    bottom = pose.y - pose.h / 2 if shape.lifted else pose.y - up + h / 2
    return Spot(shape.kind, Area(pose.x - w / 2, bottom - h, w, h)), pose.z + shape.nearer
