"""Who made the games, and what this cabinet is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.titles.shelf import TITLES


@dataclass(frozen=True, slots=True)
class Leaf:
    """A heading and the paragraphs under it."""

    title: str
    paragraphs: tuple[str, ...]


ADAPTATION: Final = (
    "This cabinet is an unofficial adaptation made by admirers. It is neither made nor approved by the "
    "designers or their publishers. If you enjoy a game here, please buy the real box: it feels better in "
    "the hand."
)
ORIGINAL: Final = (
    "Every picture and every word on this screen was made for this cabinet; nothing is copied from the "
    "printed games."
)
LICENCES: Final = (
    "The program is free under the MIT licence, its pictures and sounds under Creative Commons Attribution "
    "4.0. The fonts are free under the SIL Open Font Licence; the licences lie beside them."
)
THANKS: Final = (
    "Built with Python, pygame-ce, esper, pytmx and platformdirs, with thanks to everybody who works on "
    "them. THIRD_PARTY.md, which comes with the game, names all of it with its licences."
)

CREDITS: Final = (
    Leaf(
        "The games",
        (*(f"{title.heading} was designed by {title.designer}." for title in TITLES.values()), ADAPTATION),
    ),
    Leaf("The cabinet", (ORIGINAL, LICENCES, THANKS)),
)
