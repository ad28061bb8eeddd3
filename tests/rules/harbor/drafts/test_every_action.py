"""For every legal action there is a draft that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.rules.harbor.actions import EndTurn, HarborAction, OpenPort
from game.rules.harbor.choices import RETURNS
from game.rules.harbor.drafts.wishes import draft_for
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.phases import buy, fish_choices, visit
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.steps import Dock
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.drafts.walks import parts_of
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, house_spec, ship

FEW_PRICES = replace(house_spec().fishing, highest_price=200)
MOST = 250
"""Actions of a family that are looked at; one of prices grows quickly."""


def small(*markets: Market, players: int = 2) -> Game:
    """A table at which there are three prices only."""
    return harbor(players, markets, fishing=FEW_PRICES)


def two_ships() -> Game:
    fleet = (ship(hold=[Kind.MACKEREL]), ship(port=0))
    return small().fleet(0, *fleet).ports(0, 2).cash(400)


def barge_at_sea() -> Game:
    game = small(Market.SQUID).fleet(0, ship(Hull.BARGE), ship(Hull.TWO_SLOT))
    return game.licences(0, Kind.MACKEREL, Kind.SQUID).ports(0, 3)


def wares() -> Game:
    game = small(Market.OCTOPUS).ware(0, Kind.MACKEREL, 100).ware(1, Kind.MACKEREL, 200)
    return game.ware(1, Kind.TAKOYAKI, 100).ware(0, Kind.TAKOYAKI, 0).tokens(0, Resource.OCTOPUS, 1)


def traders() -> Game:
    game = small(Market.TRADING, Market.AQUARIUM, Market.GOVERNMENT, Market.EEL).cash(300)
    return game.tokens(0, Resource.EEL, 3).tokens(0, Resource.MACKEREL, 3).tracks(eel=6)


def full_slots() -> Game:
    game = small(Market.RENTALS, Market.GOVERNMENT, Market.SQUID).slot(0, Slot.CART)
    return game.licences(0, Kind.MACKEREL, Kind.SQUID, Kind.SQUID)


def bankers() -> Game:
    return (
        small(Market.BANK, Market.FUGU, Market.CRAB).tokens(0, Resource.FUGU, 2).tokens(0, Resource.CRAB, 2)
    )


def shipyard() -> Game:
    return small().ports(0, 3).fleet(0, ship(port=0), ship()).cash(1600)


def between_auctions() -> Game:
    game = small(Market.TUNA).ware(0, Kind.MACKEREL, 100)
    game.fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3), ship()).ports(0, 2)
    game.fish(0, Dock(0, 0, ()))
    game.bid(100, 200)
    return game


def tied() -> Game:
    game = small(Market.TUNA, players=3).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3), ship())
    game.fish(0, Dock(0, 0, ()))
    game.bid(200, 200, 100)
    return game


def asked_for_the_freezer() -> Game:
    game = small().slot(1, Slot.FREEZER).ware(1, Kind.MACKEREL, 100)
    game.end_turns()
    return game


SMALL: list[Callable[[], Game]] = [
    two_ships,
    barge_at_sea,
    wares,
    traders,
    full_slots,
    bankers,
    shipyard,
    between_auctions,
    tied,
    asked_for_the_freezer,
]


def families(game: Game, seat: int) -> Iterator[Iterable[HarborAction]]:
    """What the kernel lists, but each market by itself, because one alone may fill a listing."""
    state, at = game.state, table_for(game.kernel.spec, len(game.state.cash))
    if state.phase is not TURN:
        yield game.kernel.legal(state, seat)
        return
    yield buy.every(at, state, seat)
    yield fish_choices.every(at, state, seat)
    for market in state.deal.markets:
        alone = state.copy()
        alone.deal = replace(state.deal, markets=(market,))
        yield visit.every(at, alone, seat)
    legal = game.kernel.legal(state, seat)
    singles: list[HarborAction] = [EndTurn(seat), OpenPort(seat), *RETURNS[seat]]
    yield [action for action in singles if action in legal]


def made_again(kernel: HarborKernel, state: HarborState, action: HarborAction) -> HarborAction:
    """The action of a draft that is given its parts."""
    at = table_for(kernel.spec, len(state.cash))
    draft = draft_for(at, kernel.observe(state, action.seat), type(action))
    for part in parts_of(action):
        draft.add(part)
    return draft.action()


@pytest.mark.parametrize("build", SMALL, ids=lambda build: build.__name__)
def test_every_legal_action_of_a_small_position_has_its_draft(build: Callable[[], Game], often: int) -> None:
    game = build()
    (seat,) = game.kernel.to_act(game.state)
    found = 0
    for family in families(game, seat):
        for action in islice(family, MOST * often):
            assert made_again(game.kernel, game.state, action) == action
            found += 1
    assert found > 1


@pytest.mark.parametrize("players", range(2, 7))
def test_any_legal_action_has_its_draft(players: int, often: int) -> None:
    random, found = Random(players), set()
    for seed in range(25 * often):
        for state, seat in midway(players, seed, number=20):
            legal = KERNEL.legal(state, seat)
            for _ in range(6):
                action = legal.sample(random)
                assert made_again(KERNEL, state, action) == action
                found.add(type(action).__name__)
    assert found >= {"Fish", "Visit", "Buy", "OpenPort", "ReturnLicence", "EndTurn", "BidTuna"}
