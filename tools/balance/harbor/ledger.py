"""Every yen of a harbor match, told from its events: where it came from and where it went.

With what is kept at the end, a seat's entries add up to its score less its starting money.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, TypeAlias

from game.rules.core.outcome import Line
from game.rules.core.seat import Seat
from game.rules.harbor import events as happened
from game.rules.harbor.deeds import PayYen
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FISH_MARKETS, KIND_OF, RESOURCES, TAKOYAKI, Kind, Market, Resource
from game.rules.harbor.worth import FUGU_TOKEN, each, owned


class Way(StrEnum):
    """How money comes and goes."""

    MARKET = "sold to fish markets"
    LICENCES = "licences"
    PLAYERS = "sold to players"
    TUNA = "tuna auctions"
    UNLOADING = "unloading"
    AQUARIUM = "aquarium"
    TRADING = "trading"
    GOVERNMENT = "charity and subsidy"
    INTEREST = "interest on shares"
    SHIPS = "ships sold"
    KEPT = "resources kept, R x 100"
    MOST = "most resources"
    ENTRIES = "entries in yen"
    LICENCES_BOUGHT = "licences bought"
    SHIPS_BOUGHT = "ships bought"
    PORTS = "ports opened"
    RENT = "rentals"
    SUBSIDY = "subsidies bought"
    SHARES = "shares bought"
    WARES = "bought from players"
    TUNA_BOUGHT = "tuna bought"
    LOANS = "loans, their interest"
    LEAST = "least resources"


INCOME: Final = tuple(Way)[: tuple(Way).index(Way.ENTRIES)]
OUTLAY: Final = tuple(Way)[len(INCOME) :]

Entry: TypeAlias = tuple[Seat, Way, Market | None, int]
"""Whose, how, to which market's credit (None: to no market's), and the yen, negative if paid."""


def entries(table: Table, event: HarborEvent) -> Iterator[Entry]:
    """What an event did to anybody's yen."""
    yield from _between(event)
    match event:
        case happened.MarketEntered(seat, market, entry):
            if isinstance(entry, PayYen):
                yield seat, Way.ENTRIES, market, -(table.entries[market].yen or 0)
        case happened.LicencesPaid(market, yen):
            yield from ((seat, Way.LICENCES, market, paid) for seat, paid in enumerate(yen) if paid)
        case happened.TokensSold(seat, market, _, _, yen):
            yield seat, Way.AQUARIUM if market is Market.AQUARIUM else Way.MARKET, market, yen
        case happened.BarrelSold(seat, _, yen):
            yield seat, Way.MARKET, Market.MACKEREL, yen
        case happened.LicenceBought(seat, fish, yen):
            yield seat, Way.LICENCES_BOUGHT, FISH_MARKETS[fish], -yen
        case _:
            yield from _extras(event)


def _between(event: HarborEvent) -> Iterator[Entry]:
    """What players pay each other; a fisher who wins the own auction pays the bank (H42)."""
    match event:
        case happened.WareBought(seat, seller, _, price, token):
            yield seat, Way.WARES, market_of(KIND_OF[token]), -price
            yield seller, Way.PLAYERS, market_of(KIND_OF[token]), price
        case happened.TunaSold(seat, fisher, _, yen):
            yield seat, Way.TUNA_BOUGHT, Market.TUNA, -yen
            if seat != fisher:
                yield fisher, Way.TUNA, Market.TUNA, yen


def _extras(event: HarborEvent) -> Iterator[Entry]:  # noqa: C901  # one line per kind of event
    """Pay for work, ports, and the extra markets."""
    match event:
        case happened.UnloadPaid(seat, _, yen):
            yield seat, Way.UNLOADING, None, yen
        case happened.PortOpened(seat, _, yen):
            yield seat, Way.PORTS, None, -yen
        case happened.ShipBought(seat, _, _, yen):
            yield seat, Way.SHIPS_BOUGHT, Market.SHIPS, -yen
        case happened.ShipSold(seat, _, _, yen):
            yield seat, Way.SHIPS, Market.SHIPS, yen
        case happened.Rented(seat, _, yen):
            yield seat, Way.RENT, Market.RENTALS, -yen
        case happened.SubsidyBought(seat, yen):
            yield seat, Way.SUBSIDY, Market.GOVERNMENT, -yen
        case happened.CharityGiven(seat, _, _, yen) | happened.SubsidyPaid(seat, yen):
            yield seat, Way.GOVERNMENT, Market.GOVERNMENT, yen
        case happened.SpotTraded(seat, _, _, _, yen):
            yield seat, Way.TRADING, Market.TRADING, yen
        case happened.LoanTaken(seat, yen):
            yield seat, Way.LOANS, Market.BANK, yen
        case happened.ShareBought(seat, yen):
            yield seat, Way.SHARES, Market.BANK, -yen


LAST: Final = {
    "most resources": (Way.MOST, None),
    "least resources": (Way.LEAST, None),
    "loans": (Way.LOANS, Market.BANK),
    "interest": (Way.INTEREST, Market.BANK),
}
"""Lines of the final count that are no yen in hand and no resources."""


def at_the_end(table: Table, state: HarborState, lines: Sequence[Sequence[Line]]) -> Iterator[Entry]:
    """H81, H82: what is kept, and what the final count adds."""
    for seat, counted in enumerate(lines):
        yield from kept(table, state, seat)
        yield from ((seat, *LAST[line.item], line.points) for line in counted if line.item in LAST)


def kept(table: Table, state: HarborState, seat: Seat) -> Iterator[Entry]:
    """A seat's tokens at their worth."""
    tokens, values = owned(state, seat), each(table, state)
    for token in RESOURCES:
        worth = tokens[token] ** 2 if token is FUGU_TOKEN else tokens[token] * values[token]
        yield seat, Way.KEPT, market_of(KIND_OF[Resource(token)]), table.spec.worth.yen_per_r * worth


def market_of(kind: Kind) -> Market:
    """Takoyaki come from the Octopus market."""
    return Market.OCTOPUS if kind is TAKOYAKI else FISH_MARKETS[kind]
