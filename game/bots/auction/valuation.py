"""The expert's tickets: first what every outcome is worth, then the mix that nobody can answer well."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from game.bots.auction.crowd import Crowd
from game.bots.auction.equilibrium import OPENING, Equilibrium
from game.bots.auction.ground import Ground
from game.bots.auction.pairings import HAND, PLACEMENTS, SPENT, pairings
from game.bots.auction.prospects import Prospects
from game.bots.auction.rankings import Rankings
from game.bots.auction.saving import costs
from game.bots.auction.smoothing import smoothed
from game.bots.auction.words import lot_words, points
from game.i18n.door import _, ngettext
from game.rules.auction.actions import PlaceTickets
from game.rules.auction.spec import SPECIAL_BITS, Ticket
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat

LEAST: Final = 0.03
"""A share of the mix below which a placement is noise and never laid."""

PAIRING: Final = 100
SMOOTHING: Final = {3: 100, 4: 400}
SETTING_UP: Final = 500
"""Units of work before tickets are mixed: an opening paired up, a seat's values, the fields."""

LEAST_SLOPE: Final = 0.005
"""Keeps a match that is all but decided from telling of hundreds of points."""

Mix = list[tuple[float, tuple[Ticket, ...]]]


class Valuation:
    """Two parts of work: outcomes, then tickets."""

    def __init__(
        self, view: AuctionView, seat: Seat, ground: Ground, rankings: Rankings, random: Random, work: int
    ) -> None:
        self._seat, self._ground, self._rankings, self._random = seat, ground, rankings, random
        self._lots, self._work = view.lots, work
        self._specials = [sum(SPECIAL_BITS[ticket] for ticket in each.specials) for each in view.seats]
        left = ground.rounds - view.round
        self._costs = [costs(mask, left, ground.players) for mask in self._specials]
        self.prospects = Prospects(view, ground, random)
        last = view.round == ground.rounds
        self._enough = 1 if last else max(1, work // (self.prospects.cost * len(ground.outcomes)))
        self.game: Equilibrium | Crowd | None = None
        self._laid: tuple[Ticket, ...] | None = None

    def course(self) -> Iterator[int]:
        """All the work, piece by piece; how much each was."""
        yield from self.prospects.course(self._enough)
        yield from self._pair() if self._ground.players == 2 else self._gather()
        self._laid = self._drawn(self.mix())

    @property
    def best(self) -> PlaceTickets:
        """The tickets drawn from the mix, or from as much of it as there is."""
        return PlaceTickets(self._seat, self._laid or max(self.mix())[1])

    def mix(self) -> Mix:
        """Shares and placements, without those that are hardly ever laid."""
        if self.game is None:
            return [(1.0, self._first_thought())]
        if isinstance(self.game, Equilibrium):
            side = self.game.sides[0]
            found: Mix
            found = [
                (share, PLACEMENTS[number]) for share, number in zip(side.average(), side.field, strict=True)
            ]
        else:
            mixer = self.game.mixers[self._seat]
            whole = sum(mixer.total) or 1.0
            found = [
                (total / whole, tuple([HAND[place] for place in laid]))
                for total, laid in zip(mixer.total, mixer.field, strict=True)
            ]
        least = min(LEAST, max(found)[0])
        return [each for each in found if each[0] >= least]

    def _drawn(self, mix: Mix) -> tuple[Ticket, ...]:
        at = self._random.random() * sum(share for share, _ in mix)
        for share, tickets in mix:
            at -= share
            if at <= 0:
                return tickets
        return mix[-1][1]

    def why(self) -> str:
        """Which lot it would like to see dear, by how much, and how freely it chose."""
        hopes = self._hopes()
        lot = hopes.index(max(hopes))
        gain, mix = hopes[lot] / max(self.prospects.slope, LEAST_SLOPE), self.mix()
        hope = _(
            "I expect {points} if {cards} becomes the most expensive lot.",
            points=points(gain),
            cards=lot_words(self._lots[lot]),
        )
        free = ngettext("I found {count} good placement.", "I chose from {count} good placements.", len(mix))
        return f"{hope} {free}"

    def _hopes(self) -> list[float]:
        """By lot: what the outcomes in which it is the dearest are worth beyond the average one."""
        values, hopes = self.prospects.values(self._seat), [0.0] * self._ground.lots
        mean, each = sum(values) / len(values), len(values) / self._ground.lots
        for value, outcome in zip(values, self._ground.outcomes, strict=True):
            hopes[outcome[0]] += (value - mean) / each
        return hopes

    def _first_thought(self) -> tuple[Ticket, ...]:
        """High tickets on the lots whose rise has helped most so far."""
        ranked = sorted(range(self._ground.lots), key=self._hopes().__getitem__, reverse=True)
        return tuple(Ticket(4 - ranked.index(lot)) for lot in range(self._ground.lots))

    def _pair(self) -> Iterator[int]:
        """The tickets of two."""
        spec, seats = self._ground.spec, (self._seat, 1 - self._seat)
        rules = pairings(spec.annul_value, self._ground.options.annul_cancels == "all")
        for number in OPENING:
            rules.row(number)
            yield PAIRING
        mine, theirs = [self._spending(seat) for seat in seats]
        self.game = Equilibrium(
            rules,
            self.prospects.values(self._seat),
            (self._specials[seats[0]], self._specials[seats[1]]),
            ([mine[spent] for spent in SPENT], [theirs[spent] for spent in SPENT]),
        )
        yield SETTING_UP
        yield from self.game.course()

    def _gather(self) -> Iterator[int]:
        """The tickets of three or four."""
        values = []
        for seat in range(self._ground.players):
            values.append(smoothed(self._ground.outcomes, self.prospects.values(seat)))
            yield SMOOTHING[self._ground.players]
        spending = [self._spending(seat) for seat in range(self._ground.players)]
        self.game = Crowd(self._rankings, values, self._specials, spending, self._random, self._work)
        yield SETTING_UP
        yield from self.game.course()

    def _spending(self, seat: Seat) -> list[float]:
        """What a mask of specials costs the seat when spent now, in the measure of the outcomes."""
        return [self.prospects.slope * cost for cost in self._costs[seat]]
