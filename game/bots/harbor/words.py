"""A bot's reasons in a sentence of plain words, fish and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from game.bots.harbor.deed_words import done
from game.bots.harbor.estimate import Judge
from game.bots.harbor.fancy import old_or_fresh
from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.actions import (
    BidTuna,
    Buy,
    EndTurn,
    Fish,
    HarborAction,
    OpenPort,
    PickBuyer,
    ReturnLicence,
    UseFreezer,
    Visit,
)
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import KINDS, TUNA, TUNAS, Kind


class Reasons:
    """Speaks for one seat about one position; of the others it knows what lies on the table."""

    def __init__(self, table: Table, state: HarborState, seat: Seat, weights: Weights) -> None:
        self._table, self._state, self._seat = table, state, seat
        self._judge = Judge(table, state, seat, weights)

    def of(self, action: HarborAction) -> str:
        """Why this action."""
        match action:
            case Fish():
                return self._fish(action)
            case Visit():
                return f"At the {name(action.market)} market I {done(self._table, self._state, action)}."
            case Buy():
                return self._buy(action)
            case BidTuna():
                return self._bid(action)
            case OpenPort():
                return "I open a port to have room for another ship."
            case ReturnLicence():
                return f"I give back the {name(action.slot)}: its slot is of more use empty."
            case UseFreezer():
                return self._freezer(action)
            case PickBuyer():
                return self._pick(action)
            case EndTurn():
                return self._end()
        assert_never(action)

    def _fish(self, action: Fish) -> str:
        docked = [step for step in action.steps if type(step) is Dock]
        holds = [self._state.ships[self._seat][step.ship][2] for step in docked]
        landed = [kind for hold in holds for kind in hold]
        if TUNA in landed:
            return f"I bring in {listed(landed)}: three tuna barrels make an auction."
        if landed:
            prices = [price for step in docked for price in step.prices]
            return f"I bring in {listed(landed)} and ask {spread(prices)}, which the others should pay."
        taken = [step.fish for step in action.steps if type(step) is TakeBarrel]
        if taken:
            best = max(taken, key=lambda fish: self._judge.caught[fish])
            yen = round(self._judge.caught[best])
            return f"I take {listed(taken)}: a barrel of {name(best)} should bring me about {yen:,} yen."
        if any(type(step) is LeavePort for step in action.steps):
            return "I put to sea, since ships earn nothing in port."
        return "I change prices so that my goods find buyers." if action.steps else "My ships are done."

    def _buy(self, action: Buy) -> str:
        shelves = [list(wares) for wares in self._state.wares]
        wares = [shelves[seller].pop(place) for seller, place in action.items]
        paid = sum(price for _, _, price in wares)
        wish = self._judge.wishes[self._seat]
        worth = round(sum(wish[old_or_fresh(kind, fresh)] for kind, fresh, _ in wares))
        kinds = listed(kind for kind, _, _ in wares)
        return f"I buy {kinds} for {paid:,} yen, worth about {worth:,} yen to me."

    def _bid(self, action: BidTuna) -> str:
        assert self._state.tuna is not None
        r = self._table.spec.worth.tuna[self._state.tuna - TUNAS[0]]
        mine = (
            "the yen would go to the bank" if self._seat == self._state.turn else "the yen go to the fisher"
        )
        return f"I bid {action.yen:,} yen for a tuna of {r} R: a rival must not get it cheaply, and {mine}."

    def _freezer(self, action: UseFreezer) -> str:
        wares = len(self._state.wares[self._seat])
        if action.use:
            return f"I use the freezer to keep {wares} barrels that may still find a buyer."
        return "I save the freezer: too little would spoil now."

    def _pick(self, action: PickBuyer) -> str:
        if action.buyer == self._seat:
            return "The bids are tied, and I want the tuna myself."
        return "The bids are tied, and this buyer's yen help me more than the tuna helps them."

    def _end(self) -> str:
        left = self._state.actions
        return f"I leave {left} actions unspent: none would help me." if left else "My actions are spent."


def name(thing: Kind | int) -> str:
    """The word for a kind, market or slot."""
    text: str = getattr(thing, "name", str(thing))
    return text.lower().replace("_", " ")


def listed(kinds: Iterable[Kind]) -> str:
    """Counted, in the order of the fish."""
    counts = Counter(KINDS[kind] for kind in kinds)
    return ", ".join(f"{counts[kind]} {name(kind)}" for kind in sorted(counts))


def spread(prices: list[int]) -> str:
    """One price, or the range of them."""
    low, high = min(prices), max(prices)
    return f"{low:,} yen each" if low == high else f"{low:,} to {high:,} yen"
