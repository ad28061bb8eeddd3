"""Every kind of life there is, by the name it has in the maps."""

from __future__ import annotations

from typing import Final

from game.ui import life_ways as ways
from game.ui.life import Kind


def frames(name: str, count: int) -> tuple[str, ...]:
    """The pictures of assets/art/life that are numbered from 1."""
    return tuple(f"life/{name}_{number}" for number in range(1, count + 1))


PAPERS: Final = frames("paper", 12)

KINDS: Final = {
    "lantern": Kind(frames("glow", 3), ways.flicker, (0.12, 0.6), beat=0.1),
    "mist": Kind(frames("mist", 3), ways.drift, (70, 120), (240, 60), many=2, beat=0.1, framed=True),
    "boat": Kind(frames("boat", 3), ways.bob, (5, 5), (66, 72), beat=0.1),
    "gull": Kind(frames("gull", 4), ways.soar, (26, 40), (42, 24), many=2, beat=1 / 12, framed=True),
    "petal": Kind(frames("petal", 4), ways.flutter, (11, 17), (20, 20), many=5),
    "steam": Kind(frames("steam", 3), ways.rise, (2.6, 4.0), (36, 54), many=2, beat=0.1, over=True),
    "dust": Kind(frames("dust", 3), ways.hover, (6, 11), (7, 7), many=6, beat=0.1),
    "glint": Kind(frames("glint", 3), ways.twinkle, (0.9, 2.4), (48, 14), many=4, beat=0.1),
    "confetti": Kind(PAPERS, ways.shower, (2.6, 4.4), (28, 28), many=64, spread=9.0, once=True),
}
