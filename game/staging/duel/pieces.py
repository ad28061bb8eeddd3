"""What the pieces and places of the duel's table are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.duel.spec import COLOURS, PLAYERS, CardId
from game.staging.pieces import Crest, Lamp, Lantern, Name, Piece, Plate, Prompt

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]


# ---------------------------------------------------------------- quay


@value
class FishCard(Piece):
    """A card, wherever it lies and whichever face is up."""

    card: CardId


@value
class Half(Piece):
    """Of the card that is being settled."""

    side: int


@value
class Hook(Piece):
    """Where a card hangs."""

    AT: ClassVar[str] = "hung_{place}"
    place: int


@value
class Rope(Piece):
    """From which it hangs."""

    AT: ClassVar[str] = "rope_{place}"
    place: int


@value
class Arriving(Piece):
    """Where a card lies while it is settled."""

    AT: ClassVar[str] = "arriving_{seat}"
    seat: Seat


@value
class DrawPile(Piece):
    """Its top card lies on it."""

    AT: ClassVar[str] = "draw"


@value
class DrawCount(Piece):
    """How many cards it holds."""


@value
class Discards(Piece):
    """They come back turned over."""

    AT: ClassVar[str] = "discard"


@value
class DiscardCount(Piece):
    """How many there are."""


@value
class FinalSeal(Piece):
    """This turn is the last."""


@value
class Balance(Piece):
    """The track of the barrel."""

    AT: ClassVar[str] = "balance"


@value
class Notch(Piece):
    """Of the balance; negative at the left."""

    at: int

    @property
    def slot(self) -> str:
        """Counted from the middle."""
        return f"notch_{self.at}"


@value
class Barrel(Piece):
    """On one of the notches."""


@value
class Daylight(Piece):
    """Over the scenery."""


@value
class Noren(Piece):
    """Over the daylight."""


# ---------------------------------------------------------------- chant


@value
class Chant(Piece):
    """The strip of the three beats."""

    AT: ClassVar[str] = "chant"


@value
class Beat(Piece):
    """One of them."""

    number: int


@value
class Syllable(Piece):
    """The one that is called, large."""

    beat: int

    @property
    def slot(self) -> str:
        """The same for all of them."""
        return "syllable"


@value
class Fist(Piece):
    """A bid that nobody knows yet."""

    AT: ClassVar[str] = "reveal_{seat}"
    seat: Seat


@value
class ShownBid(Fist):
    """The same hand, open."""


@value
class Ready(Piece):
    """A badge: this seat needs no more time."""

    seat: Seat


@value
class Finish(Piece):
    """The plate that closes the match."""


# ---------------------------------------------------------------- seats


@value
class Points(Piece):
    """A seat's score, if the match ended now."""

    AT: ClassVar[str] = "seat_{seat}_points"
    seat: Seat


@value
class Knives(Piece):
    """The rail of a seat's knives."""

    AT: ClassVar[str] = "seat_{seat}_knives"
    seat: Seat


@value
class Knife(Piece):
    """One place of the rail."""

    seat: Seat
    number: int


@value
class Pile(Piece):
    """A seat's cards of one colour."""

    AT: ClassVar[str] = "seat_{seat}_pile_{colour}"
    seat: Seat
    colour: int


@value
class PileCount(Piece):
    """What that pile counts, and how many cards it has."""

    AT: ClassVar[str] = "seat_{seat}_count_{colour}"
    seat: Seat
    colour: int


@value
class Sign(Piece):
    """One of the four bids of a seat, counted from 1."""

    seat: Seat
    bid: int

    @property
    def slot(self) -> str:
        """Bids are no places."""
        return f"seat_{self.seat + 1}_bid_{self.bid}"


HUD: Final = (
    *("header", "header_round", "header_phase", "header_right"),
    *("inspector", "inspector_print", "inspector_text", "toast"),
)


def slots(players: int = PLAYERS, notches: int = 4, bids: int = 4) -> tuple[str, ...]:
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
