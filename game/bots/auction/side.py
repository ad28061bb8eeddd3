"""One of two players who match regrets: what it may lay, and the mix it has come to."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, mul

from game.bots.auction.pairings import allowed


class Side:
    """One player's placements in play: regrets, weights, and the average they have come to."""

    def __init__(self, specials: int, costs: Sequence[float]) -> None:
        self.specials, self.every = specials, allowed(specials)
        self.costs, self.each = costs, [costs[number] for number in allowed(specials)]
        self.field: list[int] = []
        self.regrets: list[float] = []
        self.latest: list[float] = []
        self.total: list[float] = []

    def join(self, number: int) -> None:
        """A placement joins the field, without regrets."""
        self.field.append(number)
        self.regrets.append(0.0)
        self.latest.append(0.0)
        self.total.append(0.0)

    def strategy(self) -> list[float]:
        """In proportion to the regrets, the latest ones counted twice: they foretell the next."""
        hopes = [hope if hope > 0 else 0.0 for hope in map(add, self.regrets, self.latest)]
        whole = sum(hopes)
        if whole <= 0:
            return [1 / len(hopes)] * len(hopes)
        return [hope / whole for hope in hopes]

    def learn(self, payoffs: Sequence[float], mix: Sequence[float], weight: float) -> None:
        """RM+: regrets never fall below nothing, later strategies count more."""
        value = sum(map(mul, mix, payoffs))
        self.latest = [payoff - value for payoff in payoffs]
        self.regrets = [regret if regret > 0 else 0.0 for regret in map(add, self.regrets, self.latest)]
        self.total = [total + weight * share for total, share in zip(self.total, mix, strict=True)]

    def forget(self) -> None:
        """The average begins anew: strategies of a smaller field would only spoil it."""
        self.total = [0.0] * len(self.field)

    def average(self) -> list[float]:
        """The mix that is close to an equilibrium."""
        whole = sum(self.total)
        if whole <= 0:
            return [1 / len(self.field)] * len(self.field)
        return [total / whole for total in self.total]
