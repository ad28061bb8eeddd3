"""All rooms of the gallery: those of each game, and those where one listens."""

from __future__ import annotations

from typing import Final

from game.titles.shelf import TITLES
from scenes.gallery.exhibit import Exhibit, Room

EFFECTS: Final = {
    "Table": (
        *("deal", "turn", "ticket", "take_back", "lock", "unlock", "reveal", "crowd", "count", "strike"),
        *("double", "stamp", "bell", "hop", "stop", "stack", "niche", "call", "coin", "coin_out"),
        *("sold", "lay", "takusan", "yakuza", "sweep", "paper", "tally", "win", "lose", "score"),
    ),
    "Cabinet": (
        *("focus", "confirm", "cancel", "error", "join", "leave", "page", "pause", "open", "close"),
        *("wa", "sa", "bi", "barrel", "barrel_turn", "hang", "knife", "wasabi", "steal", "specialty"),
        *("sail", "dock", "splash", "auction_open"),
    ),
}
PIECES: Final = {
    "title": ("Before dawn", "title"),
    **{title.name: (title.tune, f"cabinets/{title.name}") for title in TITLES.values()},
    "results": ("The market closes", "seals/win"),
}


def _sounds() -> tuple[Room, ...]:
    music = tuple(
        Exhibit(heading, "Confirm to hear all of its layers.", (picture,), music=piece)
        for piece, (heading, picture) in PIECES.items()
    )
    rooms = [
        Room(f"sounds_{heading.lower()}", f"Sounds: {heading.lower()}", tuple(_noise(name) for name in names))
        for heading, names in EFFECTS.items()
    ]
    return (*rooms, Room("music", "Music", music))


def _noise(name: str) -> Exhibit:
    return Exhibit(name.replace("_", " ").capitalize(), "Confirm to hear it.", ("prints/back",), sound=name)


ROOMS: Final[tuple[Room, ...]] = (
    *(room for title in TITLES.values() for room in title.gallery),
    *_sounds(),
)
"""From the first to the last."""
