"""What the pieces and places of the duel's table are called."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, PLAYERS, CardId
from game.staging.pieces import HUD, Crest, Lamp, Lantern, Name, Piece, Plate, Prompt
from game.table.layout import USUAL, Plan

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]


# ---------------------------------------------------------------- quay


class FishCard(Piece):
    """A card, wherever it lies and whichever face is up."""

    card: CardId


class Half(Piece):
    """Of the card that is being settled."""

    side: int


class Hook(Piece, at="hung_{place}"):
    """Where a card hangs."""

    place: int


class Rope(Piece, at="rope_{place}"):
    """From which it hangs."""

    place: int


class Arriving(Piece, at="arriving_{seat}"):
    """Where a card lies while it is settled."""

    seat: Seat


class DrawPile(Piece, at="draw"):
    """Its top card lies on it."""


class DrawCount(Piece):
    """How many cards it holds."""


class Discards(Piece, at="discard"):
    """They come back turned over."""


class DiscardCount(Piece):
    """How many there are."""


class FinalSeal(Piece):
    """This turn is the last."""


class Balance(Piece, at="balance"):
    """The track of the barrel."""


class Notch(Piece):
    """Of the balance; negative at the left."""

    at: int

    @property
    def slot(self) -> str:
        """Counted from the middle."""
        return f"notch_{self.at}"


class Barrel(Piece):
    """On one of the notches."""


class Daylight(Piece):
    """Over the scenery."""


class Noren(Piece):
    """Over the daylight."""


# ---------------------------------------------------------------- chant


class Chant(Piece, at="chant"):
    """The strip of the three beats."""


class Beat(Piece):
    """One of them."""

    number: int


class Syllable(Piece):
    """The one that is called, large."""

    beat: int

    @property
    def slot(self) -> str:
        """The same for all of them."""
        return "syllable"


class Fist(Piece, at="reveal_{seat}"):
    """A bid that nobody knows yet."""

    seat: Seat


class ShownBid(Fist):
    """The same hand, open."""


class Ready(Piece):
    """A badge: this seat needs no more time."""

    seat: Seat


class Finish(Piece):
    """The plate that closes the match."""


# ---------------------------------------------------------------- seats


class Points(Piece, at="seat_{seat}_points"):
    """A seat's score, if the match ended now."""

    seat: Seat


class Knives(Piece, at="seat_{seat}_knives"):
    """The rail of a seat's knives."""

    seat: Seat


class Knife(Piece):
    """One place of the rail."""

    seat: Seat
    number: int


class Pile(Piece, at="seat_{seat}_pile_{colour}"):
    """A seat's cards of one colour."""

    seat: Seat
    colour: int


class PileCount(Piece, at="seat_{seat}_count_{colour}"):
    """What that pile counts, and how many cards it has."""

    seat: Seat
    colour: int


class Sign(Piece):
    """One of the four bids of a seat, counted from 1."""

    seat: Seat
    bid: int

    @property
    def slot(self) -> str:
        """Bids are no places."""
        return f"seat_{self.seat + 1}_bid_{self.bid}"


def slots(players: int = PLAYERS, plan: Plan = USUAL, notches: int = 4, bids: int = 4) -> tuple[str, ...]:
    """Every slot the map must name."""
    return (*HUD, *(piece.slot for piece in _placed(players, notches, bids)))


def _placed(players: int, notches: int, bids: int) -> Iterator[Piece]:
    yield from (DrawPile(), Discards(), Balance(), Chant(), Syllable(1))
    yield from (Notch(at) for at in range(-notches, notches + 1))
    for seat in range(players):
        yield from (Hook(seat), Rope(seat), Arriving(seat), Fist(seat))
        yield from (Plate(seat), Crest(seat), Name(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (Points(seat), Knives(seat))
        yield from (place for colour in COLOURS for place in (Pile(seat, colour), PileCount(seat, colour)))
        yield from (Sign(seat, bid) for bid in range(1, bids + 1))
