"""A controller's parts by where they are: the diamond of buttons, shoulders, sticks, cross, small ones."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.interface.stamped import SIZE, stamped
from tools.art.picture import Picture
from tools.art.pieces.shapes import plate
from tools.art.press.brush import box, dot, placed, shape, words
from tools.art.press.curves import ellipse, joined, line, smooth

WAYS: Final = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
BUTTONS: Final = {"a": "down", "b": "right", "x": "left", "y": "up"}
"""The letters of the common layout, by their place."""

SHOULDERS: Final = {"l": ("L", False), "r": ("R", True), "lt": ("LT", False), "rt": ("RT", True)}


def button(letter: str) -> Image.Image:
    """The one meant is large and lettered, the other three are dots around it."""
    dx, dy = WAYS[BUTTONS[letter]]
    x, y = 32 + 9 * dx, 32 + 9 * dy
    others = [
        ellipse(32 - 2 * dx + 24 * ox, 32 - 2 * dy + 24 * oy, 5, 5)
        for ox, oy in WAYS.values()
        if (ox, oy) != (dx, dy)
    ]
    sign = words(letter.upper(), x, y + 14, 40, "number")
    return stamped([ellipse(x, y, 20, 20), *others], sign, ord(letter))


def shoulder(sign: str, right: bool) -> Image.Image:
    """Rounded where a finger comes over it."""
    body = smooth([(5, 46), (6, 26), (18, 15), (40, 12), (59, 15), (60, 32), (59, 47), (32, 50)], closed=True)
    outer = joined(body * (-1.0, 1.0) + (64.0, 0.0)) if right else body
    size = 38 if len(sign) == 1 else 34
    return stamped([outer], words(sign, 32, 32 + size * 0.35, size, "number"), 3 + len(sign))


def cross(way: str) -> Image.Image:
    """All of it, or one arm inked."""
    arms = line(
        [
            (22, 4),
            (42, 4),
            (42, 22),
            (60, 22),
            (60, 42),
            (42, 42),
            (42, 60),
            (22, 60),
            (22, 42),
            (4, 42),
            (4, 22),
        ]
    )
    body = joined(arms, [(22, 22)])
    inked = [way] if way else list(WAYS)
    signs = "".join(placed(shape(ARROW), 32, 32, 1, TURNS[name]) for name in inked)
    return stamped([body], signs + dot(32, 32, 4), 11)


ARROW: Final = line([(0, -25), (7, -15), (-7, -15)])
TURNS: Final = {"up": 0, "right": 90, "down": 180, "left": 270}


def stick(sign: str) -> Image.Image:
    """Seen from above, with the four ways it leans."""
    arrows = "".join(
        placed(shape(line([(0, -29), (4.5, -23), (-4.5, -23)])), 32, 32, 1, turn) for turn in TURNS.values()
    )
    return stamped([ellipse(32, 32, 30, 30)], arrows + words(sign, 32, 44, 35, "number"), 13)


def small(bars: bool) -> Image.Image:
    """Start has three bars, Select two panes."""
    sign = "".join(box(18, y, 28, 5, 2) for y in (20, 29.5, 39))
    if not bars:
        sign = box(16, 20, 20, 16, 3, 'fill="none" stroke="#000" stroke-width="4"') + box(27, 28, 21, 17, 3)
    return stamped([plate(4, 10, 56, 44, 18)], sign, 17)


PICTURES: Final = {
    **{f"art/glyphs/pad_{letter}": Picture(SIZE, partial(button, letter)) for letter in BUTTONS},
    **{f"art/glyphs/pad_{name}": Picture(SIZE, partial(shoulder, *look)) for name, look in SHOULDERS.items()},
    **{f"art/glyphs/dpad_{way}": Picture(SIZE, partial(cross, way)) for way in WAYS},
    "art/glyphs/dpad": Picture(SIZE, partial(cross, "")),
    "art/glyphs/stick_l": Picture(SIZE, partial(stick, "L")),
    "art/glyphs/stick_r": Picture(SIZE, partial(stick, "R")),
    "art/glyphs/start": Picture(SIZE, partial(small, True)),
    "art/glyphs/select": Picture(SIZE, partial(small, False)),
}
