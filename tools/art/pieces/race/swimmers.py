"""The five products swimming to the right, cut out of paper: three frames of tail each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import map_coordinates

from tools.art.cards.kinds import KINDS
from tools.art.picture import Picture
from tools.art.press.brush import placed
from tools.art.press.sheet import Sheet
from tools.art.species.style import Style

SIZE: Final = (176, 176)
DRAWN: Final = (352, 352)
STYLE: Final = Style(2.1, fine=False)
FRAMES: Final = (1, 2, 3)


@dataclass(frozen=True)
class Swim:
    """How a figure lies in the water, and what of it moves: swing across, or a shell's squeeze."""

    degrees: float
    scale: float = 0.52
    flip: bool = True
    swing: float = 26
    squeeze: float = 0.0
    dx: float = 0
    dy: float = 0


SWIMS: Final = {
    "ebi": Swim(-24, 0.5),
    "hotategai": Swim(90, 0.5, swing=0, squeeze=0.12),
    "fugu": Swim(0, 0.52, swing=16),
    "tako": Swim(76, 0.5, flip=False, swing=22),
    "sake": Swim(52, 0.52, swing=22),
}


def frame(name: str, number: int) -> Image.Image:
    """On a rim of bare paper, so that it stands out from dark water."""
    swim, sheet = SWIMS[name], Sheet(DRAWN, DRAWN, 60 + len(name))
    figure = KINDS[name].figure(STYLE)
    where = 176 + swim.dx, 176 + swim.dy
    sheet.print(figure, *where, swim.scale, swim.degrees, swim.flip)
    form = placed(figure.silhouette + figure.blocks[-1].svg, *where, swim.scale, swim.degrees, swim.flip)
    sheet.cut(f'<g stroke="#000" stroke-width="16" stroke-linejoin="round">{form}</g>')
    return _moved(sheet.picture().convert("RGBA"), swim, number).reduce(2)


def _moved(still: Image.Image, swim: Swim, number: int) -> Image.Image:
    """A wave that grows towards the tail at the left; the third frame is the first one's opposite."""
    phase = (number - 2) * swim.swing
    rows, columns = np.mgrid[: DRAWN[1], : DRAWN[0]].astype(np.float64)
    back = ((DRAWN[0] * 0.62 - columns) / DRAWN[0]).clip(0)
    rows = rows + phase * 4 * back**2 * np.cos(back * 3.2)
    close = 1 + swim.squeeze * (number - 1)
    rows = 176 + (rows - 176) * close
    return _sampled(still, rows, columns)


def _sampled(still: Image.Image, rows: NDArray[np.float64], columns: NDArray[np.float64]) -> Image.Image:
    """Colours weighted by their alpha, so that no paper bleeds in from outside of the cut."""
    values = np.asarray(still, np.float64) / 255
    alpha = values[..., 3]
    found = [
        map_coordinates(part, [rows, columns], order=1)
        for part in np.moveaxis(values[..., :3] * alpha[..., None], -1, 0)
    ]
    veil = map_coordinates(alpha, [rows, columns], order=1)
    colours = np.stack(found, -1) / np.maximum(veil, 1e-6)[..., None]
    return Image.fromarray((np.dstack([colours, veil]).clip(0, 1) * 255 + 0.5).astype(np.uint8))


PICTURES: Final = {
    f"art/race/{name}_{number}": Picture(SIZE, partial(frame, name, number))
    for name in SWIMS
    for number in FRAMES
}
