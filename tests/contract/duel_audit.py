"""The duel's cards and count a second time, and what a seat may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.dice import new_dice
from game.rules.duel.events import BarrelMoved, BidsRevealed, DuelEvent
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelOptions, DuelSpec, Effect, Half
from game.rules.duel.state import DuelState, Phase
from game.rules.duel.view import DuelView


def variants(spec: DuelSpec, players: int) -> list[DuelOptions]:
    usual = DuelOptions.usual(spec, players)
    return [usual, replace(usual, kind_fish=not usual.kind_fish)]


class Audit:
    """All cards in one place each, the barrel on the balance and never moved unseen."""

    def __init__(self, kernel: DuelKernel, state: DuelState) -> None:
        self.kernel = kernel
        self.barrel = state.barrel
        self.check_cards(state)

    def after(self, state: DuelState, events: tuple[DuelEvent, ...]) -> None:
        for event in events:
            if isinstance(event, BarrelMoved):
                assert event.start == self.barrel
                self.barrel = event.end
            elif isinstance(event, BidsRevealed):
                assert all(1 <= bid <= 4 for bid in event.bids)
        assert state.barrel == self.barrel
        assert -self.kernel.spec.notches <= state.barrel <= self.kernel.spec.notches
        self.check_cards(state)

    def check_cards(self, state: DuelState) -> None:
        faces = [*state.draw, *state.hung, *state.discards]
        faces += [] if state.arriving is None else [state.arriving]
        cards = [face // 2 for face in faces] + [half // 4 for pile in state.piles for half in pile]
        assert sorted(cards) == list(range(len(self.kernel.spec.cards)))
        view = self.kernel.observe(state, None)
        for piles in view.piles:
            for colour, pile in enumerate(piles):
                assert all(half_of(view, half).colour == colour for half in pile)


def half_of(view: DuelView, half: int) -> Half:
    """The half behind its number: card, face, half."""
    card = view.cards[half // 4]
    return (card.back if half // 2 % 2 else card.front)[half % 2]


def recount(kernel: DuelKernel, view: DuelView) -> tuple[tuple[int, ...], set[int]]:
    """D70-D73 once more, the slow and simple way: scores and winners."""
    scores, knives = [], []
    for seat, piles in enumerate(view.piles):
        score = knife_count = 0
        for pile in piles:
            halves = [half_of(view, half) for half in pile]
            points = sum(half.points for half in halves)
            wasabi = sum(half.effect is Effect.WASABI for half in halves)
            knife_count += sum(half.effect is Effect.KNIFE for half in halves)
            score += 2 * points if wasabi >= 2 else points
        side = view.barrel if seat == 1 else -view.barrel
        scores.append(score + 2 * max(side, 0))
        knives.append(knife_count)
    for seat in (0, 1):
        if knives[seat] >= 4:
            return tuple(scores), {seat}
    if scores[0] != scores[1]:
        return tuple(scores), {int(scores[1] > scores[0])}
    return tuple(scores), set() if view.barrel == 0 else {int(view.barrel > 0)}


def scramble(kernel: DuelKernel, state: DuelState, seat: int | None, random: Random) -> DuelState:
    """The state with everything changed that the seat cannot know (D11)."""
    other = state.copy()
    below = [face ^ random.getrandbits(1) for face in state.draw[1:]]
    random.shuffle(below)
    other.draw = (*state.draw[:1], *below)
    other.dice = new_dice(random.getrandbits(60))
    if state.phase is Phase.BIDDING:
        bids = [
            random.randint(1, 4) if bid and rival != seat else bid for rival, bid in enumerate(state.bids)
        ]
        other.bids = (bids[0], bids[1])
    return other
