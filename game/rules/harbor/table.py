"""What stays the same for a number of players, worked out once from the spec."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.rules.core.seat import everyone
from game.rules.harbor.spec import Entry, HarborSpec, Size
from game.rules.harbor.words import BARGE, FISH, HULLS, KINDS, MARKETS, Market


@dataclass(frozen=True, slots=True)
class Table:
    """The spec as one player count sees it; tuples are indexed by the enum they speak of."""

    spec: HarborSpec
    size: Size
    players: int
    everyone: int
    price_range: range
    slots: int
    room: tuple[int, ...]
    capacity: tuple[int, ...]
    unload_pay: tuple[int, ...]
    licence_prices: tuple[int, ...]
    ship_prices: tuple[int, ...]
    cheapest_ship: int
    ship_resale: tuple[int, ...]
    entries: tuple[Entry, ...]
    demand: tuple[int, ...]
    demand_yen: tuple[int, ...]


def table_for(spec: HarborSpec, players: int) -> Table:
    """The table of a match."""
    fishing, extras = spec.fishing, spec.extras
    prices = tuple(extras.ship_prices[hull] for hull in HULLS)
    return Table(
        spec=spec,
        size=spec.sizes[players],
        players=players,
        everyone=everyone(players),
        price_range=range(0, fishing.highest_price + 1, spec.yen_step),
        slots=spec.licences.slots,
        room=fishing.port_room,
        capacity=tuple(fishing.barge_slots if hull is BARGE else hull + 1 for hull in HULLS),
        unload_pay=unload_pays(spec),
        licence_prices=tuple(spec.licences.prices[fish] for fish in FISH),
        ship_prices=prices,
        cheapest_ship=min(prices),
        ship_resale=tuple(resale(price, extras.resale_percent, spec.yen_step) for price in prices),
        entries=tuple(entry(spec, players, market) for market in MARKETS),
        demand=tuple(spec.aquarium[kind].tokens for kind in KINDS),
        demand_yen=tuple(spec.aquarium[kind].yen for kind in KINDS),
    )


def entry(spec: HarborSpec, players: int, market: Market) -> Entry:
    """H32: what the tile says, unless so many players pay other actions there."""
    usual, other = spec.entries[market], spec.sizes[players].entry_actions.get(market)
    return usual if other is None else replace(usual, actions=other)


def unload_pays(spec: HarborSpec) -> tuple[int, ...]:
    """H24: the pay for each number of barrels; more than the last entry pays like the last."""
    pays = spec.fishing.unload_pay
    return tuple(
        max((pay for least, pay in pays.items() if least <= barrels), default=0)
        for barrels in range(max(pays, default=0) + 1)
    )


def resale(price: int, percent: int, step: int) -> int:
    """H50: a share of the price, rounded up to the yen step."""
    return -(-price * percent // (100 * step)) * step
