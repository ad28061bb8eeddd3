"""How a player of the duel builds a decision: all of them take one press."""

from __future__ import annotations

from typing import Any, Final

from game.rules.core.draft import Draft, Refusal, refusal
from game.rules.core.kernel import AnyKernel
from game.rules.core.seat import Seat
from game.rules.core.single import single
from game.rules.duel.actions import DiscardCard, DuelAction, StealCard
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView

RULES: Final = {
    Phase.BIDDING: "D20",
    Phase.TAKING: "D22",
    Phase.CHOOSING_HALF: "D35",
    Phase.STEALING: "D34",
    Phase.DISCARDING: "D34",
}
"""What asks for it."""


def draft_for(kernel: AnyKernel, view: DuelView, seat: Seat) -> Draft[Any, Any, DuelAction, Any]:
    """For what the player is asked now."""
    return single(kernel, view, seat, RULES[view.phase], _refused(view, seat))


def _refused(view: DuelView, seat: Seat) -> dict[DuelAction, Refusal]:
    """D34: the player's own cards, where one of the opponent's is asked for."""
    if view.phase not in (Phase.STEALING, Phase.DISCARDING):
        return {}
    does = StealCard if view.phase is Phase.STEALING else DiscardCard
    own = sorted(half >> 2 for pile in view.piles[seat] for half in pile)
    return {does(seat, card): refusal("D34", "own card", card=card) for card in own}
