"""The inks of every stand-in picture, after woodblock prints of the 1930s."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.theme import SEAT_COLOURS

Colour = tuple[int, int, int]

INK: Final[Colour] = (20, 22, 38)
WASHI: Final[Colour] = (243, 231, 203)
PAPER: Final[Colour] = (250, 243, 224)
SAND: Final[Colour] = (224, 204, 164)
VERMILION: Final[Colour] = (196, 43, 30)
INDIGO: Final[Colour] = (29, 63, 122)
NIGHT: Final[Colour] = (18, 36, 74)
SEA: Final[Colour] = (58, 112, 128)
FOAM: Final[Colour] = (160, 192, 186)
SKY: Final[Colour] = (92, 124, 158)
DAWN: Final[Colour] = (236, 170, 108)
GOLD: Final[Colour] = (216, 166, 52)
STRAW: Final[Colour] = (240, 208, 120)
WOOD: Final[Colour] = (104, 66, 38)
BARK: Final[Colour] = (62, 38, 22)
SOOT: Final[Colour] = (36, 24, 18)


@dataclass(frozen=True)
class Inks:
    """What one kind of card is printed with: its field, its beast, and the sign on the field."""

    field: Colour
    deep: Colour
    light: Colour
    sign: Colour
    """Stands out from the field by at least 4.5 to 1."""


KINDS: Final[dict[str, Inks]] = {
    "ebi": Inks((178, 36, 26), (196, 46, 32), (246, 176, 150), PAPER),
    "hotategai": Inks((88, 98, 108), (138, 148, 156), (222, 226, 224), PAPER),
    "sake": Inks((236, 138, 40), (222, 112, 34), (252, 214, 164), INK),
    "tako": Inks((240, 164, 178), (214, 104, 128), (252, 212, 214), INK),
    "fugu": Inks((248, 244, 232), (126, 150, 164), (252, 250, 242), INK),
    "maguro": Inks((88, 46, 128), (84, 52, 140), (214, 200, 230), PAPER),
    "takusan": Inks((28, 104, 92), (190, 138, 70), (238, 204, 140), PAPER),
    "yakuza": Inks((30, 26, 32), (44, 38, 48), (150, 40, 36), PAPER),
}
PRODUCTS: Final = ("ebi", "hotategai", "sake", "tako", "fugu", "maguro")
LETTERS: Final = {
    "ebi": "E",
    "hotategai": "H",
    "sake": "S",
    "tako": "T",
    "fugu": "F",
    "maguro": "M",
    "takusan": "★",
    "yakuza": "Y",
}
KANJI: Final = {
    "ebi": "海老",
    "hotategai": "帆立貝",
    "sake": "鮭",
    "tako": "蛸",
    "fugu": "河豚",
    "maguro": "鮪",
    "takusan": "沢山",
    "yakuza": "ヤクザ",
}
SEATS: Final[tuple[Colour, ...]] = SEAT_COLOURS


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """One ink with so much of another in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
