"""Whether A3, A5 and A7 make sense.

The rules wish for nothing in figures here: the bounds are ours, wide enough that only nonsense misses them.
"""

from __future__ import annotations

from typing import Final

from game.rules.auction.spec import MARKET_ORDER
from tools.balance.auction.figures import AuctionFigures
from tools.balance.figures import Common, Wish, even_seats
from tools.balance.statistics import mean
from tools.balance.text import told

MARKED: Final = tuple(product.name.lower() for product in MARKET_ORDER)

ALIKE, WASTED, SOLD, MAGURO, MOST_MAGURO = 0.15, 0.1, 0.3, 0.4, 0.75
"""How much of each still makes sense, at most; of lots sold, at least."""


def wishes(found: Common, own: AuctionFigures) -> list[Wish]:
    """The lines of sanity, one rule after another."""
    return [*deck(own), *tiles(own), *tuna(own), even_seats(found, "A11")]


def deck(own: AuctionFigures) -> list[Wish]:
    """A3: the mix of cards."""
    points = {name: own.cards[name].points for name in MARKED}
    middle = fish(own)
    far = max(points, key=lambda name: abs(points[name] - middle))
    off, wasted = abs(points[far] - middle) / middle, own.cards["takusan"].wasted
    takusan, yakuza = own.cards["takusan"].points, own.cards["yakuza"].points
    return [
        Wish("A3", f"five fish within {ALIKE:.0%} of their mean per card", f"{far}: {off:.1%}", off <= ALIKE),
        Wish("A3", f"at most {WASTED:.0%} of bought Takusan find no row", f"{wasted:.1%}", wasted <= WASTED),
        Wish(
            "A3",
            "a Takusan is worth a fish or more, a Yakuza costs one or less",
            f"{takusan:+.1f} and {yakuza:+.1f}, a fish {middle:+.1f}",
            takusan >= middle and -yakuza <= middle,
        ),
    ]


def fish(own: AuctionFigures) -> float:
    """Points of a card of the five fish with a marker."""
    return mean(sum(own.cards[name].points for name in MARKED), len(MARKED))


def tiles(own: AuctionFigures) -> list[Wish]:
    """A5: prices and modifiers."""
    least = min(own.tiles, key=lambda tile: tile.sold.value)
    return [
        Wish(
            "A5",
            f"the lot of each tile is sold in at least {SOLD:.0%} of rounds",
            f"least: {least.price}, {told(least.sold)}",
            least.sold.value >= SOLD,
        ),
        Wish(
            "A5",
            "no tile loses points to its buyers",
            ", ".join(f"{tile.price}: {tile.profit:+.1f}" for tile in own.tiles),
            all(tile.profit > 0 for tile in own.tiles),
        ),
    ]


def tuna(own: AuctionFigures) -> list[Wish]:
    """A7: the set value of Maguro."""
    points, middle = own.cards["maguro"].points, fish(own)
    off = (points - middle) / middle
    return [
        Wish(
            "A7",
            f"a Maguro is worth another fish, within {MAGURO:.0%}",
            f"{points:.1f} to {middle:.1f}, {off:+.0%}",
            abs(off) <= MAGURO,
        ),
        Wish(
            "A7",
            f"most Maguro wins in at most {MOST_MAGURO:.0%} of matches",
            told(own.most_maguro),
            own.most_maguro.value <= MOST_MAGURO,
        ),
    ]
