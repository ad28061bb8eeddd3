"""What everything that draws needs to know: the window's size, and words and pictures for it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.ui.frame import Frame
from game.ui.images import Images
from game.ui.plates import Plates
from game.ui.text import Typesetter


@dataclass(frozen=True, slots=True)
class Kit:
    """Made anew when the window changes size or the player wants larger text."""

    frame: Frame
    text: Typesetter
    images: Images
    plates: Plates = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "plates", Plates(self.frame))

    @classmethod
    def of(cls, frame: Frame, reading: float = 1.0) -> Kit:
        """With fonts and art from assets/."""
        return cls(frame, Typesetter(frame, reading), Images(frame))
