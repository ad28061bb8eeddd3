"""What a seat can decide in the harbor game; a fish action, a visit and a purchase are each one whole."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.deeds import Deed, PayWay
from game.rules.harbor.steps import Step
from game.rules.harbor.words import Market, Slot


@value
class Fish:
    """H20: a fish action up to "done", or up to the dock that starts a tuna auction (H42)."""

    sealed: ClassVar[bool] = False
    seat: Seat
    steps: tuple[Step, ...]


@value
class Visit:
    """H30: a market visit: how the entry is paid, and what is done there."""

    sealed: ClassVar[bool] = False
    seat: Seat
    market: Market
    entry: PayWay
    deeds: tuple[Deed, ...]


@value
class Buy:
    """H70: (seller, place of the ware in that harbor at that moment), bought one by one."""

    sealed: ClassVar[bool] = False
    seat: Seat
    items: tuple[tuple[Seat, int], ...]


@value
class OpenPort:
    """H26: the next closed port, outside a fish action."""

    sealed: ClassVar[bool] = False
    seat: Seat


@value
class ReturnLicence:
    """H25: a licence, rental or subsidy back to its market, without refund."""

    sealed: ClassVar[bool] = False
    seat: Seat
    slot: Slot


@value
class UseFreezer:
    """H52: whether a use of a freezer stops this turn's degradation."""

    sealed: ClassVar[bool] = False
    seat: Seat
    use: bool


@value
class BidTuna:
    """H42: secret until everybody has bid."""

    sealed: ClassVar[bool] = True
    seat: Seat
    yen: int


@value
class PickBuyer:
    """H42: the fisher's choice among tied highest bidders."""

    sealed: ClassVar[bool] = False
    seat: Seat
    buyer: Seat


@value
class EndTurn:
    """H10: also with actions unspent."""

    sealed: ClassVar[bool] = False
    seat: Seat


HarborAction: TypeAlias = (
    Fish | Visit | Buy | OpenPort | ReturnLicence | UseFreezer | BidTuna | PickBuyer | EndTurn
)
