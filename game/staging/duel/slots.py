"""The places of the duel's table, as its map names them; they count from 1, pieces from 0."""

from __future__ import annotations

from typing import Final

from game.rules.duel.spec import PLAYERS

COMMON: Final = (
    *("header", "header_round", "header_phase", "header_right", "draw", "discard", "balance", "chant"),
    *("syllable", "inspector", "inspector_print", "inspector_text", "toast"),
)
OF_SIDE: Final = ("hung", "rope", "arriving", "reveal")
"""One at the left and one at the right."""

OF_SEAT: Final = (
    *("crest", "name", "points", "knives", "lantern", "lamp", "prompt"),
    *(f"pile_{colour}" for colour in range(1, 5)),
    *(f"count_{colour}" for colour in range(1, 5)),
    *(f"bid_{bid}" for bid in range(1, 5)),
)


def slots(players: int = PLAYERS, notches: int = 4) -> tuple[str, ...]:
    """Every slot the map must name."""
    seats = range(1, players + 1)
    return (
        *COMMON,
        *(f"notch_{notch}" for notch in range(-notches, notches + 1)),
        *(f"{part}_{side}" for part in OF_SIDE for side in (1, 2)),
        *(f"seat_{seat}" for seat in seats),
        *(f"seat_{seat}_{part}" for seat in seats for part in OF_SEAT),
    )
