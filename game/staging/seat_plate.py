"""The plate of a seat, with whoever sits there and whether the table waits for them."""

from __future__ import annotations

from typing import Final, Protocol

from game.rules.core.seat import Seat
from game.staging import places, seat_faces
from game.staging.kept import Kept
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

OF_PLATE: Final = ("crest", "name", "lantern", "lamp")
"""The parts of a seat that its map must name for this."""

LETTER: Final = 20


class Chair(Protocol):
    """Whoever sits there; crests count from 1."""

    @property
    def name(self) -> str:
        """As shown to all."""

    @property
    def crest(self) -> int:
        """The number of its picture."""


class SeatPlate:
    """What every seat has in every game: plate, crest, name, lantern and lamp."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout) -> None:
        self._seat = seat
        self._slot = {part: layout.slot(f"seat_{seat + 1}_{part}") for part in OF_PLATE}
        self._plate = layout.slot(f"seat_{seat + 1}")
        self.called, self.lamp = Kept(self._called), Kept(self._lamp)
        self.fixed: Poses = {
            ("crest", seat): self._in("crest", seat_faces.crest(chair.crest)),
            ("name", seat): places.at_left(
                self._slot["name"], places.CELL, seat_faces.name(chair.name), LETTER * (len(chair.name) + 1)
            ),
        }

    def _called(self, acting: bool) -> Poses:
        plate = seat_faces.plate(self._seat, acting)
        return {
            ("plate", self._seat): places.filling(self._plate, places.PLATE, plate),
            ("lantern", self._seat): self._in("lantern", seat_faces.lantern(acting)),
        }

    def _lamp(self, on: bool | None) -> Poses:
        """None while there is nothing to lock."""
        return {} if on is None else {("lamp", self._seat): self._in("lamp", seat_faces.lamp(on))}

    def _in(self, part: str, face: Face) -> Pose:
        return places.filling(self._slot[part], places.CELL, face)
