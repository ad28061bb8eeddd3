"""H56: loans and shares, never both for one player."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import BuyShare, TakeLoan
from game.rules.harbor.events import LoanTaken, ShareBought
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.state import HarborState, changed
from game.rules.harbor.table import Table
from game.rules.harbor.words import Market

LOAN = [TakeLoan()]
SHARE = [BuyShare()]


def may_borrow(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """A loan is left, and the seat has no share."""
    return state.extras.loans_left > 0 and not state.extras.shares[seat]


def can_borrow(stay: Stay) -> bool:
    """The same during a visit."""
    return may_borrow(stay.table, stay.state, stay.seat, stay.market)


def do_loan(stay: Stay, deed: TakeLoan) -> None:
    """Repaid only at the end (H81)."""
    state, seat = stay.state, stay.seat
    if not can_borrow(stay):
        left, shares = state.extras.loans_left, state.extras.shares[seat]
        raise IllegalAction(f"{left} loans left, seat {seat} has {shares} shares")
    yen = stay.table.spec.extras.loan_yen
    loans = changed(state.extras.loans, seat, 1)
    state.extras = replace(state.extras, loans=loans, loans_left=state.extras.loans_left - 1)
    state.cash[seat] += yen
    if stay.log is not None:
        stay.log.append(LoanTaken(seat, yen))


def every_loan(stay: Stay) -> list[TakeLoan]:
    """One at a time."""
    return LOAN if can_borrow(stay) else []


def draw_loan(stay: Stay, random: Random) -> TakeLoan | None:
    """Nothing to choose."""
    return LOAN[0] if can_borrow(stay) else None


def may_invest(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """A share is left and affordable, and the seat has no loan."""
    extras, price = state.extras, table.spec.extras.share_price
    return extras.shares_left > 0 and not extras.loans[seat] and state.cash[seat] >= price


def can_invest(stay: Stay) -> bool:
    """The same during a visit."""
    return may_invest(stay.table, stay.state, stay.seat, stay.market)


def do_share(stay: Stay, deed: BuyShare) -> None:
    """Earns its part of the interest at the end (H81)."""
    state, seat, yen = stay.state, stay.seat, stay.table.spec.extras.share_price
    if not can_invest(stay):
        known = f"{state.extras.shares_left} shares left at {yen}"
        cash, loans = state.cash[seat], state.extras.loans[seat]
        raise IllegalAction(f"{known}; seat {seat} has {cash} yen and {loans} loans")
    state.cash[seat] -= yen
    shares = changed(state.extras.shares, seat, 1)
    state.extras = replace(state.extras, shares=shares, shares_left=state.extras.shares_left - 1)
    if stay.log is not None:
        stay.log.append(ShareBought(seat, yen))


def every_share(stay: Stay) -> list[BuyShare]:
    """One at a time."""
    return SHARE if can_invest(stay) else []


def draw_share(stay: Stay, random: Random) -> BuyShare | None:
    """Nothing to choose."""
    return SHARE[0] if can_invest(stay) else None


LOANS = Use(may_borrow, do_loan, every_loan, draw_loan)
SHARES = Use(may_invest, do_share, every_share, draw_share)
