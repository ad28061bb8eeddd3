"""What a position is worth to every seat, in yen at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import add

from game.bots.harbor.clause import add_endings, is_close, premiums, turns_left
from game.bots.harbor.fancy import fancies, holdings, old_or_fresh, willing
from game.bots.harbor.fleet import catches, fleet
from game.bots.harbor.growth import NONE, SURE, Growth, growth
from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor import scoring, worth
from game.rules.harbor.state import ENDED, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TAKOYAKI


def lead(points: Sequence[float], seat: Seat, weights: Weights) -> float:
    """A seat's points over the others': over the average, and over the strongest."""
    others = [*points[:seat], *points[seat + 1 :]]
    middle = sum(others) / len(others)
    return points[seat] - weights.spite * (middle + weights.rivalry * (max(others) - middle))


class Judge:
    """Judges positions of a seat's turn: what the turn hardly changes is worked out once, at its start.

    The seat has hopes for fish whose worth may grow; how much of them the others pay for is a weight.
    """

    def __init__(self, table: Table, state: HarborState, seat: Seat, weights: Weights) -> None:
        self._table, self._weights, self._start = table, weights, state
        seats = range(table.players)
        values = worth.each(table, state)
        resources = [worth.total(worth.owned(state, other), values) for other in seats]
        self.turns = turns_left(table, state, resources, weights)
        paid = self._outlook(state, values, weights.credit)
        paid[seat] = self._outlook(state, values)[seat]
        self.near = state.trigger is None and is_close(table, state, resources)
        premium = premiums(table, state, resources, weights)
        self.wishes = [
            fancies(table, state, other, values, paid[other], weights, premium[other]) for other in seats
        ]
        self.caught = catches(table, state, values, self.wishes, seat, weights)
        self._resources, self._tokens = resources, self._owned(state, values, resources)
        self._gear = [
            fleet(table, state, other, self.caught, self.turns[other], weights)
            + papers(table, state, other, self.turns[other], weights)
            for other in seats
        ]

    def standings(self, state: HarborState, seat: Seat) -> list[float]:
        """After some actions of the seat; of the gear of others nothing has changed."""
        table, start = self._table, self._start
        if state.phase is ENDED:
            return [float(score) for score in scoring.outcome(table, state).scores]
        resources, tokens = self._resources, self._tokens
        if state.tokens is not start.tokens or state.sea is not start.sea:
            values = worth.each(table, state)
            resources = [worth.total(worth.owned(state, other), values) for other in range(table.players)]
            tokens = self._owned(state, values, resources)
        points = list(map(add, tokens, state.cash))
        points = list(map(add, points, self._gear))
        if self._is_refitted(state, seat):
            gear = fleet(table, state, seat, self.caught, self.turns[seat], self._weights)
            points[seat] += (
                gear + papers(table, state, seat, self.turns[seat], self._weights) - self._gear[seat]
            )
        if any(state.wares):
            sure = SURE * table.spec.worth.mackerel_yen
            add_sales(state, self.wishes, self.turns, points, sure, self._weights)
        add_endings(table, state, resources, points, self._weights)
        return points

    def _is_refitted(self, state: HarborState, seat: Seat) -> bool:
        start = self._start
        return (
            state.ships[seat] is not start.ships[seat]
            or state.licences is not start.licences
            or state.ports is not start.ports
            or state.extras is not start.extras
            or (state.extras.freezers[seat] > 0 and state.wares[seat] is not start.wares[seat])
        )

    def _outlook(self, state: HarborState, values: Sequence[int], faith: float = 1.0) -> list[Growth]:
        """For every seat: those who have no turn left have nothing to hope for."""
        ahead = growth(self._table, state, values, max(self.turns), self._weights, faith)
        return [ahead if turns >= 1 else NONE for turns in self.turns]

    def _owned(self, state: HarborState, values: Sequence[int], resources: Sequence[int]) -> list[float]:
        """Tokens, and the bonus for the most of them."""
        ahead = self._outlook(state, values)
        points = bonuses(self._table, resources, max(self.turns), self._weights)
        for seat, owned in enumerate(resources):
            points[seat] += holdings(state, seat, owned, ahead[seat])
        return points


def standings(table: Table, state: HarborState, seat: Seat, weights: Weights) -> list[float]:
    """Cash, tokens, goods for sale, gear and the bonus for the most R; exact once the match is over."""
    return Judge(table, state, seat, weights).standings(state, state.turn)


def bonuses(table: Table, resources: Sequence[int], turns: float, weights: Weights) -> list[float]:
    """H81: the more certain, the fewer turns are left."""
    most, least, slack = table.spec.most_resources, table.spec.least_resources, 2 + weights.doubt * turns
    found = []
    for seat, own in enumerate(resources):
        others = [*resources[:seat], *resources[seat + 1 :]]
        above, below = (own - max(others)) / slack, (own - min(others)) / slack
        found.append(most / (1 + exp(-min(30, above))) - least / (1 + exp(min(30, below))))
    return found


def papers(table: Table, state: HarborState, seat: Seat, turns: float, weights: Weights) -> float:
    """Loans and shares, and what is left of rentals."""
    extras = state.extras
    worth_now = -float(table.spec.extras.loan_repaid * extras.loans[seat])
    if extras.shares[seat]:
        worth_now += extras.shares[seat] * (scoring.interest_per_share(table, state) + 20 * min(turns, 5))
    if turns >= 1:
        worth_now += weights.cart * extras.carts[seat]
        if extras.freezers[seat]:
            worth_now += weights.freezer * kept_fresh(state, seat, extras.freezers[seat])
        worth_now += 15 * min(turns, 10) * extras.subsidies[seat]
    return worth_now


def kept_fresh(state: HarborState, seat: Seat, uses: int) -> float:
    """H52: the prices of barrels that would be lost; two turns from now on the fresh ones will be, too."""
    old = float(sum([price for kind, fresh, price in state.wares[seat] if not fresh]))
    later = float(sum([price for kind, fresh, price in state.wares[seat] if fresh and kind is not TAKOYAKI]))
    first = max(old, 0.5 * later)
    return first + min(1, uses - 1) * 0.5 * (old + later - first)


def add_sales(
    state: HarborState,
    wishes: Sequence[Sequence[float]],
    turns: Sequence[float],
    points: list[float],
    sure: float,
    weights: Weights,
) -> None:
    """What goods bring to their seller, and to the one who fancies them most and can pay.

    Mackerel find a buyer in any case, who is `sure` to pay so much (H40).
    """
    purses = [float(cash) if turns[seat] else -1.0 for seat, cash in enumerate(state.cash)]
    lures = [0.0] * len(purses)
    sales: list[tuple[Seat, Seat, float, float, float]] = []
    for seller, wares in enumerate(state.wares):
        for kind, fresh, price in wares:
            if kind == 0 and turns[seller] >= 1:
                points[seller] += sure
            place, best, buyer = old_or_fresh(kind, fresh), 0.0, -1
            for seat, wish in enumerate(wishes):
                if seat != seller and purses[seat] >= price and wish[place] > best:
                    best, buyer = wish[place], seat
            chance = willing(price, best, weights) * (1.0 if fresh else 0.75)
            points[seller] += weights.fresh * max(wish[place] for wish in wishes) if fresh else 0.0
            if chance:
                lures[buyer] += chance * (best - price)
                purses[buyer] -= chance * price
                sales.append((seller, buyer, chance, price - sure * (kind == 0), best - price))
    for seller, buyer, chance, more, gain in sales:
        chance *= min(1.0, lures[buyer] / weights.lure)  # a purchase costs an action, so it must be worth it
        points[seller] += chance * more
        points[buyer] += chance * gain
