"""Mixed tickets for three and four: sampled regret matching over placements found worth a thought."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from game.bots.auction.pairings import HAND
from game.bots.auction.rankings import Laid, Rankings
from game.rules.auction.spec import NORMALS, SPECIAL_BITS, SPECIALS
from game.rules.core.seat import Seat

NORMAL: Final = tuple(HAND.index(ticket) for ticket in NORMALS)
SPECIAL: Final = tuple(HAND.index(ticket) for ticket in SPECIALS)
BITS: Final = tuple(SPECIAL_BITS.get(ticket, 0) for ticket in HAND)
SPECIAL_CHANCE: Final = 0.25
SCOUTED: Final = 100
"""How many placements of a seat are looked at in each wave, for a few to join its field."""

DRAWS: Final = 7
JOINING: Final = 14
WAVES: Final = 3
MATCHES: Final = 120
"""At most so many rounds of regret matching after each wave."""

PER_MATCH: Final = 1000
"""Of an expert's work: with less of it, fewer rounds."""


class Mixer:
    """One seat's field of placements, with regrets and the mix they have led to."""

    def __init__(self, values: Sequence[float], specials: int, costs: Sequence[float]) -> None:
        self.values, self.costs = values, costs
        self.specials = [place for bit, place in enumerate(SPECIAL) if specials >> bit & 1]
        self.field: list[Laid] = []
        self.regrets: list[float] = []
        self.total: list[float] = []
        self.spent: list[float] = []

    def join(self, laid: Laid) -> None:
        """A placement joins, without regrets."""
        self.field.append(laid)
        self.spent.append(self.cost(laid))
        self.regrets.append(0.0)
        self.total.append(0.0)

    def cost(self, laid: Laid) -> float:
        """What its specials are worth later."""
        return self.costs[sum([BITS[place] for place in laid])]

    def fancy(self, random: Random, lots: int) -> Laid:
        """Normal tickets in any order, now and then a special instead of one."""
        laid = random.sample(NORMAL, lots)
        for special in self.specials:
            if random.random() < SPECIAL_CHANCE:
                laid[random.randrange(lots)] = special
        return tuple(laid)

    def draw(self, random: Random, weights: Sequence[float]) -> Laid:
        """A placement by weight; any one while there are no weights yet."""
        whole = sum(weights)
        if whole <= 0:
            return self.field[int(random.random() * len(self.field))]
        at = random.random() * whole
        for laid, weight in zip(self.field, weights, strict=True):
            at -= weight
            if at <= 0:
                return laid
        return self.field[-1]

    def learn(self, outcomes: Sequence[int], weight: float) -> None:
        """RM+ with what every placement would have brought."""
        values, regrets = self.values, self.regrets
        payoffs = [values[outcome] - cost for outcome, cost in zip(outcomes, self.spent, strict=True)]
        whole = sum(regrets)
        if whole > 0:
            mix = [regret / whole for regret in regrets]
            value = sum([share * payoff for share, payoff in zip(mix, payoffs, strict=True)])
            self.total = [total + weight * share for total, share in zip(self.total, mix, strict=True)]
        else:
            value = sum(payoffs) / len(payoffs)
        self.regrets = [
            regret + payoff - value if regret + payoff > value else 0.0
            for regret, payoff in zip(regrets, payoffs, strict=True)
        ]


class Crowd:
    """All seats at once, one small step after another: scouting, then matching, wave after wave."""

    def __init__(
        self,
        rankings: Rankings,
        values: Sequence[Sequence[float]],
        specials: Sequence[int],
        costs: Sequence[Sequence[float]],
        random: Random,
        work: int,
    ) -> None:
        self._rankings, self._random = rankings, random
        self._lots = len(next(iter(rankings.number)))
        self.mixers = [Mixer(*each) for each in zip(values, specials, costs, strict=True)]
        self._seats = len(self.mixers)
        self._time, self._wave, self._turn = 0, 0, 0
        self._turns = self._seats + max(10, min(MATCHES, work // PER_MATCH))
        for mixer in self.mixers:
            for _ in range(JOINING):
                mixer.join(mixer.fancy(random, self._lots))
        self.done = False

    def step(self) -> int:
        """A seat scouts, or all match once; how much work it was."""
        scouting = self._turn < self._seats
        if scouting:
            self._scout(self._turn)
        else:
            self._match()
        self._turn += 1
        self._end_wave()
        return 8 * SCOUTED if scouting else sum([15 + len(mixer.field) for mixer in self.mixers])

    def _end_wave(self) -> None:
        if self._turn == self._turns:
            self._turn, self._wave = 0, self._wave + 1
            self.done = self._wave == WAVES

    def _others(self, seat: Seat, laid: Sequence[Laid]) -> list[Laid]:
        return [*laid[:seat], *laid[seat + 1 :]]

    def _scout(self, seat: Seat) -> None:
        """The placements that do best against what the others do now join the field."""
        mixer, random = self.mixers[seat], self._random
        found = sorted({mixer.fancy(random, self._lots) for _ in range(SCOUTED)}.difference(mixer.field))
        sums = [-DRAWS * mixer.cost(laid) for laid in found]
        for _ in range(DRAWS):
            others = [other.draw(random, other.total) for other in self.mixers if other is not mixer]
            outcomes = self._rankings.outcomes(others, found)
            sums = [total + mixer.values[outcome] for total, outcome in zip(sums, outcomes, strict=True)]
        for _, laid in sorted(zip(sums, found, strict=True), reverse=True)[:JOINING]:
            mixer.join(laid)

    def _match(self) -> None:
        """Everybody draws, and learns what each of its placements would have brought against that."""
        self._time += 1
        laid = [mixer.draw(self._random, mixer.regrets) for mixer in self.mixers]
        for seat, mixer in enumerate(self.mixers):
            mixer.learn(self._rankings.outcomes(self._others(seat, laid), mixer.field), self._time)
