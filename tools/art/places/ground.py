"""Large grounds of 1920x1080 units, printed large and small, in few colours so that PNG stays small."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet

SCREEN: Final = (1920.0, 1080.0)
LARGE, SMALL = (2560, 1440), (1280, 720)
COLOURS: Final = 200

Size: TypeAlias = tuple[int, int]
Drawn: TypeAlias = Callable[[Size], Sheet]


def pictures(name: str, draw: Drawn, colours: int = COLOURS) -> dict[str, Picture]:
    """As stored for a screen, and again for windows of 720 lines: reading is what takes the longest."""
    return {
        name: Picture(LARGE, partial(flat, draw, LARGE, colours)),
        f"{name}@720": Picture(SMALL, partial(flat, draw, SMALL, colours)),
    }


def flat(draw: Drawn, size: Size, colours: int = COLOURS) -> Image.Image:
    """Without dithering, whose noise would cost more bytes than the drawing."""
    return _few(draw(size).picture(), colours)


def _few(printed: Image.Image, colours: int) -> Image.Image:
    """The palette is found on a small copy: there the paper's specks are gone and only its inks are left."""
    small = printed.reduce(4).quantize(colours, Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE)
    return printed.quantize(palette=small, dither=Image.Dither.NONE)


def cutout(sheet: Sheet, colours: int = 255) -> Image.Image:
    """A palette whose last colour is nothing: small, and stored large enough for its hard edge to soften."""
    printed = sheet.picture()
    alpha = printed.getchannel("A")
    solid = Image.new("RGB", printed.size, SUMI)
    solid.paste(printed, mask=alpha)
    made = _few(solid, colours)
    palette = (made.getpalette() or [])[: colours * 3]
    made.putpalette([*palette, *[0] * (colours * 3 - len(palette)), *SUMI])
    made.paste(colours, mask=alpha.point([255] * 128 + [0] * 128))
    made.info["transparency"] = colours
    return made
