"""What follows from an open position: scores if the match ended now, what a ware or a sale would bring."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor import scoring, worth
from game.rules.harbor.deeds import Give, Sell
from game.rules.harbor.ending import least
from game.rules.harbor.markets import aquarium, government, sales
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.phases import buy
from game.rules.harbor.position import position
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import (
    OLD_SALMON,
    RESOURCES,
    SALMON,
    TOKEN_OF,
    Market,
    Resource,
    Ware,
)


def reckoned(view: HarborView, table: Table) -> Outcome:
    """H81, H82: the scores if the match ended now, with the lines of every seat."""
    return scoring.outcome(table, position(view, 0))


def token_of(ware: Ware) -> Resource:
    """H44, H70: what its buyer gets."""
    kind, fresh, _ = ware
    return OLD_SALMON if kind is SALMON and not fresh else TOKEN_OF[kind]


def shifts(table: Table, state: HarborState, buyer: Seat, ware: Ware) -> tuple[int, ...]:
    """H43-H47: by how much the R of every seat changes once the buyer has this ware; its price is no R.

    The ware may be anybody's, or one that is not for sale yet. Nothing changes by what cannot be bought.
    """
    if not buy.on_sale(state, ware):
        return (0,) * table.players
    before, after = worth.of_all(table, state), worth.of_all(table, _bought(table, state, buyer, ware))
    return tuple([now - then for now, then in zip(after, before, strict=True)])


def worth_to(table: Table, state: HarborState, buyer: Seat, ware: Ware) -> int:
    """The R that the buyer gains by it."""
    return shifts(table, state, buyer, ware)[buyer]


def gain(table: Table, state: HarborState, buyer: Seat, ware: Ware, price: int | None = None) -> int:
    """In yen: the R gained, less its price or another one."""
    asked = ware[2] if price is None else price
    return table.spec.worth.yen_per_r * worth_to(table, state, buyer, ware) - asked


def _bought(table: Table, state: HarborState, buyer: Seat, ware: Ware) -> HarborState:
    """On a copy: it lies alone in another harbor and is bought there, whatever the buyer's cash."""
    after, seller = state.copy(), (buyer + 1) % table.players
    after.wares[seller] = (ware,)
    buy.buy(after, buyer, (seller, 0), None)
    return after


@value
class Sale:
    """All of a resource that a market would take of a seat at once: the yen for it, and the R given up."""

    resource: Resource
    count: int
    yen: int
    resources: int


def sales_of(table: Table, state: HarborState, seat: Seat, market: Market) -> tuple[Sale, ...]:
    """H40-H48, H54, H57: what the seat could sell or give there now, entry apart, one resource at a time."""
    stay = Stay(table, state, seat, market, None, state.sea.crab)
    before = worth.of_seat(table, state, seat)
    found = []
    for resource, count in _taken(stay):
        after = stay.fork()
        if market is Market.AQUARIUM:
            aquarium.do(after, Sell(resource, count))
        elif market is Market.GOVERNMENT:
            government.do_give(after, Give(resource, count))
        else:
            sales.do(after, Sell(resource, count))
        yen = after.state.cash[seat] - state.cash[seat]
        lost = before - worth.of_seat(table, after.state, seat)
        found.append(Sale(resource, count, yen, lost))
    return tuple(found)


def _taken(stay: Stay) -> Iterator[tuple[Resource, int]]:
    """The most of each resource."""
    for resource in RESOURCES:
        count = min(stay.owned(resource), _wanted(stay, resource))
        if count > 0:
            yield resource, count


def _wanted(stay: Stay, resource: Resource) -> int:
    if stay.market is Market.AQUARIUM:
        return aquarium.wanted(stay, resource)
    if stay.market is Market.GOVERNMENT:
        return government.places(stay)
    bought = stay.market <= Market.CRAB and resource in sales.BOUGHT[stay.market]
    return stay.owned(resource) if bought else 0


@value
class Anchors:
    """H80: who alone has the least yen, and who alone the least R; each is held back in the other lane."""

    yen: Seat | None
    resources: Seat | None


def anchors(view: HarborView) -> Anchors:
    """A tie holds nobody back."""
    return Anchors(
        _alone([seat.cash for seat in view.seats]), _alone([seat.resources for seat in view.seats])
    )


def _alone(amounts: list[int]) -> Seat | None:
    lowest = amounts.index(min(amounts))
    return lowest if least(amounts, lowest) else None
