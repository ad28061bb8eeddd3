"""One turn thought to its end: what each lead of a bid would bring, with the best answers of both seats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Protocol

from game.bots.duel.hidden import Arranged
from game.rules.duel.actions import Bid, DiscardCard, DuelAction, StealCard
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import HalfId
from game.rules.duel.state import BIDDING, BY_BID, DISCARDING, ENDED, STEALING, DuelState

FEW_TARGETS: Final = 3
"""Of the opponent's cards only those that look best are thought through, unless all are asked for."""

STEP_COST: Final = 12
"""What a step, an imagined action of about 10 microseconds, takes of a budget."""


class Judge(Protocol):
    """Values positions between turns and at the end, for seat 1."""

    certain: tuple[float, float]
    """What a loss and a win are worth at least: nobody looks for more than a win."""

    def __call__(self, state: DuelState) -> float:
        """Between turns."""

    def end(self, state: DuelState) -> float:
        """At the end."""

    def pile(self, pile: tuple[HalfId, ...]) -> float:
        """The part of a pile in it."""


class Lookahead:
    """Counts its steps, since a budget is counted in them; `drew` tells of a card drawn in the last turn."""

    def __init__(self, kernel: DuelKernel) -> None:
        self.kernel, self.steps, self.targets = kernel, 0, FEW_TARGETS
        self.drew = False
        spec = kernel.spec
        self._low, widest = spec.lowest_bid, spec.highest_bid - spec.lowest_bid
        self.leads = range(-widest, widest + 1)
        self._seconds = {bid: Bid(1, bid) for bid in range(spec.lowest_bid, spec.highest_bid + 1)}

    def bids(self, state: DuelState) -> list[tuple[DuelState, DuelAction]]:
        """From the lowest lead of seat 1 to its highest: the position before the last bid, and that bid."""
        return [self.bidden(state, lead) for lead in self.leads]

    def bidden(self, state: DuelState, lead: int) -> tuple[DuelState, DuelAction]:
        """Only the difference of the bids matters (D21)."""
        twin = state.copy()
        twin.waiting, twin.cause = 0b10, BY_BID
        twin.bids = (self._low + max(0, -lead), 0)
        return twin, self._seconds[self._low + max(0, lead)]

    def results(self, state: DuelState, judge: Judge) -> list[float]:
        """What each lead brings."""
        return [self.after(before, bid, judge) for before, bid in self.bids(state)]

    def after(self, state: DuelState, action: DuelAction, judge: Judge) -> float:
        """The value at the end of the turn, each decision in it made for the best of who makes it."""
        after = state.copy()
        self.kernel.advance(after, action)
        self.steps += 1
        if state.emptied == LAST and len(after.draw) < len(state.draw):
            self.drew = True
        if after.dice.rolls and state.emptied == LAST and not state.dice.rolls:
            chances = turned(self.kernel, state, action, after.dice.rolls)
            self.steps += len(chances)
            self.drew = True
            return sum([self.settled(chance, judge) for chance in chances]) / len(chances)
        return self.settled(after, judge)

    def settled(self, state: DuelState, judge: Judge) -> float:
        """The same for a position inside the turn."""
        phase = state.phase
        if phase is BIDDING:
            return judge(state)
        if phase is ENDED:
            return judge.end(state)
        seat = state.waiting >> 1
        lost, won = judge.certain if seat else judge.certain[::-1]
        best = lost
        for number, action in enumerate(self.candidates(state, seat, judge)):
            value = self.after(state, action, judge)
            if not number or (value > best if seat else value < best):
                best = value
            if best >= won if seat else best <= won:
                break
        return best

    def candidates(self, state: DuelState, seat: int, judge: Judge) -> Iterable[DuelAction]:
        """All choices but those of cards that look poor."""
        if state.phase not in (STEALING, DISCARDING):
            return self.kernel.legal(state, seat)
        kind = StealCard if state.phase is STEALING else DiscardCard
        return [kind(seat, half >> 2) for half in best_targets(state, seat, judge, self.targets)]


def turned(kernel: DuelKernel, state: DuelState, action: DuelAction, cards: int) -> list[DuelState]:
    """D62: in the last turn any of the discards may be the next card, each as likely as another."""
    found = []
    for first in range(cards):
        twin = state.copy()
        twin.dice = Arranged(first, 0)
        kernel.advance(twin, action)
        found.append(twin)
    return found


def best_targets(state: DuelState, seat: int, judge: Judge, most: int) -> Sequence[HalfId]:
    """The opponent's cards whose loss, and gain where they are stolen, matters most."""
    theirs, ours = state.piles[4 - 4 * seat : 8 - 4 * seat], state.piles[4 * seat : 4 * seat + 4]
    cards = [(colour, half) for colour, pile in enumerate(theirs) for half in pile]
    if len(cards) <= most:
        return [half for _, half in cards]
    ranked = []
    for colour, half in cards:
        rest = tuple([other for other in theirs[colour] if other != half])
        gain = judge.pile(theirs[colour]) - judge.pile(rest)
        if state.phase is STEALING:
            gain += judge.pile((*ours[colour], half)) - judge.pile(ours[colour])
        ranked.append((gain, half))
    return [half for _, half in sorted(ranked, reverse=True)[:most]]


def spend(thoughts: Iterator[None], lookahead: Lookahead, budget: int) -> bool:
    """Thinks for a budget, at least one thought; true once there are none left."""
    until = lookahead.steps + budget // STEP_COST
    return all(lookahead.steps < until for _ in thoughts)
