"""Who made the games, and what this cabinet is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.i18n.door import N_, _
from game.titles.shelf import TITLES


@dataclass(frozen=True, slots=True)
class Leaf:
    """A heading and the paragraphs under it."""

    title: str
    paragraphs: tuple[str, ...]


ADAPTATION: Final = N_(
    "This is an unofficial adaptation made by fans. It is neither made nor approved by the designers or "
    "their publishers. If you enjoy a game here, please buy the real box: it feels better in the hand."
)
ORIGINAL: Final = N_(
    "Every picture and every word was made for this cabinet. Nothing is copied from the printed games."
)
LICENCES: Final = N_(
    "The program is free under the MIT licence, its pictures and sounds under Creative Commons Attribution "
    "4.0. The fonts are free under the SIL Open Font Licence. The licences are included."
)
THANKS: Final = N_(
    "Built with Python, pygame-ce, esper, pytmx and platformdirs. Thanks to everybody who works on them. "
    "THIRD_PARTY.md, which comes with the game, lists everything it uses, with the licences."
)

HEADING: Final = N_("Credits")


def pages() -> tuple[Leaf, ...]:
    """In the language of now."""
    designed = [
        _("{title} was designed by {designer}.", title=title.heading, designer=title.designer)
        for title in TITLES.values()
    ]
    return (
        Leaf(_("The games"), (*designed, _(ADAPTATION))),
        Leaf(_("The cabinet"), (_(ORIGINAL), _(LICENCES), _(THANKS))),
    )
