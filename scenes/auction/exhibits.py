"""The cards of the auction, in its room of the gallery."""

from __future__ import annotations

from typing import Final

from game.i18n.door import N_
from game.titles.auction import TITLE
from scenes.gallery.exhibit import Exhibit, Room, poster

CARDS: Final = {
    "ebi": (N_("Ebi"), N_("Shrimp. The first to move when the market wakes.")),
    "hotategai": (
        N_("Hotategai"),
        N_("Scallop. Grey shell, white flesh, and a market that hardly trusts it."),
    ),
    "sake": (N_("Sake"), N_("Salmon, on its way up the falls while the maples turn.")),
    "tako": (N_("Tako"), N_("Octopus. Eight arms, one pot, and no hurry to leave it.")),
    "fugu": (N_("Fugu"), N_("Puffer fish. Best admired from a distance, or by licence.")),
    "maguro": (N_("Maguro"), N_("Bluefin tuna. It has no quotation, but many together are worth a fortune.")),
    "takusan": (N_("Takusan"), N_("Plenty. It joins any row and counts as the fish there.")),
    "yakuza": (N_("Yakuza"), N_("A sleeve, a crest, no face. He is paid before anyone else.")),
    "back": (N_("Card back"), N_("Waves on waves, and the seal of the market.")),
}

PRINTS: Final = tuple(
    Exhibit(heading, words, (f"prints/{kind}",)) for kind, (heading, words) in CARDS.items()
)

ROOMS: Final = (Room(TITLE.name, TITLE.heading, (*PRINTS, poster(TITLE.name))),)
