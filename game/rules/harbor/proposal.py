"""H22, H23: a price to begin with, and who might pay it; a proposal of ours, no rule."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.seat import Seat
from game.rules.harbor.ending import turns_left
from game.rules.harbor.foresight import shifts, worth_to
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import Kind

NO_LIMIT: Sequence[int] = ()
"""Nobody has guessed what rivals would pay."""


def rivals(table: Table, state: HarborState, seat: Seat) -> tuple[Seat, ...]:
    """All others, in the order of their next turns."""
    others = [(seat + way) % table.players for way in range(1, table.players)]
    return tuple(sorted(others, key=lambda other: (other - state.turn - 1) % table.players))


def buyers(table: Table, state: HarborState, seat: Seat) -> tuple[Seat, ...]:
    """H60, H80: rivals with a turn before what is put up for sale now goes back, or before the end."""
    left, order = turns_left(table, state), rivals(table, state, seat)
    if left is None:
        return order
    return tuple([other for other in order if (other - state.turn) % table.players < left])


def adds(table: Table, state: HarborState, buyer: Seat, kind: Kind, *, fresh: bool = True) -> int:
    """R that one of a kind adds to the buyer's, if it were for sale in another harbor (H43, H44, H47)."""
    return worth_to(table, state, buyer, (kind, fresh, 0))


def costs_owner(table: Table, state: HarborState, seat: Seat, kind: Kind) -> int:
    """By how much the owner's R changes once a rival has bought one of a kind (H43, H44)."""
    return shifts(table, state, rivals(table, state, seat)[0], (kind, True, 0))[seat]


def proposed(
    table: Table,
    state: HarborState,
    seat: Seat,
    kind: Kind,
    would_pay: Sequence[int] = NO_LIMIT,
    *,
    fresh: bool = True,
) -> int:
    """The highest price at which a rival who can pay still gains a step of yen, and at least that step.

    `would_pay` has the guess per kind of what the best rival would pay, and nothing is asked beyond it. It
    alone counts where no rival gains by R, as with squid (H41).
    """
    step, most = table.price_range.step, table.price_range[-1]
    best = max([_most(table, state, other, kind, fresh) for other in buyers(table, state, seat)], default=0)
    if would_pay:
        best = min(best, would_pay[kind]) if best >= step else would_pay[kind]
    return max(step, min(most, best // step * step))


def _most(table: Table, state: HarborState, buyer: Seat, kind: Kind, fresh: bool) -> int:
    """What one rival can pay and still gains by."""
    gain = table.spec.worth.yen_per_r * adds(table, state, buyer, kind, fresh=fresh)
    return min(gain - table.price_range.step, state.cash[buyer])
