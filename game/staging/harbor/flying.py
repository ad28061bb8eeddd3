"""What flies between houses, harbors and purses: coins, barrels, tokens, papers. None of it stays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor.words import Market
from game.staging import places
from game.staging.cues import Appear, Count, Cue, Manner, Move, Show, Sound, Vanish, sequence, together
from game.staging.harbor import art, pieces
from game.staging.harbor.poses import FLYING, Arrangement
from game.staging.harbor.tableau import Tableau
from game.table.pose import Face, PieceId, Poses
from game.ui import theme
from game.ui.frame import WIDTH

Place = tuple[float, float]

FLIGHT: Final = 0.4
STEP: Final = 0.06
NEAR: Final = 200
MOST_COINS: Final = 4
BANK: Final = (WIDTH / 2, 425.0)
"""Where coins come from and go to that belong to nobody."""


class Flights:
    """Numbers what flies within one cue."""

    def __init__(self) -> None:
        self._next = 0

    def fly(self, image: str, start: Place, end: Place, seconds: float = FLIGHT, side: float = FLYING) -> Cue:
        """One thing, in an arc."""
        piece, face = pieces.Flying(self._next), Face(image)
        self._next += 1
        begin, land = (places.square(*place, side, NEAR, face) for place in (start, end))
        return sequence(Appear(piece, begin), Move(piece, seconds, Manner.ARC, land), Vanish(piece))

    def several(self, images: Iterable[str], start: Place, end: Place) -> Cue:
        """One after the other, close together."""
        return together(*(self.fly(image, start, end) for image in images), step=STEP)

    def coins(self, start: Place, end: Place, yen: int) -> Cue:
        """More yen are more coins, up to a handful."""
        count = min(MOST_COINS, 1 + yen // 300)
        return self.several([art.YEN] * count, start, end)


def house(on: Arrangement, market: int) -> Place:
    """The middle of a house; of one that is not in play there is none."""
    slot = on.houses.slot(Market(market))
    return BANK if slot is None else (slot.cx, slot.cy)


def purse(on: Arrangement, seat: Seat) -> Place:
    """Beside a seat's yen."""
    slot = on.layout.at(pieces.Money(seat))
    return slot.x + slot.h / 2, slot.cy


def counted(before: Tableau, after: Tableau) -> Cue:
    """Every purse and every R that has changed runs to what it is now."""
    found: list[Cue] = []
    for seat, (was, now) in enumerate(zip(before.view.seats, after.view.seats, strict=True)):
        if was.cash != now.cash:
            found.append(Count(pieces.Money(seat), theme.COUNT))
        if was.resources != now.resources:
            found.append(Count(pieces.Value(seat), theme.COUNT))
    return together(*found)


def refreshed(before: Tableau, after: Tableau, on: Arrangement, *kinds: type[pieces.Piece]) -> Cue:
    """Pieces of these kinds that stay where they are show what they are now."""
    was, now = on.poses(before), on.poses(after)
    return together(
        *(Show(id) for id, pose in now.items() if isinstance(id, kinds) and id in was and was[id] != pose)
    )


def pose_of(poses: Poses, id: PieceId, other: Place) -> Place:
    """Where a piece lies; elsewhere if it does not."""
    pose = poses.get(id)
    return other if pose is None else (pose.x, pose.y)


def heard(noise: str, *cues: Cue) -> Cue:
    """With a noise at its beginning."""
    return together(Sound(noise), *cues)
