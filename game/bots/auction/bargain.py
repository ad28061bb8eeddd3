"""What to buy, where a Takusan goes and what a Yakuza gets: each choice played to the end, many times."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from typing import Final

from game.bots.auction.future import Futures, Morning, morning
from game.bots.auction.ground import Ground
from game.bots.auction.laying import MAGURO, lay
from game.bots.auction.playout import Playout
from game.bots.auction.position import Position, position
from game.bots.auction.stakes import Stakes
from game.bots.auction.words import deed, instead, points
from game.i18n.door import _, ngettext
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat

FEWEST: Final = 40
DOUBT: Final = 2.5
"""Futures before a lead may end the search, and how clear it must be: some five standard errors."""


class Bargain:
    """All choices meet the same futures."""

    def __init__(
        self,
        view: AuctionView,
        seat: Seat,
        ground: Ground,
        choices: Sequence[AuctionAction],
        random: Random,
        work: int,
    ) -> None:
        self._view, self._seat, self._ground, self.playout = view, seat, ground, Playout(ground)
        self._futures = Futures(view, ground, random)
        self._stakes = Stakes(ground.rounds - view.round)
        self._now = morning(ground, [view.lots[lot] for lot in view.ranking], view.round, self._futures.drift)
        self._unsold = [tile for tile, lot in enumerate(view.ranking) if view.buyers[lot] is None]
        self._tiles = {lot: tile for tile, lot in enumerate(view.ranking)}
        self._acted = (seat - view.first) % ground.players + 1
        self._pending = view.takusan_left, view.yakuza_left
        start = position(view)
        self._worths = self.playout.worths(start, self._now)
        self.choices = choices
        self._after = [self._chosen(start.copy(), choice) for choice in choices]
        self.sums = [0.0] * len(choices)
        self.leads = [0.0] * len(choices)
        self.cost = ground.cost(view.round)
        self._enough = self._needed(view.round, work)
        self.met = 0

    def _needed(self, number: int, work: int) -> int:
        """How many futures to meet: none without a choice, and in the last round there is but one."""
        if len(self.choices) == 1:
            return 0
        return max(4, work // (self.cost * len(self.choices))) if number < self._ground.rounds else 1

    def _sure(self) -> bool:
        """Whether enough futures were met, or fewer have left no doubt."""
        if self.met < FEWEST:
            return self.met >= self._enough
        *_others, second, first = sorted(self.sums)
        return self.met >= self._enough or first - second > DOUBT * sqrt(self.met)

    @property
    def best(self) -> AuctionAction:
        """What has done best over the futures met."""
        return self.choices[self.sums.index(max(self.sums))]

    def why(self) -> str:
        """What the choice led to, and what the next best would have."""
        ranked = sorted(range(len(self.choices)), key=self.sums.__getitem__, reverse=True)
        view, spec = self._view, self._ground.spec
        did = deed(self.choices[ranked[0]], view, spec)
        if len(ranked) == 1:
            only = _("I have no other choice.")
            return f"{did} {only}"
        if not self.met:
            quick = _("It is the first thing that comes to mind.")
            return f"{did} {quick}"
        first, second = (self.leads[number] / self.met for number in ranked[:2])
        return f"{did} {self._tried(first)} {instead(self.choices[ranked[1]], second, view, spec)}"

    def _tried(self, lead: float) -> str:
        if self.met == 1:
            return _("My lead at the end is {points}.", points=points(lead))
        return ngettext(
            "My average lead over {count} imagined match is {points}.",
            "My average lead over {count} imagined matches is {points}.",
            self.met,
            points=points(lead),
        )

    def course(self) -> Iterator[int]:
        """All the work, piece by piece; how much each was."""
        if self._enough:
            yield from self._futures.prepare()
        while not self._sure():
            future = self._futures.draw()
            yield self._futures.cost
            yield from self._meet(future)

    def _meet(self, future: list[Morning]) -> Iterator[int]:
        """Counted only once all choices have met it: it must not favour those that met it first."""
        fresh = []
        for start, unsold in self._after:
            fresh.append(self._play(start.copy(), unsold.copy(), future))
            yield self.cost
        for number, (value, ahead) in enumerate(fresh):
            self.sums[number] += value
            self.leads[number] += ahead
        self.met += 1

    def _play(self, here: Position, unsold: list[int], future: list[Morning]) -> tuple[float, int]:
        """A choice played to the end: what that is worth, and the lead."""
        self.playout.purchase(here, self._now, unsold, self._acted)
        scores = self.playout.finish(here, future)
        return self._stakes.values(scores, here.specials)[self._seat], lead(scores, self._seat)

    def _chosen(self, here: Position, action: AuctionAction) -> tuple[Position, list[int]]:
        """The position once the seat has done that, and the tiles then unsold."""
        unsold = self._unsold
        match action:
            case BuyLot(lot=lot):
                tile = self._tiles[lot]
                self.playout.buy(here, self._now, tile, self._seat, self._worths)
                unsold = [other for other in unsold if other != tile]
            case Decline():
                here.money[self._seat] += self._ground.pay
            case JoinRow(product=product):
                here.cards[self._seat * 6 + product] += 1
                self._settle(here, self._pending[0] - 1, self._pending[1])
            case PayYakuza(product=product):
                here.cards[self._seat * 6 + product] -= 1
                here.real[self._seat * 6 + product] -= 1
                self._settle(here, 0, self._pending[1] - 1)
            case PlaceTickets():
                raise ValueError(f"{action}: tickets are laid in the valuation, not in the purchase")
        return here, unsold

    def _settle(self, here: Position, takusan: int, yakuza: int) -> None:
        """What is left of the lot, as an imagined buyer would."""
        base = self._seat * 6
        maguro = here.cards[base + MAGURO] + self._ground.growth[self._now.left] / 2 + 3
        lay(here, base, takusan, yakuza, [*self._worths, maguro])


def lead(scores: Sequence[int], seat: Seat) -> int:
    """Points before the best of the others."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
