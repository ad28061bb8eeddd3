"""What can happen in the duel; an effect's event names its cause, so that a chain can be shown."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.duel.spec import Bonus, Colour, FaceId, HalfId
from game.rules.duel.state import Cause


@value
class CardHung:
    """D19: a card left the draw pile for the hook; `top` is the face that shows on the pile now."""

    reveals: ClassVar[bool] = True
    turn: int
    place: int
    face: FaceId
    top: FaceId | None


@value
class BidMade:
    """D20: a seat has bid; nobody is told how much."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class BidsRevealed:
    """D20: BI! Both bids, by seat."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, int]


@value
class BarrelMoved:
    """D21, D31, D34, D50: a move towards `seat` (D50: back from it); it may end where it began (D23)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    cause: Cause
    start: int
    end: int


@value
class BarrelTurned:
    """D40, D41: the face that is up now."""

    reveals: ClassVar[bool] = False
    day: bool


@value
class CardTaken:
    """D22, D41: a seat took a hung card, which is now settled."""

    reveals: ClassVar[bool] = False
    seat: Seat
    place: int
    face: FaceId
    cause: Cause


@value
class CardDrawn:
    """D34, D51: a seat took the top of the draw pile; `top` is the face that shows there now."""

    reveals: ClassVar[bool] = True
    seat: Seat
    face: FaceId
    top: FaceId | None
    cause: Cause


@value
class CardStolen:
    """D34, D50: a seat took a card out of the opponent's pile."""

    reveals: ClassVar[bool] = False
    seat: Seat
    half: HalfId
    cause: Cause


@value
class CardJoined:
    """D35: a card came to a seat's pile of its colour, which holds `size` cards now."""

    reveals: ClassVar[bool] = False
    seat: Seat
    half: HalfId
    size: int


@value
class SpecialtyReached:
    """D33: a pile grew to the barrel's number; its bonus follows."""

    reveals: ClassVar[bool] = False
    seat: Seat
    colour: Colour
    bonus: Bonus


@value
class CardDiscarded:
    """D22, D40, D34: a card that hung, or one out of the pile of `owner`."""

    reveals: ClassVar[bool] = False
    owner: Seat | None
    face: FaceId
    cause: Cause


@value
class NothingFound:
    """D34, D50, D62: a steal, discard or draw without a target does nothing."""

    reveals: ClassVar[bool] = False
    seat: Seat
    bonus: Bonus
    cause: Cause


@value
class DrawPileEmptied:
    """D60, D61: the first or the second time; the second makes this turn the last."""

    reveals: ClassVar[bool] = False
    times: int


@value
class DiscardsTurned:
    """D60, D62: the discards, shuffled and turned over, are the draw pile."""

    reveals: ClassVar[bool] = True
    count: int
    top: FaceId


@value
class MatchEnded:
    """D32, D73."""

    reveals: ClassVar[bool] = False
    outcome: Outcome


DuelEvent: TypeAlias = (
    CardHung
    | BidMade
    | BidsRevealed
    | BarrelMoved
    | BarrelTurned
    | CardTaken
    | CardDrawn
    | CardStolen
    | CardJoined
    | SpecialtyReached
    | CardDiscarded
    | NothingFound
    | DrawPileEmptied
    | DiscardsTurned
    | MatchEnded
)

Log: TypeAlias = list[DuelEvent] | None
"""None while a search plays: nobody listens."""
