"""What the pieces and places of the harbor's table are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.core.seat import Seat
from game.staging.pieces import Crest, Lamp, Lantern, Name, Piece, Plate, Prompt, Sheet, Verbs
from game.table.layout import USUAL, Plan

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]

PORTS: Final = 3
SLOTS: Final = 4
FAN: Final = 9
"""As the map has room for."""


# ---------------------------------------------------------------- the market


class Street(Piece, at="street"):
    """Where the houses stand; they share its width."""


class House(Piece):
    """A market: what it has, what it asks for entry, and what its fish is worth."""

    market: int


class Lane(Piece, at="race_{lane}"):
    """H80: how near the end is, in yen and in R."""

    lane: int


class Runner(Piece):
    """A seat in a lane of the race."""

    seat: Seat
    lane: int


class Anchor(Piece):
    """Under whoever alone has the least."""

    lane: int


class Goal(Piece):
    """From here on a lane ends the match."""

    lane: int


class Ribbon(Piece, at="ribbon"):
    """What happened last."""


# ---------------------------------------------------------------- ships


class Sea(Piece, at="seat_{seat}_sea"):
    """Where a seat's ships lie at sea."""

    seat: Seat


class Port(Piece, at="seat_{seat}_port_{port}"):
    """H26: of a seat's harbor."""

    seat: Seat
    port: int


class Boat(Piece):
    """A ship, by its place in the fleet."""

    seat: Seat
    ship: int


class Hold(Piece):
    """The frame of what a ship at sea carries."""

    seat: Seat
    ship: int


class Barrel(Piece):
    """A place of a hold, filled or not."""

    seat: Seat
    ship: int
    place: int


# ---------------------------------------------------------------- a seat's own


class Actions(Piece, at="seat_{seat}_actions"):
    """Those left in the turn."""

    seat: Seat


class Money(Piece, at="seat_{seat}_money"):
    """A seat's yen."""

    seat: Seat


class Value(Piece, at="seat_{seat}_value"):
    """A seat's R."""

    seat: Seat


class LicenceSlot(Piece, at="seat_{seat}_licence_{place}"):
    """H25: and what lies in it."""

    seat: Seat
    place: int


class Papers(Piece, at="seat_{seat}_papers"):
    """H56: loans or shares."""

    seat: Seat


class Tokens(Piece, at="seat_{seat}_tokens"):
    """Where a seat's tokens lie."""

    seat: Seat


class Token(Piece):
    """All tokens of a resource that a seat has."""

    seat: Seat
    resource: int


class Fresh(Piece, at="seat_{seat}_fresh"):
    """The upper row of a harbor."""

    seat: Seat


class Old(Piece, at="seat_{seat}_old"):
    """The lower row: what lies there goes back next turn."""

    seat: Seat


class Ware(Piece):
    """What is for sale: those of a row that are equal lie on one pile."""

    seat: Seat
    kind: int
    fresh: bool
    price: int


class FanPlace(Piece, at="seat_{seat}_fan_{place}"):
    """One of the nine coins of a blind bid; in the middle the hand is emptied."""

    seat: Seat
    place: int


class Flying(Piece):
    """Something on its way that belongs to no place."""

    number: int


# ---------------------------------------------------------------- an auction


class Mat(Piece):
    """Under a seat's fan and hand, over its lane and its quay."""

    seat: Seat


class Fist(Piece):
    """A seat's hand: closed, and open once bids are revealed."""

    seat: Seat


class Sum(Piece):
    """What is in a hand, for its owner alone."""

    seat: Seat


class CloseHand(Piece):
    """The button that closes a hand which nobody else looks at."""

    seat: Seat


class Catch(Piece):
    """The tuna that is sold."""


class Bag(Piece):
    """It is drawn from."""


class Bidder(Piece):
    """What everybody should know of a seat that bids."""

    seat: Seat


class Paid(Piece):
    """A coin on its way to whoever sold something."""

    place: int


# ---------------------------------------------------------------- deciding


class Strip(Piece, at="strip"):
    """A shorter one lies over the race alone."""


def slots(players: int, plan: Plan = USUAL) -> tuple[str, ...]:
    """Every slot the map must name for so many players."""
    return (*HUD, *(piece.slot for piece in _placed(players)))


HUD: Final = ("header", "header_round", "header_phase", "header_right", "toast")
"""No panel: what is explained stands on a card beside it."""


def _placed(players: int) -> Iterator[Piece]:
    yield from (Street(), Lane(0), Lane(1), Ribbon(), Verbs(), Sheet(), Strip())
    for seat in range(players):
        yield from (Plate(seat), Crest(seat), Name(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (Sea(seat), Actions(seat), Money(seat), Value(seat), Papers(seat))
        yield from (Tokens(seat), Fresh(seat), Old(seat))
        yield from (Port(seat, port) for port in range(PORTS))
        yield from (LicenceSlot(seat, place) for place in range(SLOTS))
        yield from (FanPlace(seat, place) for place in range(FAN))
