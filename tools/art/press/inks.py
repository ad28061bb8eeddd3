"""The inks of the cabinet: few, mineral and plant, as red, green and blue from 0 to 255."""

from __future__ import annotations

from typing import Final, TypeAlias

Ink: TypeAlias = tuple[int, int, int]

PAPER: Final = (243, 232, 206)
SUMI: Final = (20, 22, 34)  # the key block
SUMI_SOFT: Final = (52, 54, 68)
INDIGO: Final = (30, 58, 112)
INDIGO_DEEP: Final = (17, 32, 68)
INDIGO_LIGHT: Final = (104, 142, 190)
SEA: Final = (58, 120, 130)
SEA_PALE: Final = (150, 188, 182)
SKY: Final = (120, 156, 190)
MIST: Final = (236, 226, 204)
VERMILION: Final = (204, 50, 34)
ROSE: Final = (214, 98, 92)
PEACH: Final = (244, 190, 140)
PINK: Final = (232, 140, 156)
ORANGE: Final = (234, 124, 36)
OCHRE: Final = (226, 164, 52)
GOLD: Final = (232, 180, 62)
MOSS: Final = (92, 128, 76)
PINE: Final = (44, 92, 68)
PLUM: Final = (98, 62, 122)
PURPLE: Final = (78, 48, 116)
STONE: Final = (112, 118, 128)
SLATE: Final = (70, 78, 92)
CEDAR: Final = (150, 98, 58)
BARK: Final = (92, 56, 34)
SOOT: Final = (40, 28, 26)
SNOW: Final = (248, 244, 234)
LAMP: Final = (255, 206, 112)
