"""Mixed tickets for three and four: sampled regret matching over placements found worth a thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add, mul, sub
from random import Random
from typing import Final

from game.bots.auction.pairings import HAND
from game.bots.auction.rankings import Laid, Rankings
from game.rules.auction.spec import NORMALS, SPECIAL_BITS, SPECIALS

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

PER_MATCH: Final = 3000
"""Of an expert's work: with less of it, fewer rounds."""

FANCIED: Final = 25
"""How many of the placements to be scouted are thought up in one piece."""

FANCYING: Final = 8
TRYING: Final = 3
LEARNING: Final = 3
"""Units of work for each placement: thought up, tried against a draw, or learnt from."""


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
        payoffs = list(map(sub, map(values.__getitem__, outcomes), self.spent))
        whole = sum(regrets)
        if whole > 0:
            mix = [regret / whole for regret in regrets]
            value = sum(map(mul, mix, payoffs))
            self.total = [total + weight * share for total, share in zip(self.total, mix, strict=True)]
        else:
            value = sum(payoffs) / len(payoffs)
        hopes = map(add, regrets, payoffs)
        self.regrets = [hope - value if hope > value else 0.0 for hope in hopes]


class Crowd:
    """All seats at once, one small piece after another: scouting, then matching, wave after wave."""

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
        self._time, self._matches = 0, max(10, min(MATCHES, work // PER_MATCH))
        for mixer in self.mixers:
            for _ in range(JOINING):
                mixer.join(mixer.fancy(random, self._lots))

    def course(self) -> Iterator[int]:
        """All the work, piece by piece; how much each was."""
        for _ in range(WAVES):
            for mixer in self.mixers:
                yield from self._scout(mixer)
            for _ in range(self._matches):
                yield from self._match()

    def _scout(self, mixer: Mixer) -> Iterator[int]:
        """The placements that do best against what the others do now join the field."""
        random, fancied = self._random, set[Laid]()
        for _ in range(SCOUTED // FANCIED):
            fancied.update([mixer.fancy(random, self._lots) for _ in range(FANCIED)])
            yield FANCYING * FANCIED
        found = sorted(fancied.difference(mixer.field))
        sums = [-DRAWS * mixer.cost(laid) for laid in found]
        for _ in range(DRAWS):
            others = [other.draw(random, other.total) for other in self.mixers if other is not mixer]
            outcomes = self._rankings.outcomes(others, found)
            sums = [total + mixer.values[outcome] for total, outcome in zip(sums, outcomes, strict=True)]
            yield TRYING * len(found)
        for _, laid in sorted(zip(sums, found, strict=True), reverse=True)[:JOINING]:
            mixer.join(laid)

    def _match(self) -> Iterator[int]:
        """Everybody draws, and learns what each of its placements would have brought against that."""
        self._time += 1
        laid = [mixer.draw(self._random, mixer.regrets) for mixer in self.mixers]
        for seat, mixer in enumerate(self.mixers):
            others = [*laid[:seat], *laid[seat + 1 :]]
            mixer.learn(self._rankings.outcomes(others, mixer.field), self._time)
            yield LEARNING * (15 + len(mixer.field))
