"""H30: what can be done where; the deeds of a market are listed in the order of their names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from game.rules.harbor.deeds import (
    BuyLicence,
    BuyShare,
    BuyShip,
    BuySubsidy,
    Convert,
    Deed,
    Give,
    Rent,
    Sell,
    SellBarrel,
    SellShip,
    TakeLoan,
    Trade,
)
from game.rules.harbor.draw import orders
from game.rules.harbor.markets import (
    aquarium,
    bank,
    government,
    licences,
    octopus,
    rentals,
    sales,
    ships,
    trading,
)
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.words import Market

Draw: TypeAlias = Callable[[Stay, Random], Deed | None]

LICENCES_ONLY: Mapping[type, Use] = {BuyLicence: licences.USE}
LICENCES_AND_SALES: Mapping[type, Use] = {BuyLicence: licences.USE, Sell: sales.USE}

BY_MARKET: Mapping[Market, Mapping[type, Use]] = {
    Market.MACKEREL: {BuyLicence: licences.USE, Sell: sales.USE, SellBarrel: sales.BARRELS},
    Market.SQUID: LICENCES_AND_SALES,
    Market.TUNA: LICENCES_AND_SALES,
    Market.SNAPPER: LICENCES_ONLY,
    Market.SALMON: LICENCES_ONLY,
    Market.OCTOPUS: {BuyLicence: licences.USE, Convert: octopus.USE},
    Market.EEL: LICENCES_AND_SALES,
    Market.FUGU: LICENCES_AND_SALES,
    Market.CRAB: LICENCES_AND_SALES,
    Market.SHIPS: {BuyShip: ships.BUY, SellShip: ships.SELL},
    Market.RENTALS: {Rent: rentals.USE},
    Market.GOVERNMENT: {BuySubsidy: government.SUBSIDY, Give: government.GIVE},
    Market.TRADING: {Trade: trading.USE},
    Market.BANK: {BuyShare: bank.SHARES, TakeLoan: bank.LOANS},
    Market.AQUARIUM: {Sell: aquarium.USE},
}

USES = tuple(BY_MARKET[market] for market in Market)
HOPES = tuple(tuple(use.hope for use in uses.values()) for uses in USES)
DRAWS: tuple[tuple[tuple[Draw, ...], ...], ...] = tuple(
    orders([use.draw for use in uses.values()]) for uses in USES
)
"""Indexed by market: an enum as the key of a mapping costs a call of its own."""
