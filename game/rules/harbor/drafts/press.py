"""Decisions of one press: the part is the action itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.core.seat import Seat
from game.rules.harbor import ports
from game.rules.harbor.actions import EndTurn, OpenPort, PickBuyer, ReturnLicence, UseFreezer
from game.rules.harbor.choices import END_TURN, FREEZERS, OPEN_PORT, RETURNS
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.drafts.reasons import no_port, returns
from game.rules.harbor.phases import tuna
from game.rules.harbor.play import play
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView

OnePress: TypeAlias = OpenPort | ReturnLicence | UseFreezer | PickBuyer | EndTurn
Presses: TypeAlias = Mapping[OnePress, Refusal | None]

NOTHING_CHOSEN: Final = refusal("H10", "nothing chosen")
NOT_OFFERED: Final = refusal("H10", "not offered")


@dataclass(frozen=True, slots=True)
class Pressing:
    """What was pressed, and the position after it."""

    state: HarborState
    pressed: OnePress | None = None


class PressDraft(HarborDraft[OnePress, Pressing, OnePress]):
    """One kind of action; what ends the seat's say or may lead to a draw is not foreseen."""

    def __init__(self, table: Table, view: HarborView, kind: type[OnePress]) -> None:
        self.kind = kind
        super().__init__(table, view, Pressing)

    @property
    def missing(self) -> Refusal | None:
        """The press."""
        return NOTHING_CHOSEN if self.position.pressed is None else None

    def options(self) -> Presses:
        """None once one is pressed."""
        if self.position.pressed is not None:
            return {}
        return PRESSES[self.kind](self.table, self.position.state, self.seat)

    def after(self, part: OnePress) -> Pressing:
        """One only."""
        not_now = self.options().get(part, NOT_OFFERED)
        if not_now is not None:
            raise Refused(not_now)
        state = self.position.state
        if not isinstance(part, (EndTurn, PickBuyer)):
            state = state.copy()
            play(self.table, state, part, None)
        return Pressing(state, part)

    def action(self) -> OnePress:
        """The press."""
        self.check_complete()
        assert self.position.pressed is not None
        return self.position.pressed


def open_port(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H26."""
    return {OPEN_PORT[seat]: None if ports.can_open(table, state, seat) else no_port(table, state, seat)}


def give_back(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H25: all that lies in the slots."""
    return {RETURNS[seat][slot]: why for slot, why in returns(table, state, seat).items()}


def freezer(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H52."""
    return dict.fromkeys(FREEZERS[seat])


def pick_buyer(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H42: every bidder, of whom only the tied highest can be picked."""
    tied = tuna.leaders(state)
    return {
        PickBuyer(seat, buyer): None if buyer in tied else refusal("H42", "outbid", bid=bid or 0)
        for buyer, bid in enumerate(state.bids)
    }


def end_turn(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H10."""
    return {END_TURN[seat]: None}


PRESSES: Final[Mapping[type[OnePress], Callable[[Table, HarborState, Seat], Presses]]] = {
    OpenPort: open_port,
    ReturnLicence: give_back,
    UseFreezer: freezer,
    PickBuyer: pick_buyer,
    EndTurn: end_turn,
}
