"""Draws the stand-in pictures of assets/art/ and the tile set of the map: python -m tools.standins [PART ...]

Without arguments everything is drawn anew; a PART such as `cards/` or `coin` limits it. Pictures are stored
at 4/3 of their size on a screen of 1080 lines, so that they are sharp at 1440; the large ones come a second
time, `@720`, for smaller windows, where reading them takes the longest. Whoever replaces one keeps its
name and its shape, and leaves empty what the game writes upon: on a price tile the left two thirds, light,
for a price in ink, and the right third, dark, for a modifier in washi.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from tools.standin import backdrops, cards, covers, crests, lights, market, prints, tickets, tokens
from tools.standin.palette import KINDS, PRODUCTS

ASSETS: Final = Path(__file__).parents[1] / "assets"
Draw = Callable[[], pygame.Surface]


def catalogue() -> dict[str, Draw]:
    """How to draw each file, by its path under assets/ without `.png`."""
    art = {**_cards(), **_tickets(), **_tokens(), **_scenes()}
    return {"tables/market": market.tileset} | {f"art/{name}": draw for name, draw in art.items()}


def _cards() -> dict[str, Draw]:
    drawn: dict[str, Draw] = {"cards/back": cards.back, "prints/back": prints.back}
    for kind in KINDS:
        drawn[f"cards/{kind}"] = partial(cards.card, kind)
        drawn[f"prints/{kind}"] = partial(prints.print_of, kind)
        drawn[f"symbols/{kind}"] = partial(tokens.symbol, kind)
    return drawn


def _tickets() -> dict[str, Draw]:
    drawn: dict[str, Draw] = {"tickets/struck": tickets.struck}
    for ticket in tickets.SIGNS:
        drawn[f"tickets/{ticket}"] = partial(tickets.face, ticket)
        drawn[f"fan/{ticket}"] = partial(tickets.cell, ticket)
    return drawn | {f"tickets/back_{seat}": partial(tickets.back, seat) for seat in range(1, 5)}


def _tokens() -> dict[str, Draw]:
    drawn: dict[str, Draw] = {
        "tiles/plain": partial(tokens.tile, False),
        "tiles/clock": partial(tokens.tile, True),
        "lantern": partial(lights.lantern, True),
        "lantern_out": partial(lights.lantern, False),
        "lamp_on": partial(lights.lamp, True),
        "lamp_off": partial(lights.lamp, False),
        "clock": tokens.clock,
        "coin": tokens.coin,
        "deck": lambda: tokens.deck(cards.back()),
    }
    drawn |= {f"markers/{kind}": partial(tokens.marker, kind) for kind in PRODUCTS if kind != "maguro"}
    return drawn | {f"crests/{number}": partial(crests.crest, number) for number in range(1, 7)}


def _scenes() -> dict[str, Draw]:
    return {
        "cabinets/auction": covers.auction,
        "cabinets/duel": covers.duel,
        "cabinets/harbor": covers.harbor,
        "title": backdrops.market,
        "title@720": lambda: backdrops.smaller(backdrops.market()),
        "wood": backdrops.wood,
        "wood@720": lambda: backdrops.smaller(backdrops.wood()),
        "curtain": backdrops.curtain,
    }


def main(parts: list[str]) -> None:
    """Draws what was asked for and says how large it came out."""
    total = 0
    for name, draw in catalogue().items():
        path = ASSETS / f"{name}.png"
        if not parts or any(part in name for part in parts):
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(draw(), path)
            print(f"{path.stat().st_size:>9,}  {name}")
        total += path.stat().st_size
    print(f"{total:>9,}  bytes in all")


if __name__ == "__main__":
    main(sys.argv[1:])
