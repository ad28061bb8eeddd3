"""A match that soon comes to a tuna auction: one seat fishes for it, the others keep their yen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from game.match.match import Match
from game.rules.core.seat import Seat
from game.rules.harbor.actions import EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.deeds import BuyLicence, BuyShip, PayActions, PayYen
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.words import Hull, Kind, Market
from game.storage import library

FISHER: Final = 1
MARKETS: Final = (Market.TUNA, Market.SQUID, Market.SNAPPER, Market.BANK, Market.RENTALS)


def options(players: int) -> HarborOptions:
    spec: HarborSpec = library.load("harbor")
    return replace(HarborOptions.usual(spec, players), first=FISHER, markets=MARKETS)


def fishing() -> Iterable[HarborAction]:
    """What the fisher does: a ship of three slots puts to sea, and comes home with three barrels."""
    barrel = TakeBarrel(1, Kind.TUNA, False)
    yield Fish(FISHER, (LeavePort(0),))
    yield Visit(FISHER, Market.TUNA, PayYen(), (BuyLicence(None),))
    yield Visit(FISHER, Market.SHIPS, PayActions(1, 0), (BuyShip(Hull.THREE_SLOT, 0),))
    yield Fish(FISHER, (LeavePort(1),))
    for _each in range(3):
        yield Fish(FISHER, (barrel,))
    yield Fish(FISHER, (Dock(1, 0, ()),))


def to_the_auction(match: Match, broke: Seat | None = None) -> None:
    """Everybody else ends every turn at once, but for a seat that buys a ship for all its yen."""
    for action in fishing():
        while (seat := match.observe(None).turn) != FISHER or not match.observe(None).actions:
            if seat == broke and match.observe(None).seats[seat].cash:
                match.submit(Fish(seat, (LeavePort(0),)))
                match.submit(Visit(seat, Market.SHIPS, PayActions(1, 0), (BuyShip(Hull.FOUR_SLOT, 0),)))
            match.submit(EndTurn(seat))
        match.submit(action)
    assert match.observe(None).phase is Phase.BIDDING
