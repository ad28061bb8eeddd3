"""What the deck has to know of a kind, and how a figure stands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.art.cards.patterns import Area
from tools.art.press.block import Figure
from tools.art.press.inks import Ink
from tools.art.species.style import Style


@dataclass(frozen=True)
class Pose:
    """Where a figure stands: a scale, a turn, and a shift from the middle in parts of its width."""

    scale: float
    degrees: float = 0
    dx: float = 0
    dy: float = 0
    flip: bool = False


@dataclass(frozen=True)
class Kind:
    """What tells one kind from all others."""

    letter: str
    kanji: str
    kana: str
    figure: Callable[[Style], Figure]
    field: Ink
    """The colour of the rulebook."""
    deep: Ink
    """The field's own shadow, for its pattern."""
    sign: Ink
    """The letter: at least 4.5 to 1 against the field."""
    sun: Ink
    """Behind the figure."""
    cloth: Callable[[Area], str]
    pose: Pose
    """1 fills the sun of a table card."""
    small: Pose
    """1 fills the ring of a sign."""
