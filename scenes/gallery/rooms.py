"""All rooms of the gallery: those of each game, and those where one listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n.door import N_
from game.titles.shelf import TITLES
from scenes.gallery.exhibit import Exhibit, Room

TABLE: Final = {
    "deal": N_("Deal a card"),
    "turn": N_("Turn a card"),
    "ticket": N_("Place a ticket"),
    "take_back": N_("Undo"),
    "lock": N_("Lock in"),
    "unlock": N_("Unlock"),
    "reveal": N_("Reveal"),
    "crowd": N_("Crowd"),
    "count": N_("Count a ticket"),
    "strike": N_("Strike out"),
    "double": N_("Double"),
    "stamp": N_("Stamp"),
    "bell": N_("Bell"),
    "hop": N_("Hop"),
    "stop": N_("Nothing moves"),
    "stack": N_("Marker on marker"),
    "niche": N_("Niche"),
    "call": N_("Call"),
    "coin": N_("Coins in"),
    "coin_out": N_("Coins out"),
    "sold": N_("Sold"),
    "lay": N_("Add a card"),
    "takusan": N_("Takusan"),
    "yakuza": N_("Yakuza"),
    "sweep": N_("Clear the table"),
    "paper": N_("Paper"),
    "tally": N_("Add up"),
    "win": N_("Victory"),
    "lose": N_("Defeat"),
    "score": N_("Score"),
}
CABINET: Final = {
    "focus": N_("Move"),
    "confirm": N_("Confirm"),
    "cancel": N_("Cancel"),
    "error": N_("Not possible"),
    "join": N_("Take a seat"),
    "leave": N_("Leave a seat"),
    "page": N_("Turn a page"),
    "pause": N_("Pause"),
    "open": N_("Lift the curtain"),
    "close": N_("Drop the curtain"),
    "wa": N_("Wa"),
    "sa": N_("Sa"),
    "bi": N_("Bi"),
    "barrel": N_("Barrel"),
    "barrel_turn": N_("Turn the barrel"),
    "hang": N_("Hang a card"),
    "knife": N_("Knife"),
    "wasabi": N_("Wasabi"),
    "steal": N_("Steal"),
    "specialty": N_("Specialty"),
    "sail": N_("Set sail"),
    "dock": N_("Dock"),
    "splash": N_("Splash"),
    "auction_open": N_("Open the auction"),
}
EFFECTS: Final = {"table": TABLE, "cabinet": CABINET}
PIECES: Final = {
    "title": (N_("Before dawn"), "title"),
    **{title.name: (title.tune, f"cabinets/{title.name}") for title in TITLES.values()},
    "results": (N_("The market closes"), "seals/win"),
}


def _sounds() -> tuple[Room, ...]:
    music = tuple(
        Exhibit(heading, N_("Confirm to hear all of its layers."), (picture,), music=piece)
        for piece, (heading, picture) in PIECES.items()
    )
    return (
        Room("sounds_table", N_("Sounds of the table"), _noises(TABLE)),
        Room("sounds_cabinet", N_("Sounds of the cabinet"), _noises(CABINET)),
        Room("music", N_("Music"), music),
    )


def _noises(named: Mapping[str, str]) -> tuple[Exhibit, ...]:
    words = N_("Confirm to hear it.")
    return tuple(Exhibit(heading, words, ("prints/back",), sound=name) for name, heading in named.items())


ROOMS: Final[tuple[Room, ...]] = (
    *(room for title in TITLES.values() for room in title.gallery),
    *_sounds(),
)
"""From the first to the last."""
