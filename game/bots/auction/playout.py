"""Plays the rest of an imagined match with quick, sensible purchases: the inner loop of every search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from game.bots.auction.future import Morning
from game.bots.auction.ground import Ground
from game.bots.auction.laying import MAGURO, best_row, cheapest, lay
from game.bots.auction.market import certain, likely, move
from game.bots.auction.position import Position
from game.rules.auction.scoring import leads
from game.rules.core.seat import Seat

NOWHERE: Final = -1e9
"""What a lot brings that cannot be paid for."""

Purchase: TypeAlias = tuple[Seat, int, list[int], list[int]]
"""Who bought under which tile (-1: declined), the rows its Takusan joined, what its Yakuza took."""


class Playout:
    """One table's imagined matches; `trace`, if there is a list, takes every purchase down."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.trace: list[Purchase] | None = None

    def finish(self, position: Position, mornings: Sequence[Morning]) -> list[int]:
        """Plays the rounds in place and counts."""
        last, everything = self.ground.spec.last_space, range(self.ground.lots)
        for morning in mornings:
            move(position.markers, morning.moves, last)
            self.purchase(position, morning, list(everything), 0)
        return self.scores(position)

    def worths(self, position: Position, morning: Morning) -> list[float]:
        """Points per card of the five marked products, after the round's quotation."""
        if not morning.left:
            return certain(position.markers, self.ground.spec.niches)
        return likely(position.markers, morning.drift, morning.odds, self.ground.niches)

    def purchase(self, position: Position, morning: Morning, unsold: list[int], acted: int) -> None:
        """A50-A55: those who have not acted yet buy in turn from the tiles that are left."""
        players, worths = self.ground.players, self.worths(position, morning)
        bases = [sum([worths[product] for product in lot[1]]) - lot[0] for lot in morning.goods]
        bases[0] += self.ground.clock[morning.left]
        for turn in range(acted, players):
            seat = (position.first + turn) % players
            offers = self.profits(position, morning, unsold, seat, worths, bases)
            if players == 2 and not turn:
                rivals = self.profits(position, morning, unsold, 1 - seat, worths, bases)
                offers = denying(offers, rivals, self.ground.pay)
            best = max(offers)
            if best > self.ground.pay:
                self.buy(position, morning, unsold.pop(offers.index(best)), seat, worths)
            else:
                position.money[seat] += self.ground.pay
                if self.trace is not None:
                    self.trace.append((seat, -1, [], []))
        position.first = position.heir

    def profits(
        self,
        position: Position,
        morning: Morning,
        unsold: Sequence[int],
        seat: Seat,
        worths: Sequence[float],
        bases: Sequence[float],
    ) -> list[float]:
        """What each unsold lot would bring the seat beyond its price."""
        money, goods, found = position.money[seat], morning.goods, []
        held = position.cards[seat * 6 + MAGURO] + self.ground.growth[morning.left] / 2
        for tile in unsold:
            price, products, maguro, takusan, yakuza = goods[tile]
            profit = bases[tile] if price <= money else NOWHERE
            if maguro:
                profit += maguro * (held + (maguro + 5) / 2)
            if takusan or yakuza:
                values = [*worths, held + 3]
                fresh = [*products, MAGURO] if maguro else products
                if takusan:
                    profit += takusan * best_row(position.cards, seat * 6, fresh, values)
                if yakuza:
                    profit -= yakuza * cheapest(position.real, seat * 6, fresh, values)
            found.append(profit)
        return found

    def buy(
        self, position: Position, morning: Morning, tile: int, seat: Seat, worths: Sequence[float]
    ) -> None:
        """A51-A53: pays and lays; Takusan go where they bring most, Yakuza get what is cheapest."""
        price, products, maguro, takusan, yakuza = morning.goods[tile]
        base, cards, real = seat * 6, position.cards, position.real
        position.money[seat] -= price
        if not tile:
            position.heir = seat
        for product in products:
            cards[base + product] += 1
            real[base + product] += 1
        if maguro:
            cards[base + MAGURO] += maguro
            real[base + MAGURO] += maguro
        joined: list[int] = []
        paid: list[int] = []
        if takusan or yakuza:
            held = cards[base + MAGURO] + self.ground.growth[morning.left] / 2
            values = [*worths, held + 3]
            joined, paid = lay(position, base, takusan, yakuza, values)
            position.yakuza[seat] += yakuza
        if self.trace is not None:
            self.trace.append((seat, tile, joined, paid))

    def scores(self, position: Position) -> list[int]:
        """A60, A61, and the bonuses if they are played."""
        worths = certain(position.markers, self.ground.spec.niches)
        a, b, c, d, e = map(int, worths)
        cards, sets = position.cards, self.ground.sets
        found = []
        for seat, money in enumerate(position.money):
            k, m, n, o, p, q = cards[seat * 6 : seat * 6 + 6]
            found.append(money + k * a + m * b + n * c + o * d + p * e + sets[q])
        if self.ground.options.special_scoring:
            add_bonuses(self.ground, position, found, worths.index(min(worths)))
        return found


def denying(offers: Sequence[float], rivals: Sequence[float], pay: float) -> list[float]:
    """For the first of two buyers: what each lot brings less what the other then makes of the rest."""
    ranked = sorted(range(len(rivals)), key=rivals.__getitem__, reverse=True)
    best = max(rivals[ranked[0]], pay)
    second = max(rivals[ranked[1]], pay) if len(ranked) > 1 else pay
    return [offer - (second if place == ranked[0] else best) + best for place, offer in enumerate(offers)]


def add_bonuses(ground: Ground, position: Position, scores: list[int], cheapest: int) -> None:
    """A70-A73."""
    figures = ground.spec.bonuses
    rows = [position.cards[seat * 6 : seat * 6 + 6] for seat in range(ground.players)]
    for seat, cards in enumerate(rows):
        scores[seat] += figures.diversified * (min(cards) >= figures.diversified_cards)
        scores[seat] += figures.specialised * (max(cards) >= figures.specialised_cards)
        scores[seat] += figures.popular * leads([other[cheapest] for other in rows], seat)
        scores[seat] += figures.safe * leads(position.yakuza, seat)
