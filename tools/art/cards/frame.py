"""What every full print has in common: double frame, letter, seal, name, and the knife."""

from __future__ import annotations

from typing import Final

from tools.art.cards.letter import letter
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, hollow, ring, shape, words
from tools.art.press.inks import GOLD, PAPER, SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet

VIEW: Final = (750, 1050)
CORNER: Final = 34
BADGE: Final = (112, 122, 58)
BANNER: Final = ((64, 905), (686, 905), (660, 947), (686, 989), (64, 989), (90, 947))


def frame(sheet: Sheet) -> None:
    """Paper round the picture, a fine and a bold line, and a hair of light inside."""
    across, down = VIEW
    whole = f"M-5 -5H{across + 5}V{down + 5}H-5Z"
    sheet.bare(f'<path fill-rule="evenodd" d="{whole}M34 34V{down - 34}H{across - 34}V34Z"/>')
    sheet.ink(Block(hollow(42, 42, across - 84, down - 84, 2.2), PAPER, 0.75, cover=1))
    sheet.lines(hollow(14, 14, across - 28, down - 28, 3.6, 20) + hollow(28, 28, 694, 994, 12, 5), SUMI)


def badge(sheet: Sheet, sign: str) -> None:
    """A gold coin with the letter of the kind."""
    x, y, radius = BADGE
    sheet.bare(dot(x, y, radius))
    sheet.ink(Block(dot(x, y, radius - 2), GOLD, 0.97, cover=1))
    sheet.lines(ring(x, y, radius - 3, 6) + ring(x, y, radius - 12, 2.4), SUMI)
    sheet.lines(letter(sign, x, y, 72), SUMI)


def cartouche(sheet: Sheet, kanji: str, kana: str) -> None:
    """The red seal, written downwards; a single kanji has its reading below it."""
    sheet.bare(box(600, 60, 96, 212, 6))
    sheet.ink(Block(box(600, 60, 96, 212, 6), VERMILION, 0.97, cover=0.9))
    written = "".join(words(sign, 648, 150 + 96 * row, 84, "brush") for row, sign in enumerate(kanji))
    if len(kanji) == 1:
        step = 96 / len(kana)
        for row, sign in enumerate(kana):
            written += words(sign, 648, 168 + step * (row + 0.72), step * 0.96, "brush")
    sheet.ink(
        Block(hollow(607, 67, 82, 198, 2.6, 3) + written, SNOW, 1, grain=0.05, mottle=0.03, rim=0, cover=1)
    )


def banner(sheet: Sheet, name: str) -> None:
    """A ribbon with the name in capitals."""
    sheet.shade(shape([(x, y + 7) for x, y in BANNER]), 0.35, 4)
    sheet.bare(shape(BANNER), 0.15)
    edge = f'<path d="M{" L".join(f"{x} {y}" for x, y in BANNER)}Z" fill="none" stroke="#000"'
    fine = hollow(104, 914, 542, 66, 1.8)
    sheet.lines(f'{edge} stroke-width="5" stroke-linejoin="round"/>{fine}', SUMI)
    spacing = 12 if len(name) < 8 else 4
    sheet.lines(words(name.upper(), 375 + spacing / 2, 967, 58, "title", spacing=spacing), SUMI)


def die_cut(sheet: Sheet) -> None:
    """Rounded corners, as cards have them."""
    sheet.cut(box(0, 0, *VIEW, CORNER))
