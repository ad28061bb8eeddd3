"""Days at the harbor with something in every place, laid out by hand: no bot has to play up to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.positions import Game, harbor, ship

USUAL: Final[Mapping[int, tuple[Market, ...]]] = {
    2: (Market.SALMON, Market.OCTOPUS, Market.EEL, Market.GOVERNMENT, Market.RENTALS),
    4: (
        *(Market.SQUID, Market.TUNA, Market.SALMON, Market.OCTOPUS, Market.EEL),
        *(Market.RENTALS, Market.GOVERNMENT, Market.BANK),
    ),
    6: (
        *(Market.SQUID, Market.TUNA, Market.SNAPPER, Market.SALMON, Market.OCTOPUS, Market.EEL),
        *(Market.RENTALS, Market.GOVERNMENT, Market.BANK, Market.AQUARIUM),
    ),
}
EVERY: Final = (*FURTHER_FISH, *FURTHER_EXTRAS)
YEN: Final = (2_400, 3_850, 700, 1_950, 4_100, 1_200)
NINTH: Final = 9
"""A round in which everybody owns something."""

Furnish: TypeAlias = Callable[[Game, int], object]


def busy(players: int, markets: Iterable[Market] = ()) -> Game:
    """The first seat is to act; it could fish, sell, buy and open a port."""
    game = harbor(players, markets or USUAL[players]).cash(*YEN[:players]).rounds(NINTH).tracks(eel=4)
    for seat in range(players):
        OWNERS[seat](game, seat)
    return game


def _first(game: Game, seat: int) -> None:
    hold = [Kind.EEL, Kind.MACKEREL]
    game.ports(seat, 2).licences(seat, Kind.MACKEREL, Kind.EEL, Kind.SALMON).slot(seat, Slot.FREEZER)
    game.fleet(seat, ship(Hull.THREE_SLOT, hold=hold), ship(port=0))
    _own(game, seat, {Resource.EEL: 3, Resource.MACKEREL: 2, Resource.FRESH_SALMON: 1, Resource.TAKOYAKI: 1})
    game.ware(seat, Kind.MACKEREL, 200).ware(seat, Kind.MACKEREL, 100, fresh=False)


def _second(game: Game, seat: int) -> None:
    game.ports(seat, 3).licences(seat, Kind.MACKEREL, Kind.SALMON, Kind.OCTOPUS)
    game.fleet(seat, ship(Hull.TWO_SLOT, hold=[Kind.OCTOPUS]), ship(port=1), ship(Hull.BARGE, 2))
    _own(game, seat, {Resource.OCTOPUS: 2, Resource.EEL: 1, Resource.MACKEREL: 4})
    game.ware(seat, Kind.SALMON, 500).ware(seat, Kind.OCTOPUS, 300).ware(seat, Kind.MACKEREL, 100)
    game.ware(seat, Kind.EEL, 400, fresh=False)


def _third(game: Game, seat: int) -> None:
    game.ports(seat, 1).licences(seat, Kind.MACKEREL, Kind.SQUID).slot(seat, Slot.SUBSIDY)
    game.fleet(seat, ship(hold=[Kind.MACKEREL])).papers(seat, loans=1)
    _own(game, seat, {Resource.SQUID: 2, Resource.EEL: 2, Resource.OCTOPUS: 1})
    game.ware(seat, Kind.MACKEREL, 200).ware(seat, Kind.SQUID, 300).ware(seat, Kind.SQUID, 300)
    game.ware(seat, Kind.MACKEREL, 100, fresh=False).ware(seat, Kind.OCTOPUS, 200, fresh=False)


def _fourth(game: Game, seat: int) -> None:
    game.ports(seat, 2).licences(seat, Kind.TUNA, Kind.EEL).slot(seat, Slot.CART, 1).papers(seat, shares=1)
    game.fleet(seat, ship(Hull.FOUR_SLOT, hold=[Kind.TUNA] * 2), ship(port=1))
    _own(game, seat, {Resource.MEDIUM_TUNA: 1, Resource.OLD_SALMON: 2, Resource.MACKEREL: 3})
    game.ware(seat, Kind.EEL, 400).ware(seat, Kind.MACKEREL, 100)


def _fifth(game: Game, seat: int) -> None:
    """Twelve things for sale, nine of them different."""
    game.ports(seat, 3).licences(seat, *[Kind.MACKEREL] * 2, Kind.SNAPPER, Kind.SQUID)
    game.fleet(seat, ship(Hull.TWO_SLOT, hold=[Kind.SNAPPER] * 2), ship(Hull.ONE_SLOT, 0))
    _own(game, seat, {Resource.SNAPPER: 4, Resource.MACKEREL: 1, Resource.TAKOYAKI: 3})
    for kind, price in ((Kind.SNAPPER, 300), (Kind.SQUID, 200), (Kind.SALMON, 600), (Kind.TAKOYAKI, 100)):
        game.ware(seat, kind, price)
    for price in (100, 200, 200, 300):
        game.ware(seat, Kind.MACKEREL, price)
    for kind, price in ((Kind.OCTOPUS, 200), (Kind.SALMON, 300), (Kind.MACKEREL, 100), (Kind.SNAPPER, 300)):
        game.ware(seat, kind, price, fresh=False)


def _sixth(game: Game, seat: int) -> None:
    game.licences(seat, Kind.MACKEREL, Kind.OCTOPUS).fleet(seat, ship(Hull.TWO_SLOT)).papers(seat, loans=2)
    _own(game, seat, {Resource.MACKEREL: 6, Resource.SQUID: 1, Resource.SMALL_TUNA: 1})
    game.ware(seat, Kind.OCTOPUS, 200).ware(seat, Kind.MACKEREL, 200).ware(seat, Kind.MACKEREL, 200)


OWNERS: Final[tuple[Furnish, ...]] = (_first, _second, _third, _fourth, _fifth, _sixth)


def _own(game: Game, seat: int, tokens: Mapping[Resource, int]) -> None:
    for resource, count in tokens.items():
        if (
            game.state.stock[resource if resource is not Resource.OLD_SALMON else Resource.FRESH_SALMON]
            > count
        ):
            game.tokens(seat, resource, count)


def auctioned(players: int, *bids: int) -> Game:
    """The first seat has landed three barrels of tuna; so many of the seats have bid already."""
    game = busy(players, (*USUAL[players], *(() if Market.TUNA in USUAL[players] else (Market.TUNA,))))
    game.licences(0, Kind.TUNA, Kind.MACKEREL).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3), ship())
    game.fish(0, Dock(0, 0, ()))
    if bids:
        game.bid(*bids)
    return game


def cold(players: int) -> Game:
    """The first seat's barrels are about to age, and it has a freezer."""
    game = busy(players)
    game.end_turns(players)
    return game
