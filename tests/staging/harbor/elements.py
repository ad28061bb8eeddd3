"""Every element of a table with what it says."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.core.seat import Seat
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import KINDS, RESOURCES, SLOTS
from game.staging.harbor import lore
from game.staging.lore import Lore
from tests.staging.harbor.happened import NAMES, SPEC


def asking(view: HarborView, seat: Seat | None, spec: HarborSpec = SPEC) -> lore.Asking:
    return lore.Asking(view, spec, NAMES[: len(view.seats)], seat)


def everything(at: lore.Asking) -> Iterator[Lore]:
    """As it lies on the table of the view."""
    view = at.view
    yield from (lore.market(market, at) for market in view.markets)
    yield from (lore.aquarium_demand(kind, at) for kind in KINDS)
    yield from (lore.spot(spot, at) for spot in range(len(at.spec.spots)))
    yield from (lore.lane("yen", at), lore.lane("resources", at), lore.ending(at), lore.bag(at))
    yield from (lore.anchor("yen", at), lore.anchor("resources", at))
    for owner in range(len(view.seats)):
        yield from of_seat(owner, at)


def of_seat(owner: Seat, at: lore.Asking) -> Iterator[Lore]:
    own = at.own(owner)
    yield from (lore.score(owner, at), lore.runner("yen", owner, at), lore.runner("resources", owner, at))
    yield from (lore.loan(owner, at), lore.share(owner, at), lore.slots(owner, at))
    yield from (lore.ship(owner, place, at) for place in range(len(own.ships)))
    yield from (lore.ware(owner, place, at) for place in range(len(own.wares)))
    yield from (lore.port(owner, port, at) for port in range(len(at.spec.fishing.port_room)))
    yield from (lore.slot(owner, slot, at) for slot in SLOTS)
    yield from (lore.token(owner, resource, at) for resource in RESOURCES if own.tokens[resource])
