"""Every sound by name: the function that makes it, and the tier it is as loud as."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from tools.sound import rooms
from tools.sound.effects import (
    arms,
    blades,
    cloth,
    cord,
    counting,
    crowd,
    duel,
    fate,
    harbor,
    money,
    paper,
    race,
    wood,
)
from tools.sound.mastering import effect, piece, room
from tools.sound.music import auction as auction_piece
from tools.sound.music import duel as duel_piece
from tools.sound.music import harbor as harbor_piece
from tools.sound.music import results, title
from tools.sound.tiers import Tier
from tools.sound.waves import Wave, seeded

SOUNDS: Final = Path(__file__).parents[2] / "assets" / "sounds"
MUSIC: Final = SOUNDS / "music"

Recipe = Callable[[np.random.Generator], Wave]
Piece = Callable[[], dict[str, Wave]]

FAINT: Final[tuple[Recipe, ...]] = (wood.focus,)
PRESSES: Final[tuple[Recipe, ...]] = (
    *(wood.confirm, wood.cancel, wood.lock, wood.unlock, cord.fuse),
    *(paper.ticket, paper.take_back, paper.paper, paper.page, cloth.open_, cloth.close),
    *(arms.nod, arms.nod_left, arms.nod_right),
)
SOFT: Final[tuple[Recipe, ...]] = (
    *(wood.error, wood.hop, wood.count, wood.join, wood.leave, wood.pause),
    *(paper.deal, paper.turn, paper.lay, cloth.sweep, money.coin, money.coin_out, money.tally),
    *(wood.stack, counting.plaque),
    *(harbor.sail, harbor.dock, harbor.splash),
    *(crowd.crowd, crowd.wa, crowd.sa, duel.barrel, race.refuse, cord.snuff, arms.late),
    *race.RUSHES,
    *counting.NOTES,
)
USUAL: Final[tuple[Recipe, ...]] = (
    *(wood.stop, wood.call, wood.stamp),
    *(money.sold, fate.strike, fate.niche),
    *(duel.barrel_turn, duel.hang, duel.wasabi, duel.steal, duel.specialty),
    *(harbor.chain, harbor.ebb),
    *(arms.whoosh, arms.bend, arms.flick, arms.beat, race.blind),
    *(counting.lead, counting.unroll, counting.dusk),
)
MARKED: Final[tuple[Recipe, ...]] = (
    *(paper.reveal, fate.bell, fate.double, fate.yakuza, fate.takusan, crowd.bi, harbor.auction_open),
    *(arms.shove, arms.snatch, blades.knife_1, race.overtake, counting.roll),
)
LOUD: Final[tuple[Recipe, ...]] = (
    *(arms.throw_1, arms.throw_2, arms.thud, blades.knife_2, blades.knife_3, blades.blade, counting.hit),
)
CLIMAX: Final[tuple[Recipe, ...]] = (blades.knife_4, fate.win)
BY_TIER: Final[dict[Tier, tuple[Recipe, ...]]] = {
    Tier.FAINT: FAINT,
    Tier.PRESS: PRESSES,
    Tier.SOFT: SOFT,
    Tier.USUAL: USUAL,
    Tier.MARKED: MARKED,
    Tier.LOUD: LOUD,
    Tier.CLIMAX: CLIMAX,
}


def _named(recipe: Recipe) -> str:
    return recipe.__name__.removesuffix("_")


EFFECTS: Final[dict[str, Recipe]] = {
    _named(recipe): recipe for recipes in BY_TIER.values() for recipe in recipes
}
TIERS: Final[dict[str, Tier]] = {
    _named(recipe): tier for tier, recipes in BY_TIER.items() for recipe in recipes
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
ROOMS: Final[dict[str, Recipe]] = {
    recipe.__name__: recipe for recipe in (rooms.dawn, rooms.market, rooms.night, rooms.day)
}


def maker(name: str) -> Recipe | Piece:
    """What makes the sound of this name."""
    return EFFECTS.get(name) or ROOMS.get(name) or PIECES[name]


def files(name: str) -> dict[Path, bytes]:
    """What is written for one effect or room, or for all layers of one piece."""
    if name in EFFECTS:
        return {SOUNDS / f"{name}.ogg": effect(EFFECTS[name](seeded(name)), TIERS[name])}
    if name in ROOMS:
        return {MUSIC / f"{name}_room.ogg": room(ROOMS[name](seeded(name)))}
    return {MUSIC / f"{name}_{layer}.ogg": data for layer, data in piece(PIECES[name]()).items()}
