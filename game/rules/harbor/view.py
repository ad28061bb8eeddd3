"""What a seat knows of the harbor game (H11): all but bids before their reveal and the next draw."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import SEAT_SETS, Seat
from game.rules.harbor import ending, slots, worth
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.ports import free_berths
from game.rules.harbor.sea import licences_in_use
from game.rules.harbor.state import BIDDING, HarborState, Phase
from game.rules.harbor.table import Table
from game.rules.harbor.words import (
    FISH,
    KIND_OF,
    KINDS,
    MARKETS,
    RESOURCES,
    Kind,
    Market,
    Resource,
    Ship,
    Ware,
)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's harbor; tokens per resource, licences per fish, R as it stands now.

    `free_licences` are those no ship at sea uses, per fish; `free_berths` the further ships that each port
    takes, none if it is closed (the barge needs all of the last); `fugu` is the R of the group (H47).
    `ending` and `held_by` say what H80 would find if this seat's turn started now; nothing once the end is
    triggered.
    """

    cash: int
    resources: int
    tokens: tuple[int, ...]
    licences: tuple[int, ...]
    freezer_uses: int
    cart_actions: int
    subsidies: int
    loans: int
    shares: int
    ports: int
    ships: tuple[Ship, ...]
    wares: tuple[Ware, ...]
    free_slots: int
    free_licences: tuple[int, ...]
    free_berths: tuple[int, ...]
    fugu: int
    ending: str
    held_by: str


@dataclass(frozen=True, slots=True)
class HarborView:
    """`bids` are there once revealed, where they are the seat's own, and 0 of who has no yen (H42).

    `demand` is what the aquarium still takes per kind (H57), nothing where there is none. Tuples as in the
    state.
    """

    seat: Seat | None
    options: HarborOptions
    markets: tuple[Market, ...]
    round: int
    phase: Phase
    to_act: frozenset[Seat]
    first: Seat
    turn: Seat
    actions: int
    entered: frozenset[Market]
    trigger: Seat | None
    ending: str
    turns_left: int | None
    seats: tuple[SeatView, ...]
    barrels: tuple[int, ...]
    licences: tuple[int, ...]
    gone: tuple[int, ...]
    stock: tuple[int, ...]
    hulls: tuple[int, ...]
    freezers_left: int
    carts_left: int
    subsidies_left: int
    loans_left: int
    shares_left: int
    charity: tuple[int, ...]
    aquarium: tuple[int, ...]
    demand: tuple[int, ...]
    spots: tuple[tuple[int, ...], ...]
    overfished: frozenset[Kind]
    eel: int
    crab: int
    worth: tuple[int, ...]
    acted: int
    taken: tuple[int, ...]
    repriced: int
    unloaded: int
    aside: int
    tuna: Resource | None
    committed: tuple[bool, ...]
    bids: tuple[int | None, ...]


def observe(table: Table, state: HarborState, seat: Seat | None) -> HarborView:
    """The dice and unrevealed bids of others never enter a view."""
    hidden = state.phase == BIDDING and state.waiting != 0  # once all are in they are told
    values, resources = worth.each(table, state), worth.of_all(table, state)
    return HarborView(
        seat=seat,
        options=state.deal.options,
        markets=state.deal.markets,
        round=state.round,
        phase=state.phase,
        to_act=SEAT_SETS[state.waiting],
        first=state.deal.first,
        turn=state.turn,
        actions=state.actions,
        entered=frozenset(market for market in MARKETS if state.entered >> market & 1),
        trigger=state.trigger,
        ending=state.ending,
        turns_left=ending.turns_left(table, state),
        seats=tuple(_seat(table, state, other, resources) for other in range(table.players)),
        barrels=tuple(state.barrels),
        licences=tuple(state.desk),
        gone=state.sea.gone,
        stock=tuple(state.stock),
        hulls=state.extras.hulls,
        freezers_left=state.extras.freezers_left,
        carts_left=state.extras.carts_left,
        subsidies_left=state.extras.subsidies_left,
        loans_left=state.extras.loans_left,
        shares_left=state.extras.shares_left,
        charity=state.extras.charity,
        aquarium=state.extras.aquarium,
        demand=demand(table, state),
        spots=state.extras.spots,
        overfished=frozenset(fish for fish in FISH if state.sea.overfished >> fish & 1),
        eel=state.sea.eel,
        crab=state.sea.crab,
        worth=values,
        acted=state.acted,
        taken=state.taken,
        repriced=state.repriced,
        unloaded=state.unloaded,
        aside=state.aside,
        tuna=state.tuna,
        committed=tuple(bid is not None for bid in state.bids),
        bids=tuple(
            None if hidden and other != seat and cash else bid
            for other, (bid, cash) in enumerate(zip(state.bids, state.cash, strict=False))
        ),
    )


def _seat(table: Table, state: HarborState, seat: Seat, resources: list[int]) -> SeatView:
    check = ending.check(table, state, seat, resources) if state.trigger is None else ending.NEITHER
    return SeatView(
        cash=state.cash[seat],
        resources=resources[seat],
        tokens=worth.owned(state, seat),
        licences=tuple(state.licences[seat * 9 : seat * 9 + 9]),
        freezer_uses=state.extras.freezers[seat],
        cart_actions=state.extras.carts[seat],
        subsidies=state.extras.subsidies[seat],
        loans=state.extras.loans[seat],
        shares=state.extras.shares[seat],
        ports=state.ports[seat],
        ships=state.ships[seat],
        wares=state.wares[seat],
        free_slots=table.slots - slots.slots_used(table, state, seat),
        free_licences=tuple(
            state.licences[seat * 9 + fish] - licences_in_use(state, seat, fish) for fish in FISH
        ),
        free_berths=free_berths(table, state, seat),
        fugu=worth.fugu_group(state, seat),
        ending=check.ending,
        held_by=check.held_by,
    )


def demand(table: Table, state: HarborState) -> tuple[int, ...]:
    """H57: what is left of the aquarium's demand, per kind."""
    if Market.AQUARIUM not in state.deal.markets:
        return (0,) * len(KINDS)
    there = [0] * len(KINDS)
    for resource, count in zip(RESOURCES, state.extras.aquarium, strict=True):
        there[KIND_OF[resource]] += count
    return tuple(wanted - sold for wanted, sold in zip(table.demand, there, strict=True))
