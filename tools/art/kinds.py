"""Which beast belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.art.fish import puffer, salmon, tuna
from tools.art.folk import hat, tub
from tools.art.palette import Inks
from tools.art.pen import Pen
from tools.art.shore import octopus, scallop, shrimp

BEASTS: Final[dict[str, Callable[[Pen, Inks, float], None]]] = {
    "ebi": shrimp,
    "hotategai": scallop,
    "sake": salmon,
    "tako": octopus,
    "fugu": puffer,
    "maguro": tuna,
    "takusan": tub,
    "yakuza": hat,
}
