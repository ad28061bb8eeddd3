"""The eight kinds of the auction's deck."""

from __future__ import annotations

from typing import Final

from tools.art.cards import patterns
from tools.art.cards.kind import Kind, Pose
from tools.art.press.inks import (
    GOLD,
    MIST,
    PEACH,
    PINE,
    PURPLE,
    ROSE,
    SKY,
    SLATE,
    SNOW,
    SOOT,
    SUMI,
    VERMILION,
)
from tools.art.species.ebi import ebi
from tools.art.species.fugu import fugu
from tools.art.species.hotategai import hotategai
from tools.art.species.maguro import maguro
from tools.art.species.sake import sake
from tools.art.species.tako import tako
from tools.art.species.takusan import takusan
from tools.art.species.yakuza import yakuza

KINDS: Final = {
    "ebi": Kind(
        letter="E",
        kanji="海老",
        kana="えび",
        figure=ebi,
        field=(186, 38, 28),
        deep=(128, 20, 22),
        sign=SNOW,
        sun=MIST,
        cloth=lambda area: patterns.hemp(area, 30, 1.6),
        pose=Pose(1.04, 0, 0.02, 0.02),
        small=Pose(0.97, 0, 0.03, 0.02),
    ),
    "hotategai": Kind(
        letter="H",
        kanji="帆立",
        kana="ほたて",
        figure=hotategai,
        field=SLATE,
        deep=(40, 46, 60),
        sign=SNOW,
        sun=PEACH,
        cloth=lambda area: patterns.net(area, 26, 1.8),
        pose=Pose(0.94),
        small=Pose(0.9),
    ),
    "sake": Kind(
        letter="S",
        kanji="鮭",
        kana="さけ",
        figure=sake,
        field=(238, 136, 40),
        deep=(204, 88, 24),
        sign=SUMI,
        sun=MIST,
        cloth=lambda area: patterns.stream(area, 34, 2),
        pose=Pose(1.06, 8, 0.0, 0.02),
        small=Pose(0.95, 10),
    ),
    "tako": Kind(
        letter="T",
        kanji="蛸",
        kana="たこ",
        figure=tako,
        field=(240, 164, 178),
        deep=ROSE,
        sign=SUMI,
        sun=MIST,
        cloth=lambda area: patterns.suckers(area, 22, 1.6),
        pose=Pose(0.98),
        small=Pose(0.96),
    ),
    "fugu": Kind(
        letter="F",
        kanji="河豚",
        kana="ふぐ",
        figure=fugu,
        field=SNOW,
        deep=SKY,
        sign=SUMI,
        sun=(164, 194, 206),
        cloth=lambda area: patterns.drops(area, 13, 2.4),
        pose=Pose(0.98),
        small=Pose(0.92),
    ),
    "maguro": Kind(
        letter="M",
        kanji="黒鮪",
        kana="まぐろ",
        figure=maguro,
        field=PURPLE,
        deep=(44, 24, 74),
        sign=SNOW,
        sun=PEACH,
        cloth=lambda area: patterns.seigaiha(area, 17, 1.6),
        pose=Pose(1.04, 24),
        small=Pose(1.02, 24),
    ),
    "takusan": Kind(
        letter="★",
        kanji="沢山",
        kana="たくさん",
        figure=takusan,
        field=(26, 96, 84),
        deep=PINE,
        sign=SNOW,
        sun=GOLD,
        cloth=lambda area: patterns.treasures(area, 15, 1.7),
        pose=Pose(0.92, 0, 0, 0.02),
        small=Pose(0.9),
    ),
    "yakuza": Kind(
        letter="Y",
        kanji="極",
        kana="やくざ",
        figure=yakuza,
        field=SOOT,
        deep=(104, 24, 22),
        sign=SNOW,
        sun=VERMILION,
        cloth=lambda area: patterns.scales(area, 26),
        pose=Pose(1.015),
        small=Pose(0.95),
    ),
}
PRODUCTS: Final = ("ebi", "hotategai", "sake", "tako", "fugu")
"""Those with a marker on the quotation board."""
