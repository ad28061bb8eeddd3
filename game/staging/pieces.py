"""What pieces are called: one value for a piece, what explains it, what can be chosen, and where it lies."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar

from game.rules.core.seat import Seat
from game.rules.core.value import value


class Piece:
    """`AT` is its place on the map, which counts from 1 where pieces count from 0."""

    __slots__ = ()
    AT: ClassVar[str] = ""

    @property
    def slot(self) -> str:
        """As the map names it."""
        own: Any = self
        return self.AT.format(**{part.name: getattr(self, part.name) + 1 for part in fields(own)})


@value
class Plate(Piece):
    """All of a seat."""

    AT: ClassVar[str] = "seat_{seat}"
    seat: Seat


@value
class Crest(Piece):
    """Of whoever sits there."""

    AT: ClassVar[str] = "seat_{seat}_crest"
    seat: Seat


@value
class Name(Piece):
    """Of whoever sits there."""

    AT: ClassVar[str] = "seat_{seat}_name"
    seat: Seat


@value
class Lantern(Piece):
    """Lit while the table waits for the seat."""

    AT: ClassVar[str] = "seat_{seat}_lantern"
    seat: Seat


@value
class Lamp(Piece):
    """Lit once the seat has entered something secret."""

    AT: ClassVar[str] = "seat_{seat}_lamp"
    seat: Seat


@value
class Prompt(Piece):
    """The line on a seat's plate that tells it what to press."""

    AT: ClassVar[str] = "seat_{seat}_prompt"
    seat: Seat
