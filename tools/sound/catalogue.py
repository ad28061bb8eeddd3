"""Every sound by name: the function that makes it, and how much quieter or louder than usual it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from tools.sound.effects import cloth, crowd, duel, fate, harbor, money, paper, wood
from tools.sound.mastering import effect, piece
from tools.sound.music import auction as auction_piece
from tools.sound.music import duel as duel_piece
from tools.sound.music import harbor as harbor_piece
from tools.sound.music import results, title
from tools.sound.waves import Wave, seeded

SOUNDS: Final = Path(__file__).parents[2] / "assets" / "sounds"
MUSIC: Final = SOUNDS / "music"

Recipe = Callable[[np.random.Generator], Wave]
Piece = Callable[[], dict[str, Wave]]

FAMILIES: Final[tuple[tuple[Recipe, ...], ...]] = (
    (paper.deal, paper.ticket, paper.take_back, paper.turn, paper.reveal, paper.lay, paper.paper, paper.page),
    (
        wood.focus,
        wood.confirm,
        wood.cancel,
        wood.error,
        wood.hop,
        wood.stop,
        wood.stack,
        wood.lock,
        wood.unlock,
    ),
    (wood.join, wood.leave, wood.count, wood.call, wood.pause, wood.stamp),
    (money.coin, money.coin_out, money.sold, money.tally),
    (cloth.open_, cloth.close, cloth.sweep),
    (
        fate.bell,
        fate.strike,
        fate.double,
        fate.yakuza,
        fate.takusan,
        fate.niche,
        fate.win,
        fate.lose,
        fate.score,
    ),
    (crowd.crowd, crowd.wa, crowd.sa, crowd.bi),
    (duel.barrel, duel.barrel_turn, duel.hang, duel.knife, duel.wasabi, duel.steal, duel.specialty),
    (harbor.sail, harbor.dock, harbor.splash, harbor.auction_open),
)
EFFECTS: Final[dict[str, Recipe]] = {
    recipe.__name__.removesuffix("_"): recipe for family in FAMILIES for recipe in family
}
PIECES: Final[dict[str, Piece]] = {
    "title": title.layers,
    "auction": auction_piece.layers,
    "duel": duel_piece.layers,
    "harbor": harbor_piece.layers,
    "results": results.layers,
}
LAYERS: Final[dict[str, tuple[str, ...]]] = {
    "title": ("calm", "drive"),
    "auction": ("calm", "drive", "tension"),
    "duel": ("calm", "drive", "tension"),
    "harbor": ("calm", "drive", "tension"),
    "results": ("calm", "drive"),
}
OFFSETS: Final[dict[str, float]] = {
    "focus": -8.0,  # heard at every step through a menu
    "hop": -5.0,  # up to sixty in a row
    "count": -4.0,  # once for every ticket
    "bi": 2.0,  # the beat that counts
    "crowd": -3.0,  # lies under the reveal
}
"""LU beside the usual loudness of an effect; whatever is not named has none."""


def files(name: str) -> dict[Path, bytes]:
    """What is written for one effect, or for all layers of one piece."""
    if name in EFFECTS:
        wave = EFFECTS[name](seeded(name))
        return {SOUNDS / f"{name}.ogg": effect(wave, OFFSETS.get(name, 0.0))}
    return {MUSIC / f"{name}_{layer}.ogg": data for layer, data in piece(PIECES[name]()).items()}
