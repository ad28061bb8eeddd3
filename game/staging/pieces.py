"""What pieces are called: one value for a piece, what explains it, what can be chosen, and where it lies."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, ClassVar, Final, dataclass_transform

from game.rules.core.seat import Seat

HUD: Final = (
    *("header", "header_round", "header_phase", "header_right"),
    *("inspector", "inspector_print", "inspector_text", "toast"),
)
"""What every map must name beside its pieces."""


class Kind(type):
    """Makes each piece once: equal ones are the same one, so that no table of pieces need compare them."""

    _made: dict[tuple[Any, ...], Any]

    def __call__(cls, *parts: Any) -> Any:
        """The piece with these parts."""
        found = cls._made.get(parts)
        if found is None:
            found = cls._made[parts] = super().__call__(*parts)
        return found


@dataclass_transform(frozen_default=True)
class Piece(metaclass=Kind):
    """Its kinds are values; `at` is their place on the map, which counts from 1 where pieces count from 0."""

    AT: ClassVar[str] = ""

    def __init_subclass__(cls, at: str | None = None) -> None:
        """A kind of a kind lies where that does, unless it says otherwise."""
        cls.AT, cls._made = cls.AT if at is None else at, {}
        dataclass(frozen=True, eq=False)(cls)

    @cached_property
    def slot(self) -> str:
        """As the map names it."""
        own: Any = self
        return self.AT.format(**{part.name: getattr(self, part.name) + 1 for part in fields(own)})


class Plate(Piece, at="seat_{seat}"):
    """All of a seat."""

    seat: Seat


class Crest(Piece, at="seat_{seat}_crest"):
    """Of whoever sits there."""

    seat: Seat


class Name(Piece, at="seat_{seat}_name"):
    """Of whoever sits there."""

    seat: Seat


class Lantern(Piece, at="seat_{seat}_lantern"):
    """Lit while the table waits for the seat."""

    seat: Seat


class Lamp(Piece, at="seat_{seat}_lamp"):
    """Lit once the seat has entered something secret."""

    seat: Seat


class Prompt(Piece, at="seat_{seat}_prompt"):
    """The line on a seat's plate that tells it what to press."""

    seat: Seat


class Verbs(Piece, at="verbs"):
    """Where the buttons of whoever decides stand."""


class WayBack(Piece, at="back"):
    """Where the button that leads back stands, if not among those."""


class Verb(Piece):
    """A button of the header."""

    key: str


class Sheet(Piece, at="sheet"):
    """A decision in the making lies over the table."""


class Card(Piece):
    """A card of a sheet, by its place."""

    place: int


class Less(Piece):
    """The button that takes one off a card's figure."""

    place: int


class More(Piece):
    """The button that adds one to it."""

    place: int


class Told(Piece):
    """A part of a sheet that only tells something."""

    place: int
