"""What seldom happens by chance: an auction, an empty bag, a subsidy, an end that is held back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from game.rules.core.happening import Happening, narrate
from game.rules.harbor.actions import BidTuna, EndTurn, Fish, HarborAction, PickBuyer, UseFreezer
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.steps import Dock
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import TUNAS, Hull, Kind, Market, Resource, Slot
from game.staging.harbor.poses import Arrangement
from game.storage.library import kernel
from tests.matches import happenings
from tests.rules.harbor.positions import Game, harbor, ship
from tests.staging.harbor.tables import GOLDEN, NAMES, PLAYERS, Sitter, golden, layout, played


def arranged(game: Game) -> Arrangement:
    players = len(game.state.cash)
    chairs = [Sitter(name, crest) for crest, name in enumerate(NAMES[:players], start=1)]
    options = HarborOptions.usual(game.kernel.spec, players)
    return Arrangement(layout(players), chairs, game.kernel.spec, options)


def told(game: Game, *actions: HarborAction) -> Iterator[tuple[HarborView, Happening]]:
    """What each leads to, with the view before."""
    for action in actions:
        before = game.kernel.observe(game.state, None)
        game.state, happenings = narrate(game.kernel, partial(game.kernel.apply, game.state, action))
        for happening in happenings:
            yield before, happening
            before = happening.view


def tuna() -> Game:
    """Three barrels of it at sea."""
    three = ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3)
    return harbor(3, [Market.TUNA]).fleet(0, three, ship(port=0)).ports(0, 3)


def auction() -> tuple[Game, tuple[HarborAction, ...]]:
    bids = BidTuna(0, 300), BidTuna(1, 800), BidTuna(2, 800)
    return tuna(), (Fish(0, (Dock(0, 1, ()),)), *bids, PickBuyer(0, 1))


def empty_bag() -> tuple[Game, tuple[HarborAction, ...]]:
    game = tuna()
    for size in TUNAS:
        game.tokens(1, size, game.state.stock[size])
    return game, (Fish(0, (Dock(0, 1, ()),)),)


def subsidy() -> tuple[Game, tuple[HarborAction, ...]]:
    game = harbor(2, [Market.GOVERNMENT]).slot(1, Slot.SUBSIDY).tokens(1, Resource.MACKEREL, 1)
    for _ in range(2):
        game.ware(1, Kind.MACKEREL, 100, fresh=False)
    return game, (EndTurn(0),)


def freezer() -> tuple[Game, tuple[HarborAction, ...]]:
    game = harbor(2, [Market.RENTALS]).slot(1, Slot.FREEZER).ware(1, Kind.MACKEREL, 100)
    return game, (EndTurn(0), UseFreezer(1, True))


def held_back() -> tuple[Game, tuple[HarborAction, ...]]:
    game = harbor(2).cash(2000, 5400).tokens(0, Resource.MACKEREL, 2)
    return game, (EndTurn(0),)


Rare: TypeAlias = Callable[[], tuple[Game, tuple[HarborAction, ...]]]
RARE: tuple[Rare, ...] = (auction, empty_bag, subsidy, freezer, held_back)


def every_kind() -> Iterator[Happening]:
    """Of all kinds of events at least one: in the golden matches, in some by chance, and the rare ones."""
    rules = kernel("harbor")
    for match in (
        *(golden(rules, name) for name in GOLDEN),
        *(played(rules, players, 2 * players, everything=True) for players in PLAYERS),
    ):
        yield from happenings(match)
    for made in RARE:
        game, actions = made()
        yield from (happening for _, happening in told(game, *actions))
