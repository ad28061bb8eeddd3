"""What lies on the duel's table: public facts alone, as a view shows them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.spec import DuelOptions, FaceId, HalfId

NOBODY: Final[frozenset[Seat]] = frozenset()


@dataclass(frozen=True, slots=True)
class Entry:
    """What everybody may see while something is asked: whom, how often each has pressed; never a bid.

    `beat` counts the syllables said so far, from 0 to 3.
    """

    acting: frozenset[Seat] = NOBODY
    presses: tuple[int, int] = (0, 0)
    beat: int = 0
    ready: frozenset[Seat] = NOBODY


@dataclass(frozen=True, slots=True)
class Tableau:
    """`piles` go by seat, then by colour; `bids` are None until revealed; `barrel` is negative at the left.

    `acting`, `presses`, `beat` and `ready` come from an `Entry` alone. `settled` is the card that causes
    what follows: it tells where a cue begins, not what lies on the table, so tableaus are equal without it.
    """

    options: DuelOptions
    turn: int
    last: bool
    hung: tuple[FaceId, ...]
    top: FaceId | None
    left: int
    discards: tuple[FaceId, ...]
    piles: tuple[tuple[tuple[HalfId, ...], ...], ...]
    arriving: tuple[Seat, FaceId] | None
    barrel: int
    day: bool
    bids: tuple[int | None, ...]
    ended: bool
    acting: frozenset[Seat]
    presses: tuple[int, int]
    beat: int
    ready: frozenset[Seat]
    settled: HalfId | None = field(default=None, compare=False)
