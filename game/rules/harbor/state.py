"""A position of the harbor game: flat and slotted, because searches copy it all the time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.rules.core.dice import Dice
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.words import FISH, Market, Resource, Ship, Ware


class Phase(IntEnum):
    """What the table waits for."""

    TURN = 0
    FREEZER = 1
    FISHING = 2
    BIDDING = 3
    TIE = 4
    ENDED = 5


TURN: Final = Phase.TURN
FREEZER_CHOICE: Final = Phase.FREEZER
FISHING: Final = Phase.FISHING
BIDDING: Final = Phase.BIDDING
TIE: Final = Phase.TIE
ENDED: Final = Phase.ENDED
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""


@value
class Deal:
    """H1, H5: what was settled before the first turn."""

    options: HarborOptions
    markets: tuple[Market, ...]
    first: Seat


@value
class Sea:
    """H46, H48, H49: tracks, the mask of overfished kinds, and the barrels per kind out of the game."""

    overfished: int
    gone: tuple[int, ...]
    eel: int
    crab: int


@value
class Extras:
    """H50-H57: what extra markets have left, and what seats have of them.

    `freezers` and `carts` count the uses left per seat; a started one is always the next to be used.
    Tokens at `charity`, `aquarium` and each of the `spots` are counted per resource.
    """

    freezers: tuple[int, ...]
    carts: tuple[int, ...]
    subsidies: tuple[int, ...]
    loans: tuple[int, ...]
    shares: tuple[int, ...]
    hulls: tuple[int, ...]
    freezers_left: int
    carts_left: int
    subsidies_left: int
    loans_left: int
    shares_left: int
    charity: tuple[int, ...]
    aquarium: tuple[int, ...]
    spots: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class HarborState:
    """Lists change in place; tuples and values are replaced whole and shared between copies.

    What seldom changes stands together in such a value, so that a copy has fewer slots to fill.
    Per seat, one seat after another: `tokens` (13 resources) and `licences` (9 kinds). Per kind:
    `barrels` and `desk` (licences) of the markets, and what was `taken` in this fish action; per resource:
    their `stock`. Masks: `entered` over
    the markets (this turn), `acted` over the fisher's ships, `repriced` over their wares.
    """

    deal: Deal
    dice: Dice
    round: int
    phase: Phase
    waiting: int
    turn: Seat
    actions: int
    entered: int
    trigger: Seat | None
    ending: str
    cash: list[int]
    tokens: tuple[int, ...]
    licences: tuple[int, ...]
    ports: tuple[int, ...]
    ships: list[tuple[Ship, ...]]
    wares: list[tuple[Ware, ...]]
    barrels: list[int]
    desk: tuple[int, ...]
    stock: list[int]
    extras: Extras
    sea: Sea
    acted: int
    taken: tuple[int, ...]
    repriced: int
    unloaded: int
    aside: int
    tuna: Resource | None
    bids: tuple[int | None, ...]

    def copy(self) -> HarborState:
        """An equal state that shares nothing that can change; [*x] is twice as quick as x[:]."""
        twin = _new(HarborState)
        twin.deal = self.deal
        twin.dice = self.dice
        twin.round = self.round
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.turn = self.turn
        twin.actions = self.actions
        twin.entered = self.entered
        twin.trigger = self.trigger
        twin.ending = self.ending
        twin.cash = [*self.cash]
        twin.tokens = self.tokens
        twin.licences = self.licences
        twin.ports = self.ports
        twin.ships = [*self.ships]
        twin.wares = [*self.wares]
        twin.barrels = [*self.barrels]
        twin.desk = self.desk
        twin.stock = [*self.stock]
        twin.extras = self.extras
        twin.sea = self.sea
        twin.acted = self.acted
        twin.taken = self.taken
        twin.repriced = self.repriced
        twin.unloaded = self.unloaded
        twin.aside = self.aside
        twin.tuna = self.tuna
        twin.bids = self.bids
        return twin


_new = object.__new__

NONE_TAKEN: Final = (0,) * len(FISH)
"""H27: no licence has taken a barrel in this fish action."""


def changed(counts: tuple[int, ...], place: int, by: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*counts[:place], counts[place] + by, *counts[place + 1 :])
