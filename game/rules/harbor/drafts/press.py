"""Decisions of one press: the part is the action itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from game.rules.core.draft import Refusal, refusal
from game.rules.core.seat import Seat
from game.rules.core.single import Single
from game.rules.harbor import ports
from game.rules.harbor.actions import BidTuna, EndTurn, OpenPort, PickBuyer, ReturnLicence, UseFreezer
from game.rules.harbor.choices import END_TURN, FREEZERS, OPEN_PORT, RETURNS
from game.rules.harbor.drafts.reasons import no_port, no_such_bid, returns, stranding
from game.rules.harbor.phases import tuna
from game.rules.harbor.play import play
from game.rules.harbor.position import position
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView, observe

OnePress: TypeAlias = OpenPort | ReturnLicence | UseFreezer | BidTuna | PickBuyer | EndTurn
Presses: TypeAlias = Mapping[OnePress, Refusal | None]


class Asked(NamedTuple):
    """The rule that asks for a kind of action, and what can be pressed."""

    rule: str
    presses: Callable[[Table, HarborState, Seat], Presses]


def press(table: Table, view: HarborView, kind: type[OnePress]) -> Single[OnePress]:
    """One kind of action, of the seat whose view it is; that seat must be to act."""
    seat = view.seat
    assert seat is not None
    assert seat in view.to_act, f"seat {seat} is not asked"
    state, asked = position(view, 0), PRESSES[kind]
    options = asked.presses(table, state, seat)
    unoffered = no_such_bid(tuna.Bids(table, state, seat).range) if kind is BidTuna else None
    foresee = partial(_after, table, view, state)
    return Single(view, seat, asked.rule, options, foresee, unoffered, regrets(table, state, seat, options))


def regrets(table: Table, state: HarborState, seat: Seat, options: Presses) -> dict[OnePress, Refusal]:
    """H25: of what can be pressed, what would leave the seat without a licence and the yen for one."""
    found = {
        part: stranding(table, state, seat, part.slot)
        for part, why in options.items()
        if why is None and isinstance(part, ReturnLicence)
    }
    return {part: why for part, why in found.items() if why is not None}


def _after(table: Table, view: HarborView, state: HarborState, action: OnePress) -> HarborView:
    """What ends the seat's say or may lead to a draw is not foreseen."""
    seat = action.seat
    if isinstance(action, BidTuna):
        return with_bid(view, seat, action.yen)
    if isinstance(action, (EndTurn, PickBuyer)):
        return view
    later = state.copy()
    play(table, later, action, None)
    return observe(table, later, seat)


def with_bid(view: HarborView, seat: Seat, yen: int) -> HarborView:
    """What others have committed stays in it; a position made of a view does not know that."""
    return replace(
        view,
        to_act=view.to_act - {seat},
        bids=(*view.bids[:seat], yen, *view.bids[seat + 1 :]),
        committed=(*view.committed[:seat], True, *view.committed[seat + 1 :]),
    )


def open_port(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H26."""
    return {OPEN_PORT[seat]: None if ports.can_open(table, state, seat) else no_port(table, state, seat)}


def give_back(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H25: all that lies in the slots."""
    return {RETURNS[seat][slot]: why for slot, why in returns(table, state, seat).items()}


def freezer(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H52."""
    return dict.fromkeys(FREEZERS[seat])


def bid(table: Table, state: HarborState, seat: Seat) -> Presses:
    """H42: any multiple of the yen step up to the seat's cash."""
    return dict.fromkeys(tuna.Bids(table, state, seat))


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


PRESSES: Final[Mapping[type[OnePress], Asked]] = {
    OpenPort: Asked("H26", open_port),
    ReturnLicence: Asked("H25", give_back),
    UseFreezer: Asked("H52", freezer),
    BidTuna: Asked("H42", bid),
    PickBuyer: Asked("H42", pick_buyer),
    EndTurn: Asked("H10", end_turn),
}
