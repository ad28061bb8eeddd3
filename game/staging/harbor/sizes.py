"""How large things are beside so many seats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Sizes:
    """Logical pixels: figures of purse and R, tokens, wares, ships; wares lie where rows are low."""

    figure: int
    token: int
    ware: tuple[int, int]
    ship: int
    lying: bool


BY_PLAYERS: Final = {
    2: Sizes(64, 88, (118, 150), 112, lying=False),
    3: Sizes(50, 70, (84, 130), 104, lying=False),
    4: Sizes(48, 58, (72, 96), 100, lying=False),
    5: Sizes(46, 50, (128, 64), 96, lying=True),
    6: Sizes(44, 50, (124, 64), 92, lying=True),
}
