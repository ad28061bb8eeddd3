"""Which beast belongs to which card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tools.standin.fish import puffer, salmon, tuna
from tools.standin.folk import hat, tub
from tools.standin.palette import Inks
from tools.standin.pen import Pen
from tools.standin.shore import octopus, scallop, shrimp

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
