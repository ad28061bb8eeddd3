"""How large things are beside so many seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from game.table.layout import Plan


@dataclass(frozen=True, slots=True)
class Sizes:
    """Logical pixels: figures of purse and R, tokens, wares, ships; wares lie where rows are low.

    `barrel` is how large one is in a hold, `port` the price of a closed port, which none has where it is 0;
    the count of tokens stands so far `beside` them.
    What is `brief` is told in short, the rest when it is asked; what is `bare` shows whose it is, and yen.
    """

    figure: int
    token: int
    ware: tuple[int, int]
    ship: int
    lying: bool
    barrel: int = 44
    port: int = 30
    beside: int = 0
    brief: bool = False
    bare: bool = False


BY_PLAYERS: Final = {
    2: Sizes(64, 88, (118, 150), 112, lying=False),
    3: Sizes(50, 70, (84, 130), 104, lying=False),
    4: Sizes(48, 58, (72, 96), 100, lying=False),
    5: Sizes(46, 50, (128, 64), 96, lying=True),
    6: Sizes(44, 50, (124, 64), 92, lying=True),
}

ASKED: Final = Sizes(40, 42, (104, 48), 100, lying=True, port=52, beside=22)
OTHER: Final = Sizes(36, 42, (104, 48), 84, lying=True, barrel=30, port=0, brief=True)
"""On the plate, for large type: as on half of the screen (`game.staging.zoom`)."""


BIDDER: Final = replace(OTHER, bare=True)


def sizes(players: int, plan: Plan, seat: int) -> Sizes:
    """Of a seat's things; two seats have room enough, whoever is asked."""
    if not plan.large:
        return BY_PLAYERS[players]
    if plan.zone:
        return BIDDER
    return ASKED if players == 2 or seat == plan.seat else OTHER
