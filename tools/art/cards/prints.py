"""The full prints, to be looked at: each kind's scene in the common frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.frame import VIEW, badge, banner, cartouche, die_cut, frame
from tools.art.cards.kinds import KINDS
from tools.art.cards.scenes import ebi, fugu, hotategai, maguro, sake, tako, takusan, yakuza
from tools.art.cards.values import values
from tools.art.picture import Picture
from tools.art.press.sheet import Sheet

SIZE: Final = (480, 672)
SCENES: Final[dict[str, Callable[[Sheet], None]]] = {
    "ebi": ebi.ground,
    "hotategai": hotategai.ground,
    "sake": sake.ground,
    "tako": tako.ground,
    "fugu": fugu.ground,
    "maguro": maguro.ground,
    "takusan": takusan.ground,
    "yakuza": yakuza.ground,
}


def full(name: str, size: tuple[int, int] = SIZE) -> Image.Image:
    """The scene, then everything that lies over it."""
    kind, sheet = KINDS[name], Sheet(VIEW, size, 40 + sum(map(ord, name)))
    SCENES[name](sheet)
    frame(sheet)
    badge(sheet, kind.letter)
    cartouche(sheet, kind.kanji, kind.kana)
    if name == "maguro":
        values(sheet)
    banner(sheet, name)
    die_cut(sheet)
    return sheet.picture()


PICTURES: Final = {f"art/prints/{name}": Picture(SIZE, partial(full, name)) for name in SCENES}
