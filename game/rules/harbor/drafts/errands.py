"""H30: what a visit is made of, as whoever decides sees it: one errand each, done any number of times."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.core.value import value
from game.rules.harbor.deeds import BuyShare, SellBarrel, SellShip, TakeLoan
from game.rules.harbor.drafts.offers import in_play
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    GiveBack,
    Opening,
    PickHull,
    PickPort,
    PickSpot,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
    VisitPart,
)
from game.rules.harbor.markets import aquarium, bank, sales
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.state import HarborState
from game.rules.harbor.words import (
    AT_SEA,
    CART,
    FREEZER,
    HULLS,
    KIND_OF,
    MACKEREL,
    RESOURCES,
    Hull,
    Market,
    Resource,
)

MANY: Final = 10
"""So many kinds of tokens are shown at once, unless a seat owns more."""


@value
class SellMackerel:
    """H40: barrels for sale that are equal, so that it does not matter which of them goes."""

    fresh: bool
    price: int


@value
class SellDocked:
    """H50: a ship; which one is said by its berth."""


@value
class Berth:
    """H50: a docked ship, by what does not change when others are sold."""

    hull: Hull
    port: int


Errand: TypeAlias = (
    BuyShare
    | ConvertOctopus
    | PickHull
    | PickSpot
    | SellDocked
    | SellMackerel
    | TakeLicence
    | TakeLoan
    | TakeRental
    | TakeSubsidy
    | Token
)
Answer: TypeAlias = GiveBack | PickPort | Berth | Token


@dataclass(frozen=True, slots=True)
class Addition:
    """An errand done once, with what was answered for it: a slot, a port, a ship, or a bundle of tokens."""

    errand: Errand
    answers: tuple[Answer, ...] = ()


NO_BARREL: Final = refusal("H40", "no such ware")
NO_SHIP: Final = refusal("H50", "last ship", ship=0)
SELL_SHIP: Final = SellDocked()


def errands(stay: Stay) -> tuple[Errand, ...]:
    """All there are at a market on arrival: what brings yen first."""
    match stay.market:
        case Market.SHIPS:
            return (*map(PickHull, HULLS), SELL_SHIP)
        case Market.RENTALS:
            return TakeRental(FREEZER), TakeRental(CART)
        case Market.GOVERNMENT:
            return (*_tokens(_owned(stay)), TakeSubsidy())
        case Market.TRADING:
            return tuple(map(PickSpot, range(len(stay.table.spec.spots))))
        case Market.BANK:
            return bank.LOAN[0], bank.SHARE[0]
        case Market.AQUARIUM:
            return _tokens(_shown_at_aquarium(stay))
        case Market.OCTOPUS:
            return ConvertOctopus(), TakeLicence()
    return (*_tokens(sales.BOUGHT[stay.market]), *_barrels(stay), TakeLicence())


def _tokens(resources: Iterable[Resource]) -> tuple[Token, ...]:
    return tuple(map(Token, resources))


def _owned(stay: Stay) -> list[Resource]:
    return [resource for resource in RESOURCES if stay.owned(resource)]


def _shown_at_aquarium(stay: Stay) -> list[Resource]:
    """H57: all that the seat has, then what else at this table is in demand, once for a kind."""
    found = _owned(stay)
    for resource in in_play(stay):
        kinds = {KIND_OF[other] for other in found}
        wanted = KIND_OF[resource] not in kinds and aquarium.wanted(stay, resource) > 0
        if wanted and len(found) < MANY:
            found.append(resource)
    return sorted(found)


def _barrels(stay: Stay) -> list[SellMackerel]:
    """Those that go back soonest and ask the least come first."""
    if stay.market is not Market.MACKEREL:
        return []
    wares = {(fresh, price) for kind, fresh, price in stay.state.wares[stay.seat] if kind is MACKEREL}
    return [SellMackerel(fresh, price) for fresh, price in sorted(wares)]


def opening(errand: Errand, state: HarborState, seat: int, berth: Berth | None = None) -> Opening:
    """The part of a draft that begins the errand now; raises Refused where there is none."""
    if isinstance(errand, SellMackerel):
        ware = (MACKEREL, errand.fresh, errand.price)
        if ware not in state.wares[seat]:
            raise Refused(NO_BARREL)
        return SellBarrel(state.wares[seat].index(ware))
    if isinstance(errand, SellDocked):
        found = [place for place, ship in enumerate(state.ships[seat]) if _lies(ship[0], ship[1], berth)]
        if not found:
            raise Refused(NO_SHIP)
        return SellShip(found[0])
    return errand


def _lies(hull: Hull, port: int, berth: Berth | None) -> bool:
    return port != AT_SEA and (berth is None or berth == Berth(hull, port))


def berths(state: HarborState, seat: int) -> tuple[Berth, ...]:
    """H50: of all docked ships, equal ones once."""
    return tuple(dict.fromkeys(Berth(hull, port) for hull, port, _ in state.ships[seat] if port != AT_SEA))


def why_not(
    errand: Errand, options: Mapping[VisitPart, Refusal | None], state: HarborState, seat: int
) -> Refusal | None:
    """H30: of what could be done next."""
    if isinstance(errand, SellDocked):
        whys = [why for part, why in options.items() if isinstance(part, SellShip)]
        return None if None in whys else next(iter(whys), NO_SHIP)
    try:
        return options.get(opening(errand, state, seat), NO_SHIP)
    except Refused as refused:
        return refused.refusal
