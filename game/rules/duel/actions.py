"""What a seat can decide in the duel."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.duel.spec import CardId


@value
class Bid:
    """D20: secret until both are in."""

    sealed: ClassVar[bool] = True
    seat: Seat
    bid: int


@value
class TakeCard:
    """D22, D41: take a hung card; places count from 0 at the left."""

    sealed: ClassVar[bool] = False
    seat: Seat
    place: int


@value
class ChooseHalf:
    """D2: the half of the arriving card that counts, 0 or 1, for good."""

    sealed: ClassVar[bool] = False
    seat: Seat
    half: int


@value
class StealCard:
    """D34, D50: the opponent's card to steal."""

    sealed: ClassVar[bool] = False
    seat: Seat
    card: CardId


@value
class DiscardCard:
    """D34: the opponent's card to discard."""

    sealed: ClassVar[bool] = False
    seat: Seat
    card: CardId


DuelAction: TypeAlias = Bid | TakeCard | ChooseHalf | StealCard | DiscardCard
