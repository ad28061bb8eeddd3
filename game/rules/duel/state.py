"""A position of the duel: flat and slotted, because searches copy it all the time."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final, TypeAlias

from game.rules.core.dice import Dice
from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, Colour, DuelOptions, FaceId, HalfId


class Phase(IntEnum):
    """What the table waits for; nobody is asked while things are settled, so no match rests there."""

    BIDDING = 0
    TAKING = 1
    CHOOSING_HALF = 2
    STEALING = 3
    DISCARDING = 4
    ENDED = 5
    SETTLING = 6


class Cause(IntEnum):
    """Why something happens: a won bid, equal bids, an icon, a specialty, the end of the balance."""

    BID = 0
    TIE = 1
    ICON = 2
    SPECIALTY = 3
    BALANCE = 4


class Step(IntEnum):
    """Work that waits until the card in hand is settled; `phases.turn.RUN` lists what each one does."""

    TAKE_HUNG = 0
    DISCARD_HUNG = 1
    TURN_BARREL = 2
    CHECK_BALANCE = 3
    STEAL = 4
    DISCARD = 5
    DRAW = 6
    PULL_BARREL = 7


BIDDING: Final = Phase.BIDDING
TAKING: Final = Phase.TAKING
CHOOSING_HALF: Final = Phase.CHOOSING_HALF
STEALING: Final = Phase.STEALING
DISCARDING: Final = Phase.DISCARDING
ENDED: Final = Phase.ENDED
SETTLING: Final = Phase.SETTLING
BY_BID: Final = Cause.BID
BY_TIE: Final = Cause.TIE
BY_ICON: Final = Cause.ICON
BY_SPECIALTY: Final = Cause.SPECIALTY
BY_BALANCE: Final = Cause.BALANCE
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""

NOBODY: Final = -1
"""The seat of a task that concerns the table."""

NO_BIDS: Final = (0, 0)

Task: TypeAlias = tuple[Step, Seat, Cause]

InHand: TypeAlias = tuple[Seat, FaceId, HalfId | None]
"""Who gets the card, the face that is up, and the half that counts once that is known."""


@dataclass(slots=True)
class DuelState:
    """Only the list `piles` changes in place; tuples are replaced whole and shared between copies.

    `draw` lists faces from the top, `discards` from the bottom; `piles` holds four tuples per seat, one
    seat after another (see `pile_place`), each in order of arrival. `barrel` counts notches towards seat 1,
    negative ones towards seat 0. `pending` is a stack, its last task comes next (D35); the turn is
    over when it is empty. `arriving` is the two-colour face whose half is being chosen. A bid of 0 is
    not made yet. `in_hand` is the card that is being settled (D35), noted while somebody listens; a match
    never rests with one in hand, so it is no part of a saved position.
    """

    options: DuelOptions
    dice: Dice
    turn: int
    phase: Phase
    waiting: int
    cause: Cause
    pending: tuple[Task, ...]
    draw: tuple[FaceId, ...]
    emptied: int
    hung: tuple[FaceId, ...]
    discards: tuple[FaceId, ...]
    piles: list[tuple[HalfId, ...]]
    arriving: FaceId | None
    barrel: int
    day: bool
    bids: tuple[int, int]
    in_hand: InHand | None = field(default=None, init=False)

    def copy(self) -> DuelState:
        """An equal state that shares nothing that can change."""
        twin = _new(DuelState)
        twin.options = self.options
        twin.dice = self.dice
        twin.turn = self.turn
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.cause = self.cause
        twin.pending = self.pending
        twin.draw = self.draw
        twin.emptied = self.emptied
        twin.hung = self.hung
        twin.discards = self.discards
        twin.piles = self.piles.copy()
        twin.arriving = self.arriving
        twin.barrel = self.barrel
        twin.day = self.day
        twin.bids = self.bids
        twin.in_hand = self.in_hand
        return twin


_new = object.__new__

PILES: Final = len(COLOURS)


def pile_place(seat: Seat, colour: Colour) -> int:
    """Where a seat's pile of a colour stands in `piles`."""
    return seat * PILES + colour


def piles_of(state: DuelState, seat: Seat) -> list[tuple[HalfId, ...]]:
    """The four piles of a seat, in the order of the colours."""
    return state.piles[seat * PILES : (seat + 1) * PILES]


def ask(state: DuelState, seat: Seat, phase: Phase, cause: Cause) -> None:
    """The table waits for one seat."""
    state.phase = phase
    state.cause = cause
    state.waiting = 1 << seat
