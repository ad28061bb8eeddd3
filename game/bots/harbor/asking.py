"""What rivals are thought to pay for goods: the estimate of a club player, for whoever names a price."""

from __future__ import annotations

from game.bots.harbor.estimate import Judge
from game.bots.harbor.fancy import willing
from game.bots.harbor.weights import Weights, normal_weights
from game.rules.core.seat import Seat
from game.rules.harbor.proposal import buyers
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import KINDS


def would_pay(table: Table, state: HarborState, seat: Seat) -> tuple[int, ...]:
    """Per kind the highest price at which one of the rivals who can pay might still buy it fresh.

    Counts what they could sell it for again, too. Takes a fifth of a millisecond.
    """
    weights = normal_weights(table.players)
    wishes = Judge(table, state, seat, weights).wishes
    purses = [(state.cash[other], wishes[other]) for other in buyers(table, state, seat)]
    return tuple(
        max([min(cash, _dearest(table, wish[kind], weights)) for cash, wish in purses], default=0)
        for kind in KINDS
    )


def _dearest(table: Table, fancy: float, weights: Weights) -> int:
    """The highest price that is not hopeless."""
    step = table.price_range.step
    price = int(fancy * weights.reluctant) // step * step
    return price if price and willing(price, fancy, weights) > 0 else max(0, price - step)
