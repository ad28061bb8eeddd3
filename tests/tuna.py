"""A match that soon comes to a tuna auction: the first seat fishes for it, the others keep their yen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

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

FISHER: Final = 0
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


def to_the_auction(match: Match) -> None:
    """Everybody else ends every turn at once."""
    for action in fishing():
        while match.observe(None).turn != FISHER or not match.observe(None).actions:
            match.submit(EndTurn(match.observe(None).turn))
        match.submit(action)
    assert match.observe(None).phase is Phase.BIDDING


def with_cash(match: Match, cash: dict[Seat, int]) -> None:
    """Some seats have other purses, from now on; the record knows nothing of it."""
    last = match.steps[-1]
    state: Any = last.state.copy()
    for seat, yen in cash.items():
        state.cash[seat] = yen
        if not yen and state.phase is Phase.BIDDING:
            state.bids = (*state.bids[:seat], 0, *state.bids[seat + 1 :])
            state.waiting &= ~(1 << seat)
    match._steps[-1] = replace(last, state=state)
