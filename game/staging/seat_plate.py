"""The plate of a seat, with whoever sits there and whether the table waits for them."""

from __future__ import annotations

from typing import Final, Protocol

from game.rules.core.seat import Seat
from game.staging import places, seat_faces
from game.staging.kept import Kept
from game.staging.pieces import Crest, Lamp, Lantern, Name, Piece, Plate
from game.table.layout import Layout
from game.table.pose import Face, Poses

LETTER: Final = 20


class Chair(Protocol):
    """Whoever sits there; crests count from 1."""

    @property
    def name(self) -> str:
        """As shown to all."""

    @property
    def crest(self) -> int:
        """The number of its picture."""

    @property
    def device(self) -> str | None:
        """What somebody sits there with; a bot has none."""


class SeatPlate:
    """What every seat has in every game: plate, crest, name, lantern and lamp."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout) -> None:
        self._seat, self._layout = seat, layout
        self.called, self.lamp = Kept(self._called), Kept(self._lamp)
        self.fixed: Poses = self._at(Crest(seat), seat_faces.crest(chair.crest))
        if Name(seat).slot in layout.slots:
            width = LETTER * (len(chair.name) + 1)
            name = places.at_left(layout.at(Name(seat)), places.CELL, seat_faces.name(chair.name), width)
            self.fixed[Name(seat)] = name

    def _called(self, acting: bool) -> Poses:
        plate = seat_faces.plate(self._seat, acting)
        return {
            Plate(self._seat): places.filling(self._layout.at(Plate(self._seat)), places.PLATE, plate),
            **self._at(Lantern(self._seat), seat_faces.lantern(acting)),
        }

    def _lamp(self, on: bool | None) -> Poses:
        """None while there is nothing to lock."""
        return {} if on is None else self._at(Lamp(self._seat), seat_faces.lamp(on))

    def _at(self, piece: Piece, face: Face) -> Poses:
        return {piece: places.filling(self._layout.at(piece), places.CELL, face)}
