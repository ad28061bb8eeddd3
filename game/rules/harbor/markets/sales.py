"""H40-H48: selling tokens to a fish market, and Mackerel barrels."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import Sell, SellBarrel
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import BarrelSold, TokensSold, TrackMoved
from game.rules.harbor.markets.stay import Stay, Use
from game.rules.harbor.sea import return_barrel
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import KIND_OF, MACKEREL, TUNAS, Market, Resource
from game.rules.harbor.worth import SIZE

BOUGHT: tuple[tuple[Resource, ...], ...] = (
    (Resource.MACKEREL,),
    (Resource.SQUID,),
    TUNAS,
    (),
    (),
    (),
    (Resource.EEL,),
    (Resource.FUGU,),
    (Resource.CRAB,),
)
"""What each fish market buys back; snapper, salmon and octopus are not bought by theirs."""

FUGU, EEL, CRAB = Resource.FUGU, Resource.EEL, Resource.CRAB


def hope(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """The seat has a token of this market."""
    first, last = BOUGHT[market][0], BOUGHT[market][-1]
    return any(state.tokens[seat * SIZE + first : seat * SIZE + last + 1])


def do(stay: Stay, deed: Sell) -> None:
    """Tokens return to stock, and tracks move after the sale."""
    resource, count = deed.resource, deed.count
    known = BOUGHT[stay.market]
    if type(resource) is not Resource or resource not in known:
        names = ", ".join(other.name.lower() for other in known)
        raise IllegalAction(f"the {stay.market.name.lower()} market buys {names}")
    if resource is FUGU and count != stay.owned(FUGU):
        raise IllegalAction(f"only the whole group of {stay.owned(FUGU)} fugu can be sold")
    owned = stay.owned(resource)
    stay.give_up(resource, count, owned)
    yen = pay(stay, resource, count)
    stay.state.stock[resource] += count
    stay.state.cash[stay.seat] += yen
    if stay.log is not None:
        stay.log.append(TokensSold(stay.seat, stay.market, resource, count, yen))
    move_track(stay, resource, count)


def pay(stay: Stay, resource: Resource, count: int) -> int:
    """The yen for one sale."""
    worth = stay.table.spec.worth
    if resource is Resource.MACKEREL:
        return worth.mackerel_yen * count
    if resource is Resource.SQUID:
        return worth.squid_yen * count
    if resource is EEL:
        return worth.eel.yen * stay.state.sea.eel * count
    if resource is CRAB:
        return worth.crab.yen * stay.crab * count
    if resource is FUGU:
        return worth.yen_per_r * count * count
    return worth.yen_per_r * worth.tuna[resource - TUNAS[0]] * count


def move_track(stay: Stay, resource: Resource, count: int) -> None:
    """H46: eel sold push the track down; H48: crab sold push theirs up."""
    state, worth = stay.state, stay.table.spec.worth
    if resource is EEL:
        before = state.sea.eel
        track = max(worth.eel.first, state.sea.eel - worth.eel.fall * count)
        state.sea = replace(state.sea, eel=track)
    elif resource is CRAB:
        before = state.sea.crab
        track = min(worth.crab.last, state.sea.crab + worth.crab.rise * count)
        state.sea = replace(state.sea, crab=track)
    else:
        return
    if stay.log is not None and track != before:
        stay.log.append(TrackMoved(KIND_OF[resource], track))


def every(stay: Stay) -> list[Sell]:
    """Each resource the market buys, in each number; fugu all together."""
    return [
        Sell(resource, count)
        for resource in BOUGHT[stay.market]
        if (owned := stay.owned(resource))
        for count in range(owned if resource is FUGU else 1, owned + 1)
    ]


def draw(stay: Stay, random: Random) -> Sell | None:
    """Each equally likely."""
    return one_of(every(stay), random)


def hope_barrel(table: Table, state: HarborState, seat: Seat, market: Market) -> bool:
    """The seat has something for sale."""
    return len(state.wares[seat]) > 0


def do_barrel(stay: Stay, deed: SellBarrel) -> None:
    """H40: fresh or not."""
    state, seat, place = stay.state, stay.seat, deed.ware
    if type(place) is not int or place not in mackerel_barrels(stay):
        known = ", ".join(map(str, mackerel_barrels(stay))) or "none"
        raise IllegalAction(f"no mackerel barrel there; seat {seat} has them at: {known}")
    wares, yen = state.wares[seat], stay.table.spec.worth.mackerel_yen
    state.wares[seat] = wares[:place] + wares[place + 1 :]
    state.cash[seat] += yen
    return_barrel(state, MACKEREL)
    if stay.log is not None:
        stay.log.append(BarrelSold(seat, place, yen))


def mackerel_barrels(stay: Stay) -> list[int]:
    """Their places in the harbor."""
    return [place for place, ware in enumerate(stay.state.wares[stay.seat]) if ware[0] is MACKEREL]


def every_barrel(stay: Stay) -> list[SellBarrel]:
    """One at a time."""
    return [SellBarrel(place) for place in mackerel_barrels(stay)]


def draw_barrel(stay: Stay, random: Random) -> SellBarrel | None:
    """Each equally likely."""
    place = one_of(mackerel_barrels(stay), random)
    return None if place is None else SellBarrel(place)


USE = Use(hope, do, every, draw)
BARRELS = Use(hope_barrel, do_barrel, every_barrel, draw_barrel)
