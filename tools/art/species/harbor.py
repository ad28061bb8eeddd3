"""The ten kinds landed in the harbor: who draws them, their letters, inks and names."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tools.art.press.block import Figure
from tools.art.press.inks import (
    BARK,
    INDIGO,
    OCHRE,
    ORANGE,
    PINE,
    PINK,
    PLUM,
    SEA,
    SLATE,
    VERMILION,
    Ink,
)
from tools.art.species.crab import crab
from tools.art.species.eel import eel
from tools.art.species.fugu import fugu
from tools.art.species.mackerel import mackerel
from tools.art.species.maguro import maguro
from tools.art.species.sake import sake
from tools.art.species.snapper import snapper
from tools.art.species.squid import squid
from tools.art.species.style import Style
from tools.art.species.tako import tako
from tools.art.species.takoyaki import takoyaki


@dataclass(frozen=True)
class Kind:
    """`poise` puts the figure into the middle of a circle of radius 300: dx, dy, scale, degrees."""

    figure: Callable[[Style], Figure]
    letter: str
    ink: Ink
    kanji: str
    name: str
    latin: str
    poise: tuple[float, float, float, float] = (0, 0, 1, 0)


KINDS: Final = {
    "mackerel": Kind(mackerel, "M", SEA, "鯖", "SABA", "Scomber japonicus", (0, 0, 1.1, 0)),
    "squid": Kind(squid, "Q", PINK, "烏賊", "IKA", "Todarodes pacificus", (4, 0, 1.0, 0)),
    "tuna": Kind(
        partial(maguro, leap=0.0021), "T", INDIGO, "鮪", "MAGURO", "Thunnus orientalis", (-16, -64, 1.08, 20)
    ),
    "snapper": Kind(snapper, "S", VERMILION, "真鯛", "MADAI", "Pagrus major", (0, 24, 1.06, 0)),
    "salmon": Kind(sake, "L", ORANGE, "鮭", "SAKE", "Oncorhynchus keta", (0, -14, 0.96, 0)),
    "octopus": Kind(tako, "O", PLUM, "章魚", "TAKO", "Octopus vulgaris", (0, 0, 0.92, 0)),
    "takoyaki": Kind(takoyaki, "K", BARK, "焼", "TAKOYAKI", "Octopus in globulis", (-4, 20, 0.98, 0)),
    "eel": Kind(eel, "E", PINE, "鰻", "UNAGI", "Anguilla japonica", (0, -8, 0.96, 0)),
    "fugu": Kind(fugu, "F", SLATE, "河豚", "FUGU", "Takifugu rubripes", (0, -4, 0.98, 0)),
    "crab": Kind(crab, "C", OCHRE, "高足蟹", "TAKAASHIGANI", "Macrocheira kaempferi", (0, 0, 0.96, 0)),
}
