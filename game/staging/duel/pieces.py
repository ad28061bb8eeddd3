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


class Means(Piece, at="means_{place}"):
    """Under a hung card: what a half of it would bring."""

    place: int
    side: int


class Arriving(Piece, at="arriving_{seat}"):
    """Where a card lies while it is settled."""

    seat: Seat


class DrawPile(Piece, at="draw"):
    """Its top card lies on it."""


class DrawCount(Piece, at="draw_count"):
    """How many cards it holds."""


class Discards(Piece, at="discard"):
    """They come back turned over."""


class DiscardCount(Piece, at="discard_count"):
    """How many there are."""


class Seal(Piece, at="seal"):
    """Over the number of the turn; the last one has its own."""


class Balance(Piece, at="balance"):
    """The beam, which is the track of the barrel."""


class Foot(Piece, at="foot"):
    """On which the balance stands."""


class Barrel(Piece):
    """On one of the notches."""


class Ghost(Piece):
    """Where the barrel would go: on a notch."""

    notch: int


class Fate(Piece):
    """What would follow there at the end of the turn."""

    notch: int


class Worth(Piece):
    """Under the barrel: its points, for whoever has it on their side."""


class Daylight(Piece):
    """Over the scenery."""


class Noren(Piece):
    """Over the daylight."""


class Dusk(Piece):
    """Over all that matters less just now."""


# ---------------------------------------------------------------- below the balance


class Stand(Piece, at="stand"):
    """Where the syllables are said, and what has happened is told."""


class Beat(Piece):
    """One of the three syllables."""

    number: int

    @property
    def slot(self) -> str:
        """By its sound."""
        return ("wa", "sa", "bi")[self.number]


class Ribbon(Piece, at="header_phase"):
    """The plate of the sentence at the foot."""


class Menu(Piece, at="header_right"):
    """The button that leads to pause, rules and log."""


# ---------------------------------------------------------------- seats


class Hand(Piece, at="reveal_{seat}"):
    """A fist, and the open hand it becomes."""

    seat: Seat


class Sleeve(Piece):
    """Of that hand; it reaches beyond the edge of the screen."""

    seat: Seat


class Star(Piece):
    """Behind a hand that opens."""

    seat: Seat


class Verdict(Piece, at="stand"):
    """Who has won the bid, by how much."""


class Cut(Piece):
    """Of a knife, over the card that brought it."""


class Stuck(Piece):
    """One of the knives of whoever is near to winning by them, large in the middle."""

    number: int


class Edge(Piece):
    """Of the day that sweeps over the quay, or of the night."""


class Figure(Piece):
    """The bid of an open hand, as a figure on its sleeve."""

    seat: Seat


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


class Plaque(Piece, at="seat_{seat}_plaque_{colour}"):
    """Of a fish: the bonus of its pile, and how near that is."""

    seat: Seat
    colour: int


class Pile(Piece, at="seat_{seat}_pile_{colour}"):
    """A seat's cards of one colour."""

    seat: Seat
    colour: int


class PileCount(Piece):
    """What that pile counts, at the end of its cards."""

    seat: Seat
    colour: int


class Cross(Piece, at="seat_{seat}_cross"):
    """Around the signs of a seat."""

    seat: Seat


class Sign(Piece):
    """One of the four bids of a seat, counted from 1."""

    seat: Seat
    bid: int

    @property
    def slot(self) -> str:
        """Bids are no places."""
        return f"seat_{self.seat + 1}_bid_{self.bid}"


def plans(players: int) -> tuple[Plan, ...]:
    """For type as usual, and for large type."""
    return USUAL, LARGE


LARGE = Plan(large=True)
WORDS = ("series", "hint", "key_1", "key_2", "key_3", "key_4")
"""Places of words alone: beside the head, in a corner of the cross and on its signs."""


def slots(players: int = PLAYERS, plan: Plan = USUAL, bids: int = 4) -> tuple[str, ...]:
    """Every slot the map must name."""
    words = (f"seat_{seat + 1}_{word}" for seat in range(players) for word in WORDS)
    return (*HUD, "fuse", "gain_1", "gain_2", *words, *(piece.slot for piece in _placed(players, bids)))


def _placed(players: int, bids: int) -> Iterator[Piece]:
    yield from (DrawPile(), DrawCount(), Discards(), DiscardCount(), Balance(), Foot(), Seal(), Stand())
    yield from (Beat(number) for number in range(3))
    for seat in range(players):
        yield from (Hook(seat), Rope(seat), Means(seat, 0), Arriving(seat), Hand(seat), Cross(seat))
        yield from (Plate(seat), Crest(seat), Name(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (Points(seat), Knives(seat))
        yield from (place for colour in COLOURS for place in (Pile(seat, colour), Plaque(seat, colour)))
        yield from (Sign(seat, bid) for bid in range(1, bids + 1))
