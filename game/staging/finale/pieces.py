"""What stands on the stage of the count."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.staging.pieces import Piece


class Ground(Piece):
    """The sea at dawn, over the whole table."""


class Board(Piece):
    """The picture of what is counted now."""


class Said(Piece):
    """What is counted now, in words; at the end who has won."""


class Stand(Piece):
    """Whose tower it is."""

    seat: Seat


class Total(Piece):
    """The score so far."""

    seat: Seat


class Brick(Piece):
    """What a step of the count brought to a seat, or took."""

    seat: Seat
    step: int


class Fan(Piece):
    """The cards of a step on their way up."""

    seat: Seat
    step: int


class Gain(Piece):
    """What a step brings, over the tower."""

    seat: Seat


class Seal(Piece):
    """Stamped over the tower of whoever has won."""

    seat: Seat


class Leading(Piece):
    """The lantern over whoever leads."""


class Blade(Piece):
    """A knife that has struck, where a match ends by them."""

    number: int


class Cry(Piece):
    """What everybody shouts then."""
