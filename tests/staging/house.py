"""A stage to try cues on: a few pieces, and a cue in which everything happens."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Turn,
    Vanish,
    sequence,
    together,
)
from game.staging.stage import Stage
from game.table.pose import Caption, Face, Pose, Poses
from game.table.table import Table

STEP = 1 / 60
BACK, FRONT = Face("back"), Face("front")
DECK = Pose(1700, 200, 150, 210, 0, BACK)
CARD, OTHER, MONEY, COIN, TICKET = ("card", 1), ("card", 2), ("money", 0), ("coin",), ("ticket", 0, 1)


def purse(yen: int) -> Face:
    return Face(captions=(Caption(f"¥ {yen}", 40, (255, 255, 255)),))


BEFORE: Poses = {CARD: DECK, OTHER: replace(DECK, x=900.3), MONEY: Pose(300, 900, 120, 50, 1, purse(20))}
AFTER: Poses = {
    CARD: Pose(500.1, 333.3, 75, 105, 7, FRONT),
    MONEY: replace(BEFORE[MONEY], face=purse(35)),
    TICKET: Pose(600, 500, 64, 88, 2, BACK),
}
BIG: Cue = sequence(
    Sound("deal"),
    together(
        sequence(Move(CARD, 0.4, Manner.ARC), Sound("land"), Turn(CARD, 0.2)),
        sequence(Appear(COIN, DECK), Move(COIN, 0.3, Manner.SLIDE, to=AFTER[CARD]), Vanish(COIN)),
        Count(MONEY, 0.5),
        Move(OTHER, 0.45, Manner.HOP, to=DECK, via=((800, 300), (850, 300))),
        step=0.05,
    ),
    Bump(CARD, 0.2),
    Pause(0.1),
    Show(OTHER, FRONT),
    Sound("end"),
)


@dataclass
class House:
    """A stage with its table, and the noises heard."""

    table: Table = field(default_factory=Table)
    heard: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stage = Stage(self.table, self.heard.append)
        self.stage.put(BEFORE)

    def run(self, seconds: float = 20.0) -> int:
        """Steps until idle, at most for so long."""
        for number in range(round(seconds / STEP)):
            if self.stage.idle:
                return number
            self.stage.update(STEP)
        return round(seconds / STEP)
