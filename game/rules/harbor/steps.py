"""The steps of a fish action; a ship and a ware are named by their place at their owner's."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.core.value import value
from game.rules.harbor.words import Kind


@value
class LeavePort:
    """H20: a docked ship puts to sea."""

    ship: int


@value
class TakeBarrel:
    """H20, H27: a ship at sea takes a barrel, into its hold or straight to the barge."""

    ship: int
    fish: Kind
    barge: bool


@value
class Dock:
    """H22: a ship at sea lands; a price for each of its barrels but tuna, in the order of the hold."""

    ship: int
    port: int
    prices: tuple[int, ...]


@value
class NewPort:
    """H20, H26: a port opened within the fish action."""


@value
class Reprice:
    """H23: another price for something for sale."""

    ware: int
    price: int


Step: TypeAlias = Dock | LeavePort | NewPort | Reprice | TakeBarrel
