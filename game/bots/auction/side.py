"""One of two players who match regrets: what it may lay, and the mix it has come to."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.auction.pairings import allowed


class Side:
    """One player's placements in play: regrets, weights, and the average they have come to."""

    def __init__(self, specials: int, costs: Sequence[float]) -> None:
        self.every = allowed(specials)
        self.costs = costs
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
        hopes = [
            regret + more if regret + more > 0 else 0.0
            for regret, more in zip(self.regrets, self.latest, strict=True)
        ]
        whole = sum(hopes)
        if whole <= 0:
            return [1 / len(hopes)] * len(hopes)
        return [hope / whole for hope in hopes]

    def learn(self, payoffs: Sequence[float], mix: Sequence[float], weight: float) -> None:
        """RM+: regrets never fall below nothing, later strategies count more."""
        value = sum([share * payoff for share, payoff in zip(mix, payoffs, strict=True)])
        self.latest = [payoff - value for payoff in payoffs]
        self.regrets = [
            regret + more if regret + more > 0 else 0.0
            for regret, more in zip(self.regrets, self.latest, strict=True)
        ]
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
