"""The figures of the harbor game, as read from data/harbor.json."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.harbor.words import Hull, Kind, Market, Resource


@dataclass(frozen=True, slots=True)
class Stock:
    """H3: what a fish market starts with, starting licences included."""

    barrels: int
    fish: int
    licences: int


@dataclass(frozen=True, slots=True)
class Thresholds:
    """H80: the yen and R that trigger the end, and those that do in any case if the table wants that."""

    yen: int
    resources: int
    yen_always: int
    resources_always: int


@dataclass(frozen=True, slots=True)
class Size:
    """What depends on the number of players.

    `money` is in turn order, starting ships count in `ships`; `entry_actions` are those of H32 that differ.
    """

    further_fish: int
    extra_markets: int
    money: tuple[int, ...]
    stocks: Mapping[Kind, Stock]
    takoyaki: int
    ships: Mapping[Hull, int]
    freezers: int
    carts: int
    entry_actions: Mapping[Market, int]
    end: Thresholds


@dataclass(frozen=True, slots=True)
class Entry:
    """H32: the alternatives of a market's entry cost; None is no alternative."""

    actions: int | None
    yen: int | None
    token: Resource | None


@dataclass(frozen=True, slots=True)
class Fishing:
    """H20-H27: prices in a harbor, pay for unloading, ports and the barge."""

    highest_price: int
    unload_pay: Mapping[int, int]
    port_cost: int
    port_room: tuple[int, ...]
    barge_slots: int
    salmon_a_ship: int


@dataclass(frozen=True, slots=True)
class Licences:
    """H25, H31, H33: slots, income and prices of licences."""

    slots: int
    income: int
    prices: Mapping[Kind, int]
    most_mackerel: int
    mackerel_a_visit: int


@dataclass(frozen=True, slots=True)
class Track:
    """H46, H48: where a track starts and ends, its step, and the yen per step that the market pays."""

    first: int
    last: int
    rise: int
    fall: int
    yen: int


@dataclass(frozen=True, slots=True)
class Worth:
    """H40-H48: what tokens are worth in R, and what their markets pay in yen."""

    yen_per_r: int
    mackerel: int
    mackerel_yen: int
    squid: int
    squid_yen: int
    tuna: tuple[int, int, int]
    tuna_bag: tuple[int, int, int]
    tuna_barrels: int
    snapper_divisor: int
    snapper_overfished: int
    old_salmon: int
    octopus: int
    takoyaki: int
    takoyaki_per_octopus: int
    eel: Track
    crab: Track


@dataclass(frozen=True, slots=True)
class Extras:
    """H50-H56: ships, rentals, government and bank."""

    ship_prices: Mapping[Hull, int]
    resale_percent: int
    rent: int
    freezer_uses: int
    cart_actions: int
    charity_places: int
    charity_yen: int
    subsidies: int
    subsidy_price: int
    subsidy_yen: int
    subsidy_barrels: int
    loans: int
    loan_yen: int
    loan_repaid: int
    shares: int
    share_price: int


@dataclass(frozen=True, slots=True)
class Spot:
    """H55: the R a trading spot asks for and the yen it pays once."""

    resources: int
    yen: int


@dataclass(frozen=True, slots=True)
class Demand:
    """H57: how many tokens of a kind the aquarium takes, and for how much."""

    tokens: int
    yen: int


@dataclass(frozen=True, slots=True)
class HarborSpec:
    """Every figure of the game."""

    rounds: int
    actions: int
    yen_step: int
    sizes: Mapping[int, Size]
    fishing: Fishing
    licences: Licences
    entries: Mapping[Market, Entry]
    worth: Worth
    extras: Extras
    spots: tuple[Spot, ...]
    aquarium: Mapping[Kind, Demand]
    most_resources: int
    least_resources: int
    always_ends: bool
    mackerel_cap: bool
