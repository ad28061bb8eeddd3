"""The cards of the auction, in its room of the gallery."""

from __future__ import annotations

from typing import Final

from game.titles.auction import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

CARDS: Final = {
    "ebi": ("Ebi", "Prawn. The first to move when the market wakes."),
    "hotategai": ("Hotategai", "Scallop. Grey shell, white flesh, and a market that hardly trusts it."),
    "sake": ("Sake", "Salmon, on its way up the falls while the maples turn."),
    "tako": ("Tako", "Octopus. Eight arms, one pot, and no hurry to leave it."),
    "fugu": ("Fugu", "Puffer fish. Best admired from a distance, or by licence."),
    "maguro": ("Maguro", "Bluefin tuna. It has no quotation: only many together are worth a fortune."),
    "takusan": ("Takusan", "Plenty. It joins any row and counts as what lies there."),
    "yakuza": ("Yakuza", "A sleeve, a crest, no face. He is paid before anybody else."),
    "back": ("The back", "Waves on waves, and the seal of the market."),
}

PRINTS: Final = tuple(
    Exhibit(heading, words, (f"prints/{kind}",)) for kind, (heading, words) in CARDS.items()
)

ROOMS: Final = (Room(TITLE.name, TITLE.heading, (*PRINTS, poster(TITLE.name))),)
