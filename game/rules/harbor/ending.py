"""H80: what ends the game, and what holds a player back from ending it."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor import worth
from game.rules.harbor.state import ENDED, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FISH_MARKETS, TAKOYAKI


@value
class Check:
    """What the seat ends the game by, if anything; else what it alone has the least of and is held back by.

    `ending` is "yen", "resources", "dead sea" or empty; `held_by` is "resources" for a seat with enough
    yen, "yen" for one with enough R, or empty.
    """

    ending: str
    held_by: str


NEITHER = Check("", "")
BY_YEN = Check("yen", "")
BY_RESOURCES = Check("resources", "")
BY_DEAD_SEA = Check("dead sea", "")
FEW_RESOURCES = Check("", "resources")
FEW_YEN = Check("", "yen")


def check(table: Table, state: HarborState, seat: Seat, resources: list[int] | None = None) -> Check:
    """As if the seat's turn started now; `resources` are the R of all seats where somebody knows them."""
    end, yen = table.size.end, state.cash[seat]
    own = worth.of_seat(table, state, seat) if resources is None else resources[seat]
    found = NEITHER
    if yen >= end.yen or own >= end.resources:
        found = _by_wealth(table, state, seat, worth.of_all(table, state) if resources is None else resources)
    if not found.ending and state.sea.overfished & 1 and is_dead(state):
        return BY_DEAD_SEA
    return found


def _by_wealth(table: Table, state: HarborState, seat: Seat, resources: list[int]) -> Check:
    """Yen comes before resources if both end it; whoever has enough of both is never held back."""
    end, yen, own = table.size.end, state.cash[seat], resources[seat]
    rich, stocked, always = yen >= end.yen, own >= end.resources, state.deal.options.always_ends
    if (rich and (stocked or not least(resources, seat))) or (always and yen >= end.yen_always):
        return BY_YEN
    if (stocked and not least(state.cash, seat)) or (always and own >= end.resources_always):
        return BY_RESOURCES
    return FEW_RESOURCES if rich else FEW_YEN


def least(amounts: list[int], seat: Seat) -> bool:
    """Alone the least of all; a tie is not the least."""
    low = min(amounts)
    return amounts[seat] == low and amounts.count(low) == 1


def is_dead(state: HarborState) -> bool:
    """Every fish market in play is overfished, and no barrel is left on a ship or for sale."""
    if any(not state.sea.overfished >> market & 1 for market in FISH_MARKETS if market in state.deal.markets):
        return False
    holds = any(hold for ships in state.ships for _, _, hold in ships)
    return not holds and all(kind is TAKOYAKI for wares in state.wares for kind, _, _ in wares)


def turns_left(table: Table, state: HarborState) -> int | None:
    """This one included, once the end is triggered; None before, and none at all after the last."""
    if state.phase is ENDED:
        return 0
    if state.trigger is None:
        return None
    return table.players - (state.turn - state.trigger) % table.players
