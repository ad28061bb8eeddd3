"""All rooms of the gallery: those of each game, and those where one listens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n.door import N_
from game.titles.shelf import TITLES
from scenes.gallery.exhibit import Exhibit, Room

AUCTION: Final = {
    "deal": N_("Deal a card"),
    "turn": N_("Turn a card"),
    "ticket": N_("Place a ticket"),
    "refuse": N_("Refuse a ticket"),
    "reveal": N_("Reveal"),
    "crowd": N_("Crowd"),
    "count": N_("Count a ticket"),
    "blind": N_("Roll down the blind"),
    "blade": N_("Annul"),
    "strike": N_("Strike out"),
    "double": N_("Double"),
    "stamp": N_("Stamp"),
    "bell": N_("Bell"),
    "rush_1": N_("Swim slowly"),
    "rush_2": N_("Swim"),
    "rush_3": N_("Swim fast"),
    "rush_4": N_("Swim very fast"),
    "hop": N_("Hop"),
    "stop": N_("Nothing moves"),
    "stack": N_("Marker on marker"),
    "overtake": N_("Overtake"),
    "plaque": N_("Stamp a plaque"),
    "niche": N_("Niche"),
    "call": N_("Call"),
    "coin": N_("Coins in"),
    "coin_out": N_("Coins out"),
    "sold": N_("Sold"),
    "lay": N_("Add a card"),
    "takusan": N_("Takusan"),
    "yakuza": N_("Yakuza"),
    "sweep": N_("Clear the table"),
}
DUEL: Final = {
    "hang": N_("Hang a card"),
    "nod_left": N_("Nod on the left"),
    "nod_right": N_("Nod on the right"),
    "wa": N_("Wa"),
    "sa": N_("Sa"),
    "bi": N_("Bi"),
    "beat": N_("On the beat"),
    "late": N_("Too late"),
    "throw_1": N_("Throw"),
    "throw_2": N_("Another throw"),
    "bend": N_("Give way"),
    "whoosh": N_("Reach out"),
    "shove": N_("Shove"),
    "barrel": N_("Barrel"),
    "barrel_turn": N_("Turn the barrel"),
    "thud": N_("End of the balance"),
    "knife_1": N_("First knife"),
    "knife_2": N_("Second knife"),
    "knife_3": N_("Third knife"),
    "knife_4": N_("Fourth knife"),
    "wasabi": N_("Wasabi"),
    "steal": N_("Steal"),
    "snatch": N_("Snatch"),
    "flick": N_("Flick a card away"),
    "specialty": N_("Specialty"),
}
HARBOR: Final = {
    "sail": N_("Set sail"),
    "dock": N_("Dock"),
    "splash": N_("Splash"),
    "chain": N_("Drop the chain"),
    "ebb": N_("The sea is empty"),
    "auction_open": N_("Open the auction"),
    "nod": N_("A coin in the hand"),
    "tally": N_("Add up"),
    "note_1": N_("Note 1"),
    "note_2": N_("Note 2"),
    "note_3": N_("Note 3"),
    "note_4": N_("Note 4"),
    "note_5": N_("Note 5"),
    "note_6": N_("Note 6"),
    "note_7": N_("Note 7"),
    "note_8": N_("Note 8"),
    "roll": N_("Drum roll"),
    "hit": N_("Drum"),
    "lead": N_("Change of lead"),
    "win": N_("Victory"),
    "dusk": N_("A bot wins"),
    "unroll": N_("Unroll the poster"),
}
CABINET: Final = {
    "focus": N_("Move"),
    "confirm": N_("Confirm"),
    "cancel": N_("Cancel"),
    "error": N_("Not possible"),
    "take_back": N_("Undo"),
    "fuse": N_("Cord"),
    "snuff": N_("Put the cord out"),
    "lock": N_("Lock in"),
    "unlock": N_("Unlock"),
    "join": N_("Take a seat"),
    "leave": N_("Leave a seat"),
    "page": N_("Turn a page"),
    "paper": N_("Paper"),
    "pause": N_("Pause"),
    "open": N_("Lift the curtain"),
    "close": N_("Drop the curtain"),
}
EFFECTS: Final = {"auction": AUCTION, "duel": DUEL, "harbor": HARBOR, "cabinet": CABINET}
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
        Room("sounds_auction", N_("Sounds of the auction"), _noises(AUCTION)),
        Room("sounds_duel", N_("Sounds of the duel"), _noises(DUEL)),
        Room("sounds_harbor", N_("Sounds of the harbor and the count"), _noises(HARBOR)),
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
