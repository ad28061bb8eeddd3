"""Somebody who plays by what is proposed alone: presses what is lit, and does what the sheet came with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from game.table.pose import PieceId


@dataclass(frozen=True, slots=True)
class Choose:
    """A piece: walked to and confirmed, or clicked."""

    piece: PieceId


@dataclass(frozen=True, slots=True)
class Say:
    """A word of the bindings; some must be held."""

    word: str
    held: bool = False


Want: TypeAlias = Choose | Say


def wants(scene: Any) -> Want:
    """The next press of whoever is asked, who looks at what everybody sees and thinks of nothing."""
    match scene.name:
        case "turn":
            return Choose(scene.focus.at)
        case "auction":
            return Say("lock", held=True) if scene.secret else Say("hurry")
        case "count":
            return Say("confirm")
    return Say("hurry")
