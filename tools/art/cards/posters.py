"""Prints for a winner's poster: the scene to its edges, without frame, name or figures."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.frame import VIEW
from tools.art.cards.prints import SCENES
from tools.art.cards.scenes import cask
from tools.art.picture import Picture
from tools.art.places.ground import flat
from tools.art.press.sheet import Sheet

SIZE: Final = (720, 1036)
MARGIN: Final = 34
"""Of the view: what the card's frame would hide."""

COLOURS: Final = 72
SHOWN: Final = {**{name: SCENES[name] for name in SCENES if name != "yakuza"}, "barrel": cask.ground}


def poster(name: str) -> Image.Image:
    """Printed with its margin, which is cut off."""
    scale = SIZE[0] / (VIEW[0] - 2 * MARGIN)
    whole = round(VIEW[0] * scale), round(VIEW[1] * scale)
    left, top = (whole[0] - SIZE[0]) // 2, (whole[1] - SIZE[1]) // 2

    def scene(size: tuple[int, int]) -> Sheet:
        sheet = Sheet(VIEW, size, 40 + sum(map(ord, name)))
        SHOWN[name](sheet)
        return sheet

    return flat(scene, whole, COLOURS).crop((left, top, left + SIZE[0], top + SIZE[1]))


PICTURES: Final = {f"art/posters/{name}": Picture(SIZE, partial(poster, name)) for name in SHOWN}
