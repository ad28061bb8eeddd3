"""The back of the auction's cards, and the pile: the same upside down."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.frame import VIEW, die_cut
from tools.art.cards.patterns import seigaiha
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, hollow, placed, ring, words
from tools.art.press.curves import arc
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, SEA_PALE, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet
from tools.art.species.maguro import maguro
from tools.art.species.style import SIGN, Style

MIDDLE: Final = (375, 525)


def back(size: tuple[int, int], bold: float = 1) -> Image.Image:
    """`bold` widens its lines, for small sizes."""
    sheet = Sheet(VIEW, size, 77)
    _cloth(sheet, bold)
    _seals(sheet)
    _medallion(sheet, bold)
    sheet.lines(hollow(20, 20, 710, 1010, 7 * bold, 18), SUMI)
    die_cut(sheet)
    return sheet.picture()


def _cloth(sheet: Sheet, bold: float) -> None:
    """Waves that run up in one half and down in the other, meeting behind the medallion."""
    field = box(20, 20, 710, 1010, 18)
    sheet.ink(Block(field, INDIGO, 1, grain=0.2, cover=0.95))
    deep = fading("deep", (0, 20), (0, 1030), 0.95, 0.35, 0.0, 0.35, 0.95)
    sheet.ink(Block(deep + box(20, 20, 710, 1010, 18, 'fill="url(#deep)"'), INDIGO_DEEP, 0.95))
    half = clipped(seigaiha((45, 75, 660, 470), 60, 3.4 * bold), box(44, 44, 662, 481), "half")
    sheet.ink(Block(half + placed(half.replace("half", "other"), 750, 1050, 1, 180), SEA_PALE, 0.7, cover=1))
    sheet.ink(
        Block(
            hollow(44, 44, 662, 962, 4.4 * bold, 8) + hollow(54, 54, 642, 942, 1.8 * bold, 5),
            GOLD,
            0.95,
            cover=1,
        )
    )


def _seals(sheet: Sheet) -> None:
    """The market's sign at the head, whichever end that is."""
    for turn in (0, 180):
        sheet.bare(_turned(box(333, 92, 84, 84, 8), turn))
        sheet.ink(Block(_turned(box(333, 92, 84, 84, 8), turn), VERMILION, 0.97, cover=0.95))
        sign = words("魚", 375, 160, 70, "brush") + hollow(340, 99, 70, 70, 2.6, 3)
        sheet.ink(Block(_turned(sign, turn), SNOW, 1, grain=0.04, mottle=0.03, rim=0, cover=1))


def _turned(svg: str, degrees: float) -> str:
    return placed(placed(svg, -MIDDLE[0], -MIDDLE[1]), *MIDDLE, 1, degrees)


def _medallion(sheet: Sheet, bold: float) -> None:
    """Two tuna that chase each other round."""
    x, y = MIDDLE
    middles = arc(x, y, 214, 0, 345, 24)
    petals = "".join(dot(px, py, 30) for px, py in middles)
    sheet.bare(petals)
    sheet.ink(Block(petals, GOLD, 0.95, cover=1))
    sheet.lines("".join(ring(px, py, 30, 3 * bold) for px, py in middles), SUMI)
    sheet.bare(dot(x, y, 212))
    sheet.ink(Block(dot(x, y, 212), VERMILION, 1, cover=1))
    sheet.lines(ring(x, y, 211, 6 * bold), SUMI)
    sheet.ink(Block(ring(x, y, 196, 3 * bold), SNOW, 0.95, cover=1))
    tuna = maguro(SIGN if bold > 1 else Style(1.7), 0.0042)
    for turn in (0, 180):
        px, py = x + 6 * (1 if turn else -1), y + (100 if turn else -100)
        sheet.print(tuna, px, py, 0.56, turn)


PICTURES: Final = {
    "art/prints/back": Picture((480, 672), partial(back, (480, 672))),
    "art/cards/back": Picture((280, 392), partial(back, (280, 392), 1.7)),
}
