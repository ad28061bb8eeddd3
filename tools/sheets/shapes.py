"""How different two drawings are in shape alone: python -m tools.sheets.shapes prints every pair.

Grey values, stretched to the same mean and spread, so that neither colour nor tone counts; the distance is
one minus the best correlation over small shifts: 0 for the same drawing, about 1 for two that share nothing.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from tools.art.picture import ASSETS

PRODUCTS: Final = ("ebi", "hotategai", "sake", "tako", "fugu", "maguro")
CATCH: Final = (
    *("mackerel", "squid", "tuna", "snapper", "salmon"),
    *("octopus", "takoyaki", "eel", "fugu", "crab"),
)
WHOLE: Final = (0.0, 0.0, 1.0, 1.0)
SIDE: Final = 60
SHIFT: Final = 4
FIGURE: Final = (0.08, 0.25, 0.92, 0.86)
"""The part of a table card that the fish has to itself: left, top, right, bottom."""

INSIDE: Final = (0.14, 0.14, 0.86, 0.86)
"""What the ring of a sign holds: all signs share the ring itself."""

DISC: Final = (0.14, 0.12, 0.86, 0.74)
"""What the rim of a token and the letter on it leave free."""

LEAST: Final = 0.35
"""Two products are nearer than this on no table."""

Shape = NDArray[np.float64]


def shape(name: str, part: tuple[float, float, float, float] = WHOLE) -> Shape:
    """A part of a picture, in grey, on white."""
    picture = _grey(name)
    (left, top, right, bottom), (width, height) = part, picture.size
    cut = picture.crop((int(width * left), int(height * top), int(width * right), int(height * bottom)))
    return np.asarray(cut.resize((SIDE, SIDE), Image.Resampling.LANCZOS), np.float64)


def families() -> dict[str, dict[str, Shape]]:
    """What must be told apart, by family and kind."""
    return {
        "table cards": {kind: shape(f"art/cards/{kind}", FIGURE) for kind in PRODUCTS},
        "symbols": {kind: shape(f"art/symbols/{kind}", INSIDE) for kind in PRODUCTS},
        "harbor tokens": {kind: shape(f"art/harbor/tokens/{kind}", DISC) for kind in CATCH},
    }


def distance(one: Shape, other: Shape) -> float:
    """The least over small shifts: a drawing moved aside is still the same drawing."""
    shifts = product(range(-SHIFT, SHIFT + 1, 2), repeat=2)
    return 1 - max(_correlation(one, np.roll(other, shift, (0, 1))) for shift in shifts)


def _grey(name: str) -> Image.Image:
    picture = Image.open(ASSETS / f"{name}.png").convert("RGBA")
    ground = Image.new("RGBA", picture.size, "white")
    return Image.alpha_composite(ground, picture).convert("L")


def _correlation(one: Shape, other: Shape) -> float:
    a, b = one - one.mean(), other - other.mean()
    return float((a * b).sum() / np.sqrt((a * a).sum() * (b * b).sum()))


def main() -> None:
    """The nearest pairs first."""
    for family, shapes in families().items():
        pairs = sorted((distance(shapes[a], shapes[b]), a, b) for a, b in combinations(shapes, 2))
        print(f"{family}: nearest {pairs[0][0]:.2f}")
        for apart, a, b in pairs[:5]:
            print(f"  {apart:.2f}  {a}, {b}")


if __name__ == "__main__":
    main()
