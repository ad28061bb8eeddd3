"""The places of the auction's table, as its map names them; they count from 1, pieces from 0."""

from __future__ import annotations

from typing import Final

COMMON: Final = (
    *("header", "header_round", "header_phase", "header_right", "board", "order", "deck", "bank"),
    *("inspector", "inspector_print", "inspector_text", "toast"),
)
OF_SEAT: Final = (
    *("crest", "name", "money", "lantern", "lamp", "clock", "value", "prompt", "yakuza"),
    *(f"fan_{place}" for place in range(1, 10)),
    *(f"row_{product}" for product in range(1, 7)),
)


def slots(players: int, spaces: int = 60, niches: int = 5, cards: int = 3) -> tuple[str, ...]:
    """Every slot the map must name for so many players."""
    lots = range(1, players + 2)
    seats = range(1, players + 1)
    return (
        *COMMON,
        *(f"space_{space}" for space in range(1, spaces + 1)),
        *(f"niche_{niche}" for niche in range(1, niches + 1)),
        *(f"tile_home_{lot}" for lot in lots),
        *(f"lot_{lot}" for lot in lots),
        *(f"lot_{lot}_{part}" for lot in lots for part in ("tile", "sum")),
        *(f"lot_{lot}_card_{card}" for lot in lots for card in range(1, cards + 1)),
        *(f"lot_{lot}_ticket_{seat}" for lot in lots for seat in seats),
        *(f"seat_{seat}" for seat in seats),
        *(f"seat_{seat}_{part}" for seat in seats for part in OF_SEAT),
    )
