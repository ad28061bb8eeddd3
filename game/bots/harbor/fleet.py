"""What ships, licences and ports will bring: a ship with a licence earns with every fish action."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.harbor.fancy import OLD
from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, FUGU, SALMON, TUNA, TUNAS, Hull, Ship

UNLOADING = 50.0
"""H24: the pay for unloading, per barrel."""

FAIR = 0.6
"""H42: the part of a tuna's worth for which it changes hands where nobody lacks the yen."""

TO_MARKET = 0.5
"""H40: what a Mackerel still to be caught brings of its price at the market."""


def catches(
    table: Table,
    state: HarborState,
    values: Sequence[int],
    wishes: Sequence[Sequence[float]],
    fisher: Seat,
    weights: Weights,
) -> list[float]:
    """What a barrel of each fish brings its fisher, who sells to others; nothing where none are left."""
    barrels, overfished = state.barrels, state.sea.overfished
    found = [0.0] * 9
    purses = [min(1.0, cash / 500) for cash in state.cash]
    purses[fisher] = 0.0
    for market in state.deal.markets:
        if market < 9 and barrels[market] and not overfished >> market & 1:
            found[market] = (
                weights.catch
                * max([fancied(wish, market) * purse for wish, purse in zip(wishes, purses, strict=True)])
                + UNLOADING
            )
    found[0] += TO_MARKET * table.spec.worth.mackerel_yen if found[0] else 0.0
    if found[2]:
        found[2] += weights.tuna * auctioned(state, table.spec.worth.yen_per_r * mean_tuna(state, values))
    return found


def fancied(wish: Sequence[float], fish: int) -> float:
    """H44: a salmon may be worth more once it has lain for a turn."""
    return max(wish[fish], wish[OLD]) if fish == SALMON else wish[fish]


def auctioned(state: HarborState, worth: float) -> float:
    """H42: a bid need only top the second purse, so if that is empty the richest takes a tuna for nothing."""
    second = sorted(state.cash)[-2]
    return worth * min(1.0, second / (FAIR * worth)) if worth else 0.0


def mean_tuna(state: HarborState, values: Sequence[int]) -> float:
    """The R of the tuna drawn next; 0 with an empty bag."""
    stock = state.stock
    count = sum([stock[tuna] for tuna in TUNAS])
    return sum([stock[tuna] * values[tuna] for tuna in TUNAS]) / count if count else 0.0


def fleet(
    table: Table, state: HarborState, seat: Seat, caught: Sequence[float], turns: float, weights: Weights
) -> float:
    """Each ship with the best licence left for it; then what is already under way."""
    if not turns:
        return 0.0
    licences = list(state.licences[seat * 9 : seat * 9 + 9])
    if licences[TUNA] and not lands_tuna(table, state, seat):
        licences[TUNA] = 0
    income = (
        weights.licence * (sum(licences) - licences[FUGU]) + weights.mackerel * licences[0] * table.players
    )
    actions = weights.fishing * max(0.0, turns - weights.lag)
    total = income * turns + catch_an_action(table, state, seat, licences, caught, weights) * actions
    capacity = table.capacity
    for hull, port, hold in state.ships[seat]:
        total += table.ship_resale[hull] * 0.5
        if port == AT_SEA:
            total += under_way(hull, capacity[hull], hold, caught, weights)
    return total


def catch_an_action(
    table: Table,
    state: HarborState,
    seat: Seat,
    licences: Sequence[int],
    caught: Sequence[float],
    weights: Weights,
) -> float:
    """What one fish action brings; a bigger ship catches more, since it leaves and docks less often.

    H44: of salmon a ship carries one, whatever its size. H27: with a barge no other ship need come home.
    """
    best = sorted([(caught[fish], fish) for fish in range(9) for _ in range(licences[fish])])
    ships, capacity, crew = state.ships[seat], table.capacity, weights.crew
    sizes = sorted([capacity[hull] for hull, _, _ in ships if hull is not BARGE])
    room = 1 + sum(table.room[: state.ports[seat]])
    fishers, total, worths = min(len(sizes), len(best), room), 0.0, 0.0
    for _ in range(fishers):
        size, (worth, fish) = sizes.pop(), best.pop()
        total += worth * (1 / (1 + crew) if fish == SALMON else size / (size + crew))
        worths += worth
    if fishers and len(ships) > 1 and state.ports[seat] == len(table.room) and has_barge(ships):
        hold = capacity[BARGE]
        total = max(total, worths * hold / (hold + crew * fishers))
    return total


def has_barge(ships: Sequence[Ship]) -> bool:
    """Whether one of them is the barge."""
    return any(hull is BARGE for hull, _, _ in ships)


def lands_tuna(table: Table, state: HarborState, seat: Seat) -> bool:
    """H42: whether the seat's ships, licences and open ports can bring in three tuna barrels at once."""
    capacity = table.capacity
    sizes = sorted([capacity[hull] for hull, _, _ in state.ships[seat] if hull is not BARGE])
    ships = min(state.licences[seat * 9 + TUNA], sum(table.room[: state.ports[seat]]))
    return ships > 0 and sum(sizes[-ships:]) >= table.spec.worth.tuna_barrels


def under_way(hull: Hull, size: int, hold: Sequence[int], caught: Sequence[float], weights: Weights) -> float:
    """Less than the same catch ashore: it has still to be brought in and sold."""
    if hold:
        return 15.0 + sum([0.4 * max(0.0, caught[fish] - UNLOADING) + 10.0 for fish in hold])
    return 0.0 if hull is BARGE else weights.pause * size / (size + weights.crew)
