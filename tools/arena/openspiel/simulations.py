"""What our own bots make of a position: values for the leaves of a foreign search."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import tanh
from operator import add
from random import Random
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from game.bots.auction.future import Morning, drift, morning
from game.bots.auction.ground import Ground
from game.bots.auction.market import SHIFT
from game.bots.auction.playout import Playout
from game.bots.auction.position import Position as Laid
from game.bots.duel.plain import PlainWorth
from game.rules.auction.phases.valuation import place_tickets
from game.rules.auction.spec import MARKET_ORDER, NORMALS, AuctionOptions, Card
from game.rules.auction.state import ENDED, PURCHASE, VALUATION, AuctionState
from game.rules.core.outcome import Outcome
from game.rules.core.seat import SEAT_SETS
from game.rules.duel.state import ENDED as DUEL_ENDED
from game.rules.duel.table import table_for
from tools.arena.openspiel.position import LEADS, Position, utilities
from tools.kernels import rules_of

Values: TypeAlias = Callable[[Position], list[float]]


def simulations_of(title: str, random: Random) -> Values:
    """For each seat from -1 to 1."""
    return MAKERS[title](random)


class AuctionSimulations:
    """The bots' imagined rest of a match, with the deck that the search was handed."""

    def __init__(self, random: Random) -> None:
        self._rules, self._random = rules_of("auction"), random
        self._decks: dict[AuctionOptions, Deck] = {}

    def __call__(self, position: Position) -> list[float]:
        """One imagined end."""
        state = position.state.copy()
        self._settle(state)
        end = self._rules.outcome(state)
        return utilities(end or self._finish(state), LEADS["auction"])

    def _settle(self, state: AuctionState) -> None:
        """Up to a purchase or the end: tickets that are missing are normal ones, in any order."""
        while state.phase is not PURCHASE and state.phase is not ENDED:
            seat = min(SEAT_SETS[state.waiting])
            if state.phase is VALUATION:
                tickets = tuple(self._random.sample(NORMALS, len(state.lots)))
                self._rules.advance(state, place_tickets(seat, tickets))
            else:
                self._rules.advance(state, self._rules.legal(state, seat).sample(self._random))

    def _finish(self, state: AuctionState) -> Outcome:
        if state.options not in self._decks:
            self._decks[state.options] = Deck(Ground(self._rules.spec, state.options))
        deck, now = self._decks[state.options], _laid_out(state)
        deck.know(state.offers)
        unsold = [tile for tile, lot in enumerate(state.ranking) if state.unsold >> lot & 1]
        deck.playout.purchase(now, deck.today(state), unsold, state.acted)
        scores = tuple(deck.playout.finish(now, deck.mornings[state.round :]))
        top = max(scores)
        return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == top), "", ())


class Deck:
    """The rounds of the deck that a search was handed, worked out once: all its positions share them."""

    def __init__(self, ground: Ground) -> None:
        self.playout = Playout(ground)
        self.mornings: list[Morning] = []
        self._offers: Any = None

    def know(self, offers: tuple[tuple[tuple[Card, ...], ...], ...]) -> None:
        """Every round as if its lots lay under the tiles in order; shuffled ones are as likely in any."""
        if offers is self._offers:
            return
        self._offers, self.mornings = offers, []
        ground, counts = self.playout.ground, [0] * len(Card)
        for number in range(len(offers), 0, -1):
            self.mornings.insert(0, morning(ground, offers[number - 1], number, drift(ground, counts)))
            for card in (card for cards in offers[number - 1] for card in cards):
                counts[card] += 1

    def today(self, state: AuctionState) -> Morning:
        """This round, whose tiles lie already."""
        lots = [state.lots[lot] for lot in state.ranking]
        return morning(self.playout.ground, lots, state.round, self.mornings[state.round - 1].drift)


def _laid_out(state: AuctionState) -> Laid:
    """As the bots lay a position out; the lists are the state's own."""
    stack = sorted(MARKET_ORDER, key=state.arrived.__getitem__)
    markers = [state.spaces[product] << SHIFT | stack.index(product) for product in sorted(stack)]
    cards = list(map(add, state.rows, state.wilds))
    laid = Laid(state.money, cards, state.rows, markers, list(state.yakuza))
    buyer = state.buyers[state.ranking[0]]
    laid.first, laid.heir = state.first, state.first if buyer is None else buyer
    return laid


def _duel_values(random: Random) -> Values:
    """The points by which a position is better, as the normal bot counts them, on the scale of a victory."""
    judge = PlainWorth(table_for(rules_of("duel").spec))

    def values(position: Position) -> list[float]:
        state = position.state
        points = judge.end(state) if state.phase is DUEL_ENDED else judge(state)
        worth = tanh(points / LEADS["duel"])
        return [-worth, worth]

    return values


MAKERS: Final[Mapping[str, Callable[[Random], Values]]] = MappingProxyType(
    {"auction": AuctionSimulations, "duel": _duel_values}
)
